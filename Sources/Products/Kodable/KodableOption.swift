internal import Foundation

/// An option of a wrapper, given where a property is declared.
public enum KodableOption<Value>: Sendable {
  /// Prints the JSON of the property when it is decoded.
  case debugJSON
  /// Encodes nil as null, where otherwise nothing is encoded.
  case encodeAsNullIfNil
  /// Replaces or checks values.
  case modifier(KodableModifier<Value>)
  /// How strictly JSON is taken; the last one counts.
  case propertyDecoding(PropertyDecoding)
  /// The key of the property; the same as the key given first.
  case key(String)
}

extension KodableOption {
  /// The value has to have the type of the property.
  public static var enforceType: KodableOption { .propertyDecoding(.enforceType) }

  /// The value has to have the type of the property: another name of ``enforceType``.
  public static var enforceTypeDecoding: KodableOption { .propertyDecoding(.enforceType) }

  /// A scalar of another type is converted by way of its text.
  public static var lossless: KodableOption { .propertyDecoding(.lossless) }

  /// Elements of an array that cannot be decoded are left out.
  public static var lossy: KodableOption { .propertyDecoding(.lossy) }

  /// Replaces values.
  ///
  /// - Parameter closure: Returns the value to take instead.
  /// - Returns: The option.
  public static func overrideValue(_ closure: @escaping @Sendable (Value) -> Value) -> KodableOption
  {
    .modifier(.overrideValue(closure))
  }

  /// Checks values.
  ///
  /// - Parameter closure: Tells whether a value is valid. Invalid ones fail the decoding, and are
  ///   ignored when they are assigned.
  /// - Returns: The option.
  public static func validation(_ closure: @escaping @Sendable (Value) -> Bool) -> KodableOption {
    .modifier(.validation(closure))
  }
}

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

extension KodableOption
where Value: MutableCollection & RandomAccessCollection & SendableMetatype {
  /// Tells whether an element comes before another.
  public typealias Comparator = @Sendable (Value.Element, Value.Element) -> Bool

  /// Sorts the elements.
  ///
  /// - Parameter comparator: Tells whether an element comes before another.
  /// - Returns: The option.
  public static func sorted(using comparator: @escaping Comparator) -> KodableOption {
    .overrideValue { value in
      var value = value
      value.sort(by: comparator)
      return value
    }
  }

  /// Sorts the elements by a property, the smallest first.
  public static func ascending<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property> & Sendable
  ) -> KodableOption {
    .sorted { $0[keyPath: property] < $1[keyPath: property] }
  }

  /// Sorts the elements by a property, the largest first.
  public static func descending<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property> & Sendable
  ) -> KodableOption {
    .sorted { $0[keyPath: property] > $1[keyPath: property] }
  }

  /// Sorts the elements by a property, the smallest first, and those without it last.
  public static func ascending<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property?> & Sendable
  ) -> KodableOption {
    .sorted { precedes($0[keyPath: property], $1[keyPath: property]) }
  }

  /// Sorts the elements by a property, those without it first, and then the largest.
  public static func descending<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property?> & Sendable
  ) -> KodableOption {
    .sorted { precedes($1[keyPath: property], $0[keyPath: property]) }
  }
}

extension KodableOption
where
  Value: MutableCollection & RandomAccessCollection & SendableMetatype,
  Value.Element: Comparable & SendableMetatype
{
  /// Sorts the elements, the smallest first.
  public static var ascending: KodableOption { .sorted { $0 < $1 } }

  /// Sorts the elements, the largest first.
  public static var descending: KodableOption { .sorted { $0 > $1 } }
}

extension KodableOption
where
  Value: MutableCollection & RandomAccessCollection & SendableMetatype,
  Value.Element: KodableOptional & SendableMetatype,
  Value.Element.Wrapped: Comparable & SendableMetatype
{
  /// Sorts the elements, the smallest first, and nil last.
  public static var ascending: KodableOption { .sorted { precedes($0.optional, $1.optional) } }

  /// Sorts the elements, nil first, and then the largest.
  public static var descending: KodableOption { .sorted { precedes($1.optional, $0.optional) } }
}

/// Whether a value is less than another, where nil is greater than all.
private func precedes<Value: Comparable>(_ first: Value?, _ second: Value?) -> Bool {
  guard let first else { return false }
  guard let second else { return true }
  return first < second
}

extension Comparable {
  /// The value, or the nearest bound of a range.
  func constrained(to range: ClosedRange<Self>) -> Self {
    constrained(toAtLeast: range.lowerBound).constrained(toAtMost: range.upperBound)
  }

  /// The value, or the lower bound if it is below.
  func constrained(toAtLeast bound: Self) -> Self { max(self, bound) }

  /// The value, or the upper bound if it is above.
  func constrained(toAtMost bound: Self) -> Self { min(self, bound) }
}
