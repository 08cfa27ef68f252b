// @Codable, extension of UnspelledTypes
extension UnspelledTypes: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case count
    case pair
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.count = try Transcodable.__decoded(initially: self.count) {
      try __container.decodeIfPresent($0, forKey: .count)
    }
    self.pair = try Transcodable.__decoded(initially: self.pair) {
      try __container.decodeIfPresent($0, forKey: .pair)
    }
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.count, forKey: .count)
    try __container.encode(self.pair, forKey: .pair)
  }
}
