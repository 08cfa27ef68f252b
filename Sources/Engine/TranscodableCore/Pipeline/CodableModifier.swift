/// A change that is made to a value after it was decoded, or before it is encoded.
///
/// ```swift
/// @CodableModified(.trimmed, .nilIfEmpty) var nickname: String?
/// @CodableModified(.clamped(to: 0...5)) var stars: Int
/// ```
public struct CodableModifier<Value>: Sendable {
  /// Changes a value; nil if it counts as none afterwards.
  public let apply: @Sendable (Value) throws -> Value?

  /// Creates a modifier.
  ///
  /// - Parameter apply: Changes a value; nil if it counts as none afterwards.
  public init(_ apply: @escaping @Sendable (Value) throws -> Value?) { self.apply = apply }

  /// Changes values as a function says.
  ///
  /// - Parameter change: Changes a value.
  /// - Returns: The modifier.
  public static func map(_ change: @escaping @Sendable (Value) throws -> Value) -> CodableModifier {
    CodableModifier { try change($0) }
  }
}

extension CodableModifier where Value == String {
  /// Strings without the white space and line breaks at both ends.
  public static var trimmed: CodableModifier {
    CodableModifier { text in
      let rest = text.drop(while: \.isWhitespace)
      guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
      return String(rest[...last])
    }
  }

  /// Strings in lower case, of no language.
  public static var lowercased: CodableModifier { CodableModifier { $0.lowercased() } }

  /// Strings in upper case, of no language.
  public static var uppercased: CodableModifier { CodableModifier { $0.uppercased() } }

  /// Strings in which every word starts in upper case and goes on in lower case.
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
  /// A string or a collection without elements counts as none.
  public static var nilIfEmpty: CodableModifier { CodableModifier { $0.isEmpty ? nil : $0 } }
}

extension CodableModifier where Value: Comparable & Sendable {
  /// Values moved to the nearest one in a range.
  ///
  /// - Parameter range: The range.
  /// - Returns: The modifier.
  public static func clamped(to range: ClosedRange<Value>) -> CodableModifier {
    CodableModifier { Swift.min(Swift.max($0, range.lowerBound), range.upperBound) }
  }

  /// Values raised to the least one that is allowed.
  ///
  /// - Parameter least: That value.
  /// - Returns: The modifier.
  public static func min(_ least: Value) -> CodableModifier {
    CodableModifier { Swift.max($0, least) }
  }

  /// Values lowered to the greatest one that is allowed.
  ///
  /// - Parameter greatest: That value.
  /// - Returns: The modifier.
  public static func max(_ greatest: Value) -> CodableModifier {
    CodableModifier { Swift.min($0, greatest) }
  }
}

extension CodableModifier
where
  Value: RangeReplaceableCollection & SendableMetatype,
  Value.Element: Comparable & SendableMetatype
{
  /// Arrays in ascending order.
  public static var sorted: CodableModifier { CodableModifier { Value($0.sorted()) } }
}

extension CodableModifier
where
  Value: RangeReplaceableCollection & SendableMetatype,
  Value.Element: Hashable & SendableMetatype
{
  /// Arrays in which of equal elements only the first one is left.
  public static var unique: CodableModifier {
    CodableModifier { elements in
      var seen: Set<Value.Element> = []
      return Value(elements.filter { seen.insert($0).inserted })
    }
  }
}

extension CodableModifier where Value: RangeReplaceableCollection & SendableMetatype {
  /// Arrays in ascending order of a property of their elements; elements equal in it keep their
  /// order.
  ///
  /// - Parameter property: The property.
  /// - Returns: The modifier.
  public static func sorted<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property> & Sendable
  ) -> CodableModifier {
    CodableModifier { elements in
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

  /// Arrays in the order that a function says.
  ///
  /// - Parameter precedes: Whether one element comes before another.
  /// - Returns: The modifier.
  public static func sorted(
    by precedes: @escaping @Sendable (Value.Element, Value.Element) -> Bool
  ) -> CodableModifier {
    CodableModifier { Value($0.sorted(by: precedes)) }
  }
}
