// @Codable, extension of KeepsInitializers
extension KeepsInitializers: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.count, forKey: "count")
    try container.encodeIfPresent(self.note, forKey: "note")
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.field(container, "count") {
      try container.decodeIfPresent(Int.self, forKey: $0)
    }
    visit.field(container, "note") {
      try container.decodeIfPresent(String.self, forKey: $0)
    }
  }
}

// @Codable, member of KeepsInitializers
convenience init(from decoder: any Swift.Decoder) throws {
  #sourceLocation(file: "inheritedInitializers.swift", line: 9)
  self.init()
  #sourceLocation()
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  if let value = try container.decodeIfPresent(Int.self, forKey: "count") {
    self.count = value
  }
  self.note = try container.decodeIfPresent(String.self, forKey: "note")
}
