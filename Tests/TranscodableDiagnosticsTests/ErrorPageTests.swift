import Foundation
import Testing
import TranscodableCore
import TranscodableDiagnostics

@Suite struct ErrorPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation/Errors").standardized

  /// The codes of failures, and of events that are not failures.
  static let codes =
    CodingFailureReason.all.map(\.code)
    + DecodingEvent.Kind.all.filter { ![.duplicateKey, .unknownKey].contains($0) }.map(\.code)

  @Test func `every reason has a page`() {
    #expect(CodingErrorPage.all.map(\.code) == Self.codes)
  }

  /// Recorded with `RECORD=1` in the environment.
  @Test(arguments: CodingErrorPage.all.map(\.code))
  func `the page in the documentation is up to date`(_ code: String) throws {
    let page = try #require(CodingErrorPage(code: code))
    let file = Self.folder.appending(path: "\(code).md")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      return try page.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try page.text == String(contentsOf: file, encoding: .utf8))
  }

  @Test func `the list of pages is complete`() throws {
    let start = """
      # Error codes

      Each reason for rejecting a document, and each kind of recovery, has a code that is part of \
      every report, and a page here. The command `transcode explain CODE` prints the same page.


      """
    let text = start + CodingErrorPage.all.map { "- [\($0.code)](\($0.code).md)\n" }.joined()
    let file = Self.folder.appending(path: "README.md")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  @Test func `every page in the documentation has a reason`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let expected = Self.codes.map { "\($0).md" } + ["README.md"]
    #expect(Set(files) == Set(expected))
  }

  @Test func `an unknown code has no page, but may have a suggestion`() {
    #expect(CodingErrorPage(code: "missing-kye")?.code == nil)
    #expect(CodingErrorPage.nearestCode(to: "missing-kye") == "missing-key")
    #expect(CodingErrorPage.nearestCode(to: "weather") == nil)
  }
}
