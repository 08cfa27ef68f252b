/// A change that is made to a value after it was decoded, or before it is encoded.
///
/// ```swift
/// @Modified(.trimmed, .nilIfEmpty) var nickname: String?
/// @Modified(.clamped(to: 0...5)) var stars: Int
/// ```
public struct ValueModifier<Value>: Sendable {
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
  public static func map(_ change: @escaping @Sendable (Value) throws -> Value) -> ValueModifier {
    ValueModifier { try change($0) }
  }
}

extension ValueModifier where Value == String {
  /// Strings without the white space and line breaks at both ends.
  public static var trimmed: ValueModifier {
    ValueModifier { text in
      let rest = text.drop(while: \.isWhitespace)
      guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
      return String(rest[...last])
    }
  }

  /// Strings in lower case, of no language.
  public static var lowercased: ValueModifier { ValueModifier { $0.lowercased() } }

  /// Strings in upper case, of no language.
  public static var uppercased: ValueModifier { ValueModifier { $0.uppercased() } }

  /// Strings in which every word starts in upper case and goes on in lower case.
  public static var capitalized: ValueModifier {
    ValueModifier { text in
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

extension ValueModifier where Value: Collection & SendableMetatype {
  /// A string or a collection without elements counts as none.
  public static var nilIfEmpty: ValueModifier { ValueModifier { $0.isEmpty ? nil : $0 } }
}

extension ValueModifier where Value: Comparable & Sendable {
  /// Values moved to the nearest one in a range.
  ///
  /// - Parameter range: The range.
  /// - Returns: The modifier.
  public static func clamped(to range: ClosedRange<Value>) -> ValueModifier {
    ValueModifier { Swift.min(Swift.max($0, range.lowerBound), range.upperBound) }
  }

  /// Values raised to the least one that is allowed.
  ///
  /// - Parameter least: That value.
  /// - Returns: The modifier.
  public static func min(_ least: Value) -> ValueModifier { ValueModifier { Swift.max($0, least) } }

  /// Values lowered to the greatest one that is allowed.
  ///
  /// - Parameter greatest: That value.
  /// - Returns: The modifier.
  public static func max(_ greatest: Value) -> ValueModifier {
    ValueModifier { Swift.min($0, greatest) }
  }
}
