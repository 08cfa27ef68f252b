// @Codable, extension of Sides
extension Sides: Swift.Decodable, Swift.Encodable, Transcodable.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Transcodable.FieldKey.self)
    self.identifier = try container.decode(Int.self, forKey: "user_id")
    let container1 = try container.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "meta")
    self.created = try container1.decode(String.self, forKey: "created.at")
    self.color = try container.decode(String.self, forKey: container.__key(forKey: "color", aliases: ["colour", "farbe"]))
    let container2 = try container.__container(keyedBy: Transcodable.FieldKey.self, forKey: "counts", isRequired: false)
    self.number = try container2.decodeIfPresent(Int.self, forKey: container2.__key(forKey: "number", aliases: ["n"]))
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: Transcodable.FieldKey.self)
    try container.encode(self.identifier, forKey: "id")
    try container.encode(self.created, forKey: "created")
    try container.encode(self.color, forKey: "color")
    if self.number != nil {
      var container1 = container.nestedContainer(keyedBy: Transcodable.FieldKey.self, forKey: "counts")
      try container1.encodeIfPresent(self.number, forKey: "number")
    }
  }

  func encode(to writer: inout Transcodable.JSONWriter) {
    writer.beginObject()
    writer.write("id", self.identifier)
    writer.write("created", self.created)
    writer.write("color", self.color)
    if self.number != nil {
      writer.beginObject("counts")
      writer.writeOptional("number", self.number)
      writer.endObject()
    }
    writer.endObject()
  }
}
