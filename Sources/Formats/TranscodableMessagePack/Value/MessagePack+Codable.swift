internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension MessagePack: FormatValue {
  public init(
    startOf bytes: RawSpan, in format: Format, maximumDepth: Int
  ) throws(CodingFailure) {
    self = try withCursor(over: bytes) { (cursor) throws(CodingFailure) in
      var parser = MessagePackParser(cursor, maximumDepth)
      return try parser.next()
    }
  }

  public func write(to writer: inout Writer) throws(CodingFailure) { try writer.write(self) }
}

// Other coders don't reveal the kind of a value, so each type is tried in turn.
extension MessagePack: Codable {
  /// Decodes a value of any kind.
  ///
  /// The coders for MessagePack preserve everything.
  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = value < 0 ? .signed(value) : .unsigned(UInt64(value))
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let elements = try? container.decode([MessagePack].self) {
      self = .array(elements)
    } else {
      let members = try decoder.container(keyedBy: CodingFieldKey.self)
      var map = Map()
      for key in members.allKeys {
        map.append(
          try members.decode(MessagePack.self, forKey: key), forKey: .string(key.stringValue))
      }
      self = .map(map)
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
      var container = encoder.container(keyedBy: CodingFieldKey.self)
      for (key, value) in members {
        guard let text = key.string ?? key.integer.map({ "\($0)" }) else {
          throw EncodingError.invalidValue(
            key,
            EncodingError.Context(
              codingPath: encoder.codingPath,
              debugDescription: "Expected a string or an integer as a key but found \(key)."))
        }
        try container.encode(value, forKey: CodingFieldKey(stringValue: text))
      }
    }
  }
}
