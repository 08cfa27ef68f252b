struct UnionSource {
  let model: SwiftModel
  let name: String
  let cases: [SwiftModel.UnionCase]
  let isIndirect: Bool

  private var keyword: String { model.accessPrefix + (isIndirect ? "indirect enum" : "enum") }

  func add(to text: inout SourceText) {
    let isPlain = model.options.style == .plain
    if !isPlain { text.add("@Codable(tagging: .untagged)") }
    text.block("\(keyword) \(name): \(isPlain ? "Codable, " : "")Sendable") { text in
      for item in cases {
        text.add(
          item.isUnknown ? ["@CodableUnknown"] : [],
          "case \(item.name)(\(model.spelled(item.type)))")
      }
      if isPlain {
        model.addCoding(to: &text, decoding: addDecoding, encoding: addEncoding)
      }
    }
  }

  private func addDecoding(to text: inout SourceText) {
    text.add("let container = try decoder.singleValueContainer()")
    for (index, item) in cases.dropLast().enumerated() {
      let type = model.spelled(item.type)
      let start = index == 0 ? "" : "} else "
      if isOnlyArray(item) {
        // The code only checks whether the value is an array, so that an error in an element
        // is thrown.
        text.add(start + "if (try? decoder.unkeyedContainer()) != nil {")
        text.add("  self = .\(item.name)(try container.decode(\(type).self))")
      } else {
        text.add(start + "if let value = try? container.decode(\(type).self) {")
        text.add("  self = .\(item.name)(value)")
      }
    }
    guard let last = cases.last else { return }
    text.add("} else {")
    text.add(
      "  self = .\(last.name)(try container.decode(\(model.spelled(last.type)).self))")
    text.add("}")
  }

  private func isOnlyArray(_ item: SwiftModel.UnionCase) -> Bool {
    guard case .array = item.type else { return false }
    return cases.count { if case .array = $0.type { true } else { false } } == 1
  }

  private func addEncoding(to text: inout SourceText) {
    text.add("var container = encoder.singleValueContainer()")
    text.add("switch self {")
    for item in cases {
      text.add("case .\(item.name)(let value): try container.encode(value)")
    }
    text.add("}")
  }
}
