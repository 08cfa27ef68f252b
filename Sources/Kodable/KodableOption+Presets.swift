internal import Foundation

extension KodableOption where Value == String {
  /// Removes white space and line breaks at both ends.
  public static var trimmed: KodableOption {
    .overrideValue { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }
}

extension KodableOption where Value == String? {
  /// Removes white space and line breaks at both ends.
  public static var trimmed: KodableOption {
    .overrideValue { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// Removes white space and line breaks at both ends; if nothing is left, the value is nil.
  public static var trimmedNifIfEmpty: KodableOption {
    .overrideValue {
      let text = $0?.trimmingCharacters(in: .whitespacesAndNewlines)
      return text?.isEmpty == true ? nil : text
    }
  }
}

extension KodableOption where Value: Comparable & Sendable {
  /// Moves values into a range: to its nearest bound.
  public static func clamping(to range: ClosedRange<Value>) -> KodableOption {
    .overrideValue { $0.constrained(to: range) }
  }

  /// Moves values into a range: the same as `clamping(to:)`.
  public static func range(_ range: ClosedRange<Value>) -> KodableOption { .clamping(to: range) }

  /// Moves larger values down to a bound.
  public static func max(_ bound: Value) -> KodableOption {
    .overrideValue { $0.constrained(toAtMost: bound) }
  }

  /// Moves smaller values up to a bound.
  public static func min(_ bound: Value) -> KodableOption {
    .overrideValue { $0.constrained(toAtLeast: bound) }
  }
}

extension KodableOption
where Value: KodableOptional & SendableMetatype, Value.Wrapped: Comparable & Sendable {
  /// Moves values into a range: to its nearest bound.
  ///
  /// Nil stays nil.
  public static func clamping(to range: ClosedRange<Value.Wrapped>) -> KodableOption {
    .overrideValue { $0.mapped { $0.constrained(to: range) } }
  }

  /// Moves values into a range: the same as `clamping(to:)`.
  public static func range(_ range: ClosedRange<Value.Wrapped>) -> KodableOption {
    .clamping(to: range)
  }

  /// Moves larger values down to a bound.
  ///
  /// Nil stays nil.
  public static func max(_ bound: Value.Wrapped) -> KodableOption {
    .overrideValue { $0.mapped { $0.constrained(toAtMost: bound) } }
  }

  /// Moves smaller values up to a bound.
  ///
  /// Nil stays nil.
  public static func min(_ bound: Value.Wrapped) -> KodableOption {
    .overrideValue { $0.mapped { $0.constrained(toAtLeast: bound) } }
  }
}

/// An optional, as a constraint of the presets; nothing else conforms to it.
public protocol KodableOptional<Wrapped> {
  /// The type of the value, if there is one.
  associatedtype Wrapped
  /// The value with a function applied to it, if there is one.
  func mapped(_ transform: (Wrapped) -> Wrapped) -> Self
  /// The value as an optional.
  var optional: Wrapped? { get }
}

extension Optional: KodableOptional {
  /// The value with a function applied to it, if there is one.
  public func mapped(_ transform: (Wrapped) -> Wrapped) -> Wrapped? { map(transform) }
  /// The value itself.
  public var optional: Wrapped? { self }
}
