// @Codable, extension of Commit
extension Commit: Swift.Decodable, Swift.Encodable, Transcodable.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Transcodable.FieldKey.self)
    self.sha = try container.decode(String.self, forKey: "sha")
    let container1 = try container.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "commit")
    let container2 = try container1.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "author")
    self.author = try container2.decode(String.self, forKey: "name")
    self.email = try container2.decodeIfPresent(String.self, forKey: "email")
    if let value = try container1.decodeIfPresent(String.self, forKey: "message.text") {
      self.message = value
    }
    let container3 = try container.__container(keyedBy: Transcodable.FieldKey.self, forKey: "stats", isRequired: false)
    self.total = try container3.decodeIfPresent(Int.self, forKey: "total")
    self.files = try container3.decodeIfPresent(Int.self, forKey: "files")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: Transcodable.FieldKey.self)
    try container.encode(self.sha, forKey: "sha")
    var container1 = container.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "commit")
    var container2 = container1.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "author")
    try container2.encode(self.author, forKey: "name")
    try container2.encodeIfPresent(self.email, forKey: "email")
    try container1.encode(self.message, forKey: "message.text")
    if (self.total != nil) || (self.files != nil) {
      var container3 = container.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "stats")
      try container3.encodeIfPresent(self.total, forKey: "total")
      try container3.encodeIfPresent(self.files, forKey: "files")
    }
  }

  func encode(to writer: inout Transcodable.JSONWriter) {
    writer.beginObject()
    writer.write("sha", self.sha)
    writer.beginObject("commit")
    writer.beginObject("author")
    writer.write("name", self.author)
    writer.writeOptional("email", self.email)
    writer.endObject()
    writer.write("message.text", self.message)
    writer.endObject()
    if (self.total != nil) || (self.files != nil) {
      writer.beginObject("stats")
      writer.writeOptional("total", self.total)
      writer.writeOptional("files", self.files)
      writer.endObject()
    }
    writer.endObject()
  }
}

// @Codable, extension of Enveloped
extension Enveloped: Swift.Decodable, Swift.Encodable, Transcodable.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Transcodable.FieldKey.self)
    let container1 = try container.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "data")
    let container2 = try container1.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "attributes")
    self.name = try container2.decode(String.self, forKey: "name")
    let container3 = try container2.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "size")
    self.width = try container3.decode(Int.self, forKey: "width")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: Transcodable.FieldKey.self)
    var container1 = container.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "data")
    var container2 = container1.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "attributes")
    try container2.encode(self.name, forKey: "name")
    var container3 = container2.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "size")
    try container3.encode(self.width, forKey: "width")
  }

  func encode(to writer: inout Transcodable.JSONWriter) {
    writer.beginObject()
    writer.beginObject("data")
    writer.beginObject("attributes")
    writer.write("name", self.name)
    writer.beginObject("size")
    writer.write("width", self.width)
    writer.endObject()
    writer.endObject()
    writer.endObject()
    writer.endObject()
  }
}

// @Codable, extension of EnvelopedWithKeys
extension EnvelopedWithKeys: Swift.Decodable, Swift.Encodable, Transcodable.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Transcodable.FieldKey.self)
    let container1 = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: "data")
    self.name = try container1.decode(String.self, forKey: .name)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: Transcodable.FieldKey.self)
    var container1 = container.nestedContainer(keyedBy: CodingKeys.self, forKey: "data")
    try container1.encode(self.name, forKey: .name)
  }

  func encode(to writer: inout Transcodable.JSONWriter) {
    writer.beginObject()
    writer.beginObject("data")
    writer.write("title", self.name)
    writer.endObject()
    writer.endObject()
  }
}

// @Decodable, extension of Elements
extension Elements: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Transcodable.FieldKey.self)
    let container1 = try container.__container(keyedBy: Transcodable.FieldKey.self, forKey: "parents", at: [0], isRequired: true)
    self.parent = try container1.decode(String.self, forKey: "sha")
    let container2 = try container.__container(keyedBy: Transcodable.FieldKey.self, forKey: "parents", at: [1], isRequired: false)
    self.other = try container2.decodeIfPresent(String.self, forKey: "sha")
    self.latitude = try container.__decode(Transcodable.__plain(Double.self).__element(at: [1]), forKey: "coordinates")
    self.corner = try container.__decodeIfPresent(Transcodable.__plain(Double.self).__element(at: [1, 0]), forKey: "matrix")
  }
}
