// @Decodable, extension of OnlyRead
extension OnlyRead: Swift.Decodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case a
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.a = try __container.decode(Int.self, forKey: .a)
  }
}

// @Encodable, extension of OnlyWritten
extension OnlyWritten: Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case kind
    case radius
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.kind, forKey: .kind)
    try __container.encode(self.radius, forKey: .radius)
  }
}

// @Encodable, extension of OnlyWrittenClass
extension OnlyWrittenClass: Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case a
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.a, forKey: .a)
  }
}
