struct StringEnumSource {
  let model: SwiftModel
  let name: String
  let cases: [SwiftModel.TextCase]

  private var isPlain: Bool { model.options.style == .plain }

  func add(to text: inout SourceText) {
    if !isPlain { text.add("@Codable") }
    guard !model.isExact else { return addExact(to: &text) }
    let head = "\(model.accessPrefix)enum \(name): \(isPlain ? "Codable, " : "")Sendable"
    text.block(head) { text in
      for item in cases {
        let isTagged = !isPlain && item.name != item.text
        text.add(
          isTagged ? ["@CodingTag(\(item.text.literal))"] : [],
          "case \(Names.spelled(item.name))")
      }
      text.add(isPlain ? [] : ["@CodableUnknown"], "case other(String)")
      if isPlain {
        model.addCoding(to: &text, decoding: addDecoding, encoding: addEncoding)
      }
    }
  }

  private func addExact(to text: inout SourceText) {
    let head = "\(model.accessPrefix)enum \(name): String, \(isPlain ? "Codable, " : "")Sendable"
    text.block(head) { text in
      for item in cases {
        let name = "case \(Names.spelled(item.name))"
        item.name == item.text ? text.add(name) : text.add(name + " =", item.text.literal)
      }
    }
  }

  private func addDecoding(to text: inout SourceText) {
    text.add("switch try decoder.singleValueContainer().decode(String.self) {")
    for item in cases {
      text.add("case \(item.text.literal):", "self = .\(Names.spelled(item.name))")
    }
    text.add("case let text: self = .other(text)")
    text.add("}")
  }

  private func addEncoding(to text: inout SourceText) {
    text.add("var container = encoder.singleValueContainer()")
    text.add("switch self {")
    for item in cases {
      let name = Names.spelled(item.name)
      text.add("case .\(name):", "try container.encode(\(item.text.literal))")
    }
    text.add("case .other(let text): try container.encode(text)")
    text.add("}")
  }
}
