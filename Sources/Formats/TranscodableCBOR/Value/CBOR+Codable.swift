internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension CBOR: FormatValue {
  public init(
    startOf bytes: RawSpan, in format: Format, maximumDepth: Int
  ) throws(CodingFailure) {
    self = try withCursor(over: bytes) { (cursor) throws(CodingFailure) in
      var parser = CBORParser(cursor, maximumDepth)
      return try parser.next()
    }
  }

  public func write(to writer: inout Writer) { writer.write(self) }
}

// Other coders don't reveal the kind of a value, so each type is tried in turn.
extension CBOR: Codable {
  /// Decodes an item of any kind.
  ///
  /// The coders for CBOR preserve everything.
  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self.init(value)
    } else if let value = try? container.decode(UInt64.self) {
      self.init(value)
    } else if let value = try? container.decode(Double.self) {
      self = .float(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let elements = try? container.decode([CBOR].self) {
      self = .array(elements)
    } else {
      let members = try decoder.container(keyedBy: CodingFieldKey.self)
      var map = Map()
      for key in members.allKeys {
        map.append(try members.decode(CBOR.self, forKey: key), forKey: .text(key.stringValue))
      }
      self = .map(map)
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
    case .map(let members): try Self.encode(members, to: encoder)
    case .unsigned(let value): try value.encode(to: encoder)
    case .negative(let value): try (-1 - Int128(value)).encode(to: encoder)
    case .null, .undefined, .simple, .tagged:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }

  private static func encode(_ members: Map, to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingFieldKey.self)
    for (key, value) in members {
      if let text = key.string {
        try container.encode(value, forKey: CodingFieldKey(stringValue: text))
      } else if let integer = key.integer {
        try container.encode(value, forKey: CodingFieldKey(stringValue: "\(integer)"))
      } else {
        throw EncodingError.invalidValue(
          key,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "Expected a string or an integer as a key but found \(key)."))
      }
    }
  }
}
