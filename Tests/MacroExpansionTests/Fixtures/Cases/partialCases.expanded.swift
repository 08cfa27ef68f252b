// @Codable, extension of PartialBlock
extension PartialBlock: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable {
  nonisolated private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "text": return 0
    case "picture": return 1
    case "rule": return 2
    default: return nil
    }
  }

  nonisolated init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(decoder, tag: "type", find: { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.decode(String.self, forKey: "content")
      let field1 = try container.decodeIfPresent(Int.self, forKey: "_1")
      self = .text(content: field0, field1)
    case 1:
      self = .picture(try value.value(CodedFieldTypes.Value2.self))
    case 2:
      _ = try value.object()
      self = .rule
    default: self = value.unknown(.other(type: try value.tag.__value(String.self, in: decoder), try value.value(TranscodableEssentials.JSON.self)), "other", tags: "text", "picture", "rule")
    }
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .text(let field0, let field1):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("text", forKey: "type")
      try container.encode(field0, forKey: "content")
      try container.encodeIfPresent(field1, forKey: "_1")
    case .picture(let field0):
      try TranscodableEssentials.__encodePayload(field0, tag: "picture", at: ["type"], to: encoder)
    case .rule:
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("rule", forKey: "type")
    case .other(let tag, let payload):
      try TranscodableEssentials.__encodeUnknown(tag: tag, beside: payload, at: ["type"], to: encoder) { Self.decode(tag: $0) }
    }
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__taggedCase("type", { Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0: value = Self.decode(case0: &reader)
    case 1: value = Self.decode(case1: &reader)
    case 2: value = Self.decode(case2: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  nonisolated private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"type\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"type\":", key, 0x226570797422, &seen, 0x1) {
        reader.skipValue()
        key = reader.__nextMember("\"content\":", seen, 0x2)
      }
      if reader.__takeField("\"content\":", key, 0x746E65746E6F6322, &seen, 0x2) {
        key = reader.__readField(&field0, "\"_1\":", seen, 0x4)
      }
      if reader.__takeField("\"_1\":", key, 0x22315F22, &seen, 0x4) {
        key = reader.__readOptionalField(&field1, "", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("type\0content\0_1")
      }
    }
    guard reader.__hasSeen(seen, 0x2) else {
      return reader.__missing(seen, required: 0x2, "type\0content\0_1")
    }
    return .text(content: field0, field1)
  }

  nonisolated private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (CodedFieldTypes.Value2)? = reader.read(CodedFieldTypes.Value2.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .picture(field0)
  }

  nonisolated private static func decode(case2 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .rule
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .text(let field0, let field1):
      writer.beginObject()
      writer.write("type", "text")
      writer.write("content", field0)
      writer.writeOptional("_1", field1)
      writer.endObject()
    case .picture(let field0):
      writer.__write(field0, beside: "type", "picture")
    case .rule:
      writer.beginObject()
      writer.write("type", "rule")
      writer.endObject()
    case .other: writer.__encode(self)
    }
  }
}

extension PartialBlock {
  private enum CodedFieldTypes {
    #sourceLocation(file: "partialCases.swift", line: 12)
    typealias Value2 = PartialPicture
    #sourceLocation()
  }
}

// @Codable, extension of PartialPicture
extension PartialPicture: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable, nonisolated TranscodableEssentials.__FieldTabulated {
  nonisolated init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.url = try container.decode(String.self, forKey: "url")
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.url, forKey: "url")
  }

  nonisolated private init(__direct field0: String) {
    self.url = field0
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"url\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"url\":", key, 0x226C727522, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("url")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "url")
    }
    return Self(__direct: field0)
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("url", self.url)
    writer.endObject()
  }

  nonisolated static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("url")
    builder.append(\.url)
    return builder.table
  }
}

// @Codable, extension of PartialShape
extension PartialShape: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable {
  nonisolated private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "circle": return 0
    case "label": return 1
    case "empty": return 2
    default: return nil
    }
  }

  nonisolated init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.decode(Double.self, forKey: "radius")
      self = .circle(radius: field0)
    case 1:
      self = .label(try value.value(String.self))
    case 2:
      self = .empty
    default: throw value.refusal(Self.self, tags: "circle", "label", "empty")
    }
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .circle(let field0):
      var outer = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container = outer.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "circle")
      try container.encode(field0, forKey: "radius")
    case .label(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode(field0, forKey: "label")
    case .empty:
      var container = encoder.singleValueContainer()
      try container.encode("empty")
    }
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
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

  nonisolated private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Double = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"radius\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"radius\":", key, 0x2273756964617222, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("radius")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "radius")
    }
    return .circle(radius: field0)
  }

  nonisolated private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (String)? = reader.read(String.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .label(field0)
  }

  nonisolated private static func decode(case2 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .empty
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .circle(let field0):
      writer.beginObject()
      writer.beginObject("circle")
      writer.write("radius", field0)
      writer.endObject()
      writer.endObject()
    case .label(let field0):
      writer.beginObject()
      writer.write("label", field0)
      writer.endObject()
    case .empty:
      writer.write("empty")
    }
  }
}

// @PartiallyDecodable, extension of PartialBlock
extension PartialBlock: nonisolated TranscodableStreams.PartiallyDecodable {
  nonisolated static func __readPartial(_ partial: inout Partial?, from input: inout TranscodableStreams.__PartialInput) {
    input.__readCases(&partial, tag: "type", { Self.decode(tag: $0) }, other: { (value: Self) in if case .other = value { .other(value) } else { nil } })
  }
}

// @PartiallyDecodable, extension of PartialPicture
extension PartialPicture: nonisolated TranscodableStreams.PartiallyDecodable {
  nonisolated static func __readPartial(_ partial: inout Partial?, from input: inout TranscodableStreams.__PartialInput) {
    input.__readFields(&partial, of: Self.self)
  }
}

// @PartiallyDecodable, extension of PartialShape
extension PartialShape: nonisolated TranscodableStreams.PartiallyDecodable {
  nonisolated static func __readPartial(_ partial: inout Partial?, from input: inout TranscodableStreams.__PartialInput) {
    input.__readCases(&partial, tag: nil, { Self.decode(tag: $0) }, other: { (_: Self) in nil })
  }
}

// @PartiallyDecodable, member of PartialBlock
nonisolated enum Partial: TranscodableStreams.PartialCases, Swift.Equatable {
  case text(TextFields)
  case picture(PictureFields)
  case rule
  case other(PartialBlock)
  nonisolated struct TextFields: TranscodableStreams.PartialFields, Swift.Equatable {
    var content = TranscodableStreams.__partial(String.self)
    var _1 = TranscodableStreams.__partial(Int.self)
    var __states = TranscodableStreams.__PartialStates()
    init() {}
    func state(of field: Swift.PartialKeyPath<Self>) -> TranscodableStreams.PartialJSONState {
      if field == \Self.content { return self.__states.state(0) }
      if field == \Self._1 { return self.__states.state(1) }
      return .pending
    }
    static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int {
      switch key {
      case "content": 0
      case "_1": 1
      default: -1
      }
    }
    mutating func __read(_ member: Swift.Int, from input: inout TranscodableStreams.__PartialInput) {
      switch member {
      case 0:
        input.__read(&self.content, String.self)
      case 1:
        input.__read(&self._1, Int.self)
      default: input.__skip()
      }
    }
  }
  nonisolated struct PictureFields: TranscodableStreams.PartialFields, Swift.Equatable {
    var value = TranscodableStreams.__partial(PartialPicture.self)
    var __states = TranscodableStreams.__PartialStates()
    init() {}
    func state(of field: Swift.PartialKeyPath<Self>) -> TranscodableStreams.PartialJSONState {
      if field == \Self.value { return self.__states.state(0) }
      return .pending
    }
    static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int {
      switch key {
      case "_0": 0
      default: -1
      }
    }
    mutating func __read(_ member: Swift.Int, from input: inout TranscodableStreams.__PartialInput) {
      switch member {
      case 0:
        input.__read(&self.value, PartialPicture.self)
      default: input.__skip()
      }
    }
  }
  static func __bare(_ number: Swift.Int) -> Self? {
    switch number {
    case 2: .rule
    default: nil
    }
  }
  static func __readCase(_ number: Swift.Int, _ partial: inout Self?, from input: inout TranscodableStreams.__PartialInput) {
    switch number {
    case 0:
      var fields = Self.take(TextFields.self, &partial)
      input.__readFields(&fields, of: PartialBlock.self)
      partial = .text(fields ?? TextFields())
    case 1:
      var fields = Self.take(PictureFields.self, &partial)
      input.__readPayload(&fields)
      partial = .picture(fields ?? PictureFields())
    case 2:
      partial = .rule
      input.__skip()
    default: input.__skip()
    }
  }
  @inline(never)
  private static func take(_: TextFields.Type, _ partial: inout Self?) -> TextFields? {
    guard case .text(let fields)? = partial else { return nil }
    partial = nil
    return fields
  }
  @inline(never)
  private static func take(_: PictureFields.Type, _ partial: inout Self?) -> PictureFields? {
    guard case .picture(let fields)? = partial else { return nil }
    partial = nil
    return fields
  }
}

// @PartiallyDecodable, member of PartialPicture
nonisolated struct Partial: TranscodableStreams.PartialFields, Swift.Equatable {
  var url = TranscodableStreams.__partial(String.self)
  var __states = TranscodableStreams.__PartialStates()
  init() {}
  func state(of field: Swift.PartialKeyPath<Self>) -> TranscodableStreams.PartialJSONState {
    if field == \Self.url { return self.__states.state(0) }
    return .pending
  }
  static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int {
    switch key {
    case "url": 0
    default: -1
    }
  }
  mutating func __read(_ member: Swift.Int, from input: inout TranscodableStreams.__PartialInput) {
    switch member {
    case 0:
      input.__read(&self.url, String.self)
    default: input.__skip()
    }
  }
}

// @PartiallyDecodable, member of PartialShape
nonisolated enum Partial: TranscodableStreams.PartialCases {
  case circle(CircleFields)
  case label(LabelFields)
  case empty
  nonisolated struct CircleFields: TranscodableStreams.PartialFields {
    var radius = TranscodableStreams.__partial(Double.self)
    var __states = TranscodableStreams.__PartialStates()
    init() {}
    func state(of field: Swift.PartialKeyPath<Self>) -> TranscodableStreams.PartialJSONState {
      if field == \Self.radius { return self.__states.state(0) }
      return .pending
    }
    static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int {
      switch key {
      case "radius": 0
      default: -1
      }
    }
    mutating func __read(_ member: Swift.Int, from input: inout TranscodableStreams.__PartialInput) {
      switch member {
      case 0:
        input.__read(&self.radius, Double.self)
      default: input.__skip()
      }
    }
  }
  nonisolated struct LabelFields: TranscodableStreams.PartialFields {
    var value = TranscodableStreams.__partial(String.self)
    var __states = TranscodableStreams.__PartialStates()
    init() {}
    func state(of field: Swift.PartialKeyPath<Self>) -> TranscodableStreams.PartialJSONState {
      if field == \Self.value { return self.__states.state(0) }
      return .pending
    }
    static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int {
      switch key {
      case "_0": 0
      default: -1
      }
    }
    mutating func __read(_ member: Swift.Int, from input: inout TranscodableStreams.__PartialInput) {
      switch member {
      case 0:
        input.__read(&self.value, String.self)
      default: input.__skip()
      }
    }
  }
  static func __bare(_ number: Swift.Int) -> Self? {
    switch number {
    case 2: .empty
    default: nil
    }
  }
  static func __readCase(_ number: Swift.Int, _ partial: inout Self?, from input: inout TranscodableStreams.__PartialInput) {
    switch number {
    case 0:
      var fields = Self.take(CircleFields.self, &partial)
      input.__readFields(&fields, of: PartialShape.self)
      partial = .circle(fields ?? CircleFields())
    case 1:
      var fields = Self.take(LabelFields.self, &partial)
      input.__readPayload(&fields)
      partial = .label(fields ?? LabelFields())
    case 2:
      partial = .empty
      input.__skip()
    default: input.__skip()
    }
  }
  @inline(never)
  private static func take(_: CircleFields.Type, _ partial: inout Self?) -> CircleFields? {
    guard case .circle(let fields)? = partial else { return nil }
    partial = nil
    return fields
  }
  @inline(never)
  private static func take(_: LabelFields.Type, _ partial: inout Self?) -> LabelFields? {
    guard case .label(let fields)? = partial else { return nil }
    partial = nil
    return fields
  }
}
