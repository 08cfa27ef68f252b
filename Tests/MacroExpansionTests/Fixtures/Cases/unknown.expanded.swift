// @Codable, extension of AnyCase
extension AnyCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    self = try TranscodableEssentials.__firstCase(
      decoder,
      names: ["number", "other"],
       {
        decoder in
        let value = TranscodableEssentials.__CaseDecoder(decoder)
        return .number(try value.value(Int.self))
      },
      unknown: { decoder in .other(try JSON(from: decoder)) }
    )
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .number(let field0):
      var container = encoder.singleValueContainer()
      try container.encode(field0)
    case .other(let body): try body.encode(to: encoder)
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var attempts = reader.__beginAttempts()
    if let value = reader.__attempt(&attempts, { Self.decode(case0: &$0) }) { return value }
    return reader.__endAttempts(attempts)
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (Int)? = reader.read(Int.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .number(field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .number(let field0):
      writer.write(field0)
    case .other: writer.__encode(self)
    }
  }
}

// @Codable, extension of CaseEvent
extension CaseEvent: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "opened": return 0
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(decoder, tag: "type", find: { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.decode(String.self, forKey: "by")
      self = .opened(by: field0)
    default: self = value.unknown(.other(type: try value.tag.__value(String.self, in: decoder), try value.value(TranscodableEssentials.JSON.self)), "other", tags: "opened")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .opened(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("opened", forKey: "type")
      try container.encode(field0, forKey: "by")
    case .other(let tag, let payload):
      try TranscodableEssentials.__encodeUnknown(tag: tag, beside: payload, at: ["type"], to: encoder) { Self.decode(tag: $0) }
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__taggedCase("type", { Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0: value = Self.decode(case0: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"type\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"type\":", key, 0x226570797422, &seen, 0x1) {
        reader.skipValue()
        key = reader.__nextMember("\"by\":", seen, 0x2)
      }
      if reader.__takeField("\"by\":", key, 0x22796222, &seen, 0x2) {
        key = reader.__readField(&field0, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("type\0by")
      }
    }
    guard reader.__hasSeen(seen, 0x2) else {
      return reader.__missing(seen, required: 0x2, "type\0by")
    }
    return .opened(by: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .opened(let field0):
      writer.beginObject()
      writer.write("type", "opened")
      writer.write("by", field0)
      writer.endObject()
    case .other: writer.__encode(self)
    }
  }
}

// @Codable, extension of CaseLevel
extension CaseLevel: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "low": return 0
    case "high": return 1
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      self = .low
    case 1:
      self = .high
    default: self = value.unknown(.other(try value.tag.__value(String.self, in: decoder)), "other", tags: "low", "high")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .low:
      var container = encoder.singleValueContainer()
      try container.encode("low")
    case .high:
      var container = encoder.singleValueContainer()
      try container.encode("high")
    case .other(let tag):
      try TranscodableEssentials.__encodeUnknown(tag: tag, to: encoder) { Self.decode(tag: $0) }
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0: value = Self.decode(case0: &reader)
    case 1: value = Self.decode(case1: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .low
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .high
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .low:
      writer.write("low")
    case .high:
      writer.write("high")
    case .other: writer.__encode(self)
    }
  }
}
