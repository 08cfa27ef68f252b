// What the built-in rules and modifiers are in an attribute. An attribute does not know of which type the
// values of its field are; the code of the macro does, and finds the real ones by the same names.

/// The name of a built-in ``Validation`` in an attribute.
public struct ValidationName: Sendable {
  /// Values in a range.
  public static func range<Bound: Comparable>(
    _ range: some RangeExpression<Bound>
  ) -> ValidationName { ValidationName() }

  /// Strings and collections with a number of elements in a range.
  public static func count(_ range: some RangeExpression<Int>) -> ValidationName {
    ValidationName()
  }

  /// Strings and collections with this number of elements.
  public static func count(_ count: Int) -> ValidationName { ValidationName() }

  /// Strings and collections that are not empty.
  public static var nonEmpty: ValidationName { ValidationName() }

  /// Strings that match a regular expression as a whole.
  public static func matches(_ pattern: String) -> ValidationName { ValidationName() }

  /// Values that are one of these.
  public static func oneOf<Value: Equatable>(_ values: Value...) -> ValidationName {
    ValidationName()
  }
}

/// The name of a built-in ``ValueModifier`` in an attribute.
public struct ValueModifierName: Sendable {
  /// Strings without the white space and line breaks at both ends.
  public static var trimmed: ValueModifierName { ValueModifierName() }
  /// Strings in lower case.
  public static var lowercased: ValueModifierName { ValueModifierName() }
  /// Strings in upper case.
  public static var uppercased: ValueModifierName { ValueModifierName() }
  /// Strings in which every word starts in upper case.
  public static var capitalized: ValueModifierName { ValueModifierName() }
  /// A string or a collection without elements counts as none.
  public static var nilIfEmpty: ValueModifierName { ValueModifierName() }
  /// Arrays in ascending order.
  public static var sorted: ValueModifierName { ValueModifierName() }
  /// Arrays without the elements that came before.
  public static var unique: ValueModifierName { ValueModifierName() }

  /// Values moved to the nearest one in a range.
  public static func clamped<Bound: Comparable>(
    to range: ClosedRange<Bound>
  ) -> ValueModifierName { ValueModifierName() }

  /// Values raised to the least one that is allowed.
  public static func min<Bound: Comparable>(_ least: Bound) -> ValueModifierName {
    ValueModifierName()
  }

  /// Values lowered to the greatest one that is allowed.
  public static func max<Bound: Comparable>(_ greatest: Bound) -> ValueModifierName {
    ValueModifierName()
  }

  /// Arrays in the order of a property of the elements, whose key path has to say its root.
  public static func sorted<Element, Property: Comparable>(
    by property: KeyPath<Element, Property>
  ) -> ValueModifierName { ValueModifierName() }

  /// Arrays in the order of a property of the elements, those that have none of it at the end.
  public static func sorted<Element, Property: Comparable>(
    by property: KeyPath<Element, Property?>
  ) -> ValueModifierName { ValueModifierName() }

  /// Arrays in the order that a function says, which has to say the types of its parameters.
  public static func sorted<Element>(
    by precedes: (Element, Element) -> Bool
  ) -> ValueModifierName { ValueModifierName() }

  /// Values as a function changes them.
  public static func map<Value>(_ change: (Value) throws -> Value) -> ValueModifierName {
    ValueModifierName()
  }
}
