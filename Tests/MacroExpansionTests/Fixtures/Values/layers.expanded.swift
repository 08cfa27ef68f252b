// @Codable, extension of LayeredChoice
extension LayeredChoice: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "one": return 0
    case "two": return 1
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.__decodeNullable(TranscodableEssentials.__flexible(Int.self), forKey: "value")
      self = .one(value: field0)
    case 1:
      let container = try value.object()
      let field0 = try container.__decodeNullable(TranscodableEssentials.__flexible(Int.self), forKey: "count")
      let field1 = try container.__decodeIfPresent(TranscodableEssentials.__by(Int?.self, .optional(TranscodableEssentials.__flexible(Int.self))), forKey: "_1")
      self = .two(count: field0, field1)
    default: throw value.refusal(Self.self, tags: "one", "two")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .one(let field0):
      var outer = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container = outer.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "one")
      try container.encode(field0, forKey: "value")
    case .two(let field0, let field1):
      var outer = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container = outer.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "two")
      try container.encode(field0, forKey: "count")
      try container.encodeIfPresent(field1, forKey: "_1")
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
    var field0: TranscodableEssentials.CodableNullable<Int>?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"value\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"value\":", key, 0x2265756C617622, &seen, 0x1) {
        field0 = reader.__readNullable(by: TranscodableEssentials.__flexible(Int.self))
        key = reader.__nextMember("", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("value")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "value")
    }
    return .one(value: field0 ?? .absent)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: TranscodableEssentials.CodableNullable<Int>?
    var field1: Int??
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"count\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"count\":", key, 0x22746E756F6322, &seen, 0x1) {
        field0 = reader.__readNullable(by: TranscodableEssentials.__flexible(Int.self))
        key = reader.__nextMember("\"_1\":", seen, 0x2)
      }
      if reader.__takeField("\"_1\":", key, 0x22315F22, &seen, 0x2) {
        field1 = reader.__readIfPresent(by: TranscodableEssentials.__by(Int?.self, .optional(TranscodableEssentials.__flexible(Int.self))))
        key = reader.__nextMember("", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("count\0_1")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "count\0_1")
    }
    return .two(count: field0 ?? .absent, field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .one(let field0):
      writer.beginObject()
      writer.beginObject("one")
      writer.write("value", field0)
      writer.endObject()
      writer.endObject()
    case .two(let field0, let field1):
      writer.beginObject()
      writer.beginObject("two")
      writer.write("count", field0)
      writer.writeOptional("_1", field1)
      writer.endObject()
      writer.endObject()
    }
  }
}

// @Codable, extension of LayeredRow
extension LayeredRow: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  nonisolated private enum __Steps {
    static let rules1: [TranscodableEssentials.CodableValidation<String>] = [.nonEmpty]
  }

  init(from decoder: any Swift.Decoder) throws {
    let container = try TranscodableEssentials.__elements(of: decoder)
    self.bytes = try container.__decodeIfPresent(TranscodableEssentials.__by(Data.self, .hex), forKey: .init(index: 0))
    self.name = try container.__decodeIfPresent(TranscodableEssentials.__plain(String.self).__validated(__Steps.rules1), forKey: .init(index: 1))
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.__encode(self.bytes, by: TranscodableEssentials.__by(Data?.self, .optional(TranscodableEssentials.__by(Data.self, .hex))))
    try container.encode(self.name)
  }

  private init(__direct field0: Data?, _ field1: String?) {
    self.bytes = field0
    self.name = field1
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Data?
    var field1: String?
    var more = reader.beginArray()
    if more {
      field0 = reader.__readIfPresent(by: TranscodableEssentials.__by(Data.self, .hex))
      more = reader.nextElement()
    }
    if more {
      field1 = reader.__readIfPresent(by: TranscodableEssentials.__plain(String.self).__validated(__Steps.rules1))
      more = reader.nextElement()
    }
    reader.__skipElements(more)
    guard !reader.hasFailed else { return nil }
    return Self(__direct: field0, field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginArray()
    writer.__write(self.bytes, by: TranscodableEssentials.__by(Data?.self, .optional(TranscodableEssentials.__by(Data.self, .hex))))
    writer.write(self.name)
    writer.endArray()
  }
}

// @Codable, extension of Layers
extension Layers: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  nonisolated private enum __Steps {
    static let rules2: [TranscodableEssentials.CodableValidation<Int>] = [.range(1...5)]
    static let modifiers3: [TranscodableEssentials.CodableModifier<String>] = [.trimmed, .nilIfEmpty]
    static let rules6: [TranscodableEssentials.CodableValidation<Int>] = [.range(1...5)]
    static let modifiers7: [TranscodableEssentials.CodableModifier<String>] = [.trimmed]
  }

  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.start = try container.__decodeNullable(TranscodableEssentials.__by(Date.self, .iso8601), forKey: "start")
    self.end = try container.__decodeNullable(TranscodableEssentials.__by(Date.self, .secondsSince1970), forKey: "end")
    if container.contains("stars") {
      self.stars = try container.__decodeNullable(TranscodableEssentials.__lossless(Int.self).__validated(__Steps.rules2), forKey: "stars")
    }
    self.name = try container.__decodeNullable(TranscodableEssentials.__lossless(String.self).__modified(__Steps.modifiers3), forKey: "name")
    self.count = try container.__decodeNullable(TranscodableEssentials.__lossless(Int.self), forKey: "count")
    self.days = try container.__decodeNullable(TranscodableEssentials.__by([Date].self, .elements(.iso8601)), forKey: "days")
    self.twice = try container.__decodeIfPresent(TranscodableEssentials.__by(Int?.self, .optional(TranscodableEssentials.__lossless(Int.self).__validated(__Steps.rules6))), forKey: "twice")
    self.text = try container.__decodeIfPresent(TranscodableEssentials.__by(String?.self, .optional(TranscodableEssentials.__lossless(String.self).__modified(__Steps.modifiers7))), forKey: "text")
    self.day = try container.__decodeIfPresent(TranscodableEssentials.__by(Date?.self, .optional(.iso8601)), forKey: "day")
    self.other = try container.__decodeIfPresent(TranscodableEssentials.__by(Date.self, .iso8601), forKey: "other")
    self.last = try container.__decode(TranscodableEssentials.__by(Date?.self, .optional(TranscodableEssentials.__by(Date.self, .iso8601))), forKey: "last")
    self.next = try container.__decode(TranscodableEssentials.__by(String?.self, .optional(TranscodableEssentials.__lossless(String.self))), forKey: "next")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    if !self.start.isAbsent {
      try container.__encode(self.start, by: TranscodableEssentials.__nullable(TranscodableEssentials.__by(Date.self, .iso8601)), forKey: "start")
    }
    if !self.end.isAbsent {
      try container.__encode(self.end, by: TranscodableEssentials.__nullable(TranscodableEssentials.__by(Date.self, .secondsSince1970)), forKey: "end")
    }
    try container.encode(self.stars, forKey: "stars")
    try container.encode(self.name, forKey: "name")
    try container.encode(self.count, forKey: "count")
    if !self.days.isAbsent {
      try container.__encode(self.days, by: TranscodableEssentials.__nullable(TranscodableEssentials.__by([Date].self, .elements(.iso8601))), forKey: "days")
    }
    try container.encodeIfPresent(self.twice, forKey: "twice")
    try container.__encodeIfPresent(self.text, by: TranscodableEssentials.__by(String?.self, .optional(TranscodableEssentials.__plain(String.self).__modifiedForEncoding(__Steps.modifiers7))), forKey: "text")
    try container.__encodeIfPresent(self.day, by: TranscodableEssentials.__by(Date?.self, .optional(.iso8601)), forKey: "day")
    try container.__encodeIfPresent(self.other, by: TranscodableEssentials.__by(Date.self, .iso8601), forKey: "other")
    try container.__encode(self.last, by: TranscodableEssentials.__by(Date?.self, .optional(TranscodableEssentials.__by(Date.self, .iso8601))), forKey: "last")
    try container.encode(self.next, forKey: "next")
  }

  private init(__direct field0: TranscodableEssentials.CodableNullable<Date>?, _ field1: TranscodableEssentials.CodableNullable<Date>?, _ field2: TranscodableEssentials.CodableNullable<Int>?, _ field3: TranscodableEssentials.CodableNullable<String>?, _ field4: TranscodableEssentials.CodableNullable<Int>?, _ field5: TranscodableEssentials.CodableNullable<[Date]>?, _ field6: Int??, _ field7: String??, _ field8: Date??, _ field9: Date?, _ field10: CodableOrNull<Date>, _ field11: CodableOrNull<String>) {
    self.start = field0 ?? .absent
    self.end = field1 ?? .absent
    if let field2 { self.stars = field2 }
    self.name = field3 ?? .absent
    self.count = field4 ?? .absent
    self.days = field5 ?? .absent
    self.twice = field6
    self.text = field7
    self.day = field8
    self.other = field9
    self.last = field10
    self.next = field11
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: TranscodableEssentials.CodableNullable<Date>?
    var field1: TranscodableEssentials.CodableNullable<Date>?
    var field2: TranscodableEssentials.CodableNullable<Int>?
    var field3: TranscodableEssentials.CodableNullable<String>?
    var field4: TranscodableEssentials.CodableNullable<Int>?
    var field5: TranscodableEssentials.CodableNullable<[Date]>?
    var field6: Int??
    var field7: String??
    var field8: Date??
    var field9: Date?
    var field10: CodableOrNull<Date>?
    var field11: CodableOrNull<String>?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"start\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"start\":", key, 0x22747261747322, &seen, 0x1) {
        field0 = reader.__readNullable(by: TranscodableEssentials.__by(Date.self, .iso8601))
        key = reader.__nextMember("\"end\":", seen, 0x2)
      }
      if reader.__takeField("\"end\":", key, 0x22646E6522, &seen, 0x2) {
        field1 = reader.__readNullable(by: TranscodableEssentials.__by(Date.self, .secondsSince1970))
        key = reader.__nextMember("\"stars\":", seen, 0x4)
      }
      if reader.__takeField("\"stars\":", key, 0x22737261747322, &seen, 0x4) {
        field2 = reader.__readNullable(by: TranscodableEssentials.__lossless(Int.self).__validated(__Steps.rules2))
        key = reader.__nextMember("\"name\":", seen, 0x8)
      }
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x8) {
        field3 = reader.__readNullable(by: TranscodableEssentials.__lossless(String.self).__modified(__Steps.modifiers3))
        key = reader.__nextMember("\"count\":", seen, 0x10)
      }
      if reader.__takeField("\"count\":", key, 0x22746E756F6322, &seen, 0x10) {
        field4 = reader.__readNullable(by: TranscodableEssentials.__lossless(Int.self))
        key = reader.__nextMember("\"days\":", seen, 0x20)
      }
      if reader.__takeField("\"days\":", key, 0x227379616422, &seen, 0x20) {
        field5 = reader.__readNullable(by: TranscodableEssentials.__by([Date].self, .elements(.iso8601)))
        key = reader.__nextMember("\"twice\":", seen, 0x40)
      }
      if reader.__takeField("\"twice\":", key, 0x22656369777422, &seen, 0x40) {
        field6 = reader.__readIfPresent(by: TranscodableEssentials.__by(Int?.self, .optional(TranscodableEssentials.__lossless(Int.self).__validated(__Steps.rules6))))
        key = reader.__nextMember("\"text\":", seen, 0x80)
      }
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x80) {
        field7 = reader.__readIfPresent(by: TranscodableEssentials.__by(String?.self, .optional(TranscodableEssentials.__lossless(String.self).__modified(__Steps.modifiers7))))
        key = reader.__nextMember("\"day\":", seen, 0x100)
      }
      if reader.__takeField("\"day\":", key, 0x2279616422, &seen, 0x100) {
        field8 = reader.__readIfPresent(by: TranscodableEssentials.__by(Date?.self, .optional(.iso8601)))
        key = reader.__nextMember("\"other\":", seen, 0x200)
      }
      if reader.__takeField("\"other\":", key, 0x22726568746F22, &seen, 0x200) {
        field9 = reader.__readIfPresent(by: TranscodableEssentials.__by(Date.self, .iso8601))
        key = reader.__nextMember("\"last\":", seen, 0x400)
      }
      if reader.__takeField("\"last\":", key, 0x227473616C22, &seen, 0x400) {
        field10 = reader.__read(by: TranscodableEssentials.__by(Date?.self, .optional(TranscodableEssentials.__by(Date.self, .iso8601))))
        key = reader.__nextMember("\"next\":", seen, 0x800)
      }
      if reader.__takeField("\"next\":", key, 0x227478656E22, &seen, 0x800) {
        field11 = reader.__read(by: TranscodableEssentials.__by(String?.self, .optional(TranscodableEssentials.__lossless(String.self))))
        key = reader.__nextMember("", seen, 0x800)
      }
      if seen == before {
        key = reader.__skipMember("start\0end\0stars\0name\0count\0days\0twice\0text\0day\0other\0last\0next")
      }
    }
    guard reader.__hasSeen(seen, 0xC00), let field10, let field11 else {
      return reader.__missing(seen, required: 0xC00, "start\0end\0stars\0name\0count\0days\0twice\0text\0day\0other\0last\0next")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5, field6, field7, field8, field9, field10, field11)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    if !self.start.isAbsent {
      writer.__write("start", self.start, by: TranscodableEssentials.__nullable(TranscodableEssentials.__by(Date.self, .iso8601)))
    }
    if !self.end.isAbsent {
      writer.__write("end", self.end, by: TranscodableEssentials.__nullable(TranscodableEssentials.__by(Date.self, .secondsSince1970)))
    }
    writer.write("stars", self.stars)
    writer.write("name", self.name)
    writer.write("count", self.count)
    if !self.days.isAbsent {
      writer.__write("days", self.days, by: TranscodableEssentials.__nullable(TranscodableEssentials.__by([Date].self, .elements(.iso8601))))
    }
    writer.writeOptional("twice", self.twice)
    writer.__writeOptional("text", self.text, by: TranscodableEssentials.__by(String?.self, .optional(TranscodableEssentials.__plain(String.self).__modifiedForEncoding(__Steps.modifiers7))))
    writer.__writeOptional("day", self.day, by: TranscodableEssentials.__by(Date?.self, .optional(.iso8601)))
    writer.__writeOptional("other", self.other, by: TranscodableEssentials.__by(Date.self, .iso8601))
    writer.__write("last", self.last, by: TranscodableEssentials.__by(Date?.self, .optional(TranscodableEssentials.__by(Date.self, .iso8601))))
    writer.write("next", self.next)
    writer.endObject()
  }
}

extension Layers {
  private enum CodedFieldTypes {
    #sourceLocation(file: "layers.swift", line: 11)
    typealias Field5 = CodableNullable<[Date]>
    #sourceLocation()
  }
}

// @Codable, extension of Layers.Inner
extension Layers.Inner: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.name = container.contains("name") ? Swift.Optional.some(try container.decode(String.self, forKey: "name")) : nil
    if container.contains("limit") {
      self.limit = try container.decode(Int.self, forKey: "limit")
    }
    self.ratio = container.contains("ratio") ? try container.decode(Double.self, forKey: "ratio") : (1.5)
    self.start = container.contains("start") ? Swift.Optional.some(try container.__decode(TranscodableEssentials.__by(CodedFieldTypes.Field3.self, .iso8601), forKey: "start")) : nil
    self.end = try container.__decodeNullable(TranscodableEssentials.__by(CodedFieldTypes.Core4.self, .iso8601), forKey: "end")
    self.note = try container.__decode(TranscodableEssentials.__plain(String.self), forKey: "note", default: "-", for: .anyFailure)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encodeIfPresent(self.name, forKey: "name")
    try container.encode(self.limit, forKey: "limit")
    try container.encode(self.ratio, forKey: "ratio")
    try container.__encodeIfPresent(self.start, by: TranscodableEssentials.__by(CodedFieldTypes.Field3.self, .iso8601), forKey: "start")
    if !self.end.isAbsent {
      try container.__encode(self.end, by: TranscodableEssentials.__nullable(TranscodableEssentials.__by(CodedFieldTypes.Core4.self, .iso8601)), forKey: "end")
    }
    try container.encode(self.note, forKey: "note")
  }

  private init(__direct field0: String?, _ field1: Int?, _ field2: Double?, _ field3: CodedFieldTypes.Field3?, _ field4: TranscodableEssentials.CodableNullable<CodedFieldTypes.Core4>?, _ field5: String?) {
    self.name = field0
    if let field1 { self.limit = field1 }
    self.ratio = field2 ?? (1.5)
    self.start = field3
    self.end = field4 ?? .absent
    self.note = field5 ?? ("-")
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String?
    var field1: Int?
    var field2: Double?
    var field3: CodedFieldTypes.Field3?
    var field4: TranscodableEssentials.CodableNullable<CodedFieldTypes.Core4>?
    var field5: String?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"name\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x1) {
        field0 = reader.read(String.self)
        key = reader.__nextMember("\"limit\":", seen, 0x2)
      }
      if reader.__takeField("\"limit\":", key, 0x2274696D696C22, &seen, 0x2) {
        field1 = reader.read(Int.self)
        key = reader.__nextMember("\"ratio\":", seen, 0x4)
      }
      if reader.__takeField("\"ratio\":", key, 0x226F6974617222, &seen, 0x4) {
        field2 = reader.read(Double.self)
        key = reader.__nextMember("\"start\":", seen, 0x8)
      }
      if reader.__takeField("\"start\":", key, 0x22747261747322, &seen, 0x8) {
        field3 = reader.__read(by: TranscodableEssentials.__by(CodedFieldTypes.Field3.self, .iso8601))
        key = reader.__nextMember("\"end\":", seen, 0x10)
      }
      if reader.__takeField("\"end\":", key, 0x22646E6522, &seen, 0x10) {
        field4 = reader.__readNullable(by: TranscodableEssentials.__by(CodedFieldTypes.Core4.self, .iso8601))
        key = reader.__nextMember("\"note\":", seen, 0x20)
      }
      if reader.__takeField("\"note\":", key, 0x2265746F6E22, &seen, 0x20) {
        field5 = reader.__read(by: TranscodableEssentials.__plain(String.self), default: "-", for: .anyFailure)
        key = reader.__nextMember("", seen, 0x20)
      }
      if seen == before {
        key = reader.__skipMember("name\0limit\0ratio\0start\0end\0note")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "name\0limit\0ratio\0start\0end\0note")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.writeOptional("name", self.name)
    writer.write("limit", self.limit)
    writer.write("ratio", self.ratio)
    writer.__writeOptional("start", self.start, by: TranscodableEssentials.__by(CodedFieldTypes.Field3.self, .iso8601))
    if !self.end.isAbsent {
      writer.__write("end", self.end, by: TranscodableEssentials.__nullable(TranscodableEssentials.__by(CodedFieldTypes.Core4.self, .iso8601)))
    }
    writer.write("note", self.note)
    writer.endObject()
  }
}

// @Codable, member of Layers.Inner
private enum CodedFieldTypes {
  typealias Field3 = Date
  typealias Field4 = CodableNullable<Date>
  typealias Core4 = Date
}
