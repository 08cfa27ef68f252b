// @Codable, extension of PartialAuthor
extension PartialAuthor: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable, nonisolated TranscodableEssentials.__FieldTabulated {
  public nonisolated init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.name = try container.decode(String.self, forKey: "name")
  }

  public nonisolated func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.name, forKey: "name")
  }

  nonisolated private init(__direct field0: String) {
    self.name = field0
  }

  public nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
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

  public nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("name", self.name)
    writer.endObject()
  }

  public nonisolated static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("name")
    builder.append(\.name)
    return builder.table
  }
}

// @Codable, extension of PartialRecipe
extension PartialRecipe: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable {
  nonisolated private enum __Steps {
    static let rules5: [TranscodableEssentials.CodableValidation<String>] = [.count(1...3)]
  }

  nonisolated init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try TranscodableEssentials.__refuseUnknownKeys(in: decoder, ["title": [:], "meta": ["author": [:]], "id": [:], "steps": [:], "size": [:], "length": [:], "short": [:], "count": [:], "maybe": [:]])
    self.title = try container.decode(String.self, forKey: "title")
    let container1 = try container.__container(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "meta", isRequired: false)
    #sourceLocation(file: "partial.swift", line: 12)
    self.writtenBy = try container1.decodeIfPresent(CodedFieldTypes.Field1.self, forKey: "author")
    #sourceLocation()
    self.id = try container.decode(Int.self, forKey: "id")
    if let value = try container.decodeIfPresent([String].self, forKey: "steps") {
      self.steps = value
    }
    self.size = try container.decode(Double.self, forKey: container.__key(forKey: "size", aliases: ["length"], in: decoder))
    self.short = try container.__decode(TranscodableEssentials.__plain(String.self).__validated(__Steps.rules5), forKey: "short")
    if let value = try container.__decodeIfPresent(TranscodableEssentials.__lossless(Int.self), forKey: "count") {
      self.count = value
    }
    self.maybe = try container.decode(CodableNullable<Int>.self, forKey: "maybe")
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.title, forKey: "title")
    if self.writtenBy != nil {
      var container1 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "meta")
      #sourceLocation(file: "partial.swift", line: 12)
      try container1.encodeIfPresent(self.writtenBy, forKey: "author")
      #sourceLocation()
    }
    try container.encode(self.id, forKey: "id")
    try container.encode(self.steps, forKey: "steps")
    try container.encode(self.size, forKey: "size")
    try container.encode(self.short, forKey: "short")
    try container.encode(self.count, forKey: "count")
    try container.encode(self.maybe, forKey: "maybe")
  }

  nonisolated private init(__direct field0: String, _ field1: CodedFieldTypes.Field1?, _ field2: Int, _ field3: [String]?, _ field4: Double, _ field5: String, _ field6: Int?, _ field7: CodableNullable<Int>?) {
    self.title = field0
    self.writtenBy = field1
    self.id = field2
    if let field3 { self.steps = field3 }
    self.size = field4
    self.short = field5
    if let field6 { self.count = field6 }
    self.maybe = field7 ?? .absent
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: CodedFieldTypes.Field1?
    var field2: Int = 0
    var field3: [String]?
    var field4: Double = 0
    var field5: String?
    var field6: Int?
    var field7: CodableNullable<Int>?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"title\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"title\":", key, 0x22656C74697422, &seen, 0x1) {
        key = reader.__readField(&field0, "\"meta\":", seen, 0x2)
      }
      if reader.__takeField("\"meta\":", key, 0x226174656D22, &seen, 0x2) {
        if !reader.readNull() {
          var keyIn = reader.__beginObject("\"author\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"author\":", keyIn, 0x22726F6874756122, &seen, 0x4) {
              keyIn = reader.__readOptionalField(&field1, "", seen, 0x4)
            }
            if seen == before {
              keyIn = reader.__refuseMember("author")
            }
          }
        }
        key = reader.__nextMember("\"id\":", seen, 0x8)
      }
      if reader.__takeField("\"id\":", key, 0x22646922, &seen, 0x8) {
        key = reader.__readField(&field2, "\"steps\":", seen, 0x10)
      }
      if reader.__takeField("\"steps\":", key, 0x22737065747322, &seen, 0x10) {
        key = reader.__readOptionalField(&field3, "\"size\":", seen, 0x20)
      }
      if reader.__takeField("\"size\":", key, 0x22657A697322, &seen, 0x20) {
        key = reader.__readField(&field4, "\"short\":", seen, 0x40)
      }
      if reader.__takeField("\"short\":", key, 0x2274726F687322, &seen, 0x40) {
        field5 = reader.__read(by: TranscodableEssentials.__plain(String.self).__validated(__Steps.rules5))
        key = reader.__nextMember("\"count\":", seen, 0x80)
      }
      if reader.__takeField("\"count\":", key, 0x22746E756F6322, &seen, 0x80) {
        field6 = reader.__readIfPresent(by: TranscodableEssentials.__lossless(Int.self))
        key = reader.__nextMember("\"maybe\":", seen, 0x100)
      }
      if reader.__takeField("\"maybe\":", key, 0x22656279616D22, &seen, 0x100) {
        field7 = reader.read(CodableNullable<Int>.self)
        key = reader.__nextMember("", seen, 0x100)
      }
      if reader.__takeField("\"length\":", key, 0x226874676E656C22, &seen, 0x200) {
        key = reader.__readAlias(seen & 0x20, "size\0length") { reader in
          field4 = reader.read(Double.self)
        }
      }
      if seen == before {
        key = reader.__refuseMember("title\0meta\0id\0steps\0size\0short\0count\0maybe\0length")
      }
    }
    if seen & 0x200 != 0 { seen |= 0x20 }
    guard reader.__hasSeen(seen, 0x69), let field5 else {
      return reader.__missing(seen, required: 0x69, "title\0meta\0author\0id\0steps\0size\0short\0count\0maybe\0length")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5, field6, field7)
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("title", self.title)
    if self.writtenBy != nil {
      writer.beginObject("meta")
      writer.__writeOptionalField("author", self.writtenBy)
      writer.endObject()
    }
    writer.write("id", self.id)
    writer.write("steps", self.steps)
    writer.write("size", self.size)
    writer.write("short", self.short)
    writer.write("count", self.count)
    writer.write("maybe", self.maybe)
    writer.endObject()
  }
}

extension PartialRecipe {
  private enum CodedFieldTypes {
    #sourceLocation(file: "partial.swift", line: 12)
    typealias Field1 = PartialAuthor
    #sourceLocation()
  }
}

// @PartiallyDecodable, extension of PartialAuthor
extension PartialAuthor: nonisolated TranscodableStreams.PartiallyDecodable {
  public nonisolated static func __readPartial(_ partial: inout Partial?, from input: inout TranscodableStreams.__PartialInput) {
    input.__readFields(&partial, of: Self.self)
  }
}

// @PartiallyDecodable, extension of PartialRecipe
extension PartialRecipe: nonisolated TranscodableStreams.PartiallyDecodable {
  nonisolated static func __readPartial(_ partial: inout Partial?, from input: inout TranscodableStreams.__PartialInput) {
    input.__readFields(&partial, of: Self.self)
  }
}

// @PartiallyDecodable, member of PartialAuthor
nonisolated public struct Partial: TranscodableStreams.PartialFields, Swift.Equatable {
  public var name = TranscodableStreams.__partial(String.self)
  public var __states = TranscodableStreams.__PartialStates()
  public init() {}
  public func state(of field: Swift.PartialKeyPath<Self>) -> TranscodableStreams.PartialJSONState {
    if field == \Self.name { return self.__states.state(0) }
    return .pending
  }
  public static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int {
    switch key {
    case "name": 0
    default: -1
    }
  }
  public mutating func __read(_ member: Swift.Int, from input: inout TranscodableStreams.__PartialInput) {
    switch member {
    case 0:
      input.__read(&self.name, String.self)
    default: input.__skip()
    }
  }
}

// @PartiallyDecodable, member of PartialRecipe
nonisolated struct Partial: TranscodableStreams.PartialFields {
  var title = TranscodableStreams.__partial(String.self)
  var id = TranscodableStreams.__partial(Int.self)
  var steps = TranscodableStreams.__whole([String].self)
  var size = TranscodableStreams.__partial(Double.self)
  var short = TranscodableStreams.__partial(String.self)
  var count = TranscodableStreams.__whole(Int.self)
  var maybe = TranscodableStreams.__whole(CodableNullable<Int>.self)
  var writtenBy = TranscodableStreams.__partial(PartialAuthor.self)
  var __states = TranscodableStreams.__PartialStates()
  init() {}
  static var __required: [[Swift.Int]] { [[2]] }
  static var __known: [Swift.String]? { ["title", "meta", "id", "steps", "size", "length", "short", "count", "maybe", "author"] }
  func state(of field: Swift.PartialKeyPath<Self>) -> TranscodableStreams.PartialJSONState {
    if field == \Self.title { return self.__states.state(0) }
    if field == \Self.id { return self.__states.state(2) }
    if field == \Self.steps { return self.__states.state(3) }
    if field == \Self.size { return self.__states.state(4, 5) }
    if field == \Self.short { return self.__states.state(6) }
    if field == \Self.count { return self.__states.state(7) }
    if field == \Self.maybe { return self.__states.state(8) }
    if field == \Self.writtenBy { return self.__states.state(9) }
    return .pending
  }
  static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int {
    switch object {
    case 0:
      switch key {
      case "title": 0
      case "meta": 1
      case "id": 2
      case "steps": 3
      case "size": 4
      case "length": 5
      case "short": 6
      case "count": 7
      case "maybe": 8
      default: -1
      }
    case 1:
      switch key {
      case "author": 9
      default: -1
      }
    default: -1
    }
  }
  mutating func __read(_ member: Swift.Int, from input: inout TranscodableStreams.__PartialInput) {
    switch member {
    case 0:
      input.__read(&self.title, String.self)
    case 1:
      input.__readObject(1, &self)
    case 2:
      input.__read(&self.id, Int.self)
    case 3:
      input.__readWhole(&self.steps) { $0.read([String].self) }
    case 4:
      input.__read(&self.size, Double.self)
    case 5:
      if self.__states.areMissing(4) {
        input.__read(&self.size, Double.self)
      }
      else {
        input.__skip()
      }
    case 6:
      input.__read(&self.short, String.self, checkedBy: { $0.__read(by: TranscodableEssentials.__plain(String.self).__validated(__Steps.rules5)) })
    case 7:
      input.__readWhole(&self.count) { $0.__readIfPresent(by: TranscodableEssentials.__lossless(Int.self)) }
    case 8:
      input.__readWhole(&self.maybe) { $0.read(CodableNullable<Int>.self) }
    case 9:
      input.__read(&self.writtenBy, PartialAuthor.self)
    default: input.__skip()
    }
  }
}
