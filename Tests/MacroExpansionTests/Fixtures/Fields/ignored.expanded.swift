// @Codable, extension of Ignored
extension Ignored: Swift.Decodable, Swift.Encodable, Transcodable.JSONDecodable, Transcodable.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Transcodable.FieldKey.self)
    self.text = try container.decode(String.self, forKey: "text")
    self.readOnly = try container.decodeIfPresent(String.self, forKey: "readOnly")
    if let value = try container.decodeIfPresent([String].self, forKey: "tags") {
      self.tags = value
    }
    let container1 = try container.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "counts")
    self.likes = try container1.decode(Int.self, forKey: "likes")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: Transcodable.FieldKey.self)
    try container.encode(self.text, forKey: "text")
    try container.encode(self.writtenOnly, forKey: "writtenOnly")
    if !Transcodable.__holds(self.tags, \[String].isEmpty) {
      try container.encode(self.tags, forKey: "tags")
    }
    if !Transcodable.__holds(self.likes, { (count: Int) in count == 0 }) {
      var container1 = container.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "counts")
      if !Transcodable.__holds(self.likes, { (count: Int) in count == 0 }) {
        try container1.encode(self.likes, forKey: "likes")
      }
    }
  }

  private init(direct field0: String, _ field1: String?, _ field2: [String]?, _ field3: Int) {
    self.text = field0
    self.readOnly = field1
    if let field2 { self.tags = field2 }
    self.likes = field3
  }

  static func decode(from reader: inout Transcodable.JSONReader) -> Self? {
    var field0: String = ""
    var field1: String?
    var field2: [String]?
    var field3: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.beginObject("\"text\":")
    while key != 0 {
      let before = seen
      if reader.takeField("\"text\":", key, 0x227478657422, &seen, 0x1) {
        key = reader.readField(&field0, "\"readOnly\":", seen, 0x2)
      }
      if reader.takeField("\"readOnly\":", key, 0x6C6E4F6461657222, &seen, 0x2) {
        key = reader.readOptionalField(&field1, "\"tags\":", seen, 0x4)
      }
      if reader.takeField("\"tags\":", key, 0x227367617422, &seen, 0x4) {
        key = reader.readOptionalField(&field2, "\"counts\":", seen, 0x8)
      }
      if reader.takeField("\"counts\":", key, 0x2273746E756F6322, &seen, 0x8) {
        do {
          var keyIn = reader.beginObject("\"likes\":")
          while keyIn != 0 {
            let before = seen
            if reader.takeField("\"likes\":", keyIn, 0x2273656B696C22, &seen, 0x10) {
              keyIn = reader.readField(&field3, "", seen, 0x10)
            }
            if seen == before {
              keyIn = reader.skipMember("likes")
            }
          }
          if !reader.hasSeen(seen, 0x10) {
            reader.reportMissing(seen, required: 0x10, "text\0readOnly\0tags\0counts\0likes")
          }
        }
        key = reader.nextMember("", seen, 0x8)
      }
      if seen == before {
        key = reader.skipMember("text\0readOnly\0tags\0counts")
      }
    }
    guard reader.hasSeen(seen, 0x9) else {
      return reader.missing(seen, required: 0x9, "text\0readOnly\0tags\0counts\0likes")
    }
    return Self(direct: field0, field1, field2, field3)
  }

  func encode(to writer: inout Transcodable.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    writer.write("writtenOnly", self.writtenOnly)
    if !Transcodable.__holds(self.tags, \[String].isEmpty) {
      writer.write("tags", self.tags)
    }
    if !Transcodable.__holds(self.likes, { (count: Int) in count == 0 }) {
      writer.beginObject("counts")
      if !Transcodable.__holds(self.likes, { (count: Int) in count == 0 }) {
        writer.write("likes", self.likes)
      }
      writer.endObject()
    }
    writer.endObject()
  }
}
