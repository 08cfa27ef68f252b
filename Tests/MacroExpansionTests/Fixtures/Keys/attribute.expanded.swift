// @Codable, extension of WithKeys
extension WithKeys: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case name = "user.name"
    case count = #"a "quoted" key\#n"#
    case kind = "class"
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.name = try __container.decode(String.self, forKey: .name)
    if let __value = try __container.decodeIfPresent(Int.self, forKey: .count) {
      self.count = __value
    }
    self.kind = try __container.decodeIfPresent(String.self, forKey: .kind)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.name, forKey: .name)
    try __container.encode(self.count, forKey: .count)
    try __container.encodeIfPresent(self.kind, forKey: .kind)
  }
}
