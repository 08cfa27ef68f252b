// @Codable, extension of Nothing
extension Nothing: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.CodingKey {}

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    _ = try __decoder.container(keyedBy: CodingKeys.self)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    _ = __encoder.container(keyedBy: CodingKeys.self)
  }
}

// @Codable, extension of NothingAtAll
extension NothingAtAll: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.CodingKey {}

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    _ = __encoder.container(keyedBy: CodingKeys.self)
  }
}

// @Codable, member of NothingAtAll
nonisolated init(from __decoder: any Swift.Decoder) throws {
  _ = try __decoder.container(keyedBy: CodingKeys.self)
}
