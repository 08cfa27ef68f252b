// @Codable, extension of KeptCounter
extension KeptCounter: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.count, forKey: "count")
    try container.encodeIfPresent(self.note, forKey: "note")
  }

  public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int?
    var field1: String?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"count\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"count\":", key, 0x22746E756F6322, &seen, 0x1) {
        key = reader.__readOptionalField(&field0, "\"note\":", seen, 0x2)
      }
      if reader.__takeField("\"note\":", key, 0x2265746F6E22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("count\0note")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "count\0note")
    }
    return Self(__direct: field0, field1)
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("count", self.count)
    writer.writeOptional("note", self.note)
    writer.endObject()
  }
}

// @Codable, extension of KeptPoint
extension KeptPoint: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    if let value = try container.decodeIfPresent(Int.self, forKey: "x") {
      self.x = value
    }
    self.y = try container.decode(Int.self, forKey: "y")
    self.label = try container.decodeIfPresent(String.self, forKey: "label")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.x, forKey: "x")
    try container.encode(self.y, forKey: "y")
    try container.encodeIfPresent(self.label, forKey: "label")
  }

  private init(__direct field0: Int?, _ field1: Int, _ field2: String?) {
    if let field0 { self.x = field0 }
    self.y = field1
    self.label = field2
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int?
    var field1: Int = 0
    var field2: String?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"x\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"x\":", key, 0x227822, &seen, 0x1) {
        key = reader.__readOptionalField(&field0, "\"y\":", seen, 0x2)
      }
      if reader.__takeField("\"y\":", key, 0x227922, &seen, 0x2) {
        key = reader.__readField(&field1, "\"label\":", seen, 0x4)
      }
      if reader.__takeField("\"label\":", key, 0x226C6562616C22, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("x\0y\0label")
      }
    }
    guard reader.__hasSeen(seen, 0x2) else {
      return reader.__missing(seen, required: 0x2, "x\0y\0label")
    }
    return Self(__direct: field0, field1, field2)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("x", self.x)
    writer.write("y", self.y)
    writer.writeOptional("label", self.label)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("x\0y\0label")
    builder.append(\.x)
    builder.append(\.y)
    builder.appendOptional(\.label)
    return builder.table
  }
}

// @Codable, extension of KeptSettings
extension KeptSettings: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.name, forKey: "name")
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"name\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("name")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "name")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("name", self.name)
    writer.endObject()
  }
}

// @Codable, member of KeptCounter
public init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  if let value = try container.decodeIfPresent(Int.self, forKey: "count") {
    self.count = value
  }
  self.note = try container.decodeIfPresent(String.self, forKey: "note")
}

init() {}

private init(__direct field0: Int?, _ field1: String?) {
  if let field0 { self.count = field0 }
  self.note = field1
}

// @Codable, member of KeptSettings
init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  self.name = try container.decode(String.self, forKey: "name")
}

private init(__direct field0: String) {
  self.name = field0
}

// @CopyWith, member of KeptPoint
private init(copying original: KeptPoint, x: Int, y: Int, label: String?) {
  self.x = x
  self.y = y
  self.label = label
}

func copy(x: Int? = nil, y: Int? = nil, label: String?? = nil) -> Self {
  Self(copying: self, x: x ?? self.x, y: y ?? self.y, label: label ?? self.label)
}

init(x: Int = 0, y: Int, label: String?) {
  self.x = x
  self.y = y
  self.label = label
}

// @DefaultInstance, member of KeptPoint
private init(byDefault: Swift.Void) {
  self.y = 0
  self.label = nil
}

static var `default`: Self {
  Self(byDefault: ())
}
