import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

/// What is read from JSON5 text.
func json5<Value: JSONDecodable>(
  _ text: some ByteSource, as type: Value.Type = Value.self
) -> Value? {
  read(type, from: text, grammar: .json5).value
}

/// Expects that JSON5 text is refused for a reason at a place, both read and passed over.
func expectRefused(
  _ text: String, _ reason: CodingFailureReason, at offset: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let skipped = skip(text, grammar: .json5).problem
  let outcome = read(Tree.self, from: text, grammar: .json5)
  for problem in [skipped, outcome.problem] {
    let failure = problem?.failure
    #expect(problem?.kind == "dataCorrupted", "\(text)", sourceLocation: sourceLocation)
    #expect(failure?.reason == reason, "\(text): \(failure as Any)", sourceLocation: sourceLocation)
    #expect(failure?.offset == offset, "\(text): \(failure as Any)", sourceLocation: sourceLocation)
  }
  // Plain JSON refuses it as well.
  #expect(skip(text).problem != nil, "\(text)", sourceLocation: sourceLocation)
}
