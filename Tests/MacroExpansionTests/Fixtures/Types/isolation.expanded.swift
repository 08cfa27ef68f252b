// @Codable, extension of IsolatedClass
extension IsolatedClass: @MainActor Swift.Decodable, @MainActor Swift.Encodable, @MainActor TranscodableEssentials.JSONDecodable, @MainActor TranscodableEssentials.__FailureCollecting, @MainActor TranscodableEssentials.JSONEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.a, forKey: "a")
    try container.encode(self.b, forKey: "b")
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"a\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"a\":", key, 0x226122, &seen, 0x1) {
        key = reader.__readField(&field0, "\"b\":", seen, 0x2)
      }
      if reader.__takeField("\"b\":", key, 0x226222, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("a\0b")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "a\0b")
    }
    return Self(__direct: field0, field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("a", self.a)
    writer.write("b", self.b)
    writer.endObject()
  }
}

// @Codable, extension of IsolatedValue
extension IsolatedValue: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable {
  nonisolated init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.a = try container.decode(Int.self, forKey: "a")
    if let value = try container.decodeIfPresent(Int.self, forKey: "b") {
      self.b = value
    }
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.a, forKey: "a")
    try container.encode(self.b, forKey: "b")
  }

  nonisolated private init(__direct field0: Int, _ field1: Int?) {
    self.a = field0
    if let field1 { self.b = field1 }
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"a\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"a\":", key, 0x226122, &seen, 0x1) {
        key = reader.__readField(&field0, "\"b\":", seen, 0x2)
      }
      if reader.__takeField("\"b\":", key, 0x226222, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("a\0b")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "a\0b")
    }
    return Self(__direct: field0, field1)
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("a", self.a)
    writer.write("b", self.b)
    writer.endObject()
  }
}

// @Codable, extension of NotIsolated
extension NotIsolated: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable, nonisolated TranscodableEssentials.__FieldTabulated {
  nonisolated init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.a = try container.decode(Int.self, forKey: "a")
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.a, forKey: "a")
  }

  nonisolated private init(__direct field0: Int) {
    self.a = field0
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
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

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("a", self.a)
    writer.endObject()
  }

  nonisolated static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("a")
    builder.append(\.a)
    return builder.table
  }
}

// @Codable, member of IsolatedClass
init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  self.a = try container.decode(Int.self, forKey: "a")
  if let value = try container.decodeIfPresent(Int.self, forKey: "b") {
    self.b = value
  }
}

private init(__direct field0: Int, _ field1: Int?) {
  self.a = field0
  if let field1 { self.b = field1 }
}
