// @Codable, extension of KodableWrappers
extension KodableWrappers: Swift.Decodable, Swift.Encodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try self._name.__decode(property: "name", from: decoder)
    try self._zipCode.__decode(property: "zip_code", from: decoder)
    try self._shortBio.__decode(property: "short_bio", from: decoder)
    try self._createdAt.__decode(property: "created_at", from: decoder)
    self.plain = try container.decode(Int.self, forKey: "plain")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try self._name.__encode(property: "name", to: encoder)
    try self._zipCode.__encode(property: "zip_code", to: encoder)
    try self._shortBio.__encode(property: "short_bio", to: encoder)
    try self._createdAt.__encode(property: "created_at", to: encoder)
    try container.encode(self.plain, forKey: "plain")
  }
}

// @Codable, extension of KodableWrappersInClass
extension KodableWrappersInClass: Swift.Decodable, Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
    _ = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try self._value.__encode(property: "value", to: encoder)
  }
}

// @Codable, extension of KodableWrappersInObjects
extension KodableWrappersInObjects: Swift.Decodable, Swift.Encodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try TranscodableEssentials.__refuseUnknownKeys(in: decoder, ["data": ["meta": ["date": [:], "title": [:]], "tags": [:]]])
    try self._date.__decode(property: "date", in: ["data"], from: decoder)
    try self._tags.__decode(property: "tags", in: ["data"], from: decoder)
    let container1 = try container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "data")
    let container2 = try container1.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "meta")
    self.title = try container2.decode(String.self, forKey: "title")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try self._date.__encode(property: "date", in: ["data"], to: encoder)
    try self._tags.__encode(property: "tags", in: ["data"], to: encoder)
    var container1 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "data")
    var container2 = container1.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "meta")
    try container2.encode(self.title, forKey: "title")
  }
}

// @Codable, member of KodableWrappersInClass
init(from decoder: any Swift.Decoder) throws {
  _ = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  try self._value.__decode(property: "value", from: decoder)
}

init() {}
