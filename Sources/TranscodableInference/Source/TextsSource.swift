/// Prints an enum for texts, of which others may come later.
struct TextsSource {
  private let model: SwiftModel
  private let name: String
  private let cases: [SwiftModel.TextCase]

  init(model: SwiftModel, name: String, _ cases: [SwiftModel.TextCase]) {
    self.model = model
    self.name = name
    self.cases = cases
  }

  func add(to text: inout SourceText) {
    let isPlain = model.options.style == .plain
    if !isPlain { text.add("@Codable") }
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
        text.add()
        addDecoding(to: &text)
        text.add()
        addEncoding(to: &text)
      }
    }
  }

  private func addDecoding(to text: inout SourceText) {
    text.block("\(model.accessPrefix)init(from decoder: any Decoder) throws") { text in
      text.add("switch try decoder.singleValueContainer().decode(String.self) {")
      for item in cases {
        text.add("case \(item.text.literal): self = .\(Names.spelled(item.name))")
      }
      text.add("case let text: self = .other(text)")
      text.add("}")
    }
  }

  private func addEncoding(to text: inout SourceText) {
    text.block("\(model.accessPrefix)func encode(to encoder: any Encoder) throws") { text in
      text.add("var container = encoder.singleValueContainer()")
      text.add("switch self {")
      for item in cases {
        let name = Names.spelled(item.name)
        text.add("case .\(name): try container.encode(\(item.text.literal))")
      }
      text.add("case .other(let text): try container.encode(text)")
      text.add("}")
    }
  }
}
