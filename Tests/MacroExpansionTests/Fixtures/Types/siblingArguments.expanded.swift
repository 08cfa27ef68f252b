// @Codable, extension of SiblingCatalog.Item
extension SiblingCatalog.Item: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable, nonisolated TranscodableEssentials.__FieldTabulated {
  nonisolated init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.id = try container.decode(Int.self, forKey: "id")
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.id, forKey: "id")
  }

  nonisolated private init(__direct field0: Int) {
    self.id = field0
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"id\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"id\":", key, 0x22646922, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("id")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "id")
    }
    return Self(__direct: field0)
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("id", self.id)
    writer.endObject()
  }

  nonisolated static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("id")
    builder.append(\.id)
    return builder.table
  }
}

// @Codable, extension of SiblingCatalog.Page
extension SiblingCatalog.Page: nonisolated Swift.Decodable, nonisolated Swift.Encodable, nonisolated TranscodableEssentials.JSONDecodable, nonisolated TranscodableEssentials.__FailureCollecting, nonisolated TranscodableEssentials.JSONEncodable {
  nonisolated init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.items = try container.__decode(TranscodableEssentials.__plain(CodedFieldTypes.Field0.self).__modified(__Steps.modifiers0), forKey: "items")
    self.others = try container.__decode(TranscodableEssentials.__plain(CodedFieldTypes.Field0.self).__validated(__Steps.rules1), forKey: "others")
  }

  nonisolated func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    #sourceLocation(file: "siblingArguments.swift", line: 7)
    try container.encode(self.items, forKey: "items")
    #sourceLocation()
    #sourceLocation(file: "siblingArguments.swift", line: 8)
    try container.encode(self.others, forKey: "others")
    #sourceLocation()
  }

  nonisolated private init(__direct field0: CodedFieldTypes.Field0, _ field1: CodedFieldTypes.Field0) {
    self.items = field0
    self.others = field1
  }

  nonisolated static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Field0?
    var field1: CodedFieldTypes.Field0?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"items\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"items\":", key, 0x22736D65746922, &seen, 0x1) {
        field0 = reader.__read(by: TranscodableEssentials.__plain(CodedFieldTypes.Field0.self).__modified(__Steps.modifiers0))
        key = reader.__nextMember("\"others\":", seen, 0x2)
      }
      if reader.__takeField("\"others\":", key, 0x2273726568746F22, &seen, 0x2) {
        field1 = reader.__read(by: TranscodableEssentials.__plain(CodedFieldTypes.Field0.self).__validated(__Steps.rules1))
        key = reader.__nextMember("", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("items\0others")
      }
    }
    guard reader.__hasSeen(seen, 0x3), let field0, let field1 else {
      return reader.__missing(seen, required: 0x3, "items\0others")
    }
    return Self(__direct: field0, field1)
  }

  nonisolated func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__writeField("items", self.items)
    writer.__writeField("others", self.others)
    writer.endObject()
  }
}

// @Codable, member of SiblingCatalog.Page
private enum CodedFieldTypes {
  #sourceLocation(file: "siblingArguments.swift", line: 7)
  typealias Field0 = [Item]
  #sourceLocation()
}

nonisolated private enum __Steps {
  static let modifiers0: [TranscodableEssentials.CodableModifier<CodedFieldTypes.Field0>] = [.sorted(by: \Item.id)]
  static let rules1: [TranscodableEssentials.CodableValidation<CodedFieldTypes.Field0>] = [TranscodableEssentials.CodableValidation(where: { (items: [Item]) in !items.isEmpty })]
}
