// @Codable, extension of InspectedFields
extension InspectedFields: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    TranscodableEssentials.__inspect(CodableInspected<Int>.self, forKey: "count", in: container, of: decoder)
    if container.contains("count") {
      self.count = try container.decodeIfPresent(Int.self, forKey: "count")
    }
    TranscodableEssentials.__inspect(CodableInspected<[String]>.self, forKey: "k", in: container, of: decoder)
    self.tags = try container.decode([String].self, forKey: "k")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.count, forKey: "count")
    try container.encode(self.tags, forKey: "k")
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.field(container, "count") {
      try container.decodeIfPresent(Int.self, forKey: $0)
    }
    visit.field(container, "k") {
      try container.decode([String].self, forKey: $0)
    }
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("count", self.count)
    writer.write("k", self.tags)
    writer.endObject()
  }
}

// @Codable, extension of PropertyWrappers
extension PropertyWrappers: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self._level = try TranscodableEssentials.__decoded {
      try container.decode($0, forKey: "level")
    }
    self._initial = try TranscodableEssentials.__decoded(initially: self._initial) {
      try container.decodeIfPresent($0, forKey: "initial")
    }
    self._tags = try TranscodableEssentials.__decoded {
      try container.decode($0, forKey: "tags")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self._level, forKey: "level")
    try container.encode(self._initial, forKey: "initial")
    try container.encode(self._tags, forKey: "tags")
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.field(container, "level", like: { (value: PropertyWrappers) in value._level }) {
      try container.decode($0, forKey: $1)
    }
    visit.field(container, "initial", like: { (value: PropertyWrappers) in value._initial }) {
      try container.decodeIfPresent($0, forKey: $1)
    }
    visit.field(container, "tags", like: { (value: PropertyWrappers) in value._tags }) {
      try container.decode($0, forKey: $1)
    }
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("level", self._level)
    writer.write("initial", self._initial)
    writer.write("tags", self._tags)
    writer.endObject()
  }
}
