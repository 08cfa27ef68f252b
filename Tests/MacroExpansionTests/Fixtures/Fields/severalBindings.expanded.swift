// @Codable, extension of SeveralBindings
extension SeveralBindings: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.a = try container.decode(Int.self, forKey: "a")
    self.b = try container.decode(Int.self, forKey: "b")
    self.x = try container.decode(Int.self, forKey: "x")
    self.y = try container.decode(String.self, forKey: "y")
    if let value = try container.decodeIfPresent(Int.self, forKey: "c") {
      self.c = value
    }
    self.d = try container.decode(Double.self, forKey: "d")
    if let value = try container.decodeIfPresent(String.self, forKey: "e") {
      self.e = value
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.a, forKey: "a")
    try container.encode(self.b, forKey: "b")
    try container.encode(self.x, forKey: "x")
    try container.encode(self.y, forKey: "y")
    try container.encode(self.c, forKey: "c")
    try container.encode(self.d, forKey: "d")
    try container.encode(self.e, forKey: "e")
  }

  private init(__direct field0: Int, _ field1: Int, _ field2: Int, _ field3: String, _ field4: Int?, _ field5: Double, _ field6: String?) {
    self.a = field0
    self.b = field1
    self.x = field2
    self.y = field3
    if let field4 { self.c = field4 }
    self.d = field5
    if let field6 { self.e = field6 }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int = 0
    var field2: Int = 0
    var field3: String = ""
    var field4: Int?
    var field5: Double = 0
    var field6: String?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"a\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"a\":", key, 0x226122, &seen, 0x1) {
        key = reader.__readField(&field0, "\"b\":", seen, 0x2)
      }
      if reader.__takeField("\"b\":", key, 0x226222, &seen, 0x2) {
        key = reader.__readField(&field1, "\"x\":", seen, 0x4)
      }
      if reader.__takeField("\"x\":", key, 0x227822, &seen, 0x4) {
        key = reader.__readField(&field2, "\"y\":", seen, 0x8)
      }
      if reader.__takeField("\"y\":", key, 0x227922, &seen, 0x8) {
        key = reader.__readField(&field3, "\"c\":", seen, 0x10)
      }
      if reader.__takeField("\"c\":", key, 0x226322, &seen, 0x10) {
        key = reader.__readOptionalField(&field4, "\"d\":", seen, 0x20)
      }
      if reader.__takeField("\"d\":", key, 0x226422, &seen, 0x20) {
        key = reader.__readField(&field5, "\"e\":", seen, 0x40)
      }
      if reader.__takeField("\"e\":", key, 0x226522, &seen, 0x40) {
        key = reader.__readOptionalField(&field6, "", seen, 0x40)
      }
      if seen == before {
        key = reader.__skipMember("a\0b\0x\0y\0c\0d\0e")
      }
    }
    guard reader.__hasSeen(seen, 0x2F) else {
      return reader.__missing(seen, required: 0x2F, "a\0b\0x\0y\0c\0d\0e")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5, field6)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("a", self.a)
    writer.write("b", self.b)
    writer.write("x", self.x)
    writer.write("y", self.y)
    writer.write("c", self.c)
    writer.write("d", self.d)
    writer.write("e", self.e)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("a\0b\0x\0y\0c\0d\0e")
    builder.append(\.a)
    builder.append(\.b)
    builder.append(\.x)
    builder.append(\.y)
    builder.append(\.c)
    builder.append(\.d)
    builder.append(\.e)
    return builder.table
  }
}
