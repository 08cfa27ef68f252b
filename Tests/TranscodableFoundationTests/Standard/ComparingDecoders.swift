import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// Runs the same calls on both decoders and expects the same log.
///
/// `lines` is Foundation's log, and also ours unless a difference is intended. The closure receives
/// the decoder of the top-level value.
func expectAnswers(
  _ document: some DocumentText, _ lines: [String],
  configure: (JSONDecoder) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation,
  _ questions: @escaping @Sendable (any Decoder, Log) throws -> Void
) {
  let (ours, foundation) = decoders(configure)
  let left = answers(of: ours, document.documentData, questions)
  let right = answers(of: foundation, document.documentData, questions)
  let agree =
    left.count == right.count && zip(left, right).allSatisfy { $0.agrees(with: $1) }
  #expect(
    agree, "\(document)\nours: \(left)\nFoundation: \(right)", sourceLocation: sourceLocation)
  #expect(
    right.map(\.description) == lines, "\(document), Foundation", sourceLocation: sourceLocation)
}

/// The log of a decoder.
///
/// The last line describes how the call ended.
private func answers(
  of decoder: JSONDecoder, _ document: Data,
  _ questions: @escaping @Sendable (any Decoder, Log) throws -> Void
) -> [Log.Entry] {
  let script = Script(run: questions)
  if let key = Script.key { decoder.userInfo[key] = script }
  do {
    _ = try decoder.decode(Scripted.self, from: document)
  } catch {
    script.log.note(failure: error)
  }
  return script.log.entries
}

/// Decodes with both decoders and expects the same value or the same error.
///
/// - Returns: Foundation's outcome.
@discardableResult
func expectSame<Value: Decodable & Equatable>(
  _ type: Value.Type, _ document: some DocumentText,
  configure: (JSONDecoder) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation
) -> Outcome<Value> {
  let (ours, foundation) = decoders(configure)
  let left = Outcome { try ours.decode(type, from: document.documentData) }
  let right = Outcome { try foundation.decode(type, from: document.documentData) }
  #expect(
    left.agrees(with: right),
    "\(type) from \(document)\nours: \(left)\nFoundation: \(right)",
    sourceLocation: sourceLocation)
  return right
}

/// Decodes with both decoders and expects this value from both.
func expectValue<Value: Decodable & Equatable>(
  _ value: Value, _ document: some DocumentText,
  configure: (JSONDecoder) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let outcome = expectSame(
    Value.self, document, configure: configure, sourceLocation: sourceLocation)
  #expect(outcome.value == value, "\(outcome)", sourceLocation: sourceLocation)
}

/// Decodes with both decoders and expects an error of this kind at this coding path from both.
func expectProblem<Value: Decodable & Equatable>(
  _ problem: String, _ type: Value.Type, _ document: some DocumentText,
  configure: (JSONDecoder) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let outcome = expectSame(type, document, configure: configure, sourceLocation: sourceLocation)
  let found = outcome.problem.map { "\($0.kind) at \($0.steps.pathDescription)" }
  #expect(found == problem, "\(outcome)", sourceLocation: sourceLocation)
}

/// A document, given as a string or as bytes.
protocol DocumentText {
  var documentData: Data { get }
}

extension String: DocumentText {
  var documentData: Data { Data(utf8) }
}

extension Data: DocumentText {
  var documentData: Data { self }
}
