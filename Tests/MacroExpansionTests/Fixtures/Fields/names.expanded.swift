// @Codable, extension of Names
extension Names: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case `default`
    case `self`
    case `in`
    case container
    case decoder
    case encoder
    case stringValue
    case rawValue
    case value
    case `with spaces`
    case CodingKey
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.`default` = try __container.decode(Int.self, forKey: .`default`)
    self.`self` = try __container.decode(Int.self, forKey: .`self`)
    self.`in` = try __container.decodeIfPresent(String.self, forKey: .`in`)
    self.container = try __container.decode(Int.self, forKey: .container)
    self.decoder = try __container.decode(Int.self, forKey: .decoder)
    self.encoder = try __container.decode(Int.self, forKey: .encoder)
    self.stringValue = try __container.decode(String.self, forKey: .stringValue)
    self.rawValue = try __container.decode(Int.self, forKey: .rawValue)
    self.value = try __container.decodeIfPresent(Int.self, forKey: .value)
    self.`with spaces` = try __container.decode(Int.self, forKey: .`with spaces`)
    if let __value = try __container.decodeIfPresent(Int.self, forKey: .CodingKey) {
      self.CodingKey = __value
    }
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.`default`, forKey: .`default`)
    try __container.encode(self.`self`, forKey: .`self`)
    try __container.encodeIfPresent(self.`in`, forKey: .`in`)
    try __container.encode(self.container, forKey: .container)
    try __container.encode(self.decoder, forKey: .decoder)
    try __container.encode(self.encoder, forKey: .encoder)
    try __container.encode(self.stringValue, forKey: .stringValue)
    try __container.encode(self.rawValue, forKey: .rawValue)
    try __container.encodeIfPresent(self.value, forKey: .value)
    try __container.encode(self.`with spaces`, forKey: .`with spaces`)
    try __container.encode(self.CodingKey, forKey: .CodingKey)
  }
}
