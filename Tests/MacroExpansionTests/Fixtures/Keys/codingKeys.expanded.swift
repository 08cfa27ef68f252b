// @Codable, extension of KeysFromElsewhere
extension KeysFromElsewhere: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.a = try container.decode(Int.self, forKey: .a)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.a, forKey: .a)
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    visit.field(container, .a) {
      try container.decode(Int.self, forKey: $0)
    }
  }
}

// @Codable, extension of NumberKeys
extension NumberKeys: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.a = try container.decode(Int.self, forKey: .a)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.a, forKey: .a)
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

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("a", self.a)
    writer.endObject()
  }
}

// @Codable, extension of PlainKeys
extension PlainKeys: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.`default` = try container.decode(Int.self, forKey: .`default`)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.`default`, forKey: .`default`)
  }

  private init(__direct field0: Int) {
    self.`default` = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"default\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"default\":", key, 0x746C756166656422, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("default")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "default")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("default", self.`default`)
    writer.endObject()
  }
}

// @Codable, extension of TextKeys
extension TextKeys: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.a = try container.decode(Int.self, forKey: .a)
    if let value = try container.decodeIfPresent(Int.self, forKey: .b) {
      self.b = value
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.a, forKey: .a)
    try container.encode(self.b, forKey: .b)
  }

  private init(__direct field0: Int, _ field1: Int?) {
    self.a = field0
    if let field1 { self.b = field1 }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"a\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"a\":", key, 0x226122, &seen, 0x1) {
        key = reader.__readField(&field0, "\"bee\":", seen, 0x2)
      }
      if reader.__takeField("\"bee\":", key, 0x2265656222, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("a\0bee")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "a\0bee")
    }
    return Self(__direct: field0, field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("a", self.a)
    writer.write("bee", self.b)
    writer.endObject()
  }
}
