// @Codable, extension of NonDefaults
extension NonDefaults: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.id = try container.decode(Int.self, forKey: "id")
    if let value = try container.decodeIfPresent(String.self, forKey: "title") {
      self.title = value
    }
    self.limit = try container.decodeIfPresent(Int.self, forKey: "limit") ?? (20)
    if container.contains("note") {
      self.note = try container.decodeIfPresent(String.self, forKey: "note")
    }
    self.other = try container.decodeIfPresent(Int.self, forKey: "other")
    if let value = try container.decodeIfPresent(Int.self, forKey: "level") {
      self.level = value
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.id, forKey: "id")
    if !TranscodableEssentials.__isDefault(self.title, "") {
      try container.encode(self.title, forKey: "title")
    }
    if !TranscodableEssentials.__isDefault(self.limit, 20) {
      try container.encode(self.limit, forKey: "limit")
    }
    if !TranscodableEssentials.__isDefault(self.note, "-") {
      try container.encode(self.note, forKey: "note")
    }
    try container.encodeIfPresent(self.other, forKey: "other")
    if !TranscodableEssentials.__holds(self.level, { (level: Int) in level < 2 }) {
      try container.encode(self.level, forKey: "level")
    }
  }

  private init(__direct field0: Int, _ field1: String?, _ field2: Int?, _ field3: String??, _ field4: Int?, _ field5: Int?) {
    self.id = field0
    if let field1 { self.title = field1 }
    self.limit = field2 ?? (20)
    if let field3 { self.note = field3 }
    self.other = field4
    if let field5 { self.level = field5 }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: String?
    var field2: Int?
    var field3: String??
    var field4: Int?
    var field5: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"id\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"id\":", key, 0x22646922, &seen, 0x1) {
        key = reader.__readField(&field0, "\"title\":", seen, 0x2)
      }
      if reader.__takeField("\"title\":", key, 0x22656C74697422, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"limit\":", seen, 0x4)
      }
      if reader.__takeField("\"limit\":", key, 0x2274696D696C22, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "\"note\":", seen, 0x8)
      }
      if reader.__takeField("\"note\":", key, 0x2265746F6E22, &seen, 0x8) {
        field3 = .some(reader.readOptional(String.self))
        key = reader.__nextMember("\"other\":", seen, 0x10)
      }
      if reader.__takeField("\"other\":", key, 0x22726568746F22, &seen, 0x10) {
        key = reader.__readOptionalField(&field4, "\"level\":", seen, 0x20)
      }
      if reader.__takeField("\"level\":", key, 0x226C6576656C22, &seen, 0x20) {
        key = reader.__readOptionalField(&field5, "", seen, 0x20)
      }
      if seen == before {
        key = reader.__skipMember("id\0title\0limit\0note\0other\0level")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "id\0title\0limit\0note\0other\0level")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("id", self.id)
    if !TranscodableEssentials.__isDefault(self.title, "") {
      writer.write("title", self.title)
    }
    if !TranscodableEssentials.__isDefault(self.limit, 20) {
      writer.write("limit", self.limit)
    }
    if !TranscodableEssentials.__isDefault(self.note, "-") {
      writer.write("note", self.note)
    }
    writer.writeOptional("other", self.other)
    if !TranscodableEssentials.__holds(self.level, { (level: Int) in level < 2 }) {
      writer.write("level", self.level)
    }
    writer.endObject()
  }
}
