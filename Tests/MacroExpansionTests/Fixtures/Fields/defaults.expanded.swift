// @Codable, extension of Defaults
extension Defaults: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.limit = try container.decodeIfPresent(Int.self, forKey: "limit") ?? (20)
    self.names = try container.decodeIfPresent([String].self, forKey: "names") ?? (["a"])
    self.text = container.contains("text") ? try container.decodeIfPresent(String.self, forKey: "text") : ("none")
    self.choice = try container.decodeIfPresent(Int.self, forKey: "choice") ?? (1 > 0 ? 1 : 2)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.limit, forKey: "limit")
    try container.encode(self.names, forKey: "names")
    try container.encode(self.text, forKey: "text")
    try container.encode(self.choice, forKey: "choice")
  }

  private init(__direct field0: Int?, _ field1: [String]?, _ field2: String??, _ field3: Int?) {
    self.limit = field0 ?? (20)
    self.names = field1 ?? (["a"])
    self.text = field2 ?? ("none")
    self.choice = field3 ?? (1 > 0 ? 1 : 2)
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int?
    var field1: [String]?
    var field2: String??
    var field3: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"limit\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"limit\":", key, 0x2274696D696C22, &seen, 0x1) {
        key = reader.__readOptionalField(&field0, "\"names\":", seen, 0x2)
      }
      if reader.__takeField("\"names\":", key, 0x2273656D616E22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"text\":", seen, 0x4)
      }
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x4) {
        field2 = .some(reader.readOptional(String.self))
        key = reader.__nextMember("\"choice\":", seen, 0x8)
      }
      if reader.__takeField("\"choice\":", key, 0x226563696F686322, &seen, 0x8) {
        key = reader.__readOptionalField(&field3, "", seen, 0x8)
      }
      if seen == before {
        key = reader.__skipMember("limit\0names\0text\0choice")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "limit\0names\0text\0choice")
    }
    return Self(__direct: field0, field1, field2, field3)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("limit", self.limit)
    writer.write("names", self.names)
    writer.write("text", self.text)
    writer.write("choice", self.choice)
    writer.endObject()
  }
}

// @Codable, extension of Strict
extension Strict: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.count = try container.decode(Int.self, forKey: "count")
    self.limit = try container.decodeIfPresent(Int.self, forKey: "limit") ?? (1)
    self.text = try container.decodeIfPresent(String.self, forKey: "text")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.count, forKey: "count")
    try container.encode(self.limit, forKey: "limit")
    try container.encodeIfPresent(self.text, forKey: "text")
  }

  private init(__direct field0: Int, _ field1: Int?, _ field2: String?) {
    self.count = field0
    self.limit = field1 ?? (1)
    self.text = field2
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int?
    var field2: String?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"count\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"count\":", key, 0x22746E756F6322, &seen, 0x1) {
        key = reader.__readField(&field0, "\"limit\":", seen, 0x2)
      }
      if reader.__takeField("\"limit\":", key, 0x2274696D696C22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"text\":", seen, 0x4)
      }
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("count\0limit\0text")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "count\0limit\0text")
    }
    return Self(__direct: field0, field1, field2)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("count", self.count)
    writer.write("limit", self.limit)
    writer.writeOptional("text", self.text)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("count\0limit\0text")
    builder.append(\.count)
    builder.append(\.limit)
    builder.appendOptional(\.text)
    return builder.table
  }
}
