// @Codable, extension of OnlyOnce
extension OnlyOnce: Swift.Decodable, Swift.Encodable, Transcodable.__FieldVisiting, Transcodable.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    try Transcodable.__refuseDuplicateKeys(in: decoder)
    let container = try decoder.container(keyedBy: Transcodable.CodingFieldKey.self)
    self.id = try container.decode(Int.self, forKey: "id")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: Transcodable.CodingFieldKey.self)
    try container.encode(self.id, forKey: "id")
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: Transcodable.__FieldVisit) throws {
    visit.duplicateKeys(in: decoder)
    let container = try decoder.container(keyedBy: Transcodable.CodingFieldKey.self)
    visit.field(container, "id") {
      try container.decode(Int.self, forKey: $0)
    }
  }

  func encode(to writer: inout Transcodable.JSONWriter) {
    writer.beginObject()
    writer.write("id", self.id)
    writer.endObject()
  }
}
