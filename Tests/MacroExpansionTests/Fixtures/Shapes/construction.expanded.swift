// @Codable, extension of Query
extension Query: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.text = try container.decode(String.self, forKey: "text")
    self.limit = try container.decodeIfPresent(Int.self, forKey: "limit") ?? (20)
    if let value = try container.decodeIfPresent(Int.self, forKey: "page") {
      self.page = value
    }
    self.tags = try container.decode([String: [Int]].self, forKey: "tags")
    self.note = try container.decodeIfPresent(String.self, forKey: "note")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.text, forKey: "text")
    try container.encode(self.limit, forKey: "limit")
    try container.encode(self.page, forKey: "page")
    try container.encode(self.tags, forKey: "tags")
    try container.encodeIfPresent(self.note, forKey: "note")
  }

  private init(__direct field0: String, _ field1: Int?, _ field2: Int?, _ field3: [String: [Int]], _ field4: String?) {
    self.text = field0
    self.limit = field1 ?? (20)
    if let field2 { self.page = field2 }
    self.tags = field3
    self.note = field4
  }

  public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: Int?
    var field2: Int?
    var field3: [String: [Int]]?
    var field4: String?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"text\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x1) {
        key = reader.__readField(&field0, "\"limit\":", seen, 0x2)
      }
      if reader.__takeField("\"limit\":", key, 0x2274696D696C22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"page\":", seen, 0x4)
      }
      if reader.__takeField("\"page\":", key, 0x226567617022, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "\"tags\":", seen, 0x8)
      }
      if reader.__takeField("\"tags\":", key, 0x227367617422, &seen, 0x8) {
        key = reader.__readField(&field3, "\"note\":", seen, 0x10)
      }
      if reader.__takeField("\"note\":", key, 0x2265746F6E22, &seen, 0x10) {
        key = reader.__readOptionalField(&field4, "", seen, 0x10)
      }
      if seen == before {
        key = reader.__skipMember("text\0limit\0page\0tags\0note")
      }
    }
    guard reader.__hasSeen(seen, 0x9), let field3 else {
      return reader.__missing(seen, required: 0x9, "text\0limit\0page\0tags\0note")
    }
    return Self(__direct: field0, field1, field2, field3, field4)
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    writer.write("limit", self.limit)
    writer.write("page", self.page)
    writer.write("tags", self.tags)
    writer.writeOptional("note", self.note)
    writer.endObject()
  }
}

// @CopyWith, member of Handler
private init(copying original: Handler, name: String, action: @escaping (Int) -> Void) {
  self.name = name
  self.action = action
}

func copy(name: String? = nil, action: ((Int) -> Void)? = nil) -> Self {
  Self(copying: self, name: name ?? self.name, action: action ?? self.action)
}

// @CopyWith, member of Query
private init(copying original: Query, text: String, limit: Int, page: Int, tags: [String: [Int]], note: String?) {
  self.text = text
  self.limit = limit
  self.page = page
  self.tags = tags
  self.note = note
}

public func copy(text: String? = nil, limit: Int? = nil, page: Int? = nil, tags: [String: [Int]]? = nil, note: String?? = nil) -> Self {
  Self(copying: self, text: text ?? self.text, limit: limit ?? self.limit, page: page ?? self.page, tags: tags ?? self.tags, note: note ?? self.note)
}

// @DefaultInstance, member of Nested
nonisolated private init(byDefault: Swift.Void) {
  self.number = 0
  self.counts = []
}

nonisolated static var `default`: Self {
  Self(byDefault: ())
}

nonisolated init(number: Int, counts: [Int]) {
  self.number = number
  self.counts = counts
}

// @DefaultInstance, member of Query
private init(byDefault: Swift.Void) {
  self.text = ""
  self.limit = 20
  self.tags = [:]
}

public static var `default`: Self {
  Self(byDefault: ())
}

// @MemberwiseInit, member of Handler
init(name: String, action: @escaping (Int) -> Void) {
  self.name = name
  self.action = action
}

// @MemberwiseInit, member of Query
public init(text: String, limit: Int = 20, page: Int = 1, tags: [String: [Int]], note: String? = nil) {
  self.text = text
  self.limit = limit
  self.page = page
  self.tags = tags
  self.note = note
}
