public import TranscodableBytes

extension JSON {
  /// Reads the one value that a text holds.
  ///
  /// ```swift
  /// let json = try JSON(parsing: data)
  /// ```
  ///
  /// Of several members with the same key the first counts. Numbers keep their text. However deeply
  /// the text is nested, reading does not use the call stack.
  ///
  /// - Parameters:
  ///   - input: The text, in any Unicode encoding: `[UInt8]`, `String`, `Substring`, a span of
  ///     bytes, or Foundation's `Data`.
  ///   - settings: What counts as JSON, and how deep.
  /// - Throws: A `DecodingError` with coding path, line and column if the text is not JSON.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    parsing input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONReaderSettings = JSONReaderSettings()
  ) throws {
    // Without a failure there is a value; with one, the value is not looked at.
    self = try JSONReader.read(input, settings: settings) { $0.readValue() ?? .null }
  }
}

extension JSON: JSONDecodable {
  /// Reads a value of whatever kind it is.
  public static func decode(from reader: inout JSONReader) -> JSON? { reader.readValue() }
}

extension JSON: JSONEncodable {
  /// Writes the value; its numbers as they were read.
  public func encode(to writer: inout JSONWriter) { writer.write(tree: self) }
}

extension JSON.Number: JSONDecodable {
  /// Reads a number with its text.
  public static func decode(from reader: inout JSONReader) -> JSON.Number? {
    reader.readNumberOnly()
  }
}

extension JSON.Number: JSONEncodable {
  /// Writes the number as it was read.
  public func encode(to writer: inout JSONWriter) { writer.write(verbatim: self) }
}

extension JSON.Object: JSONDecodable {
  /// Reads an object.
  public static func decode(from reader: inout JSONReader) -> JSON.Object? {
    reader.readObjectOnly()
  }
}

extension JSON.Object: JSONEncodable {
  /// Writes the object, its members in order.
  public func encode(to writer: inout JSONWriter) { writer.write(tree: .object(self)) }
}
