// @Codable, extension of Nils
extension Nils: Swift.Decodable, Swift.Encodable, Transcodable.JSONDecodable, Transcodable.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Transcodable.FieldKey.self)
    self.text = try container.decodeIfPresent(String.self, forKey: "text")
    self.number = try container.decodeIfPresent(Int.self, forKey: "number")
    let container1 = try container.__container(keyedBy: Transcodable.FieldKey.self, forKey: "a", isRequired: false)
    self.inner = try container1.decodeIfPresent(Int.self, forKey: "b")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: Transcodable.FieldKey.self)
    try container.encode(self.text, forKey: "text")
    try container.encodeIfPresent(self.number, forKey: "number")
    var container1 = container.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "a")
    try container1.encode(self.inner, forKey: "b")
  }

  private init(direct field0: String?, _ field1: Int?, _ field2: Int?) {
    self.text = field0
    self.number = field1
    self.inner = field2
  }

  static func decode(from reader: inout Transcodable.JSONReader) -> Self? {
    var field0: String?
    var field1: Int?
    var field2: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.beginObject("\"text\":")
    while key != 0 {
      let before = seen
      if reader.takeField("\"text\":", key, 0x227478657422, &seen, 0x1) {
        key = reader.readOptionalField(&field0, "\"number\":", seen, 0x2)
      }
      if reader.takeField("\"number\":", key, 0x227265626D756E22, &seen, 0x2) {
        key = reader.readOptionalField(&field1, "\"a\":", seen, 0x4)
      }
      if reader.takeField("\"a\":", key, 0x226122, &seen, 0x4) {
        if !reader.readNull() {
          var keyIn = reader.beginObject("\"b\":")
          while keyIn != 0 {
            let before = seen
            if reader.takeField("\"b\":", keyIn, 0x226222, &seen, 0x8) {
              keyIn = reader.readOptionalField(&field2, "", seen, 0x8)
            }
            if seen == before {
              keyIn = reader.skipMember("b")
            }
          }
        }
        key = reader.nextMember("", seen, 0x4)
      }
      if seen == before {
        key = reader.skipMember("text\0number\0a")
      }
    }
    guard reader.hasSeen(seen, 0x0) else {
      return reader.missing(seen, required: 0x0, "text\0number\0a\0b")
    }
    return Self(direct: field0, field1, field2)
  }

  func encode(to writer: inout Transcodable.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    writer.writeOptional("number", self.number)
    writer.beginObject("a")
    writer.write("b", self.inner)
    writer.endObject()
    writer.endObject()
  }
}

// @Codable, extension of OneNil
extension OneNil: Swift.Decodable, Swift.Encodable, Transcodable.JSONDecodable, Transcodable.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Transcodable.FieldKey.self)
    self.text = try container.decodeIfPresent(String.self, forKey: "text")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: Transcodable.FieldKey.self)
    try container.encode(self.text, forKey: "text")
  }

  private init(direct field0: String?) {
    self.text = field0
  }

  static func decode(from reader: inout Transcodable.JSONReader) -> Self? {
    var field0: String?
    var seen: Swift.UInt64 = 0
    var key = reader.beginObject("\"text\":")
    while key != 0 {
      let before = seen
      if reader.takeField("\"text\":", key, 0x227478657422, &seen, 0x1) {
        key = reader.readOptionalField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.skipMember("text")
      }
    }
    guard reader.hasSeen(seen, 0x0) else {
      return reader.missing(seen, required: 0x0, "text")
    }
    return Self(direct: field0)
  }

  func encode(to writer: inout Transcodable.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    writer.endObject()
  }
}
