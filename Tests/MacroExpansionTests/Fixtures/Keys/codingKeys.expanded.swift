// @Codable, extension of KeysFromElsewhere
extension KeysFromElsewhere: Swift.Decodable, Swift.Encodable {
  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.a = try __container.decode(Int.self, forKey: .a)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.a, forKey: .a)
  }
}

// @Codable, extension of NumberKeys
extension NumberKeys: Swift.Decodable, Swift.Encodable {
  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.a = try __container.decode(Int.self, forKey: .a)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.a, forKey: .a)
  }
}

// @Codable, extension of PlainKeys
extension PlainKeys: Swift.Decodable, Swift.Encodable {
  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.`default` = try __container.decode(Int.self, forKey: .`default`)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.`default`, forKey: .`default`)
  }
}

// @Codable, extension of TextKeys
extension TextKeys: Swift.Decodable, Swift.Encodable {
  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.a = try __container.decode(Int.self, forKey: .a)
    if let __value = try __container.decodeIfPresent(Int.self, forKey: .b) {
      self.b = __value
    }
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.a, forKey: .a)
    try __container.encode(self.b, forKey: .b)
  }
}
