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
