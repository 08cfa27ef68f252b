/// A strategy that represents values as strings.
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

  /// A phrase that describes valid strings in errors, such as `an ISO 8601 date`.
  var expectation: String { get }

  /// Returns the value that a string represents, or `nil` if the string isn't valid.
  func value(of text: String) -> Value?

  /// Returns the string that represents a value, or `nil` if the value can't be represented.
  func text(of value: Value) -> String?
}

extension TextStrategy {
  public func decode(from decoder: any Decoder) throws -> Value { try decodeText(from: decoder) }

  package func decodeText(from decoder: any Decoder) throws -> Value {
    let text = try decoder.dateText ?? decoder.singleValueContainer().decode(String.self)
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
  package var quoted: String { "\"\(cut(to: 60))\"" }
}

/// A strategy that represents values as their lossless string descriptions.
public struct LosslessStringStrategy<Value: LosslessStringConvertible>: TextStrategy, Sendable {
  public var expectation: String { "\(Value.self)" }
  public func value(of text: String) -> Value? { Value(text) }
  public func text(of value: Value) -> String? { value.description }
}

extension ValueStrategy {
  /// Represents values as their lossless string descriptions: `"42"` for 42.
  public static func losslessStringConversion<Value>() -> Self
  where Self == LosslessStringStrategy<Value> {
    LosslessStringStrategy()
  }
}

/// A strategy that converts strings to lowercase, independent of locale.
public struct LowercasedTextStrategy: TextStrategy, Sendable {
  public var expectation: String { "a string" }
  public func value(of text: String) -> String? { text.lowercased() }
  public func text(of value: String) -> String? { value.lowercased() }
}

extension ValueStrategy where Self == LowercasedTextStrategy {
  /// Converts strings to lowercase, both when decoding and when encoding: `"DE"` becomes `"de"`.
  public static var lowercasedText: LowercasedTextStrategy { LowercasedTextStrategy() }
}

/// A strategy that represents an array as one string with a separator between the elements.
public struct SeparatedStrategy<Element: LosslessStringConvertible>: TextStrategy, Sendable {
  let separator: String
  package var isLossy = false

  public var expectation: String { "\([Element].self) separated by \(separator.quoted)" }

  public func value(of text: String) -> [Element]? {
    if text.isEmpty { return [] }
    var elements: [Element] = []
    for part in text.parts(separatedBy: separator) {
      guard let element = Element(part) else { return nil }
      elements.append(element)
    }
    return elements
  }

  public func text(of value: [Element]) -> String? {
    let parts = value.map(\.description)
    // An array is rejected if decoding its string would produce a different array. This is the case
    // if an element contains the separator, or if the only element is empty.
    if parts == [""] || parts.contains(where: { $0.parts(separatedBy: separator).count > 1 }) {
      return nil
    }
    return parts.joined(separator: separator)
  }

  public var __lossy: Self { SeparatedStrategy(separator: separator, isLossy: true) }

  public func decode(from decoder: any Decoder) throws -> [Element] {
    try isLossy ? decodeLossy(from: decoder) : decodeText(from: decoder)
  }

  private func decodeLossy(from decoder: any Decoder) throws -> [Element] {
    let text = try decoder.singleValueContainer().decode(String.self)
    if text.isEmpty { return [] }
    return text.parts(separatedBy: separator).compactMap { part in
      if let element = Element(part) { return element }
      decoder.report(
        .droppedElement,
        cause: DecodingError.invalidValue(
          expected: "\(Element.self)", found: part.quoted, in: decoder))
      return nil
    }
  }
}

extension StringProtocol {
  /// Returns the parts between separators, including empty ones.
  ///
  /// Compares code units, because a separator and a combining character after it are a single
  /// `Character`.
  package func parts(separatedBy separator: String) -> [String] {
    utf8.split(separator: separator.utf8, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension ValueStrategy {
  /// Represents an array as one string with a separator between the elements, such as `"a,b,c"`.
  ///
  /// An empty string represents an empty array. Elements are written as their descriptions.
  /// Encoding an element that contains the separator throws an `EncodingError`. Whitespace is
  /// preserved.
  ///
  /// - Precondition: `separator` isn't empty.
  public static func separated<Element>(by separator: String) -> Self
  where Self == SeparatedStrategy<Element> {
    precondition(!separator.isEmpty, "The separator must not be empty.")
    return SeparatedStrategy(separator: separator)
  }
}

extension Decoder {
  /// The value as the seconds since 2001, if the format has dates and the value is one.
  package var secondsSince2001: Double? {
    guard let decoder = standard else { return nil }
    let document = decoder.document
    return document.format.secondsSince2001(at: decoder.entry, in: document)
  }

  /// The text of a date or time in a format that has dates in text form.
  package var dateText: String? {
    guard let decoder = standard else { return nil }
    let document = decoder.document
    return document.format.dateText(at: decoder.entry, in: document)
  }
}
