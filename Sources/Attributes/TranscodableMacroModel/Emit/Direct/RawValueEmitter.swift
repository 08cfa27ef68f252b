struct RawValueEmitter {
  let plan: CodingPlan

  func decodeFunction() -> Code {
    .block(
      "\(plan.witnessModifiers)static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self?",
      [reading])
  }

  private var reading: Code {
    guard case .rawValue(_, let cases) = plan.layout, !cases.isEmpty else {
      return "reader.readRawValue(Self.self)"
    }
    let known = cases.map { ".\($0)" }.joined(separator: ", ")
    return "reader.__readRawValue(Self.self, known: [\(known)])"
  }

  func encodeFunction() -> Code {
    .block(
      "\(plan.witnessModifiers)func encode(to writer: inout TranscodableEssentials.JSONWriter)",
      ["writer.write(self.rawValue)"])
  }
}
