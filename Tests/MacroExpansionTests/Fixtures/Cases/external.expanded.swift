// @Codable, extension of CaseTree
extension CaseTree {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "leaf": return 0
    case "node": return 1
    default: return nil
    }
  }
}

extension CaseTree: Swift.Decodable where Value: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      self = .leaf(try value.value(CodedFieldTypes.Value0.self))
    case 1:
      let container = try value.object()
      #sourceLocation(file: "external.swift", line: 14)
      let field0 = try container.decode(CodedFieldTypes.Value1.self, forKey: "_0")
      #sourceLocation()
      #sourceLocation(file: "external.swift", line: 14)
      let field1 = try container.decode(CodedFieldTypes.Value2.self, forKey: "_1")
      #sourceLocation()
      self = .node(field0, field1)
    default: throw value.refusal(Self.self, tags: "leaf", "node")
    }
  }
}

extension CaseTree: Swift.Encodable where Value: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .leaf(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode(field0, forKey: "leaf")
    case .node(let field0, let field1):
      var outer = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container = outer.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "node")
      #sourceLocation(file: "external.swift", line: 14)
      try container.encode(field0, forKey: "_0")
      #sourceLocation()
      #sourceLocation(file: "external.swift", line: 14)
      try container.encode(field1, forKey: "_1")
      #sourceLocation()
    }
  }
}

extension CaseTree: TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting where Value: TranscodableEssentials.JSONDecodable {
  public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0 where position.isMember: value = Self.decode(case0: &reader)
    case 1 where position.isMember: value = Self.decode(case1: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (CodedFieldTypes.Value0)? = reader.read(CodedFieldTypes.Value0.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .leaf(field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Value1?
    var field1: CodedFieldTypes.Value2?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"_0\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"_0\":", key, 0x22305F22, &seen, 0x1) {
        key = reader.__readField(&field0, "\"_1\":", seen, 0x2)
      }
      if reader.__takeField("\"_1\":", key, 0x22315F22, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("_0\0_1")
      }
    }
    guard reader.__hasSeen(seen, 0x3), let field0, let field1 else {
      return reader.__missing(seen, required: 0x3, "_0\0_1")
    }
    return .node(field0, field1)
  }
}

extension CaseTree: TranscodableEssentials.JSONEncodable where Value: TranscodableEssentials.JSONEncodable {
  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .leaf(let field0):
      writer.beginObject()
      writer.write("leaf", field0)
      writer.endObject()
    case .node(let field0, let field1):
      writer.beginObject()
      writer.beginObject("node")
      writer.__writeField("_0", field0)
      writer.__writeField("_1", field1)
      writer.endObject()
      writer.endObject()
    }
  }
}

extension CaseTree {
  private enum CodedFieldTypes {
    #sourceLocation(file: "external.swift", line: 13)
    typealias Value0 = Value
    #sourceLocation()
    #sourceLocation(file: "external.swift", line: 14)
    typealias Value1 = CaseTree<Value>
    #sourceLocation()
    #sourceLocation(file: "external.swift", line: 14)
    typealias Value2 = CaseTree<Value>
    #sourceLocation()
  }
}

// @Codable, extension of OuterOfCases.NestedCases
extension OuterOfCases.NestedCases: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "inner": return 0
    case "several": return 1
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      self = .inner(try value.value(CodedFieldTypes.Value0.self))
    case 1:
      let container = try value.object()
      #sourceLocation(file: "external.swift", line: 23)
      let field0 = try container.decode(CodedFieldTypes.Value1.self, forKey: "first")
      #sourceLocation()
      let field1 = try container.decode(CodedFieldTypes.Value2.self, forKey: "second")
      self = .several(first: field0, second: field1)
    default: throw value.refusal(Self.self, tags: "inner", "several")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .inner(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode(field0, forKey: "inner")
    case .several(let field0, let field1):
      var outer = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container = outer.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "several")
      #sourceLocation(file: "external.swift", line: 23)
      try container.encode(field0, forKey: "first")
      #sourceLocation()
      try container.encode(field1, forKey: "second")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0 where position.isMember: value = Self.decode(case0: &reader)
    case 1 where position.isMember: value = Self.decode(case1: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (CodedFieldTypes.Value0)? = reader.read(CodedFieldTypes.Value0.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .inner(field0)
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Value1?
    var field1: CodedFieldTypes.Value2?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"first\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"first\":", key, 0x22747372696622, &seen, 0x1) {
        key = reader.__readField(&field0, "\"second\":", seen, 0x2)
      }
      if reader.__takeField("\"second\":", key, 0x22646E6F63657322, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("first\0second")
      }
    }
    guard reader.__hasSeen(seen, 0x3), let field0, let field1 else {
      return reader.__missing(seen, required: 0x3, "first\0second")
    }
    return .several(first: field0, second: field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .inner(let field0):
      writer.beginObject()
      writer.write("inner", field0)
      writer.endObject()
    case .several(let field0, let field1):
      writer.beginObject()
      writer.beginObject("several")
      writer.__writeField("first", field0)
      writer.write("second", field1)
      writer.endObject()
      writer.endObject()
    }
  }
}

// @Codable, extension of TaggedShape
extension TaggedShape: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "circle": return 0
    case "label": return 1
    case "pair": return 2
    case "no_shape", "none", "nothing": return 3
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.decode(Double.self, forKey: "radius")
      let field1 = try container.decodeIfPresent(Int.self, forKey: "line_width") ?? (1)
      self = .circle(radius: field0, lineWidth: field1)
    case 1:
      self = .named(try value.value(String.self))
    case 2:
      let container = try value.object()
      let field0 = try container.decode(Int.self, forKey: "_0")
      let field1 = try container.decodeIfPresent(Int.self, forKey: "_1")
      self = .pair(field0, field1)
    case 3:
      self = .noShape
    default: throw value.refusal(Self.self, tags: "circle", "label", "pair", "no_shape")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .circle(let field0, let field1):
      var outer = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container = outer.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "circle")
      try container.encode(field0, forKey: "radius")
      try container.encode(field1, forKey: "line_width")
    case .named(let field0):
      var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      try container.encode(field0, forKey: "label")
    case .pair(let field0, let field1):
      var outer = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container = outer.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "pair")
      try container.encode(field0, forKey: "_0")
      try container.encodeIfPresent(field1, forKey: "_1")
    case .noShape:
      var container = encoder.singleValueContainer()
      try container.encode("no_shape")
    }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let position = reader.__externalCase({ Self.decode(tag: $0) })
    let value: Self?
    switch position.index {
    case 0 where position.isMember: value = Self.decode(case0: &reader)
    case 1 where position.isMember: value = Self.decode(case1: &reader)
    case 2 where position.isMember: value = Self.decode(case2: &reader)
    case 3: value = Self.decode(case3: &reader)
    default: return reader.__readCase(position)
    }
    return reader.__endCase(position, value, { Self.decode(tag: $0) })
  }

  private static func decode(case0 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Double = 0
    var field1: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"radius\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"radius\":", key, 0x2273756964617222, &seen, 0x1) {
        key = reader.__readField(&field0, "\"line_width\":", seen, 0x2)
      }
      if reader.__takeField("\"line_width\":", key, 0x69775F656E696C22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("radius\0line_width")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "radius\0line_width")
    }
    return .circle(radius: field0, lineWidth: field1 ?? (1))
  }

  private static func decode(case1 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let value: (String)? = reader.read(String.self)
    guard let field0 = value, !reader.hasFailed else { return nil }
    return .named(field0)
  }

  private static func decode(case2 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"_0\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"_0\":", key, 0x22305F22, &seen, 0x1) {
        key = reader.__readField(&field0, "\"_1\":", seen, 0x2)
      }
      if reader.__takeField("\"_1\":", key, 0x22315F22, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("_0\0_1")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "_0\0_1")
    }
    return .pair(field0, field1)
  }

  private static func decode(case3 reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.skipValue()
    return .noShape
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .circle(let field0, let field1):
      writer.beginObject()
      writer.beginObject("circle")
      writer.write("radius", field0)
      writer.write("line_width", field1)
      writer.endObject()
      writer.endObject()
    case .named(let field0):
      writer.beginObject()
      writer.write("label", field0)
      writer.endObject()
    case .pair(let field0, let field1):
      writer.beginObject()
      writer.beginObject("pair")
      writer.write("_0", field0)
      writer.writeOptional("_1", field1)
      writer.endObject()
      writer.endObject()
    case .noShape:
      writer.write("no_shape")
    }
  }
}

// @Codable, member of OuterOfCases.NestedCases
private enum CodedFieldTypes {
  #sourceLocation(file: "external.swift", line: 22)
  typealias Value0 = Inner
  #sourceLocation()
  #sourceLocation(file: "external.swift", line: 23)
  typealias Value1 = Inner
  #sourceLocation()
  typealias Value2 = [String]
}
