// @Codable, extension of OnlyOnce
extension OnlyOnce: Swift.Decodable, Swift.Encodable, Transcodable.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    try Transcodable.__refuseDuplicateKeys(in: decoder)
    let container = try decoder.container(keyedBy: Transcodable.FieldKey.self)
    self.id = try container.decode(Int.self, forKey: "id")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: Transcodable.FieldKey.self)
    try container.encode(self.id, forKey: "id")
  }

  func encode(to writer: inout Transcodable.JSONWriter) {
    writer.beginObject()
    writer.write("id", self.id)
    writer.endObject()
  }
}
