// @Codable, extension of RawLabels
extension RawLabels: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "plain": return 0
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.decode(Int.self, forKey: "e f")
      let field1 = try container.decode(Int.self, forKey: "in")
      let field2 = try container.decode(Int.self, forKey: "default")
      self = .plain(`e f`: field0, in: field1, default: field2)
    default: throw value.refusal(Self.self, tags: "plain")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .plain(let field0, let field1, let field2):
      var outer = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container = outer.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "plain")
      try container.encode(field0, forKey: "e f")
      try container.encode(field1, forKey: "in")
      try container.encode(field2, forKey: "default")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0 where position.isMember: value = Self.decode(case0: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int = 0
    var field2: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"e f\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"e f\":", key, 0x2266206522, &seen, 0x1) {
        key = reader.__readField(&field0, "\"in\":", seen, 0x2)
      }
      if reader.__takeField("\"in\":", key, 0x226E6922, &seen, 0x2) {
        key = reader.__readField(&field1, "\"default\":", seen, 0x4)
      }
      if reader.__takeField("\"default\":", key, 0x746C756166656422, &seen, 0x4) {
        key = reader.__readField(&field2, "", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("e f\0in\0default")
      }
    }
    guard reader.__hasSeen(seen, 0x7) else {
      return reader.__missing(seen, required: 0x7, "e f\0in\0default")
    }
    return .plain(`e f`: field0, in: field1, default: field2)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .plain(let field0, let field1, let field2):
      writer.beginObject()
      writer.beginObject("plain")
      writer.write("e f", field0)
      writer.write("in", field1)
      writer.write("default", field2)
      writer.endObject()
      writer.endObject()
    }
  }
}

// @Codable, extension of Service.Answer
extension Service.Answer: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "selfInNestedTypes.swift", line: 5)
    self.body = try container.decodeIfPresent(CodedFieldTypes.Field0.self, forKey: "body")
    #sourceLocation()
    #sourceLocation(file: "selfInNestedTypes.swift", line: 6)
    self.list = try container.decode(CodedFieldTypes.Field1.self, forKey: "list")
    #sourceLocation()
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "selfInNestedTypes.swift", line: 5)
    try container.encodeIfPresent(self.body, forKey: "body")
    #sourceLocation()
    #sourceLocation(file: "selfInNestedTypes.swift", line: 6)
    try container.encode(self.list, forKey: "list")
    #sourceLocation()
  }

  private init(__direct field0: CodedFieldTypes.Field0?, _ field1: CodedFieldTypes.Field1) {
    self.body = field0
    self.list = field1
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Field0?
    var field1: CodedFieldTypes.Field1?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"body\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"body\":", key, 0x2279646F6222, &seen, 0x1) {
        key = reader.__readOptionalField(&field0, "\"list\":", seen, 0x2)
      }
      if reader.__takeField("\"list\":", key, 0x227473696C22, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("body\0list")
      }
    }
    guard reader.__hasSeen(seen, 0x2), let field1 else {
      return reader.__missing(seen, required: 0x2, "body\0list")
    }
    return Self(__direct: field0, field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__writeOptionalField("body", self.body)
    writer.__writeField("list", self.list)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("body\0list")
    builder.appendOptional(\.body)
    builder.append(\.list)
    return builder.table
  }
}

// @Codable, extension of Service.Answer.Body
extension Service.Answer.Body: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.x = try container.decode(Int.self, forKey: "x")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  private init(__direct field0: Int) {
    self.x = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"x\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"x\":", key, 0x227822, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("x")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "x")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("x")
    builder.append(\.x)
    return builder.table
  }
}

// @Codable, extension of Service.Event
extension Service.Event: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "started": return 0
    case "ended": return 1
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      self = .started(try value.value(CodedFieldTypes.Value0.self))
    case 1:
      self = .ended
    default: throw value.refusal(Self.self, tags: "started", "ended")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .started(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode(field0, forKey: "started")
    case .ended:
      var container = encoder.singleValueContainer()
      try container.encode("ended")
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
    let value: (CodedFieldTypes.Value0)? = reader.read(CodedFieldTypes.Value0.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .started(field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .ended
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .started(let field0):
      writer.beginObject()
      writer.write("started", field0)
      writer.endObject()
    case .ended:
      writer.write("ended")
    }
  }
}

// @Codable, extension of Service.Event.Payload
extension Service.Event.Payload: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.x = try container.decode(Int.self, forKey: "x")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  private init(__direct field0: Int) {
    self.x = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"x\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"x\":", key, 0x227822, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("x")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "x")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("x")
    builder.append(\.x)
    return builder.table
  }
}

// @Codable, member of Service.Answer
private enum CodedFieldTypes {
  #sourceLocation(file: "selfInNestedTypes.swift", line: 5)
  typealias Field0 = Answer.Body
  #sourceLocation()
  #sourceLocation(file: "selfInNestedTypes.swift", line: 6)
  typealias Field1 = [Answer.Body]
  #sourceLocation()
}

// @Codable, member of Service.Event
private enum CodedFieldTypes {
  #sourceLocation(file: "selfInNestedTypes.swift", line: 12)
  typealias Value0 = Event.Payload
  #sourceLocation()
}
