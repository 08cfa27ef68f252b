internal import TranscodableBytes
public import TranscodableCore

extension JSON {
  /// Parses a document that contains one value.
  ///
  /// ```swift
  /// let json = try JSON(parsing: data)
  /// ```
  ///
  /// If a key is repeated, the first value wins. Numbers keep their source digits. Nested values
  /// don't use up the call stack during parsing. `Infinity` and `NaN`, which JSON5 allows, are
  /// rejected because only floating-point types can represent them.
  ///
  /// - Parameters:
  ///   - input: The document, in any Unicode encoding: `[UInt8]`, `String`, `Substring`, a span of
  ///     bytes, or Foundation's `Data`.
  ///   - settings: The accepted grammar and the limits.
  /// - Throws: A `DecodingError` with the coding path, line and column, if the input isn't valid
  ///   JSON.
  /// - Complexity: O(*n*) in the length of the input.
  public init(
    parsing input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONReaderSettings = JSONReaderSettings()
  ) throws {
    // The fallback is never used, because `readValue` returns `nil` only after a failure.
    self = try JSONReader.read(input, settings: settings) { $0.readValue() ?? .null }
  }
}

extension JSON {
  /// `replacement` provides the values for infinity and NaN.
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
  /// Reads a value of any kind.
  public static func decode(from reader: inout JSONReader) -> JSON? {
    reader.withoutTags { $0.readValue() }
  }
}

extension JSON: TakingAllMembers {
  package static var excludesMembers: Bool { false }
  package func without(_ keys: Set<String>) -> JSON {
    guard case .object(let object) = self else { return self }
    return .object(object.without(keys))
  }
}

extension JSON.Object: TakingAllMembers {
  package static var excludesMembers: Bool { false }
  package func without(_ keys: Set<String>) -> JSON.Object {
    var object = self
    object.removeValues(forKeys: keys)
    return object
  }
}

extension JSON: JSONEncodable, SelfContainedJSONEncodable {
  /// Writes the value.
  ///
  /// Numbers are written as they were read.
  public func encode(to writer: inout JSONWriter) { writer.write(tree: self) }
}

extension JSON.Number: JSONDecodable {
  /// Reads a number and preserves its source digits.
  public static func decode(from reader: inout JSONReader) -> JSON.Number? {
    reader.readNumberOnly()
  }
}

extension JSON.Number: JSONEncodable, SelfContainedJSONEncodable {
  /// Writes the number as it was read.
  public func encode(to writer: inout JSONWriter) { writer.write(verbatim: self) }
}

extension JSON.Object: JSONDecodable {
  /// Reads an object.
  public static func decode(from reader: inout JSONReader) -> JSON.Object? {
    reader.withoutTags { $0.readObjectOnly() }
  }
}

extension JSON.Object: JSONEncodable, SelfContainedJSONEncodable {
  /// Writes the object, with its members in order.
  public func encode(to writer: inout JSONWriter) { writer.write(tree: .object(self)) }
}

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
  /// Returns the value as JSON.
  ///
  /// Numbers are written as they were read. Any nesting depth is supported, even if other programs
  /// don't accept it.
  ///
  /// - Parameter layout: The formatting options. By default, the JSON is compact.
  /// - Returns: The JSON.
  /// - Complexity: O(*n*) in the length of the result.
  public func text(_ layout: JSONLayout = .withoutEscapingSlashes) -> String {
    JSONWriter.text(of: self, layout: layout)
  }

  /// The value as compact JSON.
  public var description: String { text() }

  /// The value as compact JSON.
  public var debugDescription: String { text() }

  /// The value as JSON with each member and element on its own line.
  public var prettyPrinted: String { text([.prettyPrinted, .withoutEscapingSlashes]) }
}
