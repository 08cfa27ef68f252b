// @Codable, extension of ImagePart
extension ImagePart: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable, nonisolated TranscodableEssentials.__FieldTabulated {
  nonisolated init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.url = try container.decode(String.self, forKey: "url")
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.url, forKey: "url")
  }

  nonisolated private init(__direct field0: String) {
    self.url = field0
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"url\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"url\":", key, 0x226C727522, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("url")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "url")
    }
    return Self(__direct: field0)
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("url", self.url)
    writer.endObject()
  }

  nonisolated static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("url")
    builder.append(\.url)
    return builder.table
  }
}

// @Codable, extension of OtherPart
extension OtherPart: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable {
  nonisolated init(from decoder: any Swift.Decoder) throws {
    _ = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    _ = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  }

  nonisolated private init(__direct: Swift.Void) {}

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var key = reader.__beginObject()
    while key != 0 {
      key = reader.__skipMember("")
    }
    guard !reader.hasFailed else { return nil }
    return Self(__direct: ())
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.endObject()
  }
}

// @Codable, extension of TextPart
extension TextPart: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable, nonisolated TranscodableEssentials.CodingTagged {
  nonisolated init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.content = try container.decode(String.self, forKey: "content")
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.content, forKey: "content")
  }

  nonisolated private init(__direct field0: String) {
    self.content = field0
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"content\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"content\":", key, 0x746E65746E6F6322, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("content")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "content")
    }
    return Self(__direct: field0)
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("content", self.content)
    writer.endObject()
  }

  nonisolated static var codingTags: [TranscodableEssentials.CodingTagValue] {
    ["text", 1]
  }
}

// @CodablePolymorphic, peer of Job
public nonisolated struct JobCoding: TranscodableEssentials.PolymorphicStrategy {
  public typealias Value = any Job
  public init() {}
  public static let members = TranscodableEssentials.CodablePolymorphicMembers<any Job>(tag: "meta.kind", [
  ])
}

// @CodablePolymorphic, peer of Part
nonisolated struct PartCoding: TranscodableEssentials.PolymorphicStrategy {
  typealias Value = any Part
  init() {}
  static let members = TranscodableEssentials.CodablePolymorphicMembers<any Part>(tag: "type", [
    TranscodableEssentials.CodablePolymorphicMember(TextPart.self, tag: "textPart") { $0 },
    TranscodableEssentials.CodablePolymorphicMember(ImagePart.self, tag: "imagePart") { $0 },
  ],
    fallback: TranscodableEssentials.CodablePolymorphicMember(OtherPart.self, tag: "otherPart") { $0 }
  )
}
