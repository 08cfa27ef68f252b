// @Codable, extension of OnlyOnce
extension OnlyOnce: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    try TranscodableEssentials.__refuseDuplicateKeys(in: decoder)
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.id = try container.decode(Int.self, forKey: "id")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.id, forKey: "id")
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    visit.duplicateKeys(in: decoder)
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.field(container, "id") {
      try container.decode(Int.self, forKey: $0)
    }
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("id", self.id)
    writer.endObject()
  }
}
