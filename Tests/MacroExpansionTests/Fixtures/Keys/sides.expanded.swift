// @Codable, extension of Sides
extension Sides: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.identifier = try container.decode(Int.self, forKey: "user_id")
    let container1 = try container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "meta")
    self.created = try container1.decode(String.self, forKey: "created.at")
    self.color = try container.decode(String.self, forKey: container.__key(forKey: "color", aliases: ["colour", "farbe"], in: decoder))
    let container2 = try container.__container(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "counts", isRequired: false)
    self.number = try container2.decodeIfPresent(Int.self, forKey: container2.__key(forKey: "number", aliases: ["n"], in: decoder))
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.identifier, forKey: "id")
    try container.encode(self.created, forKey: "created")
    try container.encode(self.color, forKey: "color")
    if self.number != nil {
      var container1 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "counts")
      try container1.encodeIfPresent(self.number, forKey: "number")
    }
  }

  private init(__direct field0: Int, _ field1: String, _ field2: String, _ field3: Int?) {
    self.identifier = field0
    self.created = field1
    self.color = field2
    self.number = field3
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: String = ""
    var field2: String = ""
    var field3: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"user_id\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"user_id\":", key, 0x64695F7265737522, &seen, 0x1) {
        key = reader.__readField(&field0, "\"meta\":", seen, 0x2)
      }
      if reader.__takeField("\"meta\":", key, 0x226174656D22, &seen, 0x2) {
        do {
          var keyIn = reader.__beginObject("\"created.at\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"created.at\":", keyIn, 0x6465746165726322, &seen, 0x4) {
              keyIn = reader.__readField(&field1, "", seen, 0x4)
            }
            if seen == before {
              keyIn = reader.__skipMember("created.at")
            }
          }
          if !reader.__hasSeen(seen, 0x4) {
            reader.__reportMissing(seen, required: 0x4, "user_id\0meta\0created.at\0color\0counts\0number\0n\0colour\0farbe")
          }
        }
        key = reader.__nextMember("\"color\":", seen, 0x8)
      }
      if reader.__takeField("\"color\":", key, 0x22726F6C6F6322, &seen, 0x8) {
        key = reader.__readField(&field2, "\"counts\":", seen, 0x10)
      }
      if reader.__takeField("\"counts\":", key, 0x2273746E756F6322, &seen, 0x10) {
        if !reader.readNull() {
          var keyIn = reader.__beginObject("\"number\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"number\":", keyIn, 0x227265626D756E22, &seen, 0x20) {
              keyIn = reader.__readOptionalField(&field3, "", seen, 0x20)
            }
            if reader.__takeField("\"n\":", keyIn, 0x226E22, &seen, 0x40) {
              keyIn = reader.__readAlias(seen & 0x20, "number\0n") { reader in
                field3 = reader.readOptional(Int.self)
              }
            }
            if seen == before {
              keyIn = reader.__skipMember("number\0n")
            }
          }
        }
        key = reader.__nextMember("", seen, 0x10)
      }
      if reader.__takeField("\"colour\":", key, 0x2272756F6C6F6322, &seen, 0x80) {
        key = reader.__readAlias(seen & 0x8, "color\0colour") { reader in
          field2 = reader.read(String.self)
        }
      }
      if reader.__takeField("\"farbe\":", key, 0x22656272616622, &seen, 0x100) {
        key = reader.__readAlias(seen & 0x88, "color\0colour\0farbe") { reader in
          field2 = reader.read(String.self)
        }
      }
      if seen == before {
        key = reader.__skipMember("user_id\0meta\0color\0counts\0colour\0farbe")
      }
    }
    if seen & 0x80 != 0 { seen |= 0x8 }
    if seen & 0x100 != 0 { seen |= 0x8 }
    guard reader.__hasSeen(seen, 0xB) else {
      return reader.__missing(seen, required: 0xB, "user_id\0meta\0created.at\0color\0counts\0number\0n\0colour\0farbe")
    }
    return Self(__direct: field0, field1, field2, field3)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
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
