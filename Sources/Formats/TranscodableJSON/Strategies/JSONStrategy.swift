public import TranscodableCore

/// A strategy that reads its values from JSON text without the detour through containers.
///
/// What it reads, and what it reports, must be the same as through a decoder.
public protocol JSONDecodingStrategy<Value>: DecodingStrategy {
  /// Reads a value at the place where the reader is.
  ///
  /// - Parameter reader: At the value; after it when the call returns.
  /// - Returns: The value; nil after a failure, and if what is there counts as none.
  func decode(from reader: inout JSONReader) -> Value?

  /// Reads a value that may be absent even though something is there.
  ///
  /// - Parameter reader: At the value; after it when the call returns.
  /// - Returns: The value; nil after a failure, and if what is there counts as none.
  func decodeIfPresent(from reader: inout JSONReader) -> Value?
}

extension JSONDecodingStrategy {
  public func decodeIfPresent(from reader: inout JSONReader) -> Value? { decode(from: &reader) }
}

/// A strategy that writes its values as JSON text without the detour through containers.
public protocol JSONEncodingStrategy<Value>: EncodingStrategy {
  /// Writes a value: exactly one value of JSON.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - writer: Where it goes.
  func encode(_ value: Value, to writer: inout JSONWriter)
}

// MARK: - Strings

extension JSONDecodingStrategy where Self: TextStrategy {
  public func decode(from reader: inout JSONReader) -> Value? {
    let start = reader.offset
    let text: String = reader.read(String.self)
    guard !reader.hasFailed else { return nil }
    if let value = value(of: text) { return value }
    reader.failText(expectation, found: text.quoted, at: start)
    return nil
  }
}

extension JSONEncodingStrategy where Self: TextStrategy {
  public func encode(_ value: Value, to writer: inout JSONWriter) {
    if let text = text(of: value) { return writer.write(text) }
    writer.encode { try encode(value, to: $0) }
  }
}
