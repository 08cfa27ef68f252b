// @Codable, extension of WithKeys
extension WithKeys: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.name = try container.decode(String.self, forKey: "user.name")
    if let value = try container.decodeIfPresent(Int.self, forKey: "a \"quoted\" key\n") {
      self.count = value
    }
    self.kind = try container.decodeIfPresent(String.self, forKey: "class")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.name, forKey: "user.name")
    try container.encode(self.count, forKey: "a \"quoted\" key\n")
    try container.encodeIfPresent(self.kind, forKey: "class")
  }

  private init(__direct field0: String, _ field1: Int?, _ field2: String?) {
    self.name = field0
    if let field1 { self.count = field1 }
    self.kind = field2
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: Int?
    var field2: String?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"user.name\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"user.name\":", key, 0x616E2E7265737522, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if reader.__takeField("\"a \"quoted\" key\n\":", key, 0x746F757122206101, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"class\":", seen, 0x4)
      }
      if reader.__takeField("\"class\":", key, 0x227373616C6322, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("user.name\0a \"quoted\" key\n\0class")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "user.name\0a \"quoted\" key\n\0class")
    }
    return Self(__direct: field0, field1, field2)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("user.name", self.name)
    writer.write("a \\\"quoted\\\" key\\n", self.count)
    writer.writeOptional("class", self.kind)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("user.name\0a \"quoted\" key\n\0class")
    builder.append(\.name)
    builder.append(\.count)
    builder.appendOptional(\.kind)
    return builder.table
  }
}
