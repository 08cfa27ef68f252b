// @Codable, extension of Around.Within
extension Around.Within {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case t
    case u
  }
}

extension Around.Within: Swift.Decodable where T: Swift.Decodable, U: Swift.Decodable {
  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.t = try __container.decode(T.self, forKey: .t)
    self.u = try __container.decode([String: U].self, forKey: .u)
  }
}

extension Around.Within: Swift.Encodable where T: Swift.Encodable, U: Swift.Encodable {
  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.t, forKey: .t)
    try __container.encode(self.u, forKey: .u)
  }
}

// @Codable, extension of Box
extension Box {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case value
    case all
  }
}

extension Box: Swift.Decodable where Value: Swift.Decodable {
  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.value = try __container.decode(Value.self, forKey: .value)
    self.all = try __container.decodeIfPresent([Value].self, forKey: .all)
  }
}

extension Box: Swift.Encodable where Value: Swift.Encodable {
  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.value, forKey: .value)
    try __container.encodeIfPresent(self.all, forKey: .all)
  }
}

// @Codable, extension of Cell
extension Cell {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case content
    case next
  }
}

extension Cell: Swift.Decodable where Content: Swift.Decodable {}

extension Cell: Swift.Encodable where Content: Swift.Encodable {
  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.content, forKey: .content)
    try __container.encodeIfPresent(self.next, forKey: .next)
  }
}

// @Codable, extension of Identifier
extension Identifier: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case rawValue
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.rawValue = try __container.decode(String.self, forKey: .rawValue)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.rawValue, forKey: .rawValue)
  }
}

// @Codable, extension of Keyed
extension Keyed {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case first
    case name
  }
}

extension Keyed: Swift.Decodable where Values.Element: Swift.Decodable {
  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.first = try __container.decode(Values.Element.self, forKey: .first)
    self.name = try __container.decode(String.self, forKey: .name)
  }
}

extension Keyed: Swift.Encodable where Values.Element: Swift.Encodable {
  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.first, forKey: .first)
    try __container.encode(self.name, forKey: .name)
  }
}

// @Codable, member of Cell
nonisolated init(from __decoder: any Swift.Decoder) throws where Content: Swift.Decodable {
  let __container = try __decoder.container(keyedBy: CodingKeys.self)
  self.content = try __container.decode(Content.self, forKey: .content)
  self.next = try __container.decodeIfPresent(Cell<Content>.self, forKey: .next)
}
