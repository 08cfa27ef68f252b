// @Codable, extension of RulesForEachValue
extension RulesForEachValue: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  nonisolated private enum __Steps {
    static let modifiers3: [TranscodableEssentials.CodableModifier<String>] = [.trimmed]
    static let rules3: [TranscodableEssentials.CodableValidation<String>] = [.nonEmpty, .count(...9)]
  }

  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.even = try container.__decode(TranscodableEssentials.__plain(Int.self).__validated(.even), forKey: "even")
    self.few = try container.__decode(TranscodableEssentials.__plain(Int.self).__validated(.range(...RulesForEachValue.most)), forKey: "few")
    self.some = try container.__decode(TranscodableEssentials.__plain(Int.self).__validated(.range(1...), .range(...RulesForEachValue.most)), forKey: "some")
    self.name = try container.__decode(TranscodableEssentials.__plain(String.self).__modified(__Steps.modifiers3).__validated(__Steps.rules3), forKey: "name")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.even, forKey: "even")
    try container.encode(self.few, forKey: "few")
    try container.encode(self.some, forKey: "some")
    try container.__encode(self.name, by: TranscodableEssentials.__plain(String.self).__modifiedForEncoding(__Steps.modifiers3), forKey: "name")
  }

  private init(__direct field0: Int, _ field1: Int, _ field2: Int, _ field3: String) {
    self.even = field0
    self.few = field1
    self.some = field2
    self.name = field3
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int?
    var field1: Int?
    var field2: Int?
    var field3: String?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"even\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"even\":", key, 0x226E65766522, &seen, 0x1) {
        field0 = reader.__read(by: TranscodableEssentials.__plain(Int.self).__validated(.even))
        key = reader.__nextMember("\"few\":", seen, 0x2)
      }
      if reader.__takeField("\"few\":", key, 0x2277656622, &seen, 0x2) {
        field1 = reader.__read(by: TranscodableEssentials.__plain(Int.self).__validated(.range(...RulesForEachValue.most)))
        key = reader.__nextMember("\"some\":", seen, 0x4)
      }
      if reader.__takeField("\"some\":", key, 0x22656D6F7322, &seen, 0x4) {
        field2 = reader.__read(by: TranscodableEssentials.__plain(Int.self).__validated(.range(1...), .range(...RulesForEachValue.most)))
        key = reader.__nextMember("\"name\":", seen, 0x8)
      }
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x8) {
        field3 = reader.__read(by: TranscodableEssentials.__plain(String.self).__modified(__Steps.modifiers3).__validated(__Steps.rules3))
        key = reader.__nextMember("", seen, 0x8)
      }
      if seen == before {
        key = reader.__skipMember("even\0few\0some\0name")
      }
    }
    guard reader.__hasSeen(seen, 0xF), let field0, let field1, let field2, let field3 else {
      return reader.__missing(seen, required: 0xF, "even\0few\0some\0name")
    }
    return Self(__direct: field0, field1, field2, field3)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("even", self.even)
    writer.write("few", self.few)
    writer.write("some", self.some)
    writer.__write("name", self.name, by: TranscodableEssentials.__plain(String.self).__modifiedForEncoding(__Steps.modifiers3))
    writer.endObject()
  }
}

// @Codable, extension of RulesOfGenericType
extension RulesOfGenericType: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.values = try container.__decode(TranscodableEssentials.__plain([Value].self).__validated(.nonEmpty), forKey: "values")
  }
}

extension RulesOfGenericType: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "rules.swift", line: 28)
    try container.encode(self.values, forKey: "values")
    #sourceLocation()
  }
}

extension RulesOfGenericType: TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting where Value: TranscodableEssentials.JSONDecodable {
  private init(__direct field0: CodedFieldTypes.Field0) {
    self.values = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Field0?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"values\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"values\":", key, 0x227365756C617622, &seen, 0x1) {
        field0 = reader.__read(by: TranscodableEssentials.__plain([Value].self).__validated(.nonEmpty))
        key = reader.__nextMember("", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("values")
      }
    }
    guard reader.__hasSeen(seen, 0x1), let field0 else {
      return reader.__missing(seen, required: 0x1, "values")
    }
    return Self(__direct: field0)
  }
}

extension RulesOfGenericType: TranscodableEssentials.JSONEncodable where Value: TranscodableEssentials.JSONEncodable {
  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__writeField("values", self.values)
    writer.endObject()
  }
}

extension RulesOfGenericType {
  private enum CodedFieldTypes {
    #sourceLocation(file: "rules.swift", line: 28)
    typealias Field0 = [Value]
    #sourceLocation()
  }
}

// @Codable, extension of RulesOfGenericType.Inner
extension RulesOfGenericType.Inner: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.share = try container.__decode(TranscodableEssentials.__plain(Double.self).__modified(.clamped(to: 0...1)), forKey: "share")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.share, forKey: "share")
  }

  private init(__direct field0: Double) {
    self.share = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Double?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"share\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"share\":", key, 0x22657261687322, &seen, 0x1) {
        field0 = reader.__read(by: TranscodableEssentials.__plain(Double.self).__modified(.clamped(to: 0...1)))
        key = reader.__nextMember("", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("share")
      }
    }
    guard reader.__hasSeen(seen, 0x1), let field0 else {
      return reader.__missing(seen, required: 0x1, "share")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("share", self.share)
    writer.endObject()
  }
}

// @Decodable, extension of RuledFields
extension RuledFields: Swift.Decodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting {
  nonisolated private enum __Steps {
    static let modifiers0: [TranscodableEssentials.CodableModifier<String>] = [.trimmed, .nilIfEmpty]
    static let modifiers1: [TranscodableEssentials.CodableModifier<Int>] = [.clamped(to: 0...5)]
    static let modifiers2: [TranscodableEssentials.CodableModifier<String>] = [.trimmed]
    static let rules2: [TranscodableEssentials.CodableValidation<String>] = [.count(1...4), .nonEmpty]
    static let rules3: [TranscodableEssentials.CodableValidation<URL>] = [TranscodableEssentials.CodableValidation(where: { (url: URL) in url.scheme == "https" }, "URLs require https")]
  }

  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.nickname = try container.__decodeIfPresent(TranscodableEssentials.__plain(String.self).__modified(__Steps.modifiers0), forKey: "nickname")
    if let value = try container.__decodeIfPresent(TranscodableEssentials.__plain(Int.self).__modified(__Steps.modifiers1), forKey: "stars") {
      self.stars = value
    }
    self.name = try container.__decode(TranscodableEssentials.__lossless(String.self).__modified(__Steps.modifiers2).__validated(__Steps.rules2), forKey: "name")
    self.url = try container.__decodeIfPresent(TranscodableEssentials.__plain(URL.self).__validated(__Steps.rules3), forKey: "url")
  }

  private init(__direct field0: String?, _ field1: Int?, _ field2: String, _ field3: URL?) {
    self.nickname = field0
    if let field1 { self.stars = field1 }
    self.name = field2
    self.url = field3
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String?
    var field1: Int?
    var field2: String?
    var field3: URL?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"nickname\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"nickname\":", key, 0x6D616E6B63696E22, &seen, 0x1) {
        field0 = reader.__readIfPresent(by: TranscodableEssentials.__plain(String.self).__modified(__Steps.modifiers0))
        key = reader.__nextMember("\"stars\":", seen, 0x2)
      }
      if reader.__takeField("\"stars\":", key, 0x22737261747322, &seen, 0x2) {
        field1 = reader.__readIfPresent(by: TranscodableEssentials.__plain(Int.self).__modified(__Steps.modifiers1))
        key = reader.__nextMember("\"name\":", seen, 0x4)
      }
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x4) {
        field2 = reader.__read(by: TranscodableEssentials.__lossless(String.self).__modified(__Steps.modifiers2).__validated(__Steps.rules2))
        key = reader.__nextMember("\"url\":", seen, 0x8)
      }
      if reader.__takeField("\"url\":", key, 0x226C727522, &seen, 0x8) {
        field3 = reader.__readIfPresent(by: TranscodableEssentials.__plain(URL.self).__validated(__Steps.rules3))
        key = reader.__nextMember("", seen, 0x8)
      }
      if seen == before {
        key = reader.__skipMember("nickname\0stars\0name\0url")
      }
    }
    guard reader.__hasSeen(seen, 0x4), let field2 else {
      return reader.__missing(seen, required: 0x4, "nickname\0stars\0name\0url")
    }
    return Self(__direct: field0, field1, field2, field3)
  }
}
