// @Codable, extension of Fields
extension Fields: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case required
    case optional
    case spelledOptional
    case implicitlyUnwrapped
    case initial
    case optionalWithInitial
    case optionalWithNil
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.required = try __container.decode(Int.self, forKey: .required)
    self.optional = try __container.decodeIfPresent(String.self, forKey: .optional)
    self.spelledOptional = try __container.decodeIfPresent(Bool.self, forKey: .spelledOptional)
    self.implicitlyUnwrapped = try __container.decodeIfPresent(Double.self, forKey: .implicitlyUnwrapped)
    if let __value = try __container.decodeIfPresent(Int.self, forKey: .initial) {
      self.initial = __value
    }
    if __container.contains(.optionalWithInitial) {
      self.optionalWithInitial = try __container.decodeIfPresent(Int.self, forKey: .optionalWithInitial)
    }
    self.optionalWithNil = try __container.decodeIfPresent(Int.self, forKey: .optionalWithNil)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.required, forKey: .required)
    try __container.encodeIfPresent(self.optional, forKey: .optional)
    try __container.encodeIfPresent(self.spelledOptional, forKey: .spelledOptional)
    try __container.encodeIfPresent(self.implicitlyUnwrapped, forKey: .implicitlyUnwrapped)
    try __container.encode(self.initial, forKey: .initial)
    try __container.encodeIfPresent(self.optionalWithInitial, forKey: .optionalWithInitial)
    try __container.encodeIfPresent(self.optionalWithNil, forKey: .optionalWithNil)
  }
}
