// @Codable, extension of LeftOut
extension LeftOut: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case stored
    case observed
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.stored = try __container.decode(Int.self, forKey: .stored)
    if let __value = try __container.decodeIfPresent(Int.self, forKey: .observed) {
      self.observed = __value
    }
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.stored, forKey: .stored)
    try __container.encode(self.observed, forKey: .observed)
  }
}
