// @Codable, extension of RangedStatus
extension RangedStatus: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "ok", 200..<300, 0.5..<1.5: return 0
    case "missing", "x"..<"z", "a"..."b": return 1
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(decoder, tag: "code", find: { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      _ = try value.object()
      self = .fine
    case 1:
      let container = try value.object()
      let field0 = try container.decode(String.self, forKey: "why")
      self = .missing(why: field0)
    default: throw value.refusal(Self.self, tags: "ok", "missing")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .fine:
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("ok", forKey: "code")
    case .missing(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("missing", forKey: "code")
      try container.encode(field0, forKey: "why")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__taggedCase("code", { Self.decode(tag: $0) })
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
    return .fine
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"code\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"code\":", key, 0x2265646F6322, &seen, 0x1) {
        reader.skipValue()
        key = reader.__nextMember("\"why\":", seen, 0x2)
      }
      if reader.__takeField("\"why\":", key, 0x2279687722, &seen, 0x2) {
        key = reader.__readField(&field0, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("code\0why")
      }
    }
    guard reader.__hasSeen(seen, 0x2) else {
      return reader.__missing(seen, required: 0x2, "code\0why")
    }
    return .missing(why: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .fine:
      writer.beginObject()
      writer.write("code", "ok")
      writer.endObject()
    case .missing(let field0):
      writer.beginObject()
      writer.write("code", "missing")
      writer.write("why", field0)
      writer.endObject()
    }
  }
}
