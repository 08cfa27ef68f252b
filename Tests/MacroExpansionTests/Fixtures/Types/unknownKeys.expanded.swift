// @Decodable, extension of Known
extension Known: Swift.Decodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try TranscodableEssentials.__refuseUnknownKeys(in: decoder, ["a": [:], "b": [:], "bee": [:], "c": ["d": [:]]])
    self.a = try container.decode(Int.self, forKey: "a")
    self.b = try container.decodeIfPresent(Int.self, forKey: container.__key(forKey: "b", aliases: ["bee"], in: decoder))
    let container1 = try container.__container(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "c", isRequired: false)
    self.d = try container1.decodeIfPresent(Int.self, forKey: "d")
  }

  private init(__direct field0: Int, _ field1: Int?, _ field2: Int?) {
    self.a = field0
    self.b = field1
    self.d = field2
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int?
    var field2: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"a\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"a\":", key, 0x226122, &seen, 0x1) {
        key = reader.__readField(&field0, "\"b\":", seen, 0x2)
      }
      if reader.__takeField("\"b\":", key, 0x226222, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"c\":", seen, 0x4)
      }
      if reader.__takeField("\"c\":", key, 0x226322, &seen, 0x4) {
        if !reader.readNull() {
          var keyIn = reader.__beginObject("\"d\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"d\":", keyIn, 0x226422, &seen, 0x8) {
              keyIn = reader.__readOptionalField(&field2, "", seen, 0x8)
            }
            if seen == before {
              keyIn = reader.__refuseMember("d")
            }
          }
        }
        key = reader.__nextMember("", seen, 0x4)
      }
      if reader.__takeField("\"bee\":", key, 0x2265656222, &seen, 0x10) {
        key = reader.__readAlias(seen & 0x2, "b\0bee") { reader in
          field1 = reader.readOptional(Int.self)
        }
      }
      if seen == before {
        key = reader.__refuseMember("a\0b\0c\0bee")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "a\0b\0c\0d\0bee")
    }
    return Self(__direct: field0, field1, field2)
  }
}
