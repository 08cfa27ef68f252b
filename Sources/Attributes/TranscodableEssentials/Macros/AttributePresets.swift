// Attributes use these types to name built-in rules and modifiers. An attribute argument can't
// depend on the type of its field, so each member is only a placeholder. The generated code uses
// the rule or the modifier with the same name. The types are hidden, because users write only the
// members.

/// The name of a built-in ``CodableValidation``, for use in an attribute.
public struct __CodableValidationName: Sendable {
  /// Requires a value to be in a range.
  public static func range<Bound: Comparable>(
    _ range: some RangeExpression<Bound>
  ) -> __CodableValidationName { __CodableValidationName() }

  /// Requires the count of a string or collection to be in a range.
  public static func count(_ range: some RangeExpression<Int>) -> __CodableValidationName {
    __CodableValidationName()
  }

  /// Requires a string or collection to have an exact count.
  public static func count(_ count: Int) -> __CodableValidationName { __CodableValidationName() }

  /// Requires a string or collection to be nonempty.
  public static var nonEmpty: __CodableValidationName { __CodableValidationName() }

  /// Requires the whole string to match a regular expression.
  public static func matches(_ pattern: String) -> __CodableValidationName {
    __CodableValidationName()
  }

  /// Requires a value to be one of the given values.
  public static func oneOf<Value: Equatable>(_ values: Value...) -> __CodableValidationName {
    __CodableValidationName()
  }
}

/// The name of a built-in ``CodableModifier``, for use in an attribute.
public struct __CodableModifierName: Sendable {
  /// Removes whitespace and line breaks from both ends of a string.
  public static var trimmed: __CodableModifierName { __CodableModifierName() }
  /// Converts a string to lowercase.
  public static var lowercased: __CodableModifierName { __CodableModifierName() }
  /// Converts a string to uppercase.
  public static var uppercased: __CodableModifierName { __CodableModifierName() }
  /// Capitalizes each word in a string.
  public static var capitalized: __CodableModifierName { __CodableModifierName() }
  /// Converts an empty string or collection to nil.
  public static var nilIfEmpty: __CodableModifierName { __CodableModifierName() }
  /// Sorts an array in ascending order.
  public static var sorted: __CodableModifierName { __CodableModifierName() }
  /// Removes duplicate elements from an array, keeping the first occurrence of each.
  public static var unique: __CodableModifierName { __CodableModifierName() }

  /// Clamps a value to a range.
  public static func clamped<Bound: Comparable>(
    to range: ClosedRange<Bound>
  ) -> __CodableModifierName { __CodableModifierName() }

  /// Raises values below a lower bound to that bound.
  public static func min<Bound: Comparable>(_ least: Bound) -> __CodableModifierName {
    __CodableModifierName()
  }

  /// Lowers values above an upper bound to that bound.
  public static func max<Bound: Comparable>(_ greatest: Bound) -> __CodableModifierName {
    __CodableModifierName()
  }

  /// Sorts an array by a property of its elements.
  ///
  /// The key path must include its root type.
  public static func sorted<Element, Property: Comparable>(
    by property: KeyPath<Element, Property>
  ) -> __CodableModifierName { __CodableModifierName() }

  /// Sorts an array by an optional property of its elements.
  ///
  /// The key path must include its root type. Elements whose property is nil are sorted last.
  public static func sorted<Element, Property: Comparable>(
    by property: KeyPath<Element, Property?>
  ) -> __CodableModifierName { __CodableModifierName() }

  /// Sorts an array with a predicate.
  ///
  /// The parameters of the predicate must have type annotations.
  public static func sorted<Element>(
    by precedes: (Element, Element) -> Bool
  ) -> __CodableModifierName { __CodableModifierName() }

  /// Transforms a value with a function.
  public static func map<Value>(_ change: (Value) throws -> Value) -> __CodableModifierName {
    __CodableModifierName()
  }
}
