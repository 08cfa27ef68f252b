// @Codable, extension of Newer.Inside
@available(macOS 99, *)
extension Newer.Inside: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.a = try container.decode(Int.self, forKey: "a")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.a, forKey: "a")
  }

  private init(__direct field0: Int) {
    self.a = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"a\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"a\":", key, 0x226122, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("a")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "a")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("a", self.a)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("a")
    builder.append(\.a)
    return builder.table
  }
}

// @Codable, extension of OldFashioned
@available(*, deprecated, message: "use something else")
extension OldFashioned: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.a = try container.decode(Int.self, forKey: "a")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.a, forKey: "a")
  }

  private init(__direct field0: Int) {
    self.a = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"a\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"a\":", key, 0x226122, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("a")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "a")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("a", self.a)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("a")
    builder.append(\.a)
    return builder.table
  }
}
