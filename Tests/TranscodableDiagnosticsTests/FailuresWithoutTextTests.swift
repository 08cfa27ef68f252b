import Testing
import TranscodableCore
import TranscodableDiagnostics

/// Reports of failures for which there is no text, such as those of converting a binary document.
@Suite("Diagnostics: failures without a text")
struct FailuresWithoutTextTests {
  @Test func `several failures that are one error are reported each`() {
    let failures = [
      CodingFailure(.missingKey, at: nil, expected: "a"),
      CodingFailure(.missingKey, at: nil, expected: "b"),
    ]
    let error: any Error = CodingFailures(failures, error: failures[0])
    #expect(CodingDiagnosticReport(error, name: "document").diagnostics.count == 2)
  }

  @Test func `one failure is reported`() {
    let error: any Error = CodingFailure(.missingKey, at: nil, expected: "a")
    #expect(CodingDiagnosticReport(error).diagnostics.count == 1)
  }
}
