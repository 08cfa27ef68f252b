// @Codable, extension of NulInKey
extension NulInKey: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.a = try container.decode(Int.self, forKey: "a\0b")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.a, forKey: "a\0b")
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.field(container, "a\0b") {
      try container.decode(Int.self, forKey: $0)
    }
  }
}
