// @Codable, extension of CasePriority
extension CasePriority: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, Swift.CodingKeyRepresentable, TranscodableEssentials.JSONKey {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case 1: return 0
    case 2: return 1
    case 10: return 2
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      self = .low
    case 1:
      self = .middle
    case 2:
      self = .high
    default: throw value.refusal(Self.self)
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .low:
      var container = encoder.singleValueContainer()
      try container.encode(1)
    case .middle:
      var container = encoder.singleValueContainer()
      try container.encode(2)
    case .high:
      var container = encoder.singleValueContainer()
      try container.encode(10)
    case .secret: throw TranscodableEssentials.__ignoredCase(self, "secret", encoder)
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0: value = Self.decode(case0: &reader)
    case 1: value = Self.decode(case1: &reader)
    case 2: value = Self.decode(case2: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .low
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .middle
  }

  private static func decode(case2 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .high
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .low:
      writer.write(1)
    case .middle:
      writer.write(2)
    case .high:
      writer.write(10)
    case .secret: writer.__failIgnored(self, "secret")
    }
  }
}

// @Codable, extension of CaseStatus
extension CaseStatus: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, Swift.CodingKeyRepresentable, TranscodableEssentials.JSONKey {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "open": return 0
    case "in_progress", "wip": return 1
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      self = .open
    case 1:
      self = .inProgress
    default: self = value.unknown(.unknown, "unknown", tags: "open", "in_progress")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .open:
      var container = encoder.singleValueContainer()
      try container.encode("open")
    case .inProgress:
      var container = encoder.singleValueContainer()
      try container.encode("in_progress")
    case .unknown:
      try TranscodableEssentials.__encodeUnknown(tag: "unknown", to: encoder) { Self.decode(tag: $0) }
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0: value = Self.decode(case0: &reader)
    case 1: value = Self.decode(case1: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .open
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .inProgress
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .open:
      writer.write("open")
    case .inProgress:
      writer.write("in_progress")
    case .unknown: writer.__encode(self)
    }
  }

  init?(jsonKey: Swift.String) {
    if let value = Self(__rawKey: jsonKey) {
      self = value
      return
    }
    switch Self.decode(tag: .string(jsonKey)) {
    case 1: self = .inProgress
    default: self = .unknown
    }
  }

  init?<Key: Swift.CodingKey>(codingKey: Key) {
    self.init(jsonKey: codingKey.stringValue)
  }
}
