// @Codable, extension of BesideNamespace
extension BesideNamespace: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.x = try container.decode(Int.self, forKey: "x")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  private init(direct field0: Int) {
    self.x = field0
  }

  public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
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
    return Self(direct: field0)
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }
}

// @Codable, extension of InternalNamespace.Choice
extension InternalNamespace.Choice: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "a": return 0
    case "b": return 1
    default: return nil
    }
  }

  public init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      self = .a(try value.value(Int.self))
    case 1:
      self = .b
    default: throw value.refusal(Self.self, tags: "a", "b")
    }
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .a(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode(field0, forKey: "a")
    case .b:
      var container = encoder.singleValueContainer()
      try container.encode("b")
    }
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (Int)? = reader.read(Int.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .a(field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .b
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .a(let field0):
      writer.beginObject()
      writer.write("a", field0)
      writer.endObject()
    case .b:
      writer.write("b")
    }
  }
}

// @Codable, extension of InternalNamespace.Elements
extension InternalNamespace.Elements: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  public init(from decoder: any Swift.Decoder) throws {
    let container = try TranscodableEssentials.__elements(of: decoder)
    self.x = try container.decode(Int.self, forKey: .init(index: 0))
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(self.x)
  }

  private init(direct field0: Int) {
    self.x = field0
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginArray()
    writer.write(self.x)
    writer.endArray()
  }
}

// @Codable, extension of InternalNamespace.Fields
extension InternalNamespace.Fields: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    if let value = try container.decodeIfPresent(Int.self, forKey: "x") {
      self.x = value
    }
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  private init(direct field0: Int?) {
    if let field0 { self.x = field0 }
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }
}

// @Codable, extension of InternalNamespace.Growing
extension InternalNamespace.Growing: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.PartiallyDecodable {
  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.x = try container.decode(Int.self, forKey: "x")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  private init(direct field0: Int) {
    self.x = field0
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }
}

// @Codable, extension of InternalNamespace.InPackage
extension InternalNamespace.InPackage: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  package init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.x = try container.decode(Int.self, forKey: "x")
  }

  package func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  private init(direct field0: Int) {
    self.x = field0
  }

  package func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }
}

// @Codable, extension of InternalNamespace.Instance
extension InternalNamespace.Instance: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }
}

// @Codable, extension of InternalNamespace.Internal
extension InternalNamespace.Internal: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.x = try container.decode(Int.self, forKey: "x")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  private init(direct field0: Int) {
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
    return Self(direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }
}

// @Codable, extension of InternalNamespace.Middle.Deep
extension InternalNamespace.Middle.Deep: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.x = try container.decode(Int.self, forKey: "x")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  private init(direct field0: Int) {
    self.x = field0
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }
}

// @Codable, extension of InternalNamespace.Name
extension InternalNamespace.Name: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.JSONEncodable, Swift.CodingKeyRepresentable, TranscodableEssentials.JSONKey {
  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.write(self.rawValue)
  }
}

// @Codable, member of InternalNamespace.Choice
public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
  let position = reader.__externalCase({ Self.decode(tag: $0) })
  let value: Self?
  switch position.index {
  case 0 where position.isMember: value = Self.decode(case0: &reader)
  case 1: value = Self.decode(case1: &reader)
  default: return reader.__readCase(position)
  }
  return reader.__endCase(position, value, { Self.decode(tag: $0) })
}

// @Codable, member of InternalNamespace.Elements
public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
  var field0: Int = 0
  let start = reader.offset
  var more = reader.beginArray()
  if more {
    field0 = reader.read(Int.self)
    more = reader.nextElement()
  } else {
    reader.__failElement(0, Int.self, at: start)
  }
  reader.__skipElements(more)
  guard !reader.hasFailed else { return nil }
  return Self(direct: field0)
}

// @Codable, member of InternalNamespace.Fields
public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
  var field0: Int?
  var seen: Swift.UInt64 = 0
  var key = reader.__beginObject("\"x\":")
  while key != 0 {
    let before = seen
    if reader.__takeField("\"x\":", key, 0x227822, &seen, 0x1) {
      key = reader.__readOptionalField(&field0, "", seen, 0x1)
    }
    if seen == before {
      key = reader.__skipMember("x")
    }
  }
  guard reader.__hasSeen(seen, 0x0) else {
    return reader.__missing(seen, required: 0x0, "x")
  }
  return Self(direct: field0)
}

// @Codable, member of InternalNamespace.Growing
nonisolated public struct Partial: TranscodableEssentials.PartialFields {
  public var x = TranscodableEssentials.__partial(Int.self)
  public var __states = TranscodableEssentials.__PartialStates()
  public init() {}
  public func state(of field: Swift.PartialKeyPath<Self>) -> TranscodableEssentials.PartialJSONState {
    if field == \Self.x { return self.__states.state(0) }
    return .pending
  }
  public static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int {
    switch key {
    case "x": 0
    default: -1
    }
  }
  public mutating func __read(_ member: Swift.Int, from input: inout TranscodableEssentials.__PartialInput) {
    switch member {
    case 0:
      input.__read(&self.x, Int.self)
    default: input.__skip()
    }
  }
}

public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
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
  return Self(direct: field0)
}

public static func __readPartial(_ partial: inout Partial?, from input: inout TranscodableEssentials.__PartialInput) {
  input.__readFields(&partial, of: Self.self)
}

// @Codable, member of InternalNamespace.InPackage
package static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
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
  return Self(direct: field0)
}

// @Codable, member of InternalNamespace.Instance
public init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  if let value = try container.decodeIfPresent(Int.self, forKey: "x") {
    self.x = value
  }
}

private init(direct field0: Int?) {
  if let field0 { self.x = field0 }
}

public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
  var field0: Int?
  var seen: Swift.UInt64 = 0
  var key = reader.__beginObject("\"x\":")
  while key != 0 {
    let before = seen
    if reader.__takeField("\"x\":", key, 0x227822, &seen, 0x1) {
      key = reader.__readOptionalField(&field0, "", seen, 0x1)
    }
    if seen == before {
      key = reader.__skipMember("x")
    }
  }
  guard reader.__hasSeen(seen, 0x0) else {
    return reader.__missing(seen, required: 0x0, "x")
  }
  return Self(direct: field0)
}

// @Codable, member of InternalNamespace.Middle.Deep
public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
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
  return Self(direct: field0)
}

// @Codable, member of InternalNamespace.Name
public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
  reader.__readRawValue(Self.self, known: [.a])
}
