// @Codable, extension of PropertyWrappers
extension PropertyWrappers: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case level
    case initial
    case tags
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self._level = try Transcodable.__decoded {
      try __container.decode($0, forKey: .level)
    }
    self._initial = try Transcodable.__decoded(initially: self._initial) {
      try __container.decodeIfPresent($0, forKey: .initial)
    }
    self._tags = try Transcodable.__decoded {
      try __container.decode($0, forKey: .tags)
    }
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self._level, forKey: .level)
    try __container.encode(self._initial, forKey: .initial)
    try __container.encode(self._tags, forKey: .tags)
  }
}
