// @Codable, extension of SeveralBindings
extension SeveralBindings: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case a
    case b
    case x
    case y
    case c
    case d
    case e
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.a = try __container.decode(Int.self, forKey: .a)
    self.b = try __container.decode(Int.self, forKey: .b)
    self.x = try __container.decode(Int.self, forKey: .x)
    self.y = try __container.decode(String.self, forKey: .y)
    if let __value = try __container.decodeIfPresent(Int.self, forKey: .c) {
      self.c = __value
    }
    self.d = try __container.decode(Double.self, forKey: .d)
    if let __value = try __container.decodeIfPresent(String.self, forKey: .e) {
      self.e = __value
    }
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.a, forKey: .a)
    try __container.encode(self.b, forKey: .b)
    try __container.encode(self.x, forKey: .x)
    try __container.encode(self.y, forKey: .y)
    try __container.encode(self.c, forKey: .c)
    try __container.encode(self.d, forKey: .d)
    try __container.encode(self.e, forKey: .e)
  }
}
