// @Codable, extension of API.Answer
extension API.Answer: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "siblings.swift", line: 15)
    self.user = try container.decode(CodedFieldTypes.Field0.self, forKey: "user")
    #sourceLocation()
    #sourceLocation(file: "siblings.swift", line: 16)
    if let value = try container.decodeIfPresent(CodedFieldTypes.Field1.self, forKey: "others") {
      self.others = value
    }
    #sourceLocation()
    #sourceLocation(file: "siblings.swift", line: 17)
    self.byName = try container.decodeIfPresent(CodedFieldTypes.Field2.self, forKey: "byName")
    #sourceLocation()
    #sourceLocation(file: "siblings.swift", line: 18)
    self.kind = try container.decode(CodedFieldTypes.Field3.self, forKey: "kind")
    #sourceLocation()
    self.count = try container.decode(Int.self, forKey: "count")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "siblings.swift", line: 15)
    try container.encode(self.user, forKey: "user")
    #sourceLocation()
    #sourceLocation(file: "siblings.swift", line: 16)
    try container.encode(self.others, forKey: "others")
    #sourceLocation()
    #sourceLocation(file: "siblings.swift", line: 17)
    try container.encodeIfPresent(self.byName, forKey: "byName")
    #sourceLocation()
    #sourceLocation(file: "siblings.swift", line: 18)
    try container.encode(self.kind, forKey: "kind")
    #sourceLocation()
    try container.encode(self.count, forKey: "count")
  }

  private init(__direct field0: CodedFieldTypes.Field0, _ field1: CodedFieldTypes.Field1?, _ field2: CodedFieldTypes.Field2?, _ field3: CodedFieldTypes.Field3, _ field4: Int) {
    self.user = field0
    if let field1 { self.others = field1 }
    self.byName = field2
    self.kind = field3
    self.count = field4
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Field0?
    var field1: CodedFieldTypes.Field1?
    var field2: CodedFieldTypes.Field2?
    var field3: CodedFieldTypes.Field3?
    var field4: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"user\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"user\":", key, 0x227265737522, &seen, 0x1) {
        key = reader.__readField(&field0, "\"others\":", seen, 0x2)
      }
      if reader.__takeField("\"others\":", key, 0x2273726568746F22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"byName\":", seen, 0x4)
      }
      if reader.__takeField("\"byName\":", key, 0x22656D614E796222, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "\"kind\":", seen, 0x8)
      }
      if reader.__takeField("\"kind\":", key, 0x22646E696B22, &seen, 0x8) {
        key = reader.__readField(&field3, "\"count\":", seen, 0x10)
      }
      if reader.__takeField("\"count\":", key, 0x22746E756F6322, &seen, 0x10) {
        key = reader.__readField(&field4, "", seen, 0x10)
      }
      if seen == before {
        key = reader.__skipMember("user\0others\0byName\0kind\0count")
      }
    }
    guard reader.__hasSeen(seen, 0x19), let field0, let field3 else {
      return reader.__missing(seen, required: 0x19, "user\0others\0byName\0kind\0count")
    }
    return Self(__direct: field0, field1, field2, field3, field4)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__writeField("user", self.user)
    writer.__writeField("others", self.others)
    writer.__writeOptionalField("byName", self.byName)
    writer.__writeField("kind", self.kind)
    writer.write("count", self.count)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("user\0others\0byName\0kind\0count")
    builder.append(\.user)
    builder.append(\.others)
    builder.appendOptional(\.byName)
    builder.append(\.kind)
    builder.append(\.count)
    return builder.table
  }
}

// @Codable, extension of API.Kind
extension API.Kind: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.JSONEncodable, Swift.CodingKeyRepresentable, TranscodableEssentials.JSONKey {
  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.__readRawValue(Self.self, known: [.one, .two])
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.write(self.rawValue)
  }
}

// @Codable, extension of API.Request
extension API.Request: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "siblings.swift", line: 24)
    try container.encode(self.user, forKey: "user")
    #sourceLocation()
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Field0?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"user\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"user\":", key, 0x227265737522, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("user")
      }
    }
    guard reader.__hasSeen(seen, 0x1), let field0 else {
      return reader.__missing(seen, required: 0x1, "user")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__writeField("user", self.user)
    writer.endObject()
  }
}

// @Codable, member of API.Answer
private enum CodedFieldTypes {
  #sourceLocation(file: "siblings.swift", line: 15)
  typealias Field0 = User
  #sourceLocation()
  #sourceLocation(file: "siblings.swift", line: 16)
  typealias Field1 = [User]
  #sourceLocation()
  #sourceLocation(file: "siblings.swift", line: 17)
  typealias Field2 = [String: User]
  #sourceLocation()
  #sourceLocation(file: "siblings.swift", line: 18)
  typealias Field3 = Kind
  #sourceLocation()
}

// @Codable, member of API.Request
init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  #sourceLocation(file: "siblings.swift", line: 24)
  self.user = try container.decode(CodedFieldTypes.Field0.self, forKey: "user")
  #sourceLocation()
}

private init(__direct field0: CodedFieldTypes.Field0) {
  self.user = field0
}

private enum CodedFieldTypes {
  #sourceLocation(file: "siblings.swift", line: 24)
  typealias Field0 = User
  #sourceLocation()
}
