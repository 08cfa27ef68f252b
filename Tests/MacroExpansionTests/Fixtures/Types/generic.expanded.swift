// @Codable, extension of Around.Within
extension Around.Within: Swift.Decodable where T: Swift.Decodable, U: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "generic.swift", line: 29)
    self.t = try container.decode(CodedFieldTypes.Field0.self, forKey: "t")
    #sourceLocation()
    #sourceLocation(file: "generic.swift", line: 30)
    self.u = try container.decode(CodedFieldTypes.Field1.self, forKey: "u")
    #sourceLocation()
  }
}

extension Around.Within: Swift.Encodable where T: Swift.Encodable, U: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "generic.swift", line: 29)
    try container.encode(self.t, forKey: "t")
    #sourceLocation()
    #sourceLocation(file: "generic.swift", line: 30)
    try container.encode(self.u, forKey: "u")
    #sourceLocation()
  }
}

extension Around.Within: TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting where T: TranscodableEssentials.JSONDecodable, U: TranscodableEssentials.JSONDecodable {
  private init(__direct field0: CodedFieldTypes.Field0, _ field1: CodedFieldTypes.Field1) {
    self.t = field0
    self.u = field1
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Field0?
    var field1: CodedFieldTypes.Field1?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"t\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"t\":", key, 0x227422, &seen, 0x1) {
        key = reader.__readField(&field0, "\"u\":", seen, 0x2)
      }
      if reader.__takeField("\"u\":", key, 0x227522, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("t\0u")
      }
    }
    guard reader.__hasSeen(seen, 0x3), let field0, let field1 else {
      return reader.__missing(seen, required: 0x3, "t\0u")
    }
    return Self(__direct: field0, field1)
  }
}

extension Around.Within: TranscodableEssentials.JSONEncodable where T: TranscodableEssentials.JSONEncodable, U: TranscodableEssentials.JSONEncodable {
  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__writeField("t", self.t)
    writer.__writeField("u", self.u)
    writer.endObject()
  }
}

extension Around.Within: TranscodableEssentials.__FieldTabulated {
  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("t\0u")
    builder.append(\.t)
    builder.append(\.u)
    return builder.table
  }
}

// @Codable, extension of Box
extension Box: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "generic.swift", line: 5)
    self.value = try container.decode(CodedFieldTypes.Field0.self, forKey: "value")
    #sourceLocation()
    #sourceLocation(file: "generic.swift", line: 6)
    self.all = try container.decodeIfPresent(CodedFieldTypes.Field1.self, forKey: "all")
    #sourceLocation()
  }
}

extension Box: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "generic.swift", line: 5)
    try container.encode(self.value, forKey: "value")
    #sourceLocation()
    #sourceLocation(file: "generic.swift", line: 6)
    try container.encodeIfPresent(self.all, forKey: "all")
    #sourceLocation()
  }
}

extension Box: TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting where Value: TranscodableEssentials.JSONDecodable {
  private init(__direct field0: CodedFieldTypes.Field0, _ field1: CodedFieldTypes.Field1?) {
    self.value = field0
    self.all = field1
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Field0?
    var field1: CodedFieldTypes.Field1?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"value\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"value\":", key, 0x2265756C617622, &seen, 0x1) {
        key = reader.__readField(&field0, "\"all\":", seen, 0x2)
      }
      if reader.__takeField("\"all\":", key, 0x226C6C6122, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("value\0all")
      }
    }
    guard reader.__hasSeen(seen, 0x1), let field0 else {
      return reader.__missing(seen, required: 0x1, "value\0all")
    }
    return Self(__direct: field0, field1)
  }
}

extension Box: TranscodableEssentials.JSONEncodable where Value: TranscodableEssentials.JSONEncodable {
  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__writeField("value", self.value)
    writer.__writeOptionalField("all", self.all)
    writer.endObject()
  }
}

extension Box: TranscodableEssentials.__FieldTabulated {
  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("value\0all")
    builder.append(\.value)
    builder.appendOptional(\.all)
    return builder.table
  }
}

extension Box {
  private enum CodedFieldTypes {
    #sourceLocation(file: "generic.swift", line: 5)
    typealias Field0 = Value
    #sourceLocation()
    #sourceLocation(file: "generic.swift", line: 6)
    typealias Field1 = [Value]
    #sourceLocation()
  }
}

// @Codable, extension of Cell
extension Cell: Swift.Decodable where Content: Swift.Decodable {}

extension Cell: Swift.Encodable where Content: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "generic.swift", line: 22)
    try container.encode(self.content, forKey: "content")
    #sourceLocation()
    #sourceLocation(file: "generic.swift", line: 23)
    try container.encodeIfPresent(self.next, forKey: "next")
    #sourceLocation()
  }
}

extension Cell: TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting where Content: TranscodableEssentials.JSONDecodable {
  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Field0?
    var field1: CodedFieldTypes.Field1?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"content\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"content\":", key, 0x746E65746E6F6322, &seen, 0x1) {
        key = reader.__readField(&field0, "\"next\":", seen, 0x2)
      }
      if reader.__takeField("\"next\":", key, 0x227478656E22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("content\0next")
      }
    }
    guard reader.__hasSeen(seen, 0x1), let field0 else {
      return reader.__missing(seen, required: 0x1, "content\0next")
    }
    return Self(__direct: field0, field1)
  }
}

extension Cell: TranscodableEssentials.JSONEncodable where Content: TranscodableEssentials.JSONEncodable {
  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__writeField("content", self.content)
    writer.__writeOptionalField("next", self.next)
    writer.endObject()
  }
}

extension Cell {
  private enum CodedFieldTypes {
    #sourceLocation(file: "generic.swift", line: 22)
    typealias Field0 = Content
    #sourceLocation()
    #sourceLocation(file: "generic.swift", line: 23)
    typealias Field1 = Cell<Content>
    #sourceLocation()
  }
}

// @Codable, extension of Identifier
extension Identifier: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.rawValue = try container.decode(String.self, forKey: "rawValue")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.rawValue, forKey: "rawValue")
  }

  private init(__direct field0: String) {
    self.rawValue = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"rawValue\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"rawValue\":", key, 0x756C615677617222, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("rawValue")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "rawValue")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("rawValue", self.rawValue)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("rawValue")
    builder.append(\.rawValue)
    return builder.table
  }
}

// @Codable, extension of Keyed
extension Keyed: Swift.Decodable where Values.Element: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "generic.swift", line: 11)
    self.first = try container.decode(CodedFieldTypes.Field0.self, forKey: "first")
    #sourceLocation()
    self.name = try container.decode(String.self, forKey: "name")
  }
}

extension Keyed: Swift.Encodable where Values.Element: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "generic.swift", line: 11)
    try container.encode(self.first, forKey: "first")
    #sourceLocation()
    try container.encode(self.name, forKey: "name")
  }
}

extension Keyed: TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting where Values.Element: TranscodableEssentials.JSONDecodable {
  private init(__direct field0: CodedFieldTypes.Field0, _ field1: String) {
    self.first = field0
    self.name = field1
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Field0?
    var field1: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"first\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"first\":", key, 0x22747372696622, &seen, 0x1) {
        key = reader.__readField(&field0, "\"name\":", seen, 0x2)
      }
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("first\0name")
      }
    }
    guard reader.__hasSeen(seen, 0x3), let field0 else {
      return reader.__missing(seen, required: 0x3, "first\0name")
    }
    return Self(__direct: field0, field1)
  }
}

extension Keyed: TranscodableEssentials.JSONEncodable where Values.Element: TranscodableEssentials.JSONEncodable {
  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__writeField("first", self.first)
    writer.write("name", self.name)
    writer.endObject()
  }
}

extension Keyed: TranscodableEssentials.__FieldTabulated {
  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("first\0name")
    builder.append(\.first)
    builder.append(\.name)
    return builder.table
  }
}

extension Keyed {
  private enum CodedFieldTypes {
    #sourceLocation(file: "generic.swift", line: 11)
    typealias Field0 = Values.Element
    #sourceLocation()
  }
}

// @Codable, member of Around.Within
private enum CodedFieldTypes {
  #sourceLocation(file: "generic.swift", line: 29)
  typealias Field0 = T
  #sourceLocation()
  #sourceLocation(file: "generic.swift", line: 30)
  typealias Field1 = [String: U]
  #sourceLocation()
}

// @Codable, member of Cell
init(from decoder: any Swift.Decoder) throws where Content: Swift.Decodable {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  #sourceLocation(file: "generic.swift", line: 22)
  self.content = try container.decode(CodedFieldTypes.Field0.self, forKey: "content")
  #sourceLocation()
  #sourceLocation(file: "generic.swift", line: 23)
  self.next = try container.decodeIfPresent(CodedFieldTypes.Field1.self, forKey: "next")
  #sourceLocation()
}

private init(__direct field0: CodedFieldTypes.Field0, _ field1: CodedFieldTypes.Field1?) {
  self.content = field0
  self.next = field1
}
