internal import TranscodableBytes
public import TranscodableCore
internal import TranscodableFormats

extension TOML {
  /// Parses a document.
  ///
  /// Nested values use the call stack, so a much greater `maximumDepth` requires a larger stack.
  ///
  /// - Parameters:
  ///   - input: The document: a string, `[UInt8]`, a span of bytes, or Foundation's `Data`.
  ///   - version: The version of TOML.
  ///   - maximumDepth: The maximum nesting depth of arrays and tables.
  /// - Throws: A `DecodingError` with a line and a column if the document is malformed.
  /// - Complexity: O(*n*) in the length of the input.
  public init(
    parsing input: borrowing some ByteSource & ~Copyable & ~Escapable,
    version: Version = .v1_1, maximumDepth: Int = 512
  ) throws {
    var decoder = Decoder()
    decoder.version = version
    decoder.settings.maximumDepth = maximumDepth
    self = try decoder.decode(TOML.self, from: input)
  }

  /// Serializes a table as a document.
  ///
  /// - Parameter format: The options of the document.
  /// - Returns: The document as UTF-8.
  /// - Throws: An `EncodingError` if the value isn't a table.
  public func serialized(_ format: Format = Format()) throws -> [UInt8] {
    try FormatEncoder(format).encode(self)
  }
}

extension TOML: CustomStringConvertible {
  /// The value in the notation of arrays and inline tables.
  public var description: String {
    var writer = Writer(Format())
    do throws(CodingFailure) {
      try writer.write(self)
      return String(decoding: try writer.finish(), as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }
}

extension TOML.Writer {
  /// Writes a value without using the call stack for nested values.
  mutating func write(_ value: TOML) throws(CodingFailure) {
    var values: [(key: String?, value: TOML?)] = [(nil, value)]
    // An item without a value ends a table, if it has a key, or an array.
    while let (key, value) = values.popLast() {
      guard let value else {
        if key == nil { endArray() } else { endObject() }
        continue
      }
      if let key { try writeKey(key) }
      switch value {
      case .string(let value): try write(value)
      case .integer(let value):
        write(isNegative: value < 0, magnitude: value.magnitude)
      case .float(let value): write(value)
      case .bool(let value): write(value)
      case .offsetDateTime(let value): write(literal: value.description)
      case .localDateTime(let value): write(literal: value.description)
      case .localDate(let value): write(literal: value.description)
      case .localTime(let value): write(literal: value.description)
      case .array(let elements):
        beginArray(count: elements.count)
        values.append((nil, nil))
        for element in elements.reversed() { values.append((nil, element)) }
      case .table(let members):
        beginObject(count: members.count)
        values.append(("", nil))
        for (key, value) in members.reversed() { values.append((key, value)) }
      }
    }
  }
}
