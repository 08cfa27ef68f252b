// @Codable, extension of LabelNames
extension LabelNames: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  private static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int? {
    switch tag {
    case "labels": return 0
    default: return nil
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let value = try TranscodableEssentials.__CaseDecoder(external: decoder, { Self.decode(tag: $0) })
    switch value.index {
    case 0:
      let container = try value.object()
      let field0 = try container.decode(Int.self, forKey: "default")
      let field1 = try container.decode(Int.self, forKey: "in")
      let field2 = try container.decode(Int.self, forKey: "self")
      let field3 = try container.decode(Int.self, forKey: "inout")
      let field4 = try container.decode(Int.self, forKey: "let")
      let field5 = try container.decode(Int.self, forKey: "var")
      self = .labels(default: field0, in: field1, self: field2, `inout`: field3, let: field4, var: field5)
    default: throw value.refusal(Self.self, tags: "labels")
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .labels(let field0, let field1, let field2, let field3, let field4, let field5):
      var outer = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      var container = outer.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "labels")
      try container.encode(field0, forKey: "default")
      try container.encode(field1, forKey: "in")
      try container.encode(field2, forKey: "self")
      try container.encode(field3, forKey: "inout")
      try container.encode(field4, forKey: "let")
      try container.encode(field5, forKey: "var")
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
    var field3: Int = 0
    var field4: Int = 0
    var field5: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"default\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"default\":", key, 0x746C756166656422, &seen, 0x1) {
        key = reader.__readField(&field0, "\"in\":", seen, 0x2)
      }
      if reader.__takeField("\"in\":", key, 0x226E6922, &seen, 0x2) {
        key = reader.__readField(&field1, "\"self\":", seen, 0x4)
      }
      if reader.__takeField("\"self\":", key, 0x22666C657322, &seen, 0x4) {
        key = reader.__readField(&field2, "\"inout\":", seen, 0x8)
      }
      if reader.__takeField("\"inout\":", key, 0x2274756F6E6922, &seen, 0x8) {
        key = reader.__readField(&field3, "\"let\":", seen, 0x10)
      }
      if reader.__takeField("\"let\":", key, 0x2274656C22, &seen, 0x10) {
        key = reader.__readField(&field4, "\"var\":", seen, 0x20)
      }
      if reader.__takeField("\"var\":", key, 0x2272617622, &seen, 0x20) {
        key = reader.__readField(&field5, "", seen, 0x20)
      }
      if seen == before {
        key = reader.__skipMember("default\0in\0self\0inout\0let\0var")
      }
    }
    guard reader.__hasSeen(seen, 0x3F) else {
      return reader.__missing(seen, required: 0x3F, "default\0in\0self\0inout\0let\0var")
    }
    return .labels(default: field0, in: field1, self: field2, `inout`: field3, let: field4, var: field5)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    switch self {
    case .labels(let field0, let field1, let field2, let field3, let field4, let field5):
      writer.beginObject()
      writer.beginObject("labels")
      writer.write("default", field0)
      writer.write("in", field1)
      writer.write("self", field2)
      writer.write("inout", field3)
      writer.write("let", field4)
      writer.write("var", field5)
      writer.endObject()
      writer.endObject()
    }
  }
}

// @CopyWith, member of ConstructionNames
private init(copying original: ConstructionNames, `default`: Int, `in`: String, self __self: Int, `inout`: Int, `let`: Int, `Self`: Int) {
  self.`default` = `default`
  self.`in` = `in`
  self.`self` = __self
  self.`inout` = `inout`
  self.`let` = `let`
  self.`Self` = `Self`
}

func copy(`default`: Int? = nil, `in`: String? = nil, self __self: Int? = nil, `inout`: Int? = nil, `let`: Int? = nil, `Self`: Int? = nil) -> Self {
  ConstructionNames(copying: self, default: `default` ?? self.`default`, in: `in` ?? self.`in`, self: __self ?? self.`self`, `inout`: `inout` ?? self.`inout`, let: `let` ?? self.`let`, Self: `Self` ?? self.`Self`)
}

// @DefaultInstance, member of ConstructionNames
private init(byDefault: Swift.Void) {
  self.`in` = ""
  self.`self` = 0
  self.`inout` = 0
  self.`let` = 0
  self.`Self` = 0
}

static var `default`: Self {
  ConstructionNames(byDefault: ())
}

// @MemberwiseInit, member of ConstructionNames
init(`default`: Int = 1, `in`: String, self __self: Int, `inout`: Int, `let`: Int, `Self`: Int) {
  self.`default` = `default`
  self.`in` = `in`
  self.`self` = __self
  self.`inout` = `inout`
  self.`let` = `let`
  self.`Self` = `Self`
}
