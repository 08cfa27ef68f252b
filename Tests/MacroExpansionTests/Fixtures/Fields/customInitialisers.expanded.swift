// @Codable, extension of CustomInitialisers
extension CustomInitialisers: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.secret = try container.decode(Int.self, forKey: "secret")
    if let value = try container.decodeIfPresent(Int.self, forKey: "count") {
      self.count = value
    }
    self.text = try container.decode(String.self, forKey: "text")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.secret, forKey: "secret")
    try container.encode(self.count, forKey: "count")
    try container.encode(self.text, forKey: "text")
  }

  private init(__direct field0: Int, _ field1: Int?, _ field2: String) {
    self.secret = field0
    if let field1 { self.count = field1 }
    self.text = field2
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int?
    var field2: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"secret\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"secret\":", key, 0x2274657263657322, &seen, 0x1) {
        key = reader.__readField(&field0, "\"count\":", seen, 0x2)
      }
      if reader.__takeField("\"count\":", key, 0x22746E756F6322, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"text\":", seen, 0x4)
      }
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x4) {
        key = reader.__readField(&field2, "", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("secret\0count\0text")
      }
    }
    guard reader.__hasSeen(seen, 0x5) else {
      return reader.__missing(seen, required: 0x5, "secret\0count\0text")
    }
    return Self(__direct: field0, field1, field2)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("secret", self.secret)
    writer.write("count", self.count)
    writer.write("text", self.text)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("secret\0count\0text")
    builder.append(\.secret)
    builder.append(\.count)
    builder.append(\.text)
    return builder.table
  }
}
