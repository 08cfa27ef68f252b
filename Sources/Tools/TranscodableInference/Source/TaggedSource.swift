struct TaggedSource {
  let model: SwiftModel
  let name: String
  let key: String
  let cases: [SwiftModel.TagCase]
  let isIndirect: Bool

  private var keyword: String { model.accessPrefix + (isIndirect ? "indirect enum" : "enum") }

  private func declaration(_ item: SwiftModel.TagCase) -> String {
    let payload = item.type.map { "(\(model.spelled($0)))" } ?? ""
    return "case \(Names.spelled(item.name))\(payload)"
  }

  func add(to text: inout SourceText) {
    switch model.options.style {
    case .attributes: addAttributes(to: &text)
    case .plain: addPlain(to: &text)
    }
  }

  private func addAttributes(to text: inout SourceText) {
    text.add("@Codable(tagging: .internal(\(key.literal)))")
    text.block("\(keyword) \(name): Sendable") { text in
      for item in cases {
        let attributes = item.name == item.tag ? [] : ["@CodingTag(\(item.tag.literal))"]
        text.add(attributes, declaration(item))
      }
      if !model.isExact { text.add("@CodableUnknown case other(JSON)") }
    }
  }

  private func addPlain(to text: inout SourceText) {
    text.block("\(keyword) \(name): Codable, Sendable") { text in
      for item in cases { text.add(declaration(item)) }
      text.add()
      text.add("private enum CodingKeys: String, CodingKey {")
      text.add("  case tag = \(key.literal)")
      text.add("}")
      model.addCoding(to: &text, decoding: addDecoding, encoding: addEncoding)
    }
  }

  private func addDecoding(to text: inout SourceText) {
    text.add("let container = try decoder.container(keyedBy: CodingKeys.self)")
    text.add("switch try container.decode(String.self, forKey: .tag) {")
    for item in cases {
      let payload = item.type.map { "(try \(model.spelled($0))(from: decoder))" } ?? ""
      text.add("case \(item.tag.literal):", "self = .\(Names.spelled(item.name))\(payload)")
    }
    text.add("case let tag:")
    text.add("  throw DecodingError.dataCorruptedError(")
    text.add("    forKey: .tag, in: container, debugDescription: \"Unknown kind: \\(tag)\")")
    text.add("}")
  }

  private func addEncoding(to text: inout SourceText) {
    text.add("var container = encoder.container(keyedBy: CodingKeys.self)")
    text.add("switch self {")
    for item in cases {
      let name = Names.spelled(item.name)
      text.add("case .\(name)\(item.type == nil ? "" : "(let value)"):")
      text.add("  try container.encode(\(item.tag.literal), forKey: .tag)")
      if item.type != nil { text.add("  try value.encode(to: encoder)") }
    }
    text.add("}")
  }
}
