// @Decodable, extension of RuledFields
extension RuledFields: Swift.Decodable, Transcodable.JSONDecodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Transcodable.CodingFieldKey.self)
    self.nickname = try container.__decodeIfPresent(Transcodable.__plain(String.self).__modified(.trimmed, .nilIfEmpty), forKey: "nickname")
    if let value = try container.__decodeIfPresent(Transcodable.__plain(Int.self).__modified(.clamped(to: 0...5)), forKey: "stars") {
      self.stars = value
    }
    self.name = try container.__decode(Transcodable.__lossless(String.self).__modified(.trimmed).__validated(.count(1...4), .nonEmpty), forKey: "name")
    self.url = try container.__decodeIfPresent(Transcodable.__plain(URL.self).__validated(Transcodable.CodableValidation(where: { (url: URL) in url.scheme == "https" }, "URLs require https")), forKey: "url")
  }

  private init(direct field0: String?, _ field1: Int?, _ field2: String, _ field3: URL?) {
    self.nickname = field0
    if let field1 { self.stars = field1 }
    self.name = field2
    self.url = field3
  }

  static func decode(from reader: inout Transcodable.JSONReader) -> Self? {
    var field0: String?
    var field1: Int?
    var field2: String?
    var field3: URL?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"nickname\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"nickname\":", key, 0x6D616E6B63696E22, &seen, 0x1) {
        field0 = reader.__readIfPresent(by: Transcodable.__plain(String.self).__modified(.trimmed, .nilIfEmpty))
        key = reader.__nextMember("\"stars\":", seen, 0x2)
      }
      if reader.__takeField("\"stars\":", key, 0x22737261747322, &seen, 0x2) {
        field1 = reader.__readIfPresent(by: Transcodable.__plain(Int.self).__modified(.clamped(to: 0...5)))
        key = reader.__nextMember("\"name\":", seen, 0x4)
      }
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x4) {
        field2 = reader.__read(by: Transcodable.__lossless(String.self).__modified(.trimmed).__validated(.count(1...4), .nonEmpty))
        key = reader.__nextMember("\"url\":", seen, 0x8)
      }
      if reader.__takeField("\"url\":", key, 0x226C727522, &seen, 0x8) {
        field3 = reader.__readIfPresent(by: Transcodable.__plain(URL.self).__validated(Transcodable.CodableValidation(where: { (url: URL) in url.scheme == "https" }, "URLs require https")))
        key = reader.__nextMember("", seen, 0x8)
      }
      if seen == before {
        key = reader.__skipMember("nickname\0stars\0name\0url")
      }
    }
    guard reader.__hasSeen(seen, 0x4), let field2 else {
      return reader.__missing(seen, required: 0x4, "nickname\0stars\0name\0url")
    }
    return Self(direct: field0, field1, field2, field3)
  }
}
