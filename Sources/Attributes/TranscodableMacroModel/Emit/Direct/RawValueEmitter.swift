/// Generates the direct path of an enum with raw values.
struct RawValueEmitter {
  let plan: CodingPlan

  func decodeFunction() -> Code {
    .block(
      "\(plan.witnessModifiers)static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self?",
      ["reader.readRawValue(Self.self)"])
  }

  func encodeFunction() -> Code {
    .block(
      "\(plan.witnessModifiers)func encode(to writer: inout TranscodableEssentials.JSONWriter)",
      ["writer.write(self.rawValue)"])
  }
}
