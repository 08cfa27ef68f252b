// @Codable, extension of UndescribedSearch
extension UndescribedSearch: Swift.Decodable where Content: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.queryText = try container.__decode(TranscodableEssentials.__plain(String.self).__validated(.nonEmpty), forKey: "query_text")
    if let value = try container.decodeIfPresent(Int.self, forKey: "limit") {
      self.limit = value
    }
    self.after = try container.__decodeIfPresent(TranscodableEssentials.__by(Date.self, .iso8601), forKey: container.__key(forKey: "after", aliases: ["since"], in: decoder))
    let container1 = try container.__container(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "page", isRequired: false)
    self.size = try container1.decodeIfPresent(Int.self, forKey: "size")
    self.content = try TranscodableEssentials.__flattened(CodedFieldTypes.Field4.self, from: decoder, excluding: ["query_text", "limit", "after", "since", "page"])
  }
}

extension UndescribedSearch: Swift.Encodable where Content: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    let object = TranscodableEssentials.__SharedObject(encoder, excluding: ["query_text", "limit", "after", "since", "page"])
    try container.encode(self.queryText, forKey: "query_text")
    try container.encode(self.limit, forKey: "limit")
    try container.__encodeIfPresent(self.after, by: TranscodableEssentials.__by(Date.self, .iso8601), forKey: "after")
    if self.size != nil {
      var container1 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "page")
      try container1.encodeIfPresent(self.size, forKey: "size")
    }
    try object.encode(self.content)
  }
}

extension UndescribedSearch: TranscodableEssentials.__FieldVisiting where Content: Swift.Decodable {
  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.part {
      _ = try container.__decode(TranscodableEssentials.__plain(String.self).__validated(.nonEmpty), forKey: "query_text")
    }
    visit.field(container, "limit") {
      try container.decodeIfPresent(Int.self, forKey: $0)
    }
    visit.part {
      _ = try container.__decodeIfPresent(TranscodableEssentials.__by(Date.self, .iso8601), forKey: container.__key(forKey: "after", aliases: ["since"], in: decoder))
    }
    visit.part {
      let container1 = try container.__container(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "page", isRequired: false)
      visit.field(container1, "size") {
        try container1.decodeIfPresent(Int.self, forKey: $0)
      }
    }
    visit.flattened(CodedFieldTypes.Field4.self, of: decoder, excluding: ["query_text", "limit", "after", "since", "page"])
  }
}

extension UndescribedSearch {
  private enum CodedFieldTypes {
    #sourceLocation(file: "undescribed.swift", line: 14)
    typealias Field4 = Content
    #sourceLocation()
  }
}

// @Codable, extension of UndescribedShape
extension UndescribedShape: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "circle": return 0
    case "none", 0: return 1
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(decoder, tag: "type", find: { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.decode(Double.self, forKey: "radius")
      self = .circle(radius: field0)
    case 1:
      _ = try value.object()
      self = .nothing
    default: throw value.refusal(Self.self, tags: "circle", "none")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .circle(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("circle", forKey: "type")
      try container.encode(field0, forKey: "radius")
    case .nothing:
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("none", forKey: "type")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__taggedCase("type", { Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0: value = Self.decode(case0: &reader)
    case 1: value = Self.decode(case1: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Double = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"type\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"type\":", key, 0x226570797422, &seen, 0x1) {
        reader.skipValue()
        key = reader.__nextMember("\"radius\":", seen, 0x2)
      }
      if reader.__takeField("\"radius\":", key, 0x2273756964617222, &seen, 0x2) {
        key = reader.__readField(&field0, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("type\0radius")
      }
    }
    guard reader.__hasSeen(seen, 0x2) else {
      return reader.__missing(seen, required: 0x2, "type\0radius")
    }
    return .circle(radius: field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .nothing
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .circle(let field0):
      writer.beginObject()
      writer.write("type", "circle")
      writer.write("radius", field0)
      writer.endObject()
    case .nothing:
      writer.beginObject()
      writer.write("type", "none")
      writer.endObject()
    }
  }
}

// @Codable, extension of UndescribedSuit
extension UndescribedSuit: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.JSONEncodable, Swift.CodingKeyRepresentable, TranscodableEssentials.JSONKey {
  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.__readRawValue(Self.self, known: [.hearts, .spades])
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.write(self.rawValue)
  }
}
