/// Prints an enum for values of several kinds.
struct UnionSource {
  private let model: SwiftModel
  private let name: String
  private let cases: [SwiftModel.UnionCase]
  private let isIndirect: Bool

  init(model: SwiftModel, name: String, _ cases: [SwiftModel.UnionCase], isIndirect: Bool) {
    self.model = model
    self.name = name
    self.cases = cases
    self.isIndirect = isIndirect
  }

  private var keyword: String { model.accessPrefix + (isIndirect ? "indirect enum" : "enum") }

  func add(to text: inout SourceText) {
    let isPlain = model.options.style == .plain
    if !isPlain { text.add("@Codable(tagging: .untagged)") }
    text.block("\(keyword) \(name): \(isPlain ? "Codable, " : "")Sendable") { text in
      for item in cases { text.add("case \(item.name)(\(model.spelled(item.type)))") }
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
      text.add("let container = try decoder.singleValueContainer()")
      for (place, item) in cases.dropLast().enumerated() {
        let head = "if let value = try? container.decode(\(model.spelled(item.type)).self) {"
        text.add((place == 0 ? "" : "} else ") + head)
        text.add("  self = .\(item.name)(value)")
      }
      guard let last = cases.last else { return }
      text.add("} else {")
      text.add(
        "  self = .\(last.name)(try container.decode(\(model.spelled(last.type)).self))")
      text.add("}")
    }
  }

  private func addEncoding(to text: inout SourceText) {
    text.block("\(model.accessPrefix)func encode(to encoder: any Encoder) throws") { text in
      text.add("var container = encoder.singleValueContainer()")
      text.add("switch self {")
      for item in cases {
        text.add("case .\(item.name)(let value): try container.encode(value)")
      }
      text.add("}")
    }
  }
}
