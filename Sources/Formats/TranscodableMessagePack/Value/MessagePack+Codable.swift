internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension MessagePack: FormatValue {
  public init(
    startOf bytes: RawSpan, in format: Format, maximumDepth: Int
  ) throws(CodingFailure) {
    self = try MessagePackParser.parseFirst(bytes, maximumDepth)
  }

  public func write(to writer: inout Writer) throws(CodingFailure) { try writer.write(self) }
}

extension MessagePack: Codable {
  /// Decodes a value of any kind.
  ///
  /// The coders for MessagePack preserve everything.
  public init(from decoder: any Swift.Decoder) throws {
    self =
      switch try ForeignValue<MessagePack>(from: decoder) {
      case .null: .null
      case .bool(let value): .bool(value)
      case .signed(let value): value < 0 ? .signed(value) : .unsigned(UInt64(value))
      case .unsigned(let value): .unsigned(value)
      case .double(let value): .double(value)
      case .string(let value): .string(value)
      case .array(let value): .array(value)
      case .object(let members): .map(Map(members.map { (.string($0.key), $0.value) }))
      }
  }

  /// Encodes a value of any kind.
  ///
  /// With coders for other formats, bytes and extension values become arrays of numbers, timestamps
  /// become seconds since 1970, and integer keys become strings.
  ///
  /// - Throws: An `EncodingError` if a key is neither a string nor an integer.
  public func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try value.encode(to: encoder)
    case .unsigned(let value): try value.encode(to: encoder)
    case .signed(let value): try value.encode(to: encoder)
    case .float(let value): try value.encode(to: encoder)
    case .double(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .bytes(let value), .ext(_, let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .timestamp(let value): try value.secondsSince1970.encode(to: encoder)
    case .map(let members):
      try members.encode(to: encoder) { $0.string ?? $0.integer.map { "\($0)" } }
    }
  }
}
