internal import TranscodableBytes
public import TranscodableCore

extension JSON {
  /// Reads the one value that a text holds.
  ///
  /// ```swift
  /// let json = try JSON(parsing: data)
  /// ```
  ///
  /// Of several members with the same key the first counts. Numbers keep their text. However deeply
  /// the text is nested, reading does not use the call stack. `Infinity` and `NaN` of JSON5 are
  /// refused, since no value holds them: they are values of floating-point types only.
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

extension JSON {
  /// Reads the one value that a text holds, with another in place of each infinity and NaN.
  package init(
    parsing bytes: RawSpan, settings: JSONReaderSettings,
    replacingNonFinite replacement: @escaping (Double) -> JSON
  ) throws {
    self = try JSONReader.read(bytes: bytes, settings: settings, context: nil) { reader in
      reader.extras = JSONReaderExtras(source: reader.source, nonFiniteReplacement: replacement)
      return reader.readValue() ?? .null
    }
  }
}

extension JSON: JSONDecodable {
  /// Reads a value of whatever kind it is.
  public static func decode(from reader: inout JSONReader) -> JSON? { reader.readValue() }
}

extension JSON: JSONEncodable, ClosedJSONEncodable {
  /// Writes the value; its numbers as they were read.
  public func encode(to writer: inout JSONWriter) { writer.write(tree: self) }
}

extension JSON.Number: JSONDecodable {
  /// Reads a number with its text.
  public static func decode(from reader: inout JSONReader) -> JSON.Number? {
    reader.readNumberOnly()
  }
}

extension JSON.Number: JSONEncodable, ClosedJSONEncodable {
  /// Writes the number as it was read.
  public func encode(to writer: inout JSONWriter) { writer.write(verbatim: self) }
}

extension JSON.Object: JSONDecodable {
  /// Reads an object.
  public static func decode(from reader: inout JSONReader) -> JSON.Object? {
    reader.readObjectOnly()
  }
}

extension JSON.Object: JSONEncodable, ClosedJSONEncodable {
  /// Writes the object, its members in order.
  public func encode(to writer: inout JSONWriter) { writer.write(tree: .object(self)) }
}

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value as JSON text.
  ///
  /// Numbers are written as they were read. A value that is nested more deeply than other programs
  /// read, too, has a text.
  ///
  /// - Parameter layout: How the text is laid out; compact unless told otherwise.
  /// - Returns: The text.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(_ layout: JSONLayout = .withoutEscapingSlashes) -> String {
    JSONWriter.text(of: self, layout: layout)
  }

  /// The value as compact JSON text.
  public var description: String { text() }

  /// The value as compact JSON text.
  public var debugDescription: String { text() }

  /// The value as JSON text with a line for each member and element.
  public var prettyPrinted: String { text([.prettyPrinted, .withoutEscapingSlashes]) }
}
