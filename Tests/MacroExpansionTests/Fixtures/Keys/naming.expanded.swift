// @Codable, extension of Naming
extension Naming: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.userName = try container.decode(String.self, forKey: "x-user_name!")
    self.imageURL = try container.decode(String.self, forKey: "x-image-url!")
    self.identifier = try container.decode(Int.self, forKey: "id")
    self.dotted = try container.decode(Int.self, forKey: "a.b")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.userName, forKey: "x-user_name!")
    try container.encode(self.imageURL, forKey: "x-image-url!")
    try container.encode(self.identifier, forKey: "id")
    try container.encode(self.dotted, forKey: "a.b")
  }

  private init(__direct field0: String, _ field1: String, _ field2: Int, _ field3: Int) {
    self.userName = field0
    self.imageURL = field1
    self.identifier = field2
    self.dotted = field3
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: String = ""
    var field2: Int = 0
    var field3: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"x-user_name!\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"x-user_name!\":", key, 0x5F726573752D7822, &seen, 0x1) {
        key = reader.__readField(&field0, "\"x-image-url!\":", seen, 0x2)
      }
      if reader.__takeField("\"x-image-url!\":", key, 0x6567616D692D7822, &seen, 0x2) {
        key = reader.__readField(&field1, "\"id\":", seen, 0x4)
      }
      if reader.__takeField("\"id\":", key, 0x22646922, &seen, 0x4) {
        key = reader.__readField(&field2, "\"a.b\":", seen, 0x8)
      }
      if reader.__takeField("\"a.b\":", key, 0x22622E6122, &seen, 0x8) {
        key = reader.__readField(&field3, "", seen, 0x8)
      }
      if seen == before {
        key = reader.__skipMember("x-user_name!\0x-image-url!\0id\0a.b")
      }
    }
    guard reader.__hasSeen(seen, 0xF) else {
      return reader.__missing(seen, required: 0xF, "x-user_name!\0x-image-url!\0id\0a.b")
    }
    return Self(__direct: field0, field1, field2, field3)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x-user_name!", self.userName)
    writer.write("x-image-url!", self.imageURL)
    writer.write("id", self.identifier)
    writer.write("a.b", self.dotted)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("x-user_name!\0x-image-url!\0id\0a.b")
    builder.append(\.userName)
    builder.append(\.imageURL)
    builder.append(\.identifier)
    builder.append(\.dotted)
    return builder.table
  }
}
