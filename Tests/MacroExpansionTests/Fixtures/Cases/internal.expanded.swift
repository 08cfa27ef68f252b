// @Codable, extension of CaseBlock
extension CaseBlock: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "text": return 0
    case "wait": return 1
    case "picture": return 2
    case "rule": return 3
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(decoder, tag: "type", find: { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.decode(String.self, forKey: "content")
      self = .text(field0)
    case 1:
      let container = try value.object()
      let field0 = try container.decode(Int.self, forKey: "ID")
      let field1 = try container.decode(Int.self, forKey: "minutes")
      self = .wait(id: field0, field1)
    case 2:
      self = .picture(try value.value(CodedFieldTypes.Value3.self))
    case 3:
      _ = try value.object()
      self = .rule
    default: throw value.refusal(Self.self, tags: "text", "wait", "picture", "rule")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .text(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("text", forKey: "type")
      try container.encode(field0, forKey: "content")
    case .wait(let field0, let field1):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("wait", forKey: "type")
      try container.encode(field0, forKey: "ID")
      try container.encode(field1, forKey: "minutes")
    case .picture(let field0):
      try TranscodableEssentials.__encodePayload(field0, tag: "picture", at: ["type"], to: encoder)
    case .rule:
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode("rule", forKey: "type")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__taggedCase("type", { Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0: value = Self.decode(case0: &reader)
    case 1: value = Self.decode(case1: &reader)
    case 2: value = Self.decode(case2: &reader)
    case 3: value = Self.decode(case3: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"type\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"type\":", key, 0x226570797422, &seen, 0x1) {
        reader.skipValue()
        key = reader.__nextMember("\"content\":", seen, 0x2)
      }
      if reader.__takeField("\"content\":", key, 0x746E65746E6F6322, &seen, 0x2) {
        key = reader.__readField(&field0, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("type\0content")
      }
    }
    guard reader.__hasSeen(seen, 0x2) else {
      return reader.__missing(seen, required: 0x2, "type\0content")
    }
    return .text(field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"type\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"type\":", key, 0x226570797422, &seen, 0x1) {
        reader.skipValue()
        key = reader.__nextMember("\"ID\":", seen, 0x2)
      }
      if reader.__takeField("\"ID\":", key, 0x22444922, &seen, 0x2) {
        key = reader.__readField(&field0, "\"minutes\":", seen, 0x4)
      }
      if reader.__takeField("\"minutes\":", key, 0x736574756E696D22, &seen, 0x4) {
        key = reader.__readField(&field1, "", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("type\0ID\0minutes")
      }
    }
    guard reader.__hasSeen(seen, 0x6) else {
      return reader.__missing(seen, required: 0x6, "type\0ID\0minutes")
    }
    return .wait(id: field0, field1)
  }

  private static func decode(case2 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (CodedFieldTypes.Value3)? = reader.read(CodedFieldTypes.Value3.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .picture(field0)
  }

  private static func decode(case3 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .rule
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .text(let field0):
      writer.beginObject()
      writer.write("type", "text")
      writer.write("content", field0)
      writer.endObject()
    case .wait(let field0, let field1):
      writer.beginObject()
      writer.write("type", "wait")
      writer.write("ID", field0)
      writer.write("minutes", field1)
      writer.endObject()
    case .picture(let field0):
      writer.__write(field0, beside: "type", "picture")
    case .rule:
      writer.beginObject()
      writer.write("type", "rule")
      writer.endObject()
    }
  }
}

extension CaseBlock {
  private enum CodedFieldTypes {
    #sourceLocation(file: "internal.swift", line: 12)
    typealias Value3 = CasePicture
    #sourceLocation()
  }
}

// @Codable, extension of CaseOperation
extension CaseOperation: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "load", 1, 5...9: return 0
    case true: return 1
    case "picture": return 2
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(decoder, tag: "meta", "kind", find: { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.decode(String.self, forKey: "name")
      self = .load(name: field0)
    case 1:
      _ = try value.object()
      self = .confirmed
    case 2:
      self = .picture(try value.value(CodedFieldTypes.Value1.self))
    default: throw value.refusal(Self.self, tags: "load", "picture")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .load(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container1 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "meta")
      try container1.encode("load", forKey: "kind")
      try container.encode(field0, forKey: "name")
    case .confirmed:
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container1 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "meta")
      try container1.encode(true, forKey: "kind")
    case .picture(let field0):
      try TranscodableEssentials.__encodePayload(field0, tag: "picture", at: ["meta", "kind"], to: encoder)
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__taggedCase("meta\0kind", { Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0: value = Self.decode(case0: &reader)
    case 1: value = Self.decode(case1: &reader)
    case 2: value = Self.decode(case2: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"meta\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"meta\":", key, 0x226174656D22, &seen, 0x1) {
        if !reader.readNull() {
          var keyIn = reader.__beginObject("\"kind\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"kind\":", keyIn, 0x22646E696B22, &seen, 0x2) {
              reader.skipValue()
              keyIn = reader.__nextMember("", seen, 0x2)
            }
            if seen == before {
              keyIn = reader.__skipMember("kind")
            }
          }
        }
        key = reader.__nextMember("\"name\":", seen, 0x4)
      }
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x4) {
        key = reader.__readField(&field0, "", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("meta\0name")
      }
    }
    guard reader.__hasSeen(seen, 0x4) else {
      return reader.__missing(seen, required: 0x4, "meta\0kind\0name")
    }
    return .load(name: field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .confirmed
  }

  private static func decode(case2 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (CodedFieldTypes.Value1)? = reader.read(CodedFieldTypes.Value1.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .picture(field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .load(let field0):
      writer.beginObject()
      writer.beginObject("meta")
      writer.write("kind", "load")
      writer.endObject()
      writer.write("name", field0)
      writer.endObject()
    case .confirmed:
      writer.beginObject()
      writer.beginObject("meta")
      writer.write("kind", true)
      writer.endObject()
      writer.endObject()
    case .picture: writer.__encode(self)
    }
  }
}

extension CaseOperation {
  private enum CodedFieldTypes {
    #sourceLocation(file: "internal.swift", line: 20)
    typealias Value1 = CasePicture
    #sourceLocation()
  }
}

// @Codable, extension of CasePicture
extension CasePicture: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.url = try container.decode(String.self, forKey: "url")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.url, forKey: "url")
  }

  private init(__direct field0: String) {
    self.url = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
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

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("url", self.url)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("url")
    builder.append(\.url)
    return builder.table
  }
}
