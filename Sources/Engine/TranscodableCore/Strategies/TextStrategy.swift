/// A strategy whose values are in a text as strings.
///
/// ```swift
/// struct PathStrategy: TextStrategy {
///   let expectation = "a path"
///   func value(of text: String) -> FilePath? { FilePath(text) }
///   func text(of value: FilePath) -> String? { value.string }
/// }
/// ```
public protocol TextStrategy<Value>: CodingStrategy {
  associatedtype Value

  /// What a string has to be, as a phrase for errors: `an ISO 8601 date`.
  var expectation: String { get }

  /// The value that a string stands for.
  ///
  /// - Parameter text: The string.
  /// - Returns: The value, nil if it stands for none.
  func value(of text: String) -> Value?

  /// The string that stands for a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The string, nil if the value has none.
  func text(of value: Value) -> String?
}

extension TextStrategy {
  public func decode(from decoder: any Decoder) throws -> Value {
    let text = try decoder.singleValueContainer().decode(String.self)
    if let value = value(of: text) { return value }
    throw DecodingError.invalidValue(
      expected: expectation, found: text.quoted, in: decoder)
  }

  public func encode(_ value: Value, to encoder: any Encoder) throws {
    guard let text = text(of: value) else {
      throw EncodingError.invalidValue(
        value, found: "a \(Value.self) as \(expectation)", at: encoder.codingPath)
    }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension String {
  /// The string in quotes, cut if it is long, as messages show it.
  package var quoted: String { "\"\(cut(to: 60))\"" }
}

/// Values as the strings that describe them without loss.
public struct LosslessStringStrategy<Value: LosslessStringConvertible>: TextStrategy, Sendable {
  public var expectation: String { "\(Value.self)" }
  public func value(of text: String) -> Value? { Value(text) }
  public func text(of value: Value) -> String? { value.description }
}

extension ValueStrategy {
  /// Values as the strings that describe them without loss: `"42"` for 42.
  public static func losslessStringConversion<Value>() -> Self
  where Self == LosslessStringStrategy<Value> {
    LosslessStringStrategy()
  }
}

/// Strings in lower case, of no language, however they are written.
public struct LowercasedTextStrategy: TextStrategy, Sendable {
  public var expectation: String { "a string" }
  public func value(of text: String) -> String? { text.lowercased() }
  public func text(of value: String) -> String? { value.lowercased() }
}

extension ValueStrategy where Self == LowercasedTextStrategy {
  /// Strings in lower case, of no language, on both sides: `"DE"` is read as `"de"`, and written so.
  public static var lowercasedText: LowercasedTextStrategy { LowercasedTextStrategy() }
}

/// Arrays as one string, in which a separator is between the elements.
public struct SeparatedStrategy<Element: LosslessStringConvertible>: TextStrategy, Sendable {
  let separator: String

  public var expectation: String { "\([Element].self) separated by \(separator.quoted)" }

  public func value(of text: String) -> [Element]? {
    if text.isEmpty { return [] }
    var elements: [Element] = []
    for part in text.split(separator: separator, omittingEmptySubsequences: false) {
      guard let element = Element(String(part)) else { return nil }
      elements.append(element)
    }
    return elements
  }

  public func text(of value: [Element]) -> String? {
    let parts = value.map(\.description)
    // What could not be read back is not written: a separator in an element, one empty element.
    if parts == [""] || parts.contains(where: { $0.contains(separator) }) { return nil }
    return parts.joined(separator: separator)
  }

  public var __lossy: LossySeparatedStrategy<Element> {
    LossySeparatedStrategy(separator: separator)
  }
}

/// Arrays as one string, without the elements that cannot be decoded.
public struct LossySeparatedStrategy<Element: LosslessStringConvertible>: DecodingStrategy, Sendable
{
  let separator: String

  public func decode(from decoder: any Decoder) throws -> [Element] {
    let text = try decoder.singleValueContainer().decode(String.self)
    if text.isEmpty { return [] }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    return parts.compactMap { part in
      if let element = Element(String(part)) { return element }
      decoder.report(
        .droppedElement,
        cause: DecodingError.invalidValue(
          expected: "\(Element.self)", found: String(part).quoted, in: decoder))
      return nil
    }
  }
}

extension ValueStrategy {
  /// Arrays as one string, in which a separator is between the elements: `"a,b,c"`.
  ///
  /// The empty string is the empty array. Elements are written as their descriptions; one in which
  /// the separator occurs is an `EncodingError`. No white space is removed.
  ///
  /// - Parameter separator: What is between the elements; not empty.
  /// - Returns: The strategy.
  public static func separated<Element>(by separator: String) -> Self
  where Self == SeparatedStrategy<Element> {
    precondition(!separator.isEmpty, "A separator has at least one character.")
    return SeparatedStrategy(separator: separator)
  }
}
