// @Codable, extension of Interval
extension Interval: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    do {
      try Self.prepare()
    } catch {
      throw TranscodableEssentials.__hookError(error, of: Self.self, in: decoder)
    }
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.start = try container.decode(Int.self, forKey: "start")
    self.end = try container.decode(Int.self, forKey: "end")
    self.order()
    do {
      try self.check()
    } catch {
      throw TranscodableEssentials.__hookError(error, of: Self.self, in: decoder)
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    do {
      try self.checkAgain()
    } catch {
      throw TranscodableEssentials.__hookError(error, of: self, in: encoder)
    }
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.start, forKey: "start")
    try container.encode(self.end, forKey: "end")
    self.finish()
  }

  private init(__direct field0: Int, _ field1: Int) throws {
    self.start = field0
    self.end = field1
    self.order()
    try self.check()
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    do {
      try Self.prepare()
    } catch {
      return reader.__fail(error, of: Self.self)
    }
    let start = reader.offset
    var field0: Int = 0
    var field1: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"start\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"start\":", key, 0x22747261747322, &seen, 0x1) {
        key = reader.__readField(&field0, "\"end\":", seen, 0x2)
      }
      if reader.__takeField("\"end\":", key, 0x22646E6522, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("start\0end")
      }
    }
    guard reader.__hasSeen(seen, 0x3) else {
      return reader.__missing(seen, required: 0x3, "start\0end")
    }
    do {
      return try Self(__direct: field0, field1)
    } catch {
      return reader.__fail(error, of: Self.self, at: start)
    }
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    do {
      try self.checkAgain()
    } catch {
      writer.__fail(error, of: self)
    }
    writer.beginObject()
    writer.write("start", self.start)
    writer.write("end", self.end)
    writer.endObject()
    self.finish()
  }
}

// @Codable, extension of Tally
extension Tally: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.count, forKey: "count")
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"count\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"count\":", key, 0x22746E756F6322, &seen, 0x1) {
        key = reader.__readOptionalField(&field0, "", seen, 0x1)
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
    writer.write("count", self.count)
    writer.endObject()
  }
}

// @Codable, member of Tally
init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  if let value = try container.decodeIfPresent(Int.self, forKey: "count") {
    self.count = value
  }
  self.reset()
}

private init(__direct field0: Int?) {
  if let field0 { self.count = field0 }
  self.reset()
}
