// @Codable, extension of FileprivateType
extension FileprivateType: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
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

// @Codable, extension of PackageType
extension PackageType: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
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

// @Codable, extension of PrivateType
extension PrivateType: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
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

// @Codable, extension of PublicClass
extension PublicClass: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
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
}

// @Codable, extension of PublicSpace.InPublicExtension
extension PublicSpace.InPublicExtension: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
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

// @Codable, extension of PublicType
extension PublicType: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
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

// @Codable, extension of UsesPrivateType
extension UsesPrivateType: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "access.swift", line: 40)
    self.hidden = try container.decode(CodedFieldTypes.Field0.self, forKey: "hidden")
    #sourceLocation()
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "access.swift", line: 40)
    try container.encode(self.hidden, forKey: "hidden")
    #sourceLocation()
  }

  private init(__direct field0: CodedFieldTypes.Field0) {
    self.hidden = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Field0?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"hidden\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"hidden\":", key, 0x226E656464696822, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("hidden")
      }
    }
    guard reader.__hasSeen(seen, 0x1), let field0 else {
      return reader.__missing(seen, required: 0x1, "hidden")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__writeField("hidden", self.hidden)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("hidden")
    builder.append(\.hidden)
    return builder.table
  }
}

extension UsesPrivateType {
  private enum CodedFieldTypes {
    #sourceLocation(file: "access.swift", line: 40)
    typealias Field0 = Hidden
    #sourceLocation()
  }
}

// @Codable, member of PublicClass
public init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  self.x = try container.decode(Int.self, forKey: "x")
}

private init(__direct field0: Int) {
  self.x = field0
}
