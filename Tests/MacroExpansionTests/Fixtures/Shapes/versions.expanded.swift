// @Codable, extension of Poem
extension Poem: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    if let value = try TranscodableEssentials.__migrated(Self.init(migrating:), to: 2, key: "v", in: decoder) {
      self = value
      return
    }
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try TranscodableEssentials.__refuseUnknownKeys(in: decoder, .init(["title": [:], "lines": [:]], alongside: ["v"]))
    self.title = try container.decode(String.self, forKey: "title")
    self.lines = try container.decode([String].self, forKey: "lines")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    try TranscodableEssentials.__encodeVersion(2, key: "v", to: encoder)
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.title, forKey: "title")
    try container.encode(self.lines, forKey: "lines")
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    if try visit.older(Self.init(migrating:), to: 2, key: "v", in: decoder) {
      return
    }
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.field(container, "title") {
      try container.decode(String.self, forKey: $0)
    }
    visit.field(container, "lines") {
      try container.decode([String].self, forKey: $0)
    }
    visit.unknownKeys(in: decoder, .init(["title": [:], "lines": [:]], alongside: ["v"]))
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("v", 2)
    writer.write("title", self.title)
    writer.write("lines", self.lines)
    writer.endObject()
  }
}

// @Codable, extension of PoemV1
extension PoemV1: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    try TranscodableEssentials.__checkVersion(1, key: "v", in: decoder)
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.text = try container.decode(String.self, forKey: "text")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    try TranscodableEssentials.__encodeVersion(1, key: "v", to: encoder)
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.text, forKey: "text")
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    try TranscodableEssentials.__checkVersion(1, key: "v", in: decoder)
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.field(container, "text") {
      try container.decode(String.self, forKey: $0)
    }
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("v", 1)
    writer.write("text", self.text)
    writer.endObject()
  }
}
