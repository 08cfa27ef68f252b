// @Codable, extension of Names
extension Names: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.`default` = try container.decode(Int.self, forKey: "default")
    self.`self` = try container.decode(Int.self, forKey: "self")
    self.`in` = try container.decodeIfPresent(String.self, forKey: "in")
    self.container = try container.decode(Int.self, forKey: "container")
    self.decoder = try container.decode(Int.self, forKey: "decoder")
    self.encoder = try container.decode(Int.self, forKey: "encoder")
    self.stringValue = try container.decode(String.self, forKey: "stringValue")
    self.rawValue = try container.decode(Int.self, forKey: "rawValue")
    self.value = try container.decodeIfPresent(Int.self, forKey: "value")
    self.`init` = try container.decode(Int.self, forKey: "init")
    self.`Type` = try container.decode(String.self, forKey: "Type")
    self.`with spaces` = try container.decode(Int.self, forKey: "with spaces")
    if let value = try container.decodeIfPresent(Int.self, forKey: "CodingKey") {
      self.CodingKey = value
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.`default`, forKey: "default")
    try container.encode(self.`self`, forKey: "self")
    try container.encodeIfPresent(self.`in`, forKey: "in")
    try container.encode(self.container, forKey: "container")
    try container.encode(self.decoder, forKey: "decoder")
    try container.encode(self.encoder, forKey: "encoder")
    try container.encode(self.stringValue, forKey: "stringValue")
    try container.encode(self.rawValue, forKey: "rawValue")
    try container.encodeIfPresent(self.value, forKey: "value")
    try container.encode(self.`init`, forKey: "init")
    try container.encode(self.`Type`, forKey: "Type")
    try container.encode(self.`with spaces`, forKey: "with spaces")
    try container.encode(self.CodingKey, forKey: "CodingKey")
  }

  private init(__direct field0: Int, _ field1: Int, _ field2: String?, _ field3: Int, _ field4: Int, _ field5: Int, _ field6: String, _ field7: Int, _ field8: Int?, _ field9: Int, _ field10: String, _ field11: Int, _ field12: Int?) {
    self.`default` = field0
    self.`self` = field1
    self.`in` = field2
    self.container = field3
    self.decoder = field4
    self.encoder = field5
    self.stringValue = field6
    self.rawValue = field7
    self.value = field8
    self.`init` = field9
    self.`Type` = field10
    self.`with spaces` = field11
    if let field12 { self.CodingKey = field12 }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int = 0
    var field2: String?
    var field3: Int = 0
    var field4: Int = 0
    var field5: Int = 0
    var field6: String = ""
    var field7: Int = 0
    var field8: Int?
    var field9: Int = 0
    var field10: String = ""
    var field11: Int = 0
    var field12: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"default\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"default\":", key, 0x746C756166656422, &seen, 0x1) {
        key = reader.__readField(&field0, "\"self\":", seen, 0x2)
      }
      if reader.__takeField("\"self\":", key, 0x22666C657322, &seen, 0x2) {
        key = reader.__readField(&field1, "\"in\":", seen, 0x4)
      }
      if reader.__takeField("\"in\":", key, 0x226E6922, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "\"container\":", seen, 0x8)
      }
      if reader.__takeField("\"container\":", key, 0x6E6961746E6F6322, &seen, 0x8) {
        key = reader.__readField(&field3, "\"decoder\":", seen, 0x10)
      }
      if reader.__takeField("\"decoder\":", key, 0x7265646F63656422, &seen, 0x10) {
        key = reader.__readField(&field4, "\"encoder\":", seen, 0x20)
      }
      if reader.__takeField("\"encoder\":", key, 0x7265646F636E6522, &seen, 0x20) {
        key = reader.__readField(&field5, "\"stringValue\":", seen, 0x40)
      }
      if reader.__takeField("\"stringValue\":", key, 0x56676E6972747322, &seen, 0x40) {
        key = reader.__readField(&field6, "\"rawValue\":", seen, 0x80)
      }
      if reader.__takeField("\"rawValue\":", key, 0x756C615677617222, &seen, 0x80) {
        key = reader.__readField(&field7, "\"value\":", seen, 0x100)
      }
      if reader.__takeField("\"value\":", key, 0x2265756C617622, &seen, 0x100) {
        key = reader.__readOptionalField(&field8, "\"init\":", seen, 0x200)
      }
      if reader.__takeField("\"init\":", key, 0x2274696E6922, &seen, 0x200) {
        key = reader.__readField(&field9, "\"Type\":", seen, 0x400)
      }
      if reader.__takeField("\"Type\":", key, 0x226570795422, &seen, 0x400) {
        key = reader.__readField(&field10, "\"with spaces\":", seen, 0x800)
      }
      if reader.__takeField("\"with spaces\":", key, 0x7073206874697722, &seen, 0x800) {
        key = reader.__readField(&field11, "\"CodingKey\":", seen, 0x1000)
      }
      if reader.__takeField("\"CodingKey\":", key, 0x4B676E69646F4322, &seen, 0x1000) {
        key = reader.__readOptionalField(&field12, "", seen, 0x1000)
      }
      if seen == before {
        key = reader.__skipMember("default\0self\0in\0container\0decoder\0encoder\0stringValue\0rawValue\0value\0init\0Type\0with spaces\0CodingKey")
      }
    }
    guard reader.__hasSeen(seen, 0xEFB) else {
      return reader.__missing(seen, required: 0xEFB, "default\0self\0in\0container\0decoder\0encoder\0stringValue\0rawValue\0value\0init\0Type\0with spaces\0CodingKey")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5, field6, field7, field8, field9, field10, field11, field12)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("default", self.`default`)
    writer.write("self", self.`self`)
    writer.writeOptional("in", self.`in`)
    writer.write("container", self.container)
    writer.write("decoder", self.decoder)
    writer.write("encoder", self.encoder)
    writer.write("stringValue", self.stringValue)
    writer.write("rawValue", self.rawValue)
    writer.writeOptional("value", self.value)
    writer.write("init", self.`init`)
    writer.write("Type", self.`Type`)
    writer.write("with spaces", self.`with spaces`)
    writer.write("CodingKey", self.CodingKey)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("default\0self\0in\0container\0decoder\0encoder\0stringValue\0rawValue\0value\0init\0Type\0with spaces\0CodingKey")
    builder.append(\.`default`)
    builder.append(\.`self`)
    builder.appendOptional(\.`in`)
    builder.append(\.container)
    builder.append(\.decoder)
    builder.append(\.encoder)
    builder.append(\.stringValue)
    builder.append(\.rawValue)
    builder.appendOptional(\.value)
    builder.append(\.`init`)
    builder.append(\.`Type`)
    builder.append(\.`with spaces`)
    builder.append(\.CodingKey)
    return builder.table
  }
}
