// @Decodable, extension of OnlyRead
extension OnlyRead: Swift.Decodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.a = try container.decode(Int.self, forKey: "a")
  }

  private init(__direct field0: Int) {
    self.a = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"a\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"a\":", key, 0x226122, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("a")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "a")
    }
    return Self(__direct: field0)
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("a", encodes: false)
    builder.append(\.a)
    return builder.table
  }
}

// @Encodable, extension of OnlyWritten
extension OnlyWritten: Swift.Encodable, TranscodableEssentials.JSONEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.kind, forKey: "kind")
    try container.encode(self.radius, forKey: "radius")
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("kind", self.kind)
    writer.write("radius", self.radius)
    writer.endObject()
  }
}

// @Encodable, extension of OnlyWrittenClass
extension OnlyWrittenClass: Swift.Encodable, TranscodableEssentials.JSONEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.a, forKey: "a")
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("a", self.a)
    writer.endObject()
  }
}
