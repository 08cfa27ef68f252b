// @Codable, extension of AroundCaseValues.NestedCaseValues
extension AroundCaseValues.NestedCaseValues: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "keys": return 0
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(decoder, tag: "t", find: { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.__decodeIfPresent(TranscodableEssentials.__by(CodedFieldTypes.Value0.self, .elements(.hex)), forKey: "c")
      self = .keys(field0)
    default: throw value.refusal(Self.self, tags: "keys")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .keys(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("keys", forKey: "t")
      try container.__encodeIfPresent(field0, by: TranscodableEssentials.__by(CodedFieldTypes.Value0.self, .elements(.hex)), forKey: "c")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__taggedCase("t", { Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0: value = Self.decode(case0: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Value0?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"t\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"t\":", key, 0x227422, &seen, 0x1) {
        reader.skipValue()
        key = reader.__nextMember("\"c\":", seen, 0x2)
      }
      if reader.__takeField("\"c\":", key, 0x226322, &seen, 0x2) {
        field0 = reader.__readIfPresent(by: TranscodableEssentials.__by(CodedFieldTypes.Value0.self, .elements(.hex)))
        key = reader.__nextMember("", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("t\0c")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "t\0c")
    }
    return .keys(field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .keys(let field0):
      writer.beginObject()
      writer.write("t", "keys")
      writer.__writeOptional("c", field0, by: TranscodableEssentials.__by(CodedFieldTypes.Value0.self, .elements(.hex)))
      writer.endObject()
    }
  }
}

// @Codable, extension of CaseDates
extension CaseDates: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "none": return 2
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    self = try TranscodableEssentials.__firstCase(
      decoder,
      names: ["date", "dates", "none"],
       {
        decoder in
        let value = TranscodableEssentials.__CaseDecoder(decoder)
        return .date(try value.value(TranscodableEssentials.__by(Date.self, .iso8601)))
      },
       {
        decoder in
        let value = TranscodableEssentials.__CaseDecoder(decoder)
        return .dates(try value.value(TranscodableEssentials.__by([Date].self, .elements(.iso8601))))
      },
       {
        decoder in
        try TranscodableEssentials.CodingTagValue.__check(decoder, 2, { Self.decode(tag: $0) }, of: Self.self)
        return Self.none
      }
    )
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .date(let field0):
      var container = encoder.singleValueContainer()
      try container.__encode(field0, by: TranscodableEssentials.__by(Date.self, .iso8601))
    case .dates(let field0):
      var container = encoder.singleValueContainer()
      try container.__encode(field0, by: TranscodableEssentials.__by([Date].self, .elements(.iso8601)))
    case .none:
      var container = encoder.singleValueContainer()
      try container.encode("none")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var attempts = reader.__beginAttempts()
    if let value = reader.__attempt(&attempts, { Self.decode(case0: &$0) }) { return value }
    if let value = reader.__attempt(&attempts, { Self.decode(case1: &$0) }) { return value }
    if let value = reader.__attempt(&attempts, { Self.decode(case2: &$0) }) { return value }
    return reader.__endAttempts(attempts)
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (Date)? = reader.__read(by: TranscodableEssentials.__by(Date.self, .iso8601))
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .date(field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (CodedFieldTypes.Value1)? = reader.__read(by: TranscodableEssentials.__by([Date].self, .elements(.iso8601)))
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .dates(field0)
  }

  private static func decode(case2 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.__takeTag(of: 2, { Self.decode(tag: $0) }) ? Self.none : nil
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .date(let field0):
      writer.__write(field0, by: TranscodableEssentials.__by(Date.self, .iso8601))
    case .dates(let field0):
      writer.__write(field0, by: TranscodableEssentials.__by([Date].self, .elements(.iso8601)))
    case .none:
      writer.write("none")
    }
  }
}

extension CaseDates {
  private enum CodedFieldTypes {
    #sourceLocation(file: "caseStrategies.swift", line: 22)
    typealias Value1 = [Date]
    #sourceLocation()
  }
}

// @Codable, extension of CaseValue
extension CaseValue: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "data": return 0
    case "date": return 1
    case "size": return 2
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      self = .data(try value.value(TranscodableEssentials.__by(Data.self, .base64URL)))
    case 1:
      self = .date(try value.optional(TranscodableEssentials.__by(Date.self, .millisecondsSince1970)))
    case 2:
      self = .size(try value.value(TranscodableEssentials.__flexible(Int.self)))
    default: throw value.refusal(Self.self, tags: "data", "date", "size")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .data(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.__encode(field0, by: TranscodableEssentials.__by(Data.self, .base64URL), forKey: "data")
    case .date(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.__encode(field0, by: TranscodableEssentials.__by(Date?.self, .optional(TranscodableEssentials.__by(Date.self, .iso8601))), forKey: "date")
    case .size(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode(field0, forKey: "size")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0 where position.isMember: value = Self.decode(case0: &reader)
    case 1 where position.isMember: value = Self.decode(case1: &reader)
    case 2 where position.isMember: value = Self.decode(case2: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (Data)? = reader.__read(by: TranscodableEssentials.__by(Data.self, .base64URL))
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .data(field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let field0: (Date)? = reader.__readIfPresent(by: TranscodableEssentials.__by(Date.self, .millisecondsSince1970))
    return reader.hasFailed ? nil : .date(field0)
  }

  private static func decode(case2 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (Int)? = reader.__read(by: TranscodableEssentials.__flexible(Int.self))
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .size(field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .data(let field0):
      writer.beginObject()
      writer.__write("data", field0, by: TranscodableEssentials.__by(Data.self, .base64URL))
      writer.endObject()
    case .date(let field0):
      writer.beginObject()
      writer.__write("date", field0, by: TranscodableEssentials.__by(Date?.self, .optional(TranscodableEssentials.__by(Date.self, .iso8601))))
      writer.endObject()
    case .size(let field0):
      writer.beginObject()
      writer.write("size", field0)
      writer.endObject()
    }
  }
}

// @Codable, extension of CaseValues
extension CaseValues: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "planned": return 0
    case "moved": return 1
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(decoder, tag: "type", find: { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.__decode(TranscodableEssentials.__by(Date.self, .iso8601), forKey: "date")
      let field1 = try container.__decode(TranscodableEssentials.__plain(String.self).__modified(.trimmed).__validated(.nonEmpty), forKey: "title")
      self = .planned(date: field0, title: field1)
    case 1:
      let container = try value.object()
      let field0 = try container.__decodeIfPresent(TranscodableEssentials.__by(Date.self, .iso8601), forKey: "_0")
      let field1 = try container.decode(Int.self, forKey: "by")
      self = .moved(field0, by: field1)
    default: throw value.refusal(Self.self, tags: "planned", "moved")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .planned(let field0, let field1):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("planned", forKey: "type")
      try container.__encode(field0, by: TranscodableEssentials.__by(Date.self, .iso8601), forKey: "date")
      try container.__encode(field1, by: TranscodableEssentials.__plain(String.self).__modifiedForEncoding(.trimmed), forKey: "title")
    case .moved(let field0, let field1):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("moved", forKey: "type")
      try container.__encodeIfPresent(field0, by: TranscodableEssentials.__by(Date.self, .iso8601), forKey: "_0")
      try container.encode(field1, forKey: "by")
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
    var field0: Date?
    var field1: String?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"type\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"type\":", key, 0x226570797422, &seen, 0x1) {
        reader.skipValue()
        key = reader.__nextMember("\"date\":", seen, 0x2)
      }
      if reader.__takeField("\"date\":", key, 0x226574616422, &seen, 0x2) {
        field0 = reader.__read(by: TranscodableEssentials.__by(Date.self, .iso8601))
        key = reader.__nextMember("\"title\":", seen, 0x4)
      }
      if reader.__takeField("\"title\":", key, 0x22656C74697422, &seen, 0x4) {
        field1 = reader.__read(by: TranscodableEssentials.__plain(String.self).__modified(.trimmed).__validated(.nonEmpty))
        key = reader.__nextMember("", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("type\0date\0title")
      }
    }
    guard reader.__hasSeen(seen, 0x6), let field0, let field1 else {
      return reader.__missing(seen, required: 0x6, "type\0date\0title")
    }
    return .planned(date: field0, title: field1)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Date?
    var field1: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"type\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"type\":", key, 0x226570797422, &seen, 0x1) {
        reader.skipValue()
        key = reader.__nextMember("\"_0\":", seen, 0x2)
      }
      if reader.__takeField("\"_0\":", key, 0x22305F22, &seen, 0x2) {
        field0 = reader.__readIfPresent(by: TranscodableEssentials.__by(Date.self, .iso8601))
        key = reader.__nextMember("\"by\":", seen, 0x4)
      }
      if reader.__takeField("\"by\":", key, 0x22796222, &seen, 0x4) {
        key = reader.__readField(&field1, "", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("type\0_0\0by")
      }
    }
    guard reader.__hasSeen(seen, 0x4) else {
      return reader.__missing(seen, required: 0x4, "type\0_0\0by")
    }
    return .moved(field0, by: field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .planned(let field0, let field1):
      writer.beginObject()
      writer.write("type", "planned")
      writer.__write("date", field0, by: TranscodableEssentials.__by(Date.self, .iso8601))
      writer.__write("title", field1, by: TranscodableEssentials.__plain(String.self).__modifiedForEncoding(.trimmed))
      writer.endObject()
    case .moved(let field0, let field1):
      writer.beginObject()
      writer.write("type", "moved")
      writer.__writeOptional("_0", field0, by: TranscodableEssentials.__by(Date.self, .iso8601))
      writer.write("by", field1)
      writer.endObject()
    }
  }
}

// @Codable, member of AroundCaseValues.NestedCaseValues
private enum CodedFieldTypes {
  #sourceLocation(file: "caseStrategies.swift", line: 29)
  typealias Value0 = [Data]
  #sourceLocation()
}
