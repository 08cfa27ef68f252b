import Testing
import TranscodableCore

/// Converting standard errors to failures and back.
@Suite("Failures and standard errors")
struct FailureBridgeTests {
  private enum Keys: String, CodingKey { case id, list }

  private struct Cause: Error, Equatable { let number: Int }

  private static let path: [any CodingKey] = [Keys.list, CodingFieldKey(index: 2)]

  private static func context(_ underlying: (any Error)? = nil) -> DecodingError.Context {
    DecodingError.Context(
      codingPath: path, debugDescription: "As it was said.", underlyingError: underlying)
  }

  /// Errors of other decoders and their reasons.
  private static let foreign: [(DecodingError, CodingFailureReason)] = [
    (.keyNotFound(Keys.id, context(Cause(number: 1))), .missingKey),
    (.valueNotFound(Int.self, context(Cause(number: 1))), .missingValue),
    (.typeMismatch([String].self, context(Cause(number: 1))), .typeMismatch),
    (.dataCorrupted(context(Cause(number: 1))), .invalidValue),
  ]

  /// All properties of a decoding error.
  private func facts(_ error: DecodingError) -> [String] {
    let context: DecodingError.Context
    var facts: [String]
    switch error {
    case .keyNotFound(let key, let found):
      (facts, context) = (["\(type(of: key)).\(key.stringValue) not found"], found)
    case .valueNotFound(let type, let found): (facts, context) = (["\(type) not found"], found)
    case .typeMismatch(let type, let found): (facts, context) = (["\(type) mismatch"], found)
    case .dataCorrupted(let found): (facts, context) = (["corrupted"], found)
    @unknown default: return []
    }
    facts += context.codingPath.map { "\(type(of: $0)).\($0.stringValue)" }
    return facts + [context.debugDescription]
  }

  @Test func `a failure is one reference wide`() {
    #expect(MemoryLayout<CodingFailure?>.size == MemoryLayout<Int>.size)
  }

  @Test func `errors of other decoders round-trip through failures`() {
    for (error, reason) in Self.foreign {
      let failure = CodingFailure(error)
      #expect(failure.reason == reason)
      #expect(failure.byteRange == nil && failure.line == nil)
      #expect(failure.codingPath.map(\.stringValue) == ["list", "Index 2"])
      #expect(failure.underlying as? Cause == Cause(number: 1))
      #expect(facts(DecodingError(failure)) == facts(error))
      // And once more, now with the failure as the underlying error.
      #expect(facts(DecodingError(CodingFailure(DecodingError(failure)))) == facts(error))
    }
  }

  @Test func `failures round-trip through decoding errors`() {
    for reason in CodingFailureReason.all {
      let failure = CodingFailure(
        reason, in: 3..<7, line: 2, column: 1, codingPath: Self.path, expected: "id",
        found: "a string", type: Int.self, key: Keys.id, underlying: Cause(number: 2))
      let back = CodingFailure(DecodingError(failure))
      #expect(back.reason == reason)
      #expect(back.byteRange == 3..<7)
      #expect(back.line == 2 && back.column == 1)
      #expect(back.codingPath.map(\.stringValue) == ["list", "Index 2"])
      #expect(back.expected == "id" && back.found == "a string")
      #expect(back.type == Int.self)
      #expect(back.key as? Keys == .id)
      #expect(back.underlying as? Cause == Cause(number: 2))
      #expect(facts(DecodingError(back)) == facts(DecodingError(failure)))
    }
  }

  @Test func `changes to a decoding error take precedence over its underlying failure`() {
    let failure = CodingFailure(.typeMismatch, at: 4, expected: "Int", type: Int.self)
    let changed = DecodingError.Context(
      codingPath: Self.path, debugDescription: "In other words.", underlyingError: failure)
    let found = CodingFailure(DecodingError.typeMismatch(Int.self, changed))
    #expect(found.codingPath.count == 2)
    #expect(found.message == "In other words.")
    #expect(found.offset == 4)
  }

  @Test func `encoding errors round-trip through failures`() {
    let context = EncodingError.Context(
      codingPath: Self.path, debugDescription: "As it was said.",
      underlyingError: Cause(number: 3))
    let failure = CodingFailure(EncodingError.invalidValue(Double.nan, context))
    #expect(failure.reason == .invalidValue)
    #expect(failure.found == "a value of Double")
    #expect(failure.codingPath.count == 2)
    guard case .invalidValue(let value, let found) = EncodingError(failure) else { return }
    #expect((value as? Double)?.isNaN == true)
    #expect(found.debugDescription == "As it was said.")
    #expect(found.underlyingError as? Cause == Cause(number: 3))
  }

  @Test func `any error can be converted to a failure`() {
    let failure = CodingFailure(describing: Cause(number: 4))
    #expect(failure.reason == .custom)
    #expect(failure.underlying as? Cause == Cause(number: 4))
    let own = CodingFailure(.depthLimit, at: 3)
    #expect(CodingFailure(describing: own).reason == .depthLimit)
    for (error, reason) in Self.foreign {
      #expect(CodingFailure(describing: error).reason == reason)
    }
  }
}
