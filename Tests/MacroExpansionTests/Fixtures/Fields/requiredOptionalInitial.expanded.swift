// @Codable, extension of Fields
extension Fields: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.required = try container.decode(Int.self, forKey: "required")
    self.optional = try container.decodeIfPresent(String.self, forKey: "optional")
    self.spelledOptional = try container.decodeIfPresent(Bool.self, forKey: "spelledOptional")
    self.implicitlyUnwrapped = try container.decodeIfPresent(Double.self, forKey: "implicitlyUnwrapped")
    if let value = try container.decodeIfPresent(Int.self, forKey: "initial") {
      self.initial = value
    }
    if container.contains("optionalWithInitial") {
      self.optionalWithInitial = try container.decodeIfPresent(Int.self, forKey: "optionalWithInitial")
    }
    self.optionalWithNil = try container.decodeIfPresent(Int.self, forKey: "optionalWithNil")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.required, forKey: "required")
    try container.encodeIfPresent(self.optional, forKey: "optional")
    try container.encodeIfPresent(self.spelledOptional, forKey: "spelledOptional")
    try container.encodeIfPresent(self.implicitlyUnwrapped, forKey: "implicitlyUnwrapped")
    try container.encode(self.initial, forKey: "initial")
    try container.encode(self.optionalWithInitial, forKey: "optionalWithInitial")
    try container.encodeIfPresent(self.optionalWithNil, forKey: "optionalWithNil")
  }

  private init(__direct field0: Int, _ field1: String?, _ field2: Bool?, _ field3: Double?, _ field4: Int?, _ field5: Int??, _ field6: Int?) {
    self.required = field0
    self.optional = field1
    self.spelledOptional = field2
    self.implicitlyUnwrapped = field3
    if let field4 { self.initial = field4 }
    if let field5 { self.optionalWithInitial = field5 }
    self.optionalWithNil = field6
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: String?
    var field2: Bool?
    var field3: Double?
    var field4: Int?
    var field5: Int??
    var field6: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"required\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"required\":", key, 0x6572697571657222, &seen, 0x1) {
        key = reader.__readField(&field0, "\"optional\":", seen, 0x2)
      }
      if reader.__takeField("\"optional\":", key, 0x616E6F6974706F22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"spelledOptional\":", seen, 0x4)
      }
      if reader.__takeField("\"spelledOptional\":", key, 0x64656C6C65707322, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "\"implicitlyUnwrapped\":", seen, 0x8)
      }
      if reader.__takeField("\"implicitlyUnwrapped\":", key, 0x6963696C706D6922, &seen, 0x8) {
        key = reader.__readOptionalField(&field3, "\"initial\":", seen, 0x10)
      }
      if reader.__takeField("\"initial\":", key, 0x6C616974696E6922, &seen, 0x10) {
        key = reader.__readOptionalField(&field4, "\"optionalWithInitial\":", seen, 0x20)
      }
      if reader.__takeField("\"optionalWithInitial\":", key, 0x616E6F6974706F22, &seen, 0x20) {
        field5 = .some(reader.readOptional(Int.self))
        key = reader.__nextMember("\"optionalWithNil\":", seen, 0x40)
      }
      if reader.__takeField("\"optionalWithNil\":", key, 0x616E6F6974706F22, &seen, 0x40) {
        key = reader.__readOptionalField(&field6, "", seen, 0x40)
      }
      if seen == before {
        key = reader.__skipMember("required\0optional\0spelledOptional\0implicitlyUnwrapped\0initial\0optionalWithInitial\0optionalWithNil")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "required\0optional\0spelledOptional\0implicitlyUnwrapped\0initial\0optionalWithInitial\0optionalWithNil")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5, field6)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("required", self.required)
    writer.writeOptional("optional", self.optional)
    writer.writeOptional("spelledOptional", self.spelledOptional)
    writer.writeOptional("implicitlyUnwrapped", self.implicitlyUnwrapped)
    writer.write("initial", self.initial)
    writer.write("optionalWithInitial", self.optionalWithInitial)
    writer.writeOptional("optionalWithNil", self.optionalWithNil)
    writer.endObject()
  }
}
