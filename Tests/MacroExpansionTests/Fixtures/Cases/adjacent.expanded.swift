// @Codable, extension of CaseMessage
extension CaseMessage: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "say": return 0
    case "count": return 1
    case "ping": return 2
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(decoder, tag: "t", find: { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let container1 = try container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "c")
      let field0 = try container1.decode(String.self, forKey: "text")
      let field1 = try container1.decodeIfPresent(Bool.self, forKey: "loud") ?? (false)
      self = .say(text: field0, loud: field1)
    case 1:
      let container = try value.object()
      let field0 = try container.decode(Int.self, forKey: "c")
      self = .count(field0)
    case 2:
      _ = try value.object()
      self = .ping
    default: throw value.refusal(Self.self, tags: "say", "count", "ping")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .say(let field0, let field1):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("say", forKey: "t")
      var container1 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "c")
      try container1.encode(field0, forKey: "text")
      try container1.encode(field1, forKey: "loud")
    case .count(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("count", forKey: "t")
      try container.encode(field0, forKey: "c")
    case .ping:
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("ping", forKey: "t")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__taggedCase("t", { Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0: value = Self.decode(case0: &reader)
    case 1: value = Self.decode(case1: &reader)
    case 2: value = Self.decode(case2: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: Bool?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"t\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"t\":", key, 0x227422, &seen, 0x1) {
        reader.skipValue()
        key = reader.__nextMember("\"c\":", seen, 0x2)
      }
      if reader.__takeField("\"c\":", key, 0x226322, &seen, 0x2) {
        do {
          var keyIn = reader.__beginObject("\"text\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"text\":", keyIn, 0x227478657422, &seen, 0x4) {
              keyIn = reader.__readField(&field0, "\"loud\":", seen, 0x8)
            }
            if reader.__takeField("\"loud\":", keyIn, 0x2264756F6C22, &seen, 0x8) {
              keyIn = reader.__readOptionalField(&field1, "", seen, 0x8)
            }
            if seen == before {
              keyIn = reader.__skipMember("text\0loud")
            }
          }
          if !reader.__hasSeen(seen, 0x4) {
            reader.__reportMissing(seen, required: 0x4, "t\0c\0text\0loud")
          }
        }
        key = reader.__nextMember("", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("t\0c")
      }
    }
    guard reader.__hasSeen(seen, 0x2) else {
      return reader.__missing(seen, required: 0x2, "t\0c\0text\0loud")
    }
    return .say(text: field0, loud: field1 ?? (false))
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"t\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"t\":", key, 0x227422, &seen, 0x1) {
        reader.skipValue()
        key = reader.__nextMember("\"c\":", seen, 0x2)
      }
      if reader.__takeField("\"c\":", key, 0x226322, &seen, 0x2) {
        key = reader.__readField(&field0, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("t\0c")
      }
    }
    guard reader.__hasSeen(seen, 0x2) else {
      return reader.__missing(seen, required: 0x2, "t\0c")
    }
    return .count(field0)
  }

  private static func decode(case2 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .ping
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .say(let field0, let field1):
      writer.beginObject()
      writer.write("t", "say")
      writer.beginObject("c")
      writer.write("text", field0)
      writer.write("loud", field1)
      writer.endObject()
      writer.endObject()
    case .count(let field0):
      writer.beginObject()
      writer.write("t", "count")
      writer.write("c", field0)
      writer.endObject()
    case .ping:
      writer.beginObject()
      writer.write("t", "ping")
      writer.endObject()
    }
  }
}
