import Testing
import TranscodableCore
import TranscodableDiagnostics

/// Reports of failures without a source document, such as those of converting a binary document.
@Suite("Failures without a source document")
struct FailuresWithoutSourceTests {
  @Test func `several failures in one error are reported separately`() {
    let failures = [
      CodingFailure(.missingKey, at: nil, expected: "a"),
      CodingFailure(.missingKey, at: nil, expected: "b"),
    ]
    let error: any Error = CodingFailures(failures, error: failures[0])
    #expect(CodingDiagnosticReport(error, name: "document").diagnostics.count == 2)
  }

  @Test func `a single failure is reported`() {
    let error: any Error = CodingFailure(.missingKey, at: nil, expected: "a")
    #expect(CodingDiagnosticReport(error).diagnostics.count == 1)
  }
}
