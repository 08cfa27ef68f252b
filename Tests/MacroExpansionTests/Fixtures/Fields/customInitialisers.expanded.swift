// @Codable, extension of CustomInitialisers
extension CustomInitialisers: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case secret
    case count
    case text
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.secret = try __container.decode(Int.self, forKey: .secret)
    if let __value = try __container.decodeIfPresent(Int.self, forKey: .count) {
      self.count = __value
    }
    self.text = try __container.decode(String.self, forKey: .text)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.secret, forKey: .secret)
    try __container.encode(self.count, forKey: .count)
    try __container.encode(self.text, forKey: .text)
  }
}
