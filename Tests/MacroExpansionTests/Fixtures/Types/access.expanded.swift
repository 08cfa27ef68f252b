// @Codable, extension of FileprivateType
extension FileprivateType: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case x
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.x = try __container.decode(Int.self, forKey: .x)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.x, forKey: .x)
  }
}

// @Codable, extension of PackageType
extension PackageType: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case x
  }

  package nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.x = try __container.decode(Int.self, forKey: .x)
  }

  package nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.x, forKey: .x)
  }
}

// @Codable, extension of PrivateType
extension PrivateType: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case x
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.x = try __container.decode(Int.self, forKey: .x)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.x, forKey: .x)
  }
}

// @Codable, extension of PublicClass
extension PublicClass: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case x
  }

  public nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.x, forKey: .x)
  }
}

// @Codable, extension of PublicSpace.InPublicExtension
extension PublicSpace.InPublicExtension: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case x
  }

  public nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.x = try __container.decode(Int.self, forKey: .x)
  }

  public nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.x, forKey: .x)
  }
}

// @Codable, extension of PublicType
extension PublicType: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case x
  }

  public nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.x = try __container.decode(Int.self, forKey: .x)
  }

  public nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.x, forKey: .x)
  }
}

// @Codable, member of PublicClass
public nonisolated init(from __decoder: any Swift.Decoder) throws {
  let __container = try __decoder.container(keyedBy: CodingKeys.self)
  self.x = try __container.decode(Int.self, forKey: .x)
}
