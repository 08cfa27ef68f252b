extension ValueModifier
where
  Value: RangeReplaceableCollection & SendableMetatype,
  Value.Element: Comparable & SendableMetatype
{
  /// Arrays in ascending order.
  public static var sorted: ValueModifier { ValueModifier { Value($0.sorted()) } }
}

extension ValueModifier
where
  Value: RangeReplaceableCollection & SendableMetatype,
  Value.Element: Hashable & SendableMetatype
{
  /// Arrays in which of equal elements only the first one is left.
  public static var unique: ValueModifier {
    ValueModifier { elements in
      var seen: Set<Value.Element> = []
      return Value(elements.filter { seen.insert($0).inserted })
    }
  }
}

extension ValueModifier where Value: RangeReplaceableCollection & SendableMetatype {
  /// Arrays in ascending order of a property of their elements; elements equal in it keep their
  /// order.
  ///
  /// - Parameter property: The property.
  /// - Returns: The modifier.
  public static func sorted<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property> & Sendable
  ) -> ValueModifier {
    ValueModifier { elements in
      Value(elements.sorted { $0[keyPath: property] < $1[keyPath: property] })
    }
  }

  /// Arrays in ascending order of a property of their elements, those that have none of it at the
  /// end.
  ///
  /// - Parameter property: The property.
  /// - Returns: The modifier.
  public static func sorted<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property?> & Sendable
  ) -> ValueModifier {
    ValueModifier { elements in
      Value(
        elements.sorted { left, right in
          guard let left = left[keyPath: property] else { return false }
          guard let right = right[keyPath: property] else { return true }
          return left < right
        })
    }
  }

  /// Arrays in the order that a function says.
  ///
  /// - Parameter precedes: Whether one element comes before another.
  /// - Returns: The modifier.
  public static func sorted(
    by precedes: @escaping @Sendable (Value.Element, Value.Element) -> Bool
  ) -> ValueModifier {
    ValueModifier { Value($0.sorted(by: precedes)) }
  }
}
