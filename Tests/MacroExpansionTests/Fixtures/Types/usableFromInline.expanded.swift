// @Codable, extension of InlineAnswer
extension InlineAnswer: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, nonisolated TranscodableEssentials.CodingDescribed, TranscodableEssentials.__FieldTabulated {
  @usableFromInline package init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.text = try container.decode(String.self, forKey: "text")
  }

  @usableFromInline package func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.text, forKey: "text")
  }

  private init(__direct field0: String) {
    self.text = field0
  }

  @usableFromInline package static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"text\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("text")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "text")
    }
    return Self(__direct: field0)
  }

  @usableFromInline package func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    writer.endObject()
  }

  @usableFromInline package nonisolated static func __describe(_ type: inout TranscodableEssentials.__TypeDescription) {
    if type.isDecoding {
      type.field("text", .required, String.self)
    } else {
      type.refuseUnknownKeys()
      type.field("text", .required, String.self)
    }
  }

  @usableFromInline package static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("text")
    builder.append(\.text)
    return builder.table
  }
}

// @Codable, extension of InlineBase
extension InlineBase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting {}

// @Codable, extension of InlineOuter.Inner
extension InlineOuter.Inner: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, Swift.RawRepresentable, TranscodableEssentials.JSONEncodable {
  @usableFromInline init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.value = try container.decode(Int.self, forKey: "value")
  }

  @usableFromInline func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.value, forKey: "value")
  }

  private init(__direct field0: Int) {
    self.value = field0
  }

  @usableFromInline static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"value\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"value\":", key, 0x2265756C617622, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("value")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "value")
    }
    return Self(__direct: field0)
  }

  @usableFromInline init?(rawValue: Swift.String) {
    guard let value = TranscodableFoundation.__decoded(Self.self, fromRaw: rawValue) else { return nil }
    self = value
  }

  @usableFromInline var rawValue: Swift.String {
    TranscodableFoundation.__raw(of: self)
  }

  @usableFromInline func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("value", self.value)
    writer.endObject()
  }
}

// @Codable, extension of InlineSettings
extension InlineSettings: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  @usableFromInline init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.name = try container.decode(String.self, forKey: "name")
    if let value = try container.decodeIfPresent(Int.self, forKey: "size") {
      self.size = value
    }
  }

  @usableFromInline func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.name, forKey: "name")
    try container.encode(self.size, forKey: "size")
  }

  private init(__direct field0: String, _ field1: Int?) {
    self.name = field0
    if let field1 { self.size = field1 }
  }

  @usableFromInline static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"name\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x1) {
        key = reader.__readField(&field0, "\"size\":", seen, 0x2)
      }
      if reader.__takeField("\"size\":", key, 0x22657A697322, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("name\0size")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "name\0size")
    }
    return Self(__direct: field0, field1)
  }

  @usableFromInline func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("name", self.name)
    writer.write("size", self.size)
    writer.endObject()
  }

  @usableFromInline static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("name\0size")
    builder.append(\.name)
    builder.append(\.size)
    return builder.table
  }
}

// @Codable, extension of InlineShape
extension InlineShape: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "circle": return 0
    case "empty": return 1
    default: return nil
    }
  }

  @usableFromInline init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(decoder, tag: "kind", find: { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.decode(Double.self, forKey: "radius")
      self = .circle(radius: field0)
    case 1:
      _ = try value.object()
      self = .empty
    default: throw value.refusal(Self.self, tags: "circle", "empty")
    }
  }

  @usableFromInline func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .circle(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("circle", forKey: "kind")
      try container.encode(field0, forKey: "radius")
    case .empty:
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("empty", forKey: "kind")
    }
  }

  @usableFromInline static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__taggedCase("kind", { Self.decode(tag: $0) })
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
    var key = reader.__beginObject("\"kind\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"kind\":", key, 0x22646E696B22, &seen, 0x1) {
        reader.skipValue()
        key = reader.__nextMember("\"radius\":", seen, 0x2)
      }
      if reader.__takeField("\"radius\":", key, 0x2273756964617222, &seen, 0x2) {
        key = reader.__readField(&field0, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("kind\0radius")
      }
    }
    guard reader.__hasSeen(seen, 0x2) else {
      return reader.__missing(seen, required: 0x2, "kind\0radius")
    }
    return .circle(radius: field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .empty
  }

  @usableFromInline func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .circle(let field0):
      writer.beginObject()
      writer.write("kind", "circle")
      writer.write("radius", field0)
      writer.endObject()
    case .empty:
      writer.beginObject()
      writer.write("kind", "empty")
      writer.endObject()
    }
  }
}

// @Codable, member of InlineBase
@usableFromInline required init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  if let value = try container.decodeIfPresent(Int.self, forKey: "id") {
    self.id = value
  }
}

init() {}

@usableFromInline class func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
  guard self == InlineBase.self else { return visit.leaveOut() }
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  visit.field(container, "id") {
    try container.decodeIfPresent(Int.self, forKey: $0)
  }
}

@usableFromInline func encode(to encoder: any Swift.Encoder) throws {
  var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  try container.encode(self.id, forKey: "id")
}

// @Codable, member of InlineDerived
@usableFromInline required init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  self.name = try container.decodeIfPresent(String.self, forKey: "name")
  try super.init(from: decoder)
#sourceLocation(file: "usableFromInline.swift", line: 25)
}

#sourceLocation()

@usableFromInline override class func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  visit.field(container, "name") {
    try container.decodeIfPresent(String.self, forKey: $0)
  }
  visit.superclass(InlineBase.self, of: decoder)
}

@usableFromInline override func encode(to encoder: any Swift.Encoder) throws {
  var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  try TranscodableEssentials.__SharedObject(encoder, excluding: ["name"]).encodeSuperclass(of: self) { try super.encode(to: $0) }
  try container.encodeIfPresent(self.name, forKey: "name")
}

// @PartiallyDecodable, extension of InlineAnswer
extension InlineAnswer: TranscodableStreams.PartiallyDecodable {
  @usableFromInline package static func __readPartial(_ partial: inout Partial?, from input: inout TranscodableStreams.__PartialInput) {
    input.__readFields(&partial, of: Self.self)
  }
}

// @PartiallyDecodable, member of InlineAnswer
@usableFromInline nonisolated package struct Partial: TranscodableStreams.PartialFields {
  @usableFromInline package var text = TranscodableStreams.__partial(String.self)
  @usableFromInline package var __states = TranscodableStreams.__PartialStates()
  @usableFromInline package init() {}
  @usableFromInline package func state(of field: Swift.PartialKeyPath<Self>) -> TranscodableStreams.PartialJSONState {
    if field == \Self.text { return self.__states.state(0) }
    return .pending
  }
  @usableFromInline package static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int {
    switch key {
    case "text": 0
    default: -1
    }
  }
  @usableFromInline package mutating func __read(_ member: Swift.Int, from input: inout TranscodableStreams.__PartialInput) {
    switch member {
    case 0:
      input.__read(&self.text, String.self)
    default: input.__skip()
    }
  }
}
