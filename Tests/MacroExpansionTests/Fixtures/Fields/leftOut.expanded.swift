// @Codable, extension of LeftOut
extension LeftOut: Swift.Decodable, Swift.Encodable, Transcodable.JSONDecodable, Transcodable
    .JSONEncodable
{
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Transcodable.FieldKey.self)
    self.stored = try container.decode(Int.self, forKey: "stored")
    if let value = try container.decodeIfPresent(Int.self, forKey: "observed") {
      self.observed = value
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: Transcodable.FieldKey.self)
    try container.encode(self.stored, forKey: "stored")
    try container.encode(self.observed, forKey: "observed")
  }

  private init(direct field0: Int, _ field1: Int?) {
    self.stored = field0
    if let field1 { self.observed = field1 }
  }

  static func decode(from reader: inout Transcodable.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.beginObject("\"stored\":")
    while key != 0 {
      let before = seen
      if reader.takeField("\"stored\":", key, 0x226465726F747322, &seen, 0x1) {
        key = reader.readField(&field0, "\"observed\":", seen, 0x2)
      }
      if reader.takeField("\"observed\":", key, 0x6576726573626F22, &seen, 0x2) {
        key = reader.readOptionalField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.skipMember("stored\0observed")
      }
    }
    guard reader.hasSeen(seen, 0x1) else {
      return reader.missing(seen, required: 0x1, "stored\0observed")
    }
    return Self(direct: field0, field1)
  }

  func encode(to writer: inout Transcodable.JSONWriter) {
    writer.beginObject()
    writer.write("stored", self.stored)
    writer.write("observed", self.observed)
    writer.endObject()
  }
}
