// What the built-in rules and modifiers are in an attribute. An attribute does not know of which type the
// values of its field are; the code of the macro does, and finds the real ones by the same names.

/// The name of a built-in ``CodableValidation`` in an attribute.
public struct CodableValidationName: Sendable {
  /// Values in a range.
  public static func range<Bound: Comparable>(
    _ range: some RangeExpression<Bound>
  ) -> CodableValidationName { CodableValidationName() }

  /// Strings and collections with a number of elements in a range.
  public static func count(_ range: some RangeExpression<Int>) -> CodableValidationName {
    CodableValidationName()
  }

  /// Strings and collections with this number of elements.
  public static func count(_ count: Int) -> CodableValidationName { CodableValidationName() }

  /// Strings and collections that are not empty.
  public static var nonEmpty: CodableValidationName { CodableValidationName() }

  /// Strings that match a regular expression as a whole.
  public static func matches(_ pattern: String) -> CodableValidationName { CodableValidationName() }

  /// Values that are one of these.
  public static func oneOf<Value: Equatable>(_ values: Value...) -> CodableValidationName {
    CodableValidationName()
  }
}

/// The name of a built-in ``CodableModifier`` in an attribute.
public struct CodableModifierName: Sendable {
  /// Strings without the white space and line breaks at both ends.
  public static var trimmed: CodableModifierName { CodableModifierName() }
  /// Strings in lower case.
  public static var lowercased: CodableModifierName { CodableModifierName() }
  /// Strings in upper case.
  public static var uppercased: CodableModifierName { CodableModifierName() }
  /// Strings in which every word starts in upper case.
  public static var capitalized: CodableModifierName { CodableModifierName() }
  /// A string or a collection without elements counts as none.
  public static var nilIfEmpty: CodableModifierName { CodableModifierName() }
  /// Arrays in ascending order.
  public static var sorted: CodableModifierName { CodableModifierName() }
  /// Arrays without the elements that came before.
  public static var unique: CodableModifierName { CodableModifierName() }

  /// Values moved to the nearest one in a range.
  public static func clamped<Bound: Comparable>(
    to range: ClosedRange<Bound>
  ) -> CodableModifierName { CodableModifierName() }

  /// Values raised to the least one that is allowed.
  public static func min<Bound: Comparable>(_ least: Bound) -> CodableModifierName {
    CodableModifierName()
  }

  /// Values lowered to the greatest one that is allowed.
  public static func max<Bound: Comparable>(_ greatest: Bound) -> CodableModifierName {
    CodableModifierName()
  }

  /// Arrays in the order of a property of the elements, whose key path has to say its root.
  public static func sorted<Element, Property: Comparable>(
    by property: KeyPath<Element, Property>
  ) -> CodableModifierName { CodableModifierName() }

  /// Arrays in the order of a property of the elements, those that have none of it at the end.
  public static func sorted<Element, Property: Comparable>(
    by property: KeyPath<Element, Property?>
  ) -> CodableModifierName { CodableModifierName() }

  /// Arrays in the order that a function says, which has to say the types of its parameters.
  public static func sorted<Element>(
    by precedes: (Element, Element) -> Bool
  ) -> CodableModifierName { CodableModifierName() }

  /// Values as a function changes them.
  public static func map<Value>(_ change: (Value) throws -> Value) -> CodableModifierName {
    CodableModifierName()
  }
}
