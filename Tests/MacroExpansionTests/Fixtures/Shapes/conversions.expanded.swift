// @Codable, extension of Converted
extension Converted: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.JSONEncodable {
  nonisolated init(from decoder: any Swift.Decoder) throws {
    self = try TranscodableEssentials.__via(WireConverted.self, for: Self.self).__decode(from: decoder)
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    return try TranscodableEssentials.__via(WireConverted.self, for: Self.self).encode(self, to: encoder)
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    return reader.__read(by: TranscodableEssentials.__via(WireConverted.self, for: Self.self))
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    return writer.__write(self, by: TranscodableEssentials.__via(WireConverted.self, for: Self.self))
  }
}

// @Codable, extension of Profiled
extension Profiled: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable {
  nonisolated init(from decoder: any Swift.Decoder) throws {
    if decoder.__isCoded(in: "partners") {
      self = try TranscodableEssentials.__via(WireProfiled.self, for: Self.self).__decode(from: decoder)
      return
    }
    if decoder.__isCoded(in: .legacy) {
      self = try TranscodableEssentials.__via(LegacyProfiled.self, for: Self.self).__decode(from: decoder)
      return
    }
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.id = try container.decode(Int.self, forKey: "id")
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    if encoder.__isCoded(in: "partners") {
      return try TranscodableEssentials.__via(WireProfiled.self, for: Self.self).encode(self, to: encoder)
    }
    if encoder.__isCoded(in: .legacy) {
      return try TranscodableEssentials.__via(LegacyProfiled.self, for: Self.self).encode(self, to: encoder)
    }
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.id, forKey: "id")
  }

  nonisolated private init(__direct field0: Int) {
    self.id = field0
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    if reader.__isCoded(in: "partners") {
      return reader.__read(by: TranscodableEssentials.__via(WireProfiled.self, for: Self.self))
    }
    if reader.__isCoded(in: .legacy) {
      return reader.__read(by: TranscodableEssentials.__via(LegacyProfiled.self, for: Self.self))
    }
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"id\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"id\":", key, 0x22646922, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("id")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "id")
    }
    return Self(__direct: field0)
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    if writer.__isCoded(in: "partners") {
      return writer.__write(self, by: TranscodableEssentials.__via(WireProfiled.self, for: Self.self))
    }
    if writer.__isCoded(in: .legacy) {
      return writer.__write(self, by: TranscodableEssentials.__via(LegacyProfiled.self, for: Self.self))
    }
    writer.beginObject()
    writer.write("id", self.id)
    writer.endObject()
  }
}

// @Codable, extension of ProfiledCases
extension ProfiledCases: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable {
  nonisolated private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "on": return 0
    default: return nil
    }
  }

  nonisolated init(from decoder: any Swift.Decoder) throws {
    if decoder.__isCoded(in: "partners") {
      self = try TranscodableEssentials.__via(WireCases.self, for: Self.self).__decode(from: decoder)
      return
    }
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      self = .on
    default: throw value.refusal(Self.self, tags: "on")
    }
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    if encoder.__isCoded(in: "partners") {
      return try TranscodableEssentials.__via(WireCases.self, for: Self.self).encode(self, to: encoder)
    }
    switch self {
    case .on:
      var container = encoder.singleValueContainer()
      try container.encode("on")
    }
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    if reader.__isCoded(in: "partners") {
      return reader.__read(by: TranscodableEssentials.__via(WireCases.self, for: Self.self))
    }
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0: value = Self.decode(case0: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  nonisolated private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .on
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    if writer.__isCoded(in: "partners") {
      return writer.__write(self, by: TranscodableEssentials.__via(WireCases.self, for: Self.self))
    }
    switch self {
    case .on:
      writer.write("on")
    }
  }
}

// @Codable, extension of WireConverted
extension WireConverted: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable {
  nonisolated init(from decoder: any Swift.Decoder) throws {
    _ = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    _ = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  }

  nonisolated private init(__direct: Swift.Void) {}

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var key = reader.__beginObject()
    while key != 0 {
      key = reader.__skipMember("")
    }
    guard !reader.hasFailed else { return nil }
    return Self(__direct: ())
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.endObject()
  }
}
