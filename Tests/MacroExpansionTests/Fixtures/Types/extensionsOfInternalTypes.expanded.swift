// @Codable, extension of BesideNamespace
extension BesideNamespace: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.x = try container.decode(Int.self, forKey: "x")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  private init(__direct field0: Int) {
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
    return Self(__direct: field0)
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }

  public static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("x")
    builder.append(\.x)
    return builder.table
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

  private init(__direct field0: Int) {
    self.x = field0
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginArray()
    writer.write(self.x)
    writer.endArray()
  }
}

// @Codable, extension of InternalNamespace.Fields
extension InternalNamespace.Fields: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
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

  private init(__direct field0: Int?) {
    if let field0 { self.x = field0 }
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }

  public static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("x")
    builder.append(\.x)
    return builder.table
  }
}

// @Codable, extension of InternalNamespace.Generic
extension InternalNamespace.Generic: Swift.Decodable where Value: Swift.Decodable {}

extension InternalNamespace.Generic {
  public init(from decoder: any Swift.Decoder) throws where Value: Swift.Decodable {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "extensionsOfInternalTypes.swift", line: 67)
    self.value = try container.decode(CodedFieldTypes.Field0.self, forKey: "value")
    #sourceLocation()
    self.count = try container.decodeIfPresent(Int.self, forKey: "count")
  }
}

extension InternalNamespace.Generic: Swift.Encodable where Value: Swift.Encodable {}

extension InternalNamespace.Generic {
  public func encode(to encoder: any Swift.Encoder) throws where Value: Swift.Encodable {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "extensionsOfInternalTypes.swift", line: 67)
    try container.encode(self.value, forKey: "value")
    #sourceLocation()
    try container.encodeIfPresent(self.count, forKey: "count")
  }
}

extension InternalNamespace.Generic: TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting where Value: TranscodableEssentials.JSONDecodable {}

extension InternalNamespace.Generic {
  private init(__direct field0: CodedFieldTypes.Field0, _ field1: Int?) where Value: TranscodableEssentials.JSONDecodable {
    self.value = field0
    self.count = field1
  }
}

extension InternalNamespace.Generic: TranscodableEssentials.JSONEncodable where Value: TranscodableEssentials.JSONEncodable {}

extension InternalNamespace.Generic {
  public func encode(to writer: inout TranscodableEssentials.JSONWriter) where Value: TranscodableEssentials.JSONEncodable {
    writer.beginObject()
    writer.__writeField("value", self.value)
    writer.writeOptional("count", self.count)
    writer.endObject()
  }
}

extension InternalNamespace.Generic: TranscodableEssentials.__FieldTabulated {}

extension InternalNamespace.Generic {
  public static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("value\0count")
    builder.append(\.value)
    builder.appendOptional(\.count)
    return builder.table
  }
}

// @Codable, extension of InternalNamespace.GenericChoice
extension InternalNamespace.GenericChoice {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    default: return nil
    }
  }
}

extension InternalNamespace.GenericChoice: Swift.Decodable where Value: Swift.Decodable {}

extension InternalNamespace.GenericChoice {
  public init(from decoder: any Swift.Decoder) throws where Value: Swift.Decodable {
    self = try TranscodableEssentials.__firstCase(
      decoder,
      names: ["a", "b"],
       {
        decoder in
        let value = TranscodableEssentials.__CaseDecoder(decoder)
        return .a(try value.value(CodedFieldTypes.Value0.self))
      },
       {
        decoder in
        let value = TranscodableEssentials.__CaseDecoder(decoder)
        let container = try value.object()
        #sourceLocation(file: "extensionsOfInternalTypes.swift", line: 74)
        let field0 = try container.decode(CodedFieldTypes.Value1.self, forKey: "x")
        #sourceLocation()
        let field1 = try container.decode(Int.self, forKey: "y")
        return .b(x: field0, y: field1)
      }
    )
  }
}

extension InternalNamespace.GenericChoice: Swift.Encodable where Value: Swift.Encodable {}

extension InternalNamespace.GenericChoice {
  public func encode(to encoder: any Swift.Encoder) throws where Value: Swift.Encodable {
    switch self {
    case .a(let field0):
      var container = encoder.singleValueContainer()
      try container.encode(field0)
    case .b(let field0, let field1):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      #sourceLocation(file: "extensionsOfInternalTypes.swift", line: 74)
      try container.encode(field0, forKey: "x")
      #sourceLocation()
      try container.encode(field1, forKey: "y")
    }
  }
}

extension InternalNamespace.GenericChoice: TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting where Value: TranscodableEssentials.JSONDecodable {}

extension InternalNamespace.GenericChoice {
  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? where Value: TranscodableEssentials.JSONDecodable {
    let value: (CodedFieldTypes.Value0)? = reader.read(CodedFieldTypes.Value0.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .a(field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? where Value: TranscodableEssentials.JSONDecodable {
    var field0: CodedFieldTypes.Value1?
    var field1: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"x\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"x\":", key, 0x227822, &seen, 0x1) {
        key = reader.__readField(&field0, "\"y\":", seen, 0x2)
      }
      if reader.__takeField("\"y\":", key, 0x227922, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("x\0y")
      }
    }
    guard reader.__hasSeen(seen, 0x3), let field0 else {
      return reader.__missing(seen, required: 0x3, "x\0y")
    }
    return .b(x: field0, y: field1)
  }
}

extension InternalNamespace.GenericChoice: TranscodableEssentials.JSONEncodable where Value: TranscodableEssentials.JSONEncodable {}

extension InternalNamespace.GenericChoice {
  public func encode(to writer: inout TranscodableEssentials.JSONWriter) where Value: TranscodableEssentials.JSONEncodable {
    switch self {
    case .a(let field0):
      writer.write(field0)
    case .b(let field0, let field1):
      writer.beginObject()
      writer.__writeField("x", field0)
      writer.write("y", field1)
      writer.endObject()
    }
  }
}

// @Codable, extension of InternalNamespace.GenericList
extension InternalNamespace.GenericList: Swift.Decodable where Value: Swift.Decodable {}

extension InternalNamespace.GenericList {
  public init(from decoder: any Swift.Decoder) throws where Value: Swift.Decodable {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try TranscodableEssentials.__refuseUnknownKeys(in: decoder, ["values": [:]])
    self.values = try container.__decode(TranscodableEssentials.__by(CodedFieldTypes.Field0.self, .elements(.__plain())).__lossy, forKey: "values")
  }
}

extension InternalNamespace.GenericList: Swift.Encodable where Value: Swift.Encodable {}

extension InternalNamespace.GenericList {
  public func encode(to encoder: any Swift.Encoder) throws where Value: Swift.Encodable {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "extensionsOfInternalTypes.swift", line: 79)
    try container.encode(self.values, forKey: "values")
    #sourceLocation()
  }
}

extension InternalNamespace.GenericList: TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting where Value: TranscodableEssentials.JSONDecodable {}

extension InternalNamespace.GenericList {
  private init(__direct field0: CodedFieldTypes.Field0) where Value: TranscodableEssentials.JSONDecodable {
    self.values = field0
  }
}

extension InternalNamespace.GenericList: TranscodableEssentials.JSONEncodable where Value: TranscodableEssentials.JSONEncodable {}

extension InternalNamespace.GenericList {
  public func encode(to writer: inout TranscodableEssentials.JSONWriter) where Value: TranscodableEssentials.JSONEncodable {
    writer.beginObject()
    writer.__writeField("values", self.values)
    writer.endObject()
  }
}

// @Codable, extension of InternalNamespace.Growing
extension InternalNamespace.Growing: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.x = try container.decode(Int.self, forKey: "x")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  private init(__direct field0: Int) {
    self.x = field0
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }

  public static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("x")
    builder.append(\.x)
    return builder.table
  }
}

// @Codable, extension of InternalNamespace.InPackage
extension InternalNamespace.InPackage: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  package init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.x = try container.decode(Int.self, forKey: "x")
  }

  package func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  private init(__direct field0: Int) {
    self.x = field0
  }

  package func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }

  package static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("x")
    builder.append(\.x)
    return builder.table
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
extension InternalNamespace.Internal: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
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

// @Codable, extension of InternalNamespace.Middle.Deep
extension InternalNamespace.Middle.Deep: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.x = try container.decode(Int.self, forKey: "x")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
  }

  private init(__direct field0: Int) {
    self.x = field0
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.endObject()
  }

  public static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("x")
    builder.append(\.x)
    return builder.table
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
  return Self(__direct: field0)
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
  return Self(__direct: field0)
}

// @Codable, member of InternalNamespace.Generic
public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? where Value: TranscodableEssentials.JSONDecodable {
  var field0: CodedFieldTypes.Field0?
  var field1: Int?
  var seen: Swift.UInt64 = 0
  var key = reader.__beginObject("\"value\":")
  while key != 0 {
    let before = seen
    if reader.__takeField("\"value\":", key, 0x2265756C617622, &seen, 0x1) {
      key = reader.__readField(&field0, "\"count\":", seen, 0x2)
    }
    if reader.__takeField("\"count\":", key, 0x22746E756F6322, &seen, 0x2) {
      key = reader.__readOptionalField(&field1, "", seen, 0x2)
    }
    if seen == before {
      key = reader.__skipMember("value\0count")
    }
  }
  guard reader.__hasSeen(seen, 0x1), let field0 else {
    return reader.__missing(seen, required: 0x1, "value\0count")
  }
  return Self(__direct: field0, field1)
}

private enum CodedFieldTypes {
  #sourceLocation(file: "extensionsOfInternalTypes.swift", line: 67)
  typealias Field0 = Value
  #sourceLocation()
}

// @Codable, member of InternalNamespace.GenericChoice
public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? where Value: TranscodableEssentials.JSONDecodable {
  var attempts = reader.__beginAttempts()
  if let value = reader.__attempt(&attempts, { Self.decode(case0: &$0) }) { return value }
  if let value = reader.__attempt(&attempts, { Self.decode(case1: &$0) }) { return value }
  return reader.__endAttempts(attempts)
}

private enum CodedFieldTypes {
  #sourceLocation(file: "extensionsOfInternalTypes.swift", line: 73)
  typealias Value0 = Value
  #sourceLocation()
  #sourceLocation(file: "extensionsOfInternalTypes.swift", line: 74)
  typealias Value1 = Value
  #sourceLocation()
}

// @Codable, member of InternalNamespace.GenericList
public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? where Value: TranscodableEssentials.JSONDecodable {
  var field0: CodedFieldTypes.Field0?
  var seen: Swift.UInt64 = 0
  var key = reader.__beginObject("\"values\":")
  while key != 0 {
    let before = seen
    if reader.__takeField("\"values\":", key, 0x227365756C617622, &seen, 0x1) {
      field0 = reader.__read(by: TranscodableEssentials.__by(CodedFieldTypes.Field0.self, .elements(.__plain())).__lossy)
      key = reader.__nextMember("", seen, 0x1)
    }
    if seen == before {
      key = reader.__refuseMember("values")
    }
  }
  guard reader.__hasSeen(seen, 0x1), let field0 else {
    return reader.__missing(seen, required: 0x1, "values")
  }
  return Self(__direct: field0)
}

private enum CodedFieldTypes {
  #sourceLocation(file: "extensionsOfInternalTypes.swift", line: 79)
  typealias Field0 = [Value]
  #sourceLocation()
}

// @Codable, member of InternalNamespace.Growing
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
  return Self(__direct: field0)
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
  return Self(__direct: field0)
}

// @Codable, member of InternalNamespace.Instance
public init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  if let value = try container.decodeIfPresent(Int.self, forKey: "x") {
    self.x = value
  }
}

private init(__direct field0: Int?) {
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
  return Self(__direct: field0)
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
  return Self(__direct: field0)
}

// @Codable, member of InternalNamespace.Name
public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
  reader.__readRawValue(Self.self, known: [.a])
}

// @PartiallyDecodable, extension of InternalNamespace.Growing
extension InternalNamespace.Growing: TranscodableStreams.PartiallyDecodable {}

// @PartiallyDecodable, member of InternalNamespace.Growing
nonisolated public struct Partial: TranscodableStreams.PartialFields {
  public var x = TranscodableStreams.__partial(Int.self)
  public var __states = TranscodableStreams.__PartialStates()
  public init() {}
  public func state(of field: Swift.PartialKeyPath<Self>) -> TranscodableStreams.PartialJSONState {
    if field == \Self.x { return self.__states.state(0) }
    return .pending
  }
  public static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int {
    switch key {
    case "x": 0
    default: -1
    }
  }
  public mutating func __read(_ member: Swift.Int, from input: inout TranscodableStreams.__PartialInput) {
    switch member {
    case 0:
      input.__read(&self.x, Int.self)
    default: input.__skip()
    }
  }
}

public static func __readPartial(_ partial: inout Partial?, from input: inout TranscodableStreams.__PartialInput) {
  input.__readFields(&partial, of: Self.self)
}
