// @Codable, extension of CaseChoice
extension CaseChoice: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "auto": return 0
    case .null: return 1
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    self = try TranscodableEssentials.__firstCase(
      decoder,
      names: ["auto", "nothing", "number", "perhaps", "tool"],
       {
        decoder in
        try TranscodableEssentials.CodingTagValue.__check(decoder, 0, { Self.decode(tag: $0) }, of: Self.self)
        return .auto
      },
       {
        decoder in
        try TranscodableEssentials.CodingTagValue.__check(decoder, 1, { Self.decode(tag: $0) }, of: Self.self)
        return .nothing
      },
       {
        decoder in
        let value = TranscodableEssentials.__CaseDecoder(decoder)
        return .number(try value.value(Int.self))
      },
       {
        decoder in
        let value = TranscodableEssentials.__CaseDecoder(decoder)
        return .perhaps(try value.optional(Double.self))
      },
       {
        decoder in
        let value = TranscodableEssentials.__CaseDecoder(decoder)
        let container = try value.object()
        let field0 = try container.decode(String.self, forKey: "name")
        return .tool(name: field0)
      }
    )
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .auto:
      var container = encoder.singleValueContainer()
      try container.encode("auto")
    case .nothing:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .number(let field0):
      var container = encoder.singleValueContainer()
      try container.encode(field0)
    case .perhaps(let field0):
      var container = encoder.singleValueContainer()
      try container.encode(field0)
    case .tool(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode(field0, forKey: "name")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var attempts = reader.__beginAttempts()
    if let value = reader.__attempt(&attempts, { Self.decode(case0: &$0) }) { return value }
    if let value = reader.__attempt(&attempts, { Self.decode(case1: &$0) }) { return value }
    if let value = reader.__attempt(&attempts, { Self.decode(case2: &$0) }) { return value }
    if let value = reader.__attempt(&attempts, { Self.decode(case3: &$0) }) { return value }
    if let value = reader.__attempt(&attempts, { Self.decode(case4: &$0) }) { return value }
    return reader.__endAttempts(attempts)
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.__takeTag(of: 0, { Self.decode(tag: $0) }) ? .auto : nil
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.__takeTag(of: 1, { Self.decode(tag: $0) }) ? .nothing : nil
  }

  private static func decode(case2 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (Int)? = reader.read(Int.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .number(field0)
  }

  private static func decode(case3 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let field0: (Double)? = reader.readOptional(Double.self)
    return reader.hasFailed ? nil : .perhaps(field0)
  }

  private static func decode(case4 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"name\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("name")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "name")
    }
    return .tool(name: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .auto:
      writer.write("auto")
    case .nothing:
      writer.writeNull()
    case .number(let field0):
      writer.write(field0)
    case .perhaps(let field0):
      writer.write(field0)
    case .tool(let field0):
      writer.beginObject()
      writer.write("name", field0)
      writer.endObject()
    }
  }
}
