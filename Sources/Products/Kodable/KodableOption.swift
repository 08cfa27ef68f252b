internal import Foundation

/// An option for a property wrapper.
public enum KodableOption<Value>: Sendable {
  /// Prints the JSON of the property when it is decoded.
  case debugJSON
  /// Encodes `nil` as null instead of omitting it.
  case encodeAsNullIfNil
  /// Replaces or validates values.
  case modifier(KodableModifier<Value>)
  /// Specifies how strictly the JSON is decoded.
  ///
  /// If there are several such options, the last one applies.
  case propertyDecoding(PropertyDecoding)
  /// The key of the property.
  ///
  /// This is the same as the wrapper's `key` argument.
  case key(String)
}

extension KodableOption {
  /// Requires that the type of the JSON value matches the type of the property.
  public static var enforceType: KodableOption { .propertyDecoding(.enforceType) }

  /// Requires that the type of the JSON value matches the type of the property.
  ///
  /// This is the same as ``enforceType``.
  public static var enforceTypeDecoding: KodableOption { .propertyDecoding(.enforceType) }

  /// Creates the value from a scalar's description if the scalar has a different type.
  public static var lossless: KodableOption { .propertyDecoding(.lossless) }

  /// Drops array elements that can't be decoded.
  public static var lossy: KodableOption { .propertyDecoding(.lossy) }

  /// Replaces values.
  ///
  /// - Parameter closure: A closure that returns the replacement for a value.
  /// - Returns: The option.
  public static func overrideValue(_ closure: @escaping @Sendable (Value) -> Value) -> KodableOption
  {
    .modifier(.overrideValue(closure))
  }

  /// Validates values.
  ///
  /// - Parameter closure: A closure that returns whether a value is valid. If a value is invalid,
  ///   decoding fails, or the assignment is ignored.
  /// - Returns: The option.
  public static func validation(_ closure: @escaping @Sendable (Value) -> Bool) -> KodableOption {
    .modifier(.validation(closure))
  }
}

extension KodableOption where Value == String {
  /// Removes leading and trailing white space and line breaks.
  public static var trimmed: KodableOption {
    .overrideValue { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }
}

extension KodableOption where Value == String? {
  /// Removes leading and trailing white space and line breaks.
  public static var trimmed: KodableOption {
    .overrideValue { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// Removes leading and trailing white space and line breaks.
  ///
  /// An empty result becomes `nil`.
  public static var trimmedNifIfEmpty: KodableOption {
    .overrideValue {
      let text = $0?.trimmingCharacters(in: .whitespacesAndNewlines)
      return text?.isEmpty == true ? nil : text
    }
  }
}

extension KodableOption where Value: Comparable & Sendable {
  /// Clamps values to a range.
  public static func clamping(to range: ClosedRange<Value>) -> KodableOption {
    .overrideValue { $0.constrained(to: range) }
  }

  /// Clamps values to a range.
  ///
  /// This is the same as `clamping(to:)`.
  public static func range(_ range: ClosedRange<Value>) -> KodableOption { .clamping(to: range) }

  /// Clamps values to an upper bound.
  public static func max(_ bound: Value) -> KodableOption {
    .overrideValue { $0.constrained(toAtMost: bound) }
  }

  /// Clamps values to a lower bound.
  public static func min(_ bound: Value) -> KodableOption {
    .overrideValue { $0.constrained(toAtLeast: bound) }
  }
}

extension KodableOption
where Value: KodableOptional & SendableMetatype, Value.Wrapped: Comparable & Sendable {
  /// Clamps values to a range.
  ///
  /// `nil` is unchanged.
  public static func clamping(to range: ClosedRange<Value.Wrapped>) -> KodableOption {
    .overrideValue { $0.mapped { $0.constrained(to: range) } }
  }

  /// Clamps values to a range.
  ///
  /// This is the same as `clamping(to:)`.
  public static func range(_ range: ClosedRange<Value.Wrapped>) -> KodableOption {
    .clamping(to: range)
  }

  /// Clamps values to an upper bound.
  ///
  /// `nil` is unchanged.
  public static func max(_ bound: Value.Wrapped) -> KodableOption {
    .overrideValue { $0.mapped { $0.constrained(toAtMost: bound) } }
  }

  /// Clamps values to a lower bound.
  ///
  /// `nil` is unchanged.
  public static func min(_ bound: Value.Wrapped) -> KodableOption {
    .overrideValue { $0.mapped { $0.constrained(toAtLeast: bound) } }
  }
}

/// An optional type.
///
/// Use this protocol in generic constraints. No types other than `Optional` conform to it.
public protocol KodableOptional<Wrapped> {
  /// The type of the wrapped value.
  associatedtype Wrapped
  /// Applies a function to the wrapped value, and returns the result.
  ///
  /// Returns `nil` if there is no wrapped value.
  func mapped(_ transform: (Wrapped) -> Wrapped) -> Self
  /// The value as an optional.
  var optional: Wrapped? { get }
}

extension Optional: KodableOptional {
  /// Applies a function to the wrapped value, and returns the result.
  ///
  /// Returns `nil` if there is no wrapped value.
  public func mapped(_ transform: (Wrapped) -> Wrapped) -> Wrapped? { map(transform) }
  /// The value as an optional.
  public var optional: Wrapped? { self }
}

extension KodableOption
where Value: MutableCollection & RandomAccessCollection & SendableMetatype {
  /// A closure that returns whether an element precedes another.
  public typealias Comparator = @Sendable (Value.Element, Value.Element) -> Bool

  /// Sorts the elements.
  ///
  /// - Parameter comparator: A closure that returns whether an element precedes another.
  /// - Returns: The option.
  public static func sorted(using comparator: @escaping Comparator) -> KodableOption {
    .overrideValue { value in
      var value = value
      value.sort(by: comparator)
      return value
    }
  }

  /// Sorts the elements by a property in ascending order.
  public static func ascending<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property> & Sendable
  ) -> KodableOption {
    .sorted { $0[keyPath: property] < $1[keyPath: property] }
  }

  /// Sorts the elements by a property in descending order.
  public static func descending<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property> & Sendable
  ) -> KodableOption {
    .sorted { $0[keyPath: property] > $1[keyPath: property] }
  }

  /// Sorts the elements by an optional property in ascending order, with `nil` last.
  public static func ascending<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property?> & Sendable
  ) -> KodableOption {
    .sorted { precedes($0[keyPath: property], $1[keyPath: property]) }
  }

  /// Sorts the elements by an optional property in descending order, with `nil` first.
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
  /// Sorts the elements in ascending order.
  public static var ascending: KodableOption { .sorted { $0 < $1 } }

  /// Sorts the elements in descending order.
  public static var descending: KodableOption { .sorted { $0 > $1 } }
}

extension KodableOption
where
  Value: MutableCollection & RandomAccessCollection & SendableMetatype,
  Value.Element: KodableOptional & SendableMetatype,
  Value.Element.Wrapped: Comparable & SendableMetatype
{
  /// Sorts the elements in ascending order, with `nil` last.
  public static var ascending: KodableOption { .sorted { precedes($0.optional, $1.optional) } }

  /// Sorts the elements in descending order, with `nil` first.
  public static var descending: KodableOption { .sorted { precedes($1.optional, $0.optional) } }
}

/// Nil is greater than all other values.
private func precedes<Value: Comparable>(_ first: Value?, _ second: Value?) -> Bool {
  guard let first else { return false }
  guard let second else { return true }
  return first < second
}

extension Comparable {
  func constrained(to range: ClosedRange<Self>) -> Self {
    constrained(toAtLeast: range.lowerBound).constrained(toAtMost: range.upperBound)
  }

  func constrained(toAtLeast bound: Self) -> Self { max(self, bound) }

  func constrained(toAtMost bound: Self) -> Self { min(self, bound) }
}
