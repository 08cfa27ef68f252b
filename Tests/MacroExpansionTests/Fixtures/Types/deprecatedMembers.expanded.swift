// @Codable, extension of DeprecatedCase
extension DeprecatedCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  @available(*, deprecated) private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "current": return 0
    case "old": return 1
    case "none": return 2
    default: return nil
    }
  }

  @available(*, deprecated) init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.decode(Int.self, forKey: "id")
      self = .current(id: field0)
    case 1:
      let container = try value.object()
      let field0 = try container.decode(Int.self, forKey: "id")
      self = .old(id: field0)
    case 2:
      self = Self.none
    default: throw value.refusal(Self.self, tags: "current", "old", "none")
    }
  }

  @available(*, deprecated) func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .current(let field0):
      var outer = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container = outer.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "current")
      try container.encode(field0, forKey: "id")
    case .old(let field0):
      var outer = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container = outer.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "old")
      try container.encode(field0, forKey: "id")
    case .none:
      var container = encoder.singleValueContainer()
      try container.encode("none")
    }
  }

  @available(*, deprecated) static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0 where position.isMember: value = Self.decode(case0: &reader)
    case 1 where position.isMember: value = Self.decode(case1: &reader)
    case 2: value = Self.decode(case2: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  @available(*, deprecated) private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
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
    return .current(id: field0)
  }

  @available(*, deprecated) private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
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
    return .old(id: field0)
  }

  @available(*, deprecated) private static func decode(case2 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return Self.none
  }

  @available(*, deprecated) func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .current(let field0):
      writer.beginObject()
      writer.beginObject("current")
      writer.write("id", field0)
      writer.endObject()
      writer.endObject()
    case .old(let field0):
      writer.beginObject()
      writer.beginObject("old")
      writer.write("id", field0)
      writer.endObject()
      writer.endObject()
    case .none:
      writer.write("none")
    }
  }
}

// @Codable, extension of DeprecatedField
extension DeprecatedField: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  @available(*, deprecated) init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.name = try container.decodeIfPresent(String.self, forKey: "name")
    self.title = try container.decode(String.self, forKey: "title")
  }

  @available(*, deprecated) func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encodeIfPresent(self.name, forKey: "name")
    try container.encode(self.title, forKey: "title")
  }

  @available(*, deprecated) private init(__direct field0: String?, _ field1: String) {
    self.name = field0
    self.title = field1
  }

  @available(*, deprecated) static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String?
    var field1: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"name\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x1) {
        key = reader.__readOptionalField(&field0, "\"title\":", seen, 0x2)
      }
      if reader.__takeField("\"title\":", key, 0x22656C74697422, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("name\0title")
      }
    }
    guard reader.__hasSeen(seen, 0x2) else {
      return reader.__missing(seen, required: 0x2, "name\0title")
    }
    return Self(__direct: field0, field1)
  }

  @available(*, deprecated) func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.writeOptional("name", self.name)
    writer.write("title", self.title)
    writer.endObject()
  }
}

// @Codable, extension of DeprecatedInClass
extension DeprecatedInClass: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting {
  @available(*, deprecated) func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.old, forKey: "old")
  }

  @available(*, deprecated) static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.field(container, "old") {
      try container.decodeIfPresent(Int.self, forKey: $0)
    }
  }
}

// @Codable, extension of UnavailableCase
extension UnavailableCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    self = try TranscodableEssentials.__firstCase(
      decoder,
      names: ["number"],
       {
        decoder in
        let value = TranscodableEssentials.__CaseDecoder(decoder)
        return .number(try value.value(Int.self))
      }
    )
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .number(let field0):
      var container = encoder.singleValueContainer()
      try container.encode(field0)
    case .text: throw TranscodableEssentials.__ignoredCase(self, "text", encoder)
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var attempts = reader.__beginAttempts()
    if let value = reader.__attempt(&attempts, { Self.decode(case0: &$0) }) { return value }
    return reader.__endAttempts(attempts)
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (Int)? = reader.read(Int.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .number(field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .number(let field0):
      writer.write(field0)
    case .text: writer.__failIgnored(self, "text")
    }
  }
}

// @Codable, extension of UnavailableRawCase
extension UnavailableRawCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.JSONEncodable, Swift.CodingKeyRepresentable, TranscodableEssentials.JSONKey {
  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.__readRawValue(Self.self, known: [.current])
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.write(self.rawValue)
  }
}

// @Codable, member of DeprecatedInClass
@available(*, deprecated) init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  if let value = try container.decodeIfPresent(Int.self, forKey: "old") {
    self.old = value
  }
}

init() {}

// @PartiallyDecodable, extension of DeprecatedCase
extension DeprecatedCase: TranscodableStreams.PartiallyDecodable {
  @available(*, deprecated) static func __readPartial(_ partial: inout Partial?, from input: inout TranscodableStreams.__PartialInput) {
    input.__readCases(&partial, tag: nil, { Self.decode(tag: $0) }, other: { (_: Self) in nil })
  }
}

// @PartiallyDecodable, member of DeprecatedCase
nonisolated enum Partial: TranscodableStreams.PartialCases {
  case current(CurrentFields)
  case old(OldFields)
  case none
  nonisolated struct CurrentFields: TranscodableStreams.PartialFields {
    var id = TranscodableStreams.__partial(Int.self)
    var __states = TranscodableStreams.__PartialStates()
    init() {}
    func state(of field: Swift.PartialKeyPath<Self>) -> TranscodableStreams.PartialJSONState {
      if field == \Self.id { return self.__states.state(0) }
      return .pending
    }
    static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int {
      switch key {
      case "id": 0
      default: -1
      }
    }
    mutating func __read(_ member: Swift.Int, from input: inout TranscodableStreams.__PartialInput) {
      switch member {
      case 0:
        input.__read(&self.id, Int.self)
      default: input.__skip()
      }
    }
  }
  nonisolated struct OldFields: TranscodableStreams.PartialFields {
    var id = TranscodableStreams.__partial(Int.self)
    var __states = TranscodableStreams.__PartialStates()
    init() {}
    func state(of field: Swift.PartialKeyPath<Self>) -> TranscodableStreams.PartialJSONState {
      if field == \Self.id { return self.__states.state(0) }
      return .pending
    }
    static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int {
      switch key {
      case "id": 0
      default: -1
      }
    }
    mutating func __read(_ member: Swift.Int, from input: inout TranscodableStreams.__PartialInput) {
      switch member {
      case 0:
        input.__read(&self.id, Int.self)
      default: input.__skip()
      }
    }
  }
  static func __bare(_ number: Swift.Int) -> Self? {
    switch number {
    case 2: .none
    default: nil
    }
  }
  static func __readCase(_ number: Swift.Int, _ partial: inout Self?, from input: inout TranscodableStreams.__PartialInput) {
    switch number {
    case 0:
      var fields = Self.take(CurrentFields.self, &partial)
      input.__readFields(&fields, of: DeprecatedCase.self)
      partial = .current(fields ?? CurrentFields())
    case 1:
      var fields = Self.take(OldFields.self, &partial)
      input.__readFields(&fields, of: DeprecatedCase.self)
      partial = .old(fields ?? OldFields())
    case 2:
      partial = .none
      input.__skip()
    default: input.__skip()
    }
  }
  @inline(never)
  private static func take(_: CurrentFields.Type, _ partial: inout Self?) -> CurrentFields? {
    guard case .current(let fields)? = partial else { return nil }
    partial = nil
    return fields
  }
  @inline(never)
  private static func take(_: OldFields.Type, _ partial: inout Self?) -> OldFields? {
    guard case .old(let fields)? = partial else { return nil }
    partial = nil
    return fields
  }
}
