// @Codable, extension of Node
extension Node: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.name, forKey: "name")
    #sourceLocation(file: "classes.swift", line: 6)
    try container.encodeIfPresent(self.next, forKey: "next")
    #sourceLocation()
    try container.encode(self.visits, forKey: "visits")
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: CodedFieldTypes.Field1?
    var field2: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"name\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x1) {
        key = reader.__readField(&field0, "\"next\":", seen, 0x2)
      }
      if reader.__takeField("\"next\":", key, 0x227478656E22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"visits\":", seen, 0x4)
      }
      if reader.__takeField("\"visits\":", key, 0x2273746973697622, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("name\0next\0visits")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "name\0next\0visits")
    }
    return Self(__direct: field0, field1, field2)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("name", self.name)
    writer.__writeOptionalField("next", self.next)
    writer.write("visits", self.visits)
    writer.endObject()
  }
}

extension Node {
  private enum CodedFieldTypes {
    #sourceLocation(file: "classes.swift", line: 6)
    typealias Field1 = Node
    #sourceLocation()
  }
}

// @Codable, member of Node
init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  self.name = try container.decode(String.self, forKey: "name")
  #sourceLocation(file: "classes.swift", line: 6)
  self.next = try container.decodeIfPresent(CodedFieldTypes.Field1.self, forKey: "next")
  #sourceLocation()
  if let value = try container.decodeIfPresent(Int.self, forKey: "visits") {
    self.visits = value
  }
}

private init(__direct field0: String, _ field1: CodedFieldTypes.Field1?, _ field2: Int?) {
  self.name = field0
  self.next = field1
  if let field2 { self.visits = field2 }
}
