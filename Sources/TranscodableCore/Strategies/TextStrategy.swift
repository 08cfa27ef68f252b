/// A strategy whose values stand in a text as strings.
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
  package var quoted: String {
    count > 60 ? "\"\(prefix(60))…\"" : "\"\(self)\""
  }
}
