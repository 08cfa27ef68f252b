// @Codable, extension of LeftOut
extension LeftOut: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.stored = try container.decode(Int.self, forKey: "stored")
    if let value = try container.decodeIfPresent(Int.self, forKey: "observed") {
      self.observed = value
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.stored, forKey: "stored")
    try container.encode(self.observed, forKey: "observed")
  }

  private init(__direct field0: Int, _ field1: Int?) {
    self.stored = field0
    if let field1 { self.observed = field1 }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"stored\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"stored\":", key, 0x226465726F747322, &seen, 0x1) {
        key = reader.__readField(&field0, "\"observed\":", seen, 0x2)
      }
      if reader.__takeField("\"observed\":", key, 0x6576726573626F22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("stored\0observed")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "stored\0observed")
    }
    return Self(__direct: field0, field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("stored", self.stored)
    writer.write("observed", self.observed)
    writer.endObject()
  }
}
