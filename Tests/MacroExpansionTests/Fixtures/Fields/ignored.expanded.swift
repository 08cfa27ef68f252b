// @Codable, extension of Ignored
extension Ignored: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.text = try container.decode(String.self, forKey: "text")
    self.readOnly = try container.decodeIfPresent(String.self, forKey: "readOnly")
    if let value = try container.decodeIfPresent([String].self, forKey: "tags") {
      self.tags = value
    }
    let container1 = try container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "counts")
    self.likes = try container1.decode(Int.self, forKey: "likes")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.text, forKey: "text")
    try container.encode(self.writtenOnly, forKey: "writtenOnly")
    if !TranscodableEssentials.__holds(self.tags, \[String].isEmpty) {
      try container.encode(self.tags, forKey: "tags")
    }
    if !TranscodableEssentials.__holds(self.likes, { (count: Int) in count == 0 }) {
      var container1 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "counts")
      if !TranscodableEssentials.__holds(self.likes, { (count: Int) in count == 0 }) {
        try container1.encode(self.likes, forKey: "likes")
      }
    }
  }

  private init(__direct field0: String, _ field1: String?, _ field2: [String]?, _ field3: Int) {
    self.text = field0
    self.readOnly = field1
    if let field2 { self.tags = field2 }
    self.likes = field3
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: String?
    var field2: [String]?
    var field3: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"text\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x1) {
        key = reader.__readField(&field0, "\"readOnly\":", seen, 0x2)
      }
      if reader.__takeField("\"readOnly\":", key, 0x6C6E4F6461657222, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"tags\":", seen, 0x4)
      }
      if reader.__takeField("\"tags\":", key, 0x227367617422, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "\"counts\":", seen, 0x8)
      }
      if reader.__takeField("\"counts\":", key, 0x2273746E756F6322, &seen, 0x8) {
        do {
          var keyIn = reader.__beginObject("\"likes\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"likes\":", keyIn, 0x2273656B696C22, &seen, 0x10) {
              keyIn = reader.__readField(&field3, "", seen, 0x10)
            }
            if seen == before {
              keyIn = reader.__skipMember("likes")
            }
          }
          if !reader.__hasSeen(seen, 0x10) {
            reader.__reportMissing(seen, required: 0x10, "text\0readOnly\0tags\0counts\0likes")
          }
        }
        key = reader.__nextMember("", seen, 0x8)
      }
      if seen == before {
        key = reader.__skipMember("text\0readOnly\0tags\0counts")
      }
    }
    guard reader.__hasSeen(seen, 0x9) else {
      return reader.__missing(seen, required: 0x9, "text\0readOnly\0tags\0counts\0likes")
    }
    return Self(__direct: field0, field1, field2, field3)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    writer.write("writtenOnly", self.writtenOnly)
    if !TranscodableEssentials.__holds(self.tags, \[String].isEmpty) {
      writer.write("tags", self.tags)
    }
    if !TranscodableEssentials.__holds(self.likes, { (count: Int) in count == 0 }) {
      writer.beginObject("counts")
      if !TranscodableEssentials.__holds(self.likes, { (count: Int) in count == 0 }) {
        writer.write("likes", self.likes)
      }
      writer.endObject()
    }
    writer.endObject()
  }
}
