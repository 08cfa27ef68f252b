// @Codable, extension of BothWays
extension BothWays: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  nonisolated private enum __Steps {
    static let modifiers0: [TranscodableEssentials.CodableModifier<String>] = [.trimmed, .nilIfEmpty]
    static let modifiers1: [TranscodableEssentials.CodableModifier<String>] = [.lowercased]
  }

  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.name = try container.__decodeIfPresent(TranscodableEssentials.__plain(String.self).__modified(__Steps.modifiers0), forKey: "name")
    self.key = try container.decode(String.self, forKey: "key")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.__encodeIfPresent(self.name, by: TranscodableEssentials.__plain(String.self).__modifiedForEncoding(__Steps.modifiers0), forKey: "name")
    try container.__encode(self.key, by: TranscodableEssentials.__plain(String.self).__modifiedForEncoding(__Steps.modifiers1), forKey: "key")
  }

  private init(__direct field0: String?, _ field1: String) {
    self.name = field0
    self.key = field1
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String?
    var field1: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"name\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x1) {
        field0 = reader.__readIfPresent(by: TranscodableEssentials.__plain(String.self).__modified(__Steps.modifiers0))
        key = reader.__nextMember("\"key\":", seen, 0x2)
      }
      if reader.__takeField("\"key\":", key, 0x2279656B22, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("name\0key")
      }
    }
    guard reader.__hasSeen(seen, 0x2) else {
      return reader.__missing(seen, required: 0x2, "name\0key")
    }
    return Self(__direct: field0, field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__writeOptional("name", self.name, by: TranscodableEssentials.__plain(String.self).__modifiedForEncoding(__Steps.modifiers0))
    writer.__write("key", self.key, by: TranscodableEssentials.__plain(String.self).__modifiedForEncoding(__Steps.modifiers1))
    writer.endObject()
  }
}

// @Codable, extension of Measurements
extension Measurements: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.start = try container.__decode(TranscodableEssentials.__by(Date.self, .iso8601), forKey: "start")
    self.end = try container.__decodeIfPresent(TranscodableEssentials.__by(Date.self, .iso8601), forKey: "end")
    self.days = try container.__decode(TranscodableEssentials.__by([Date].self, .elements(.iso8601)), forKey: "days")
    self.byName = try container.__decode(TranscodableEssentials.__by([String: [Foundation.Date?]].self, .values(.elements(.optional(.iso8601)))), forKey: "byName")
    self.other = try container.__decode(TranscodableEssentials.__by(Date.self, .secondsSince1970), forKey: "other")
    self.bytes = try container.__decode(TranscodableEssentials.__by(Data.self, .hex(uppercase: true)), forKey: "bytes")
    if let value = try container.__decodeIfPresent(TranscodableEssentials.__by(Double.self, .floats(nan: "-")), forKey: "value") {
      self.value = value
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.__encode(self.start, by: TranscodableEssentials.__by(Date.self, .iso8601), forKey: "start")
    try container.__encodeIfPresent(self.end, by: TranscodableEssentials.__by(Date.self, .iso8601), forKey: "end")
    try container.__encode(self.days, by: TranscodableEssentials.__by([Date].self, .elements(.iso8601)), forKey: "days")
    try container.__encode(self.byName, by: TranscodableEssentials.__by([String: [Foundation.Date?]].self, .values(.elements(.optional(.iso8601)))), forKey: "byName")
    try container.__encode(self.other, by: TranscodableEssentials.__by(Date.self, .secondsSince1970), forKey: "other")
    try container.__encode(self.bytes, by: TranscodableEssentials.__by(Data.self, .hex(uppercase: true)), forKey: "bytes")
    try container.__encode(self.value, by: TranscodableEssentials.__by(Double.self, .floats(nan: "-")), forKey: "value")
  }

  private init(__direct field0: Date, _ field1: Date?, _ field2: CodedFieldTypes.Field2, _ field3: CodedFieldTypes.Field3, _ field4: Date, _ field5: Data, _ field6: Double?) {
    self.start = field0
    self.end = field1
    self.days = field2
    self.byName = field3
    self.other = field4
    self.bytes = field5
    if let field6 { self.value = field6 }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Date?
    var field1: Date?
    var field2: CodedFieldTypes.Field2?
    var field3: CodedFieldTypes.Field3?
    var field4: Date?
    var field5: Data?
    var field6: Double?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"start\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"start\":", key, 0x22747261747322, &seen, 0x1) {
        field0 = reader.__read(by: TranscodableEssentials.__by(Date.self, .iso8601))
        key = reader.__nextMember("\"end\":", seen, 0x2)
      }
      if reader.__takeField("\"end\":", key, 0x22646E6522, &seen, 0x2) {
        field1 = reader.__readIfPresent(by: TranscodableEssentials.__by(Date.self, .iso8601))
        key = reader.__nextMember("\"days\":", seen, 0x4)
      }
      if reader.__takeField("\"days\":", key, 0x227379616422, &seen, 0x4) {
        field2 = reader.__read(by: TranscodableEssentials.__by([Date].self, .elements(.iso8601)))
        key = reader.__nextMember("\"byName\":", seen, 0x8)
      }
      if reader.__takeField("\"byName\":", key, 0x22656D614E796222, &seen, 0x8) {
        field3 = reader.__read(by: TranscodableEssentials.__by([String: [Foundation.Date?]].self, .values(.elements(.optional(.iso8601)))))
        key = reader.__nextMember("\"other\":", seen, 0x10)
      }
      if reader.__takeField("\"other\":", key, 0x22726568746F22, &seen, 0x10) {
        field4 = reader.__read(by: TranscodableEssentials.__by(Date.self, .secondsSince1970))
        key = reader.__nextMember("\"bytes\":", seen, 0x20)
      }
      if reader.__takeField("\"bytes\":", key, 0x22736574796222, &seen, 0x20) {
        field5 = reader.__read(by: TranscodableEssentials.__by(Data.self, .hex(uppercase: true)))
        key = reader.__nextMember("\"value\":", seen, 0x40)
      }
      if reader.__takeField("\"value\":", key, 0x2265756C617622, &seen, 0x40) {
        field6 = reader.__readIfPresent(by: TranscodableEssentials.__by(Double.self, .floats(nan: "-")))
        key = reader.__nextMember("", seen, 0x40)
      }
      if seen == before {
        key = reader.__skipMember("start\0end\0days\0byName\0other\0bytes\0value")
      }
    }
    guard reader.__hasSeen(seen, 0x3D), let field0, let field2, let field3, let field4, let field5 else {
      return reader.__missing(seen, required: 0x3D, "start\0end\0days\0byName\0other\0bytes\0value")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5, field6)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__write("start", self.start, by: TranscodableEssentials.__by(Date.self, .iso8601))
    writer.__writeOptional("end", self.end, by: TranscodableEssentials.__by(Date.self, .iso8601))
    writer.__write("days", self.days, by: TranscodableEssentials.__by([Date].self, .elements(.iso8601)))
    writer.__write("byName", self.byName, by: TranscodableEssentials.__by([String: [Foundation.Date?]].self, .values(.elements(.optional(.iso8601)))))
    writer.__write("other", self.other, by: TranscodableEssentials.__by(Date.self, .secondsSince1970))
    writer.__write("bytes", self.bytes, by: TranscodableEssentials.__by(Data.self, .hex(uppercase: true)))
    writer.__write("value", self.value, by: TranscodableEssentials.__by(Double.self, .floats(nan: "-")))
    writer.endObject()
  }
}

extension Measurements {
  private enum CodedFieldTypes {
    #sourceLocation(file: "typeWide.swift", line: 8)
    typealias Field2 = [Date]
    #sourceLocation()
    #sourceLocation(file: "typeWide.swift", line: 9)
    typealias Field3 = [String: [Foundation.Date?]]
    #sourceLocation()
  }
}
