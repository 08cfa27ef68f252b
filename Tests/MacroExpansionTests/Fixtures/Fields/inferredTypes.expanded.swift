// @Codable, extension of InferredTypes
extension InferredTypes: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    if let value = try container.decodeIfPresent(Int.self, forKey: "integer") {
      self.integer = value
    }
    if let value = try container.decodeIfPresent(Int.self, forKey: "negative") {
      self.negative = value
    }
    if let value = try container.decodeIfPresent(Double.self, forKey: "double") {
      self.double = value
    }
    if let value = try container.decodeIfPresent(String.self, forKey: "text") {
      self.text = value
    }
    if let value = try container.decodeIfPresent(Bool.self, forKey: "flag") {
      self.flag = value
    }
    if let value = try container.decodeIfPresent([Int].self, forKey: "list") {
      self.list = value
    }
    if let value = try container.decodeIfPresent([[String]].self, forKey: "nested") {
      self.nested = value
    }
    if let value = try container.decodeIfPresent([String: Double].self, forKey: "table") {
      self.table = value
    }
    if let value = try container.decodeIfPresent(Palette.self, forKey: "constructed") {
      self.constructed = value
    }
    if let value = try container.decodeIfPresent(Palette.self, forKey: "member") {
      self.member = value
    }
    if let value = try container.decodeIfPresent(Palette.self, forKey: "factory") {
      self.factory = value
    }
    if let value = try container.decodeIfPresent([String].self, forKey: "emptyList") {
      self.emptyList = value
    }
    if let value = try container.decodeIfPresent([String: Int].self, forKey: "emptyTable") {
      self.emptyTable = value
    }
    if let value = try container.decodeIfPresent(Int8.self, forKey: "cast") {
      self.cast = value
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.integer, forKey: "integer")
    try container.encode(self.negative, forKey: "negative")
    try container.encode(self.double, forKey: "double")
    try container.encode(self.text, forKey: "text")
    try container.encode(self.flag, forKey: "flag")
    try container.encode(self.list, forKey: "list")
    try container.encode(self.nested, forKey: "nested")
    try container.encode(self.table, forKey: "table")
    try container.encode(self.constructed, forKey: "constructed")
    try container.encode(self.member, forKey: "member")
    try container.encode(self.factory, forKey: "factory")
    try container.encode(self.emptyList, forKey: "emptyList")
    try container.encode(self.emptyTable, forKey: "emptyTable")
    try container.encode(self.cast, forKey: "cast")
  }

  private init(__direct field0: Int?, _ field1: Int?, _ field2: Double?, _ field3: String?, _ field4: Bool?, _ field5: [Int]?, _ field6: [[String]]?, _ field7: [String: Double]?, _ field8: Palette?, _ field9: Palette?, _ field10: Palette?, _ field11: [String]?, _ field12: [String: Int]?, _ field13: Int8?) {
    if let field0 { self.integer = field0 }
    if let field1 { self.negative = field1 }
    if let field2 { self.double = field2 }
    if let field3 { self.text = field3 }
    if let field4 { self.flag = field4 }
    if let field5 { self.list = field5 }
    if let field6 { self.nested = field6 }
    if let field7 { self.table = field7 }
    if let field8 { self.constructed = field8 }
    if let field9 { self.member = field9 }
    if let field10 { self.factory = field10 }
    if let field11 { self.emptyList = field11 }
    if let field12 { self.emptyTable = field12 }
    if let field13 { self.cast = field13 }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int?
    var field1: Int?
    var field2: Double?
    var field3: String?
    var field4: Bool?
    var field5: [Int]?
    var field6: [[String]]?
    var field7: [String: Double]?
    var field8: Palette?
    var field9: Palette?
    var field10: Palette?
    var field11: [String]?
    var field12: [String: Int]?
    var field13: Int8?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"integer\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"integer\":", key, 0x72656765746E6922, &seen, 0x1) {
        key = reader.__readOptionalField(&field0, "\"negative\":", seen, 0x2)
      }
      if reader.__takeField("\"negative\":", key, 0x7669746167656E22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"double\":", seen, 0x4)
      }
      if reader.__takeField("\"double\":", key, 0x22656C62756F6422, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "\"text\":", seen, 0x8)
      }
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x8) {
        key = reader.__readOptionalField(&field3, "\"flag\":", seen, 0x10)
      }
      if reader.__takeField("\"flag\":", key, 0x2267616C6622, &seen, 0x10) {
        key = reader.__readOptionalField(&field4, "\"list\":", seen, 0x20)
      }
      if reader.__takeField("\"list\":", key, 0x227473696C22, &seen, 0x20) {
        key = reader.__readOptionalField(&field5, "\"nested\":", seen, 0x40)
      }
      if reader.__takeField("\"nested\":", key, 0x2264657473656E22, &seen, 0x40) {
        key = reader.__readOptionalField(&field6, "\"table\":", seen, 0x80)
      }
      if reader.__takeField("\"table\":", key, 0x22656C62617422, &seen, 0x80) {
        key = reader.__readOptionalField(&field7, "\"constructed\":", seen, 0x100)
      }
      if reader.__takeField("\"constructed\":", key, 0x757274736E6F6322, &seen, 0x100) {
        key = reader.__readOptionalField(&field8, "\"member\":", seen, 0x200)
      }
      if reader.__takeField("\"member\":", key, 0x227265626D656D22, &seen, 0x200) {
        key = reader.__readOptionalField(&field9, "\"factory\":", seen, 0x400)
      }
      if reader.__takeField("\"factory\":", key, 0x79726F7463616622, &seen, 0x400) {
        key = reader.__readOptionalField(&field10, "\"emptyList\":", seen, 0x800)
      }
      if reader.__takeField("\"emptyList\":", key, 0x694C7974706D6522, &seen, 0x800) {
        key = reader.__readOptionalField(&field11, "\"emptyTable\":", seen, 0x1000)
      }
      if reader.__takeField("\"emptyTable\":", key, 0x61547974706D6522, &seen, 0x1000) {
        key = reader.__readOptionalField(&field12, "\"cast\":", seen, 0x2000)
      }
      if reader.__takeField("\"cast\":", key, 0x227473616322, &seen, 0x2000) {
        key = reader.__readOptionalField(&field13, "", seen, 0x2000)
      }
      if seen == before {
        key = reader.__skipMember("integer\0negative\0double\0text\0flag\0list\0nested\0table\0constructed\0member\0factory\0emptyList\0emptyTable\0cast")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "integer\0negative\0double\0text\0flag\0list\0nested\0table\0constructed\0member\0factory\0emptyList\0emptyTable\0cast")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5, field6, field7, field8, field9, field10, field11, field12, field13)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("integer", self.integer)
    writer.write("negative", self.negative)
    writer.write("double", self.double)
    writer.write("text", self.text)
    writer.write("flag", self.flag)
    writer.write("list", self.list)
    writer.write("nested", self.nested)
    writer.write("table", self.table)
    writer.write("constructed", self.constructed)
    writer.write("member", self.member)
    writer.write("factory", self.factory)
    writer.write("emptyList", self.emptyList)
    writer.write("emptyTable", self.emptyTable)
    writer.write("cast", self.cast)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("integer\0negative\0double\0text\0flag\0list\0nested\0table\0constructed\0member\0factory\0emptyList\0emptyTable\0cast")
    builder.append(\.integer)
    builder.append(\.negative)
    builder.append(\.double)
    builder.append(\.text)
    builder.append(\.flag)
    builder.append(\.list)
    builder.append(\.nested)
    builder.append(\.table)
    builder.append(\.constructed)
    builder.append(\.member)
    builder.append(\.factory)
    builder.append(\.emptyList)
    builder.append(\.emptyTable)
    builder.append(\.cast)
    return builder.table
  }
}
