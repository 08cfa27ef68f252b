// @Codable, extension of Node
extension Node: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case name
    case next
    case visits
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.name, forKey: .name)
    try __container.encodeIfPresent(self.next, forKey: .next)
    try __container.encode(self.visits, forKey: .visits)
  }
}

// @Codable, member of Node
nonisolated init(from __decoder: any Swift.Decoder) throws {
  let __container = try __decoder.container(keyedBy: CodingKeys.self)
  self.name = try __container.decode(String.self, forKey: .name)
  self.next = try __container.decodeIfPresent(Node.self, forKey: .next)
  if let __value = try __container.decodeIfPresent(Int.self, forKey: .visits) {
    self.visits = __value
  }
}
