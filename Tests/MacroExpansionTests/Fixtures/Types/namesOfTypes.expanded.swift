// @Codable, extension of CasesNamedAsTypes
extension CasesNamedAsTypes: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "String": return 0
    case "Int": return 1
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      self = .String(try value.value(CodedFieldTypes.Value0.self))
    case 1:
      let container = try value.object()
      let field0 = try container.decode(CodedFieldTypes.Value1.self, forKey: "value")
      self = .Int(value: field0)
    default: throw value.refusal(Self.self, tags: "String", "Int")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .String(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode(field0, forKey: "String")
    case .Int(let field0):
      var outer = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container = outer.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "Int")
      try container.encode(field0, forKey: "value")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0 where position.isMember: value = Self.decode(case0: &reader)
    case 1 where position.isMember: value = Self.decode(case1: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (CodedFieldTypes.Value0)? = reader.read(CodedFieldTypes.Value0.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .String(field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Value1?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"value\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"value\":", key, 0x2265756C617622, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("value")
      }
    }
    guard reader.__hasSeen(seen, 0x1), let field0 else {
      return reader.__missing(seen, required: 0x1, "value")
    }
    return .Int(value: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .String(let field0):
      writer.beginObject()
      writer.write("String", field0)
      writer.endObject()
    case .Int(let field0):
      writer.beginObject()
      writer.beginObject("Int")
      writer.write("value", field0)
      writer.endObject()
      writer.endObject()
    }
  }
}

// @Codable, extension of FieldsNamedAsTypes
extension FieldsNamedAsTypes: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.Date = try container.decode(CodedFieldTypes.Field0.self, forKey: "Date")
    #sourceLocation(file: "namesOfTypes.swift", line: 7)
    self.URL = try container.decodeIfPresent(CodedFieldTypes.Field1.self, forKey: "URL")
    #sourceLocation()
    self.Data = try container.__decode(TranscodableEssentials.__by(CodedFieldTypes.Field2.self, .hex), forKey: "Data")
    self.Int = try container.decodeIfPresent(CodedFieldTypes.Field3.self, forKey: "Int") ?? (3)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.Date, forKey: "Date")
    #sourceLocation(file: "namesOfTypes.swift", line: 7)
    try container.encodeIfPresent(self.URL, forKey: "URL")
    #sourceLocation()
    try container.__encode(self.Data, by: TranscodableEssentials.__by(CodedFieldTypes.Field2.self, .hex), forKey: "Data")
    try container.encode(self.Int, forKey: "Int")
  }

  private init(__direct field0: CodedFieldTypes.Field0, _ field1: CodedFieldTypes.Field1?, _ field2: CodedFieldTypes.Field2, _ field3: CodedFieldTypes.Field3?) {
    self.Date = field0
    self.URL = field1
    self.Data = field2
    self.Int = field3 ?? (3)
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Field0?
    var field1: CodedFieldTypes.Field1?
    var field2: CodedFieldTypes.Field2?
    var field3: CodedFieldTypes.Field3?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"Date\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"Date\":", key, 0x226574614422, &seen, 0x1) {
        key = reader.__readField(&field0, "\"URL\":", seen, 0x2)
      }
      if reader.__takeField("\"URL\":", key, 0x224C525522, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"Data\":", seen, 0x4)
      }
      if reader.__takeField("\"Data\":", key, 0x226174614422, &seen, 0x4) {
        field2 = reader.__read(by: TranscodableEssentials.__by(CodedFieldTypes.Field2.self, .hex))
        key = reader.__nextMember("\"Int\":", seen, 0x8)
      }
      if reader.__takeField("\"Int\":", key, 0x22746E4922, &seen, 0x8) {
        key = reader.__readOptionalField(&field3, "", seen, 0x8)
      }
      if seen == before {
        key = reader.__skipMember("Date\0URL\0Data\0Int")
      }
    }
    guard reader.__hasSeen(seen, 0x5), let field0, let field2 else {
      return reader.__missing(seen, required: 0x5, "Date\0URL\0Data\0Int")
    }
    return Self(__direct: field0, field1, field2, field3)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("Date", self.Date)
    writer.__writeOptionalField("URL", self.URL)
    writer.__write("Data", self.Data, by: TranscodableEssentials.__by(CodedFieldTypes.Field2.self, .hex))
    writer.write("Int", self.Int)
    writer.endObject()
  }
}

// @Codable, extension of NestedNamedAsType
extension NestedNamedAsType: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.name = try container.decode(String.self, forKey: "name")
    self.flag = try container.decode(Bool.self, forKey: "flag")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.name, forKey: "name")
    try container.encode(self.flag, forKey: "flag")
  }

  private init(__direct field0: String, _ field1: Bool) {
    self.name = field0
    self.flag = field1
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String?
    var field1: Bool?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"name\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x1) {
        key = reader.__readField(&field0, "\"flag\":", seen, 0x2)
      }
      if reader.__takeField("\"flag\":", key, 0x2267616C6622, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("name\0flag")
      }
    }
    guard reader.__hasSeen(seen, 0x3), let field0, let field1 else {
      return reader.__missing(seen, required: 0x3, "name\0flag")
    }
    return Self(__direct: field0, field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("name", self.name)
    writer.write("flag", self.flag)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("name\0flag")
    builder.append(\.name)
    builder.append(\.flag)
    return builder.table
  }
}

// @Codable, extension of NestedNamedAsType.String
extension NestedNamedAsType.String: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.text = try container.decode(Swift.String.self, forKey: "text")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.text, forKey: "text")
  }

  private init(__direct field0: Swift.String) {
    self.text = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Swift.String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"text\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("text")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "text")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("text")
    builder.append(\.text)
    return builder.table
  }
}

// @Codable, extension of ParameterNamedAsType
extension ParameterNamedAsType: Swift.Decodable where Int: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.value = try container.decode(Int.self, forKey: "value")
    self.name = try container.decode(String.self, forKey: "name")
  }
}

extension ParameterNamedAsType: Swift.Encodable where Int: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.value, forKey: "value")
    try container.encode(self.name, forKey: "name")
  }
}

extension ParameterNamedAsType: TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting where Int: TranscodableEssentials.JSONDecodable {
  private init(__direct field0: Int, _ field1: String) {
    self.value = field0
    self.name = field1
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int?
    var field1: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"value\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"value\":", key, 0x2265756C617622, &seen, 0x1) {
        key = reader.__readField(&field0, "\"name\":", seen, 0x2)
      }
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("value\0name")
      }
    }
    guard reader.__hasSeen(seen, 0x3), let field0 else {
      return reader.__missing(seen, required: 0x3, "value\0name")
    }
    return Self(__direct: field0, field1)
  }
}

extension ParameterNamedAsType: TranscodableEssentials.JSONEncodable where Int: TranscodableEssentials.JSONEncodable {
  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("value", self.value)
    writer.write("name", self.name)
    writer.endObject()
  }
}

extension ParameterNamedAsType: TranscodableEssentials.__FieldTabulated {
  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("value\0name")
    builder.append(\.value)
    builder.append(\.name)
    return builder.table
  }
}

// @Codable, member of CasesNamedAsTypes
private enum CodedFieldTypes {
  typealias Value0 = String
  typealias Value1 = Int
}

// @Codable, member of FieldsNamedAsTypes
private enum CodedFieldTypes {
  typealias Field0 = Date
  #sourceLocation(file: "namesOfTypes.swift", line: 7)
  typealias Field1 = [URL]
  #sourceLocation()
  typealias Field2 = Data
  typealias Field3 = Int
}
