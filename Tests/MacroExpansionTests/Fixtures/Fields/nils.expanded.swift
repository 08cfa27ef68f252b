// @Codable, extension of Nils
extension Nils: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.text = try container.decodeIfPresent(String.self, forKey: "text")
    self.number = try container.decodeIfPresent(Int.self, forKey: "number")
    let container1 = try container.__container(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "a", isRequired: false)
    self.inner = try container1.decodeIfPresent(Int.self, forKey: "b")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.text, forKey: "text")
    if self.number != nil {
      try container.encodeIfPresent(self.number, forKey: "number")
    }
    var container1 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "a")
    try container1.encode(self.inner, forKey: "b")
  }

  private init(__direct field0: String?, _ field1: Int?, _ field2: Int?) {
    self.text = field0
    self.number = field1
    self.inner = field2
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String?
    var field1: Int?
    var field2: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"text\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x1) {
        key = reader.__readOptionalField(&field0, "\"number\":", seen, 0x2)
      }
      if reader.__takeField("\"number\":", key, 0x227265626D756E22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"a\":", seen, 0x4)
      }
      if reader.__takeField("\"a\":", key, 0x226122, &seen, 0x4) {
        if !reader.readNull() {
          var keyIn = reader.__beginObject("\"b\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"b\":", keyIn, 0x226222, &seen, 0x8) {
              keyIn = reader.__readOptionalField(&field2, "", seen, 0x8)
            }
            if seen == before {
              keyIn = reader.__skipMember("b")
            }
          }
        }
        key = reader.__nextMember("", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("text\0number\0a")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "text\0number\0a\0b")
    }
    return Self(__direct: field0, field1, field2)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    if self.number != nil {
      writer.writeOptional("number", self.number)
    }
    writer.beginObject("a")
    writer.write("b", self.inner)
    writer.endObject()
    writer.endObject()
  }
}

// @Codable, extension of OneNil
extension OneNil: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.text = try container.decodeIfPresent(String.self, forKey: "text")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.text, forKey: "text")
  }

  private init(__direct field0: String?) {
    self.text = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"text\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x1) {
        key = reader.__readOptionalField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("text")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "text")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    writer.endObject()
  }
}
