/// A transformation that is applied after decoding or before encoding.
///
/// ```swift
/// @CodableModified(.trimmed, .nilIfEmpty) var nickname: String?
/// @CodableModified(.clamped(to: 0...5)) var stars: Int
/// ```
public struct CodableModifier<Value>: Sendable {
  /// Transforms a value, or returns `nil` if the value should be treated as missing.
  public let apply: @Sendable (Value) throws -> Value?

  /// Creates a modifier from a function that returns the new value, or `nil` if the value should be
  /// treated as missing.
  public init(_ apply: @escaping @Sendable (Value) throws -> Value?) { self.apply = apply }

  /// Replaces each value with the result of a function.
  public static func map(_ change: @escaping @Sendable (Value) throws -> Value) -> CodableModifier {
    CodableModifier { try change($0) }
  }
}

extension CodableModifier where Value == String {
  /// Removes whitespace and line breaks from both ends of a string.
  public static var trimmed: CodableModifier {
    CodableModifier { text in
      let rest = text.drop(while: \.isWhitespace)
      guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
      return String(rest[...last])
    }
  }

  /// Converts strings to lowercase, independent of locale.
  public static var lowercased: CodableModifier { CodableModifier { $0.lowercased() } }

  /// Converts strings to uppercase, independent of locale.
  public static var uppercased: CodableModifier { CodableModifier { $0.uppercased() } }

  /// Capitalizes every word of a string.
  public static var capitalized: CodableModifier {
    CodableModifier { text in
      var result = ""
      var isInWord = false
      for character in text {
        let isLetter = character.isLetter || isInWord && (character == "'" || character == "’")
        result += !isLetter || isInWord ? character.lowercased() : character.uppercased()
        isInWord = isLetter
      }
      return result
    }
  }
}

extension CodableModifier where Value: Collection & SendableMetatype {
  /// Treats empty strings and collections as missing.
  public static var nilIfEmpty: CodableModifier { CodableModifier { $0.isEmpty ? nil : $0 } }
}

extension CodableModifier where Value: Comparable & Sendable {
  /// Limits values to a range.
  public static func clamped(to range: ClosedRange<Value>) -> CodableModifier {
    CodableModifier { Swift.min(Swift.max($0, range.lowerBound), range.upperBound) }
  }

  /// Raises values below `least` to `least`.
  public static func min(_ least: Value) -> CodableModifier {
    CodableModifier { Swift.max($0, least) }
  }

  /// Lowers values above `greatest` to `greatest`.
  public static func max(_ greatest: Value) -> CodableModifier {
    CodableModifier { Swift.min($0, greatest) }
  }
}

extension CodableModifier
where
  Value: RangeReplaceableCollection & SendableMetatype,
  Value.Element: Comparable & SendableMetatype
{
  /// Sorts arrays in ascending order.
  public static var sorted: CodableModifier { CodableModifier { Value($0.sorted()) } }
}

extension CodableModifier
where
  Value: RangeReplaceableCollection & SendableMetatype,
  Value.Element: Hashable & SendableMetatype
{
  /// Removes duplicate elements, keeping the first occurrence of each.
  public static var unique: CodableModifier {
    CodableModifier { elements in
      var seen: Set<Value.Element> = []
      return Value(elements.filter { seen.insert($0).inserted })
    }
  }
}

extension CodableModifier where Value: RangeReplaceableCollection & SendableMetatype {
  /// Sorts arrays by a property of their elements, in ascending order.
  ///
  /// The sort is stable.
  public static func sorted<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property> & Sendable
  ) -> CodableModifier {
    CodableModifier { elements in
      Value(elements.sorted { $0[keyPath: property] < $1[keyPath: property] })
    }
  }

  /// Sorts arrays by a property of their elements, in ascending order.
  ///
  /// Elements whose property is `nil` go last.
  public static func sorted<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property?> & Sendable
  ) -> CodableModifier {
    CodableModifier { elements in
      Value(
        elements.sorted { left, right in
          guard let left = left[keyPath: property] else { return false }
          guard let right = right[keyPath: property] else { return true }
          return left < right
        })
    }
  }

  /// Sorts arrays with a predicate that returns whether one element comes before another.
  public static func sorted(
    by precedes: @escaping @Sendable (Value.Element, Value.Element) -> Bool
  ) -> CodableModifier {
    CodableModifier { Value($0.sorted(by: precedes)) }
  }
}
