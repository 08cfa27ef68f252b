import Testing
import TranscodableCore

@Suite("What a failure says of itself")
struct FailureDescriptionTests {
  @Test func allThatIsKnownStandsInALine() {
    let failure = CodingFailure(.typeMismatch, at: 11, expected: "Float", found: "a string")
    #expect("\(failure)" == "type-mismatch at byte 11: expected Float, found a string")
  }

  @Test func whatIsNotKnownIsLeftOut() {
    #expect("\(CodingFailure(.unexpectedEnd, at: 0))" == "unexpected-end at byte 0")
    #expect(
      "\(CodingFailure(.missingKey, at: 3, expected: "id"))" == "missing-key at byte 3: expected id"
    )
  }
}
