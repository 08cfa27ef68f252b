// @Codable, extension of Ignored
extension Ignored: Swift.Decodable, Swift.Encodable, Transcodable.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Transcodable.FieldKey.self)
    self.text = try container.decode(String.self, forKey: "text")
    self.readOnly = try container.decodeIfPresent(String.self, forKey: "readOnly")
    if let value = try container.decodeIfPresent([String].self, forKey: "tags") {
      self.tags = value
    }
    let container1 = try container.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "counts")
    self.likes = try container1.decode(Int.self, forKey: "likes")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: Transcodable.FieldKey.self)
    try container.encode(self.text, forKey: "text")
    try container.encode(self.writtenOnly, forKey: "writtenOnly")
    if !Transcodable.__holds(self.tags, \[String].isEmpty) {
      try container.encode(self.tags, forKey: "tags")
    }
    if !Transcodable.__holds(self.likes, { (count: Int) in count == 0 }) {
      var container1 = container.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "counts")
      if !Transcodable.__holds(self.likes, { (count: Int) in count == 0 }) {
        try container1.encode(self.likes, forKey: "likes")
      }
    }
  }

  func encode(to writer: inout Transcodable.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    writer.write("writtenOnly", self.writtenOnly)
    if !Transcodable.__holds(self.tags, \[String].isEmpty) {
      writer.write("tags", self.tags)
    }
    if !Transcodable.__holds(self.likes, { (count: Int) in count == 0 }) {
      writer.beginObject("counts")
      if !Transcodable.__holds(self.likes, { (count: Int) in count == 0 }) {
        writer.write("likes", self.likes)
      }
      writer.endObject()
    }
    writer.endObject()
  }
}
