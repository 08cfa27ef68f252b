// @Decodable, extension of Known
extension Known: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Transcodable.FieldKey.self)
    self.a = try container.decode(Int.self, forKey: "a")
    self.b = try container.decodeIfPresent(Int.self, forKey: container.__key(forKey: "b", aliases: ["bee"]))
    let container1 = try container.__container(keyedBy: Transcodable.FieldKey.self, forKey: "c", isRequired: false)
    self.d = try container1.decodeIfPresent(Int.self, forKey: "d")
    try Transcodable.__refuseUnknownKeys(in: decoder, ["a": [:], "b": [:], "bee": [:], "c": ["d": [:]]])
  }
}
