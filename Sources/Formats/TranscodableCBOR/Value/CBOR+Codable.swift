internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension CBOR: FormatValue {
  public init(
    startOf bytes: RawSpan, in format: Format, maximumDepth: Int
  ) throws(CodingFailure) {
    self = try CBORParser.parseFirst(bytes, maximumDepth)
  }

  public func write(to writer: inout Writer) { writer.write(self) }
}

extension CBOR: Codable {
  /// Decodes an item of any kind.
  ///
  /// The coders for CBOR preserve everything.
  public init(from decoder: any Swift.Decoder) throws {
    self =
      switch try ForeignValue<CBOR>(from: decoder) {
      case .null: .null
      case .bool(let value): .bool(value)
      case .signed(let value): CBOR(value)
      case .unsigned(let value): CBOR(value)
      case .double(let value): .float(value)
      case .string(let value): .text(value)
      case .array(let value): .array(value)
      case .object(let members): .map(Map(members.map { (.text($0.key), $0.value) }))
      }
  }

  /// Encodes an item of any kind.
  ///
  /// With coders for other formats, tags are omitted, undefined and simple values become null, bytes
  /// become arrays of numbers, and integer keys become strings.
  ///
  /// - Throws: An `EncodingError` if a key is neither a string nor an integer.
  public func encode(to encoder: any Swift.Encoder) throws {
    if let integer {
      if let value = Int64(exactly: integer) { return try value.encode(to: encoder) }
      if let value = UInt64(exactly: integer) { return try value.encode(to: encoder) }
      return try integer.encode(to: encoder)
    }
    switch untagged {
    case .bytes(let value): try value.encode(to: encoder)
    case .text(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .bool(let value): try value.encode(to: encoder)
    case .float(let value): try value.encode(to: encoder)
    case .map(let members):
      try members.encode(to: encoder) { $0.string ?? $0.integer.map { "\($0)" } }
    case .unsigned(let value): try value.encode(to: encoder)
    case .negative(let value): try (-1 - Int128(value)).encode(to: encoder)
    case .null, .undefined, .simple, .tagged:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }
}
