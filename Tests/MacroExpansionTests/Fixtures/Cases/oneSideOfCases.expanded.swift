// @Codable, extension of CasesWithKeys
extension CasesWithKeys: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "1st": return 0
    case "2nd": return 1
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      self = .first(try value.value(Int.self))
    case 1:
      self = .second
    default: throw value.refusal(Self.self, tags: "1st", "2nd")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .first(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode(field0, forKey: "1st")
    case .second:
      var container = encoder.singleValueContainer()
      try container.encode("2nd")
    case .third: throw TranscodableEssentials.__ignoredCase(self, "third", encoder)
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0 where position.isMember: value = Self.decode(case0: &reader)
    case 1: value = Self.decode(case1: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (Int)? = reader.read(Int.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .first(field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .second
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .first(let field0):
      writer.beginObject()
      writer.write("1st", field0)
      writer.endObject()
    case .second:
      writer.write("2nd")
    case .third: writer.__failIgnored(self, "third")
    }
  }
}

// @Codable, extension of StrictCases
extension StrictCases: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "text": return 0
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(decoder, tag: "type", find: { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.decode(String.self, forKey: "body")
      try TranscodableEssentials.__refuseUnknownKeys(in: decoder, ["type": [:], "body": [:]])
      self = .text(body: field0)
    default: throw value.refusal(Self.self, tags: "text")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .text(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("text", forKey: "type")
      try container.encode(field0, forKey: "body")
    }
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .text(let field0):
      writer.beginObject()
      writer.write("type", "text")
      writer.write("body", field0)
      writer.endObject()
    }
  }
}

// @Decodable, extension of IncomingCases
extension IncomingCases: Swift.Decodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "text": return 0
    #if DEBUG
    case "trace": return 1
    #endif
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      self = .text(try value.value(String.self))
    #if DEBUG
    case 1:
      self = .trace(try value.value(String.self))
    #endif
    default: throw value.refusal(Self.self, tags: "text", "trace")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0 where position.isMember: value = Self.decode(case0: &reader)
    #if DEBUG
    case 1 where position.isMember: value = Self.decode(case1: &reader)
    #endif
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (String)? = reader.read(String.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .text(field0)
  }

  #if DEBUG
  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (String)? = reader.read(String.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .trace(field0)
  }
  #endif
}

// @Encodable, extension of OutgoingCases
extension OutgoingCases: Swift.Encodable, TranscodableEssentials.JSONEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .text(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("text", forKey: "type")
      try container.encode(field0, forKey: "body")
    case .draft: throw TranscodableEssentials.__ignoredCase(self, "draft", encoder)
    }
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .text(let field0):
      writer.beginObject()
      writer.write("type", "text")
      writer.write("body", field0)
      writer.endObject()
    case .draft: writer.__failIgnored(self, "draft")
    }
  }
}
