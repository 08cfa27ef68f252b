import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

/// Returns the value decoded from JSON5.
func json5<Value: JSONDecodable>(
  _ text: some ByteSource, as type: Value.Type = Value.self
) -> Value? {
  read(type, from: text, grammar: .json5).value
}

/// Expects that JSON5 is rejected for a reason at an offset, both when read and when skipped.
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
  // The default grammar also rejects it.
  #expect(skip(text).problem != nil, "\(text)", sourceLocation: sourceLocation)
}
