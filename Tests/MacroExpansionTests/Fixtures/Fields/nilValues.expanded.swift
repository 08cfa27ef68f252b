// @Codable, extension of NilDefaults
extension NilDefaults: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    if container.contains("count") {
      self.count = try container.decodeIfPresent(Int.self, forKey: "count")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    if !TranscodableEssentials.__isDefault(self.count, 2) {
      try container.encode(self.count ?? (1), forKey: "count")
    }
  }

  private init(__direct field0: Int??) {
    if let field0 { self.count = field0 }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int??
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"count\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"count\":", key, 0x22746E756F6322, &seen, 0x1) {
        field0 = .some(reader.readOptional(Int.self))
        key = reader.__nextMember("", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("count")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "count")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    if !TranscodableEssentials.__isDefault(self.count, 2) {
      writer.write("count", self.count ?? (1))
    }
    writer.endObject()
  }
}

// @Codable, extension of NilValues
extension NilValues: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.number = try container.decodeIfPresent(Int.self, forKey: "number")
    let container1 = try container.__container(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "a", isRequired: false)
    self.inner = try container1.decodeIfPresent(String.self, forKey: "b")
    self.date = try container.__decodeIfPresent(TranscodableEssentials.__by(Date.self, .iso8601), forKey: "date")
    self.choice = try container.decodeIfPresent(Int.self, forKey: "choice")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.number ?? (0), forKey: "number")
    var container1 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "a")
    try container1.encode(self.inner ?? ("none"), forKey: "b")
    try container.__encode(self.date ?? (Date.distantPast), by: TranscodableEssentials.__by(Date.self, .iso8601), forKey: "date")
    if !TranscodableEssentials.__holds(self.choice, { (choice: Int?) in choice == 3 }) {
      try container.encode(self.choice ?? (1 > 0 ? 1 : 2), forKey: "choice")
    }
  }

  private init(__direct field0: Int?, _ field1: String?, _ field2: Date?, _ field3: Int?) {
    self.number = field0
    self.inner = field1
    self.date = field2
    self.choice = field3
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int?
    var field1: String?
    var field2: Date?
    var field3: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"number\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"number\":", key, 0x227265626D756E22, &seen, 0x1) {
        key = reader.__readOptionalField(&field0, "\"a\":", seen, 0x2)
      }
      if reader.__takeField("\"a\":", key, 0x226122, &seen, 0x2) {
        if !reader.readNull() {
          var keyIn = reader.__beginObject("\"b\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"b\":", keyIn, 0x226222, &seen, 0x4) {
              keyIn = reader.__readOptionalField(&field1, "", seen, 0x4)
            }
            if seen == before {
              keyIn = reader.__skipMember("b")
            }
          }
        }
        key = reader.__nextMember("\"date\":", seen, 0x8)
      }
      if reader.__takeField("\"date\":", key, 0x226574616422, &seen, 0x8) {
        field2 = reader.__readIfPresent(by: TranscodableEssentials.__by(Date.self, .iso8601))
        key = reader.__nextMember("\"choice\":", seen, 0x10)
      }
      if reader.__takeField("\"choice\":", key, 0x226563696F686322, &seen, 0x10) {
        key = reader.__readOptionalField(&field3, "", seen, 0x10)
      }
      if seen == before {
        key = reader.__skipMember("number\0a\0date\0choice")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "number\0a\0b\0date\0choice")
    }
    return Self(__direct: field0, field1, field2, field3)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("number", self.number ?? (0))
    writer.beginObject("a")
    writer.write("b", self.inner ?? ("none"))
    writer.endObject()
    writer.__write("date", self.date ?? (Date.distantPast), by: TranscodableEssentials.__by(Date.self, .iso8601))
    if !TranscodableEssentials.__holds(self.choice, { (choice: Int?) in choice == 3 }) {
      writer.write("choice", self.choice ?? (1 > 0 ? 1 : 2))
    }
    writer.endObject()
  }
}

// @Encodable, extension of NilElements
extension NilElements: Swift.Encodable, TranscodableEssentials.JSONEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(self.first)
    try container.encode(self.second ?? (2))
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginArray()
    writer.write(self.first)
    writer.write(self.second ?? (2))
    writer.endArray()
  }
}
