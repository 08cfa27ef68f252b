import Foundation
import Testing
import TranscodableCore
import TranscodableDiagnostics

/// Rendered reports, compared with files.
///
/// With `RECORD=1` in the environment the files are written instead; review the difference before
/// committing it.
@Suite struct RenderingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  @Test func `every reason has a case`() {
    #expect((ReportCase.reasons + ReportCase.events).map(\.name) == ErrorPageTests.codes)
  }

  @Test func `every case reports its reason`() {
    for item in ReportCase.reasons + ReportCase.events {
      let diagnostics = item.report(item.source).diagnostics
      #expect(!diagnostics.isEmpty, "\(item.name)")
      #expect(diagnostics.allSatisfy { $0.reason.code == item.name }, "\(item.name)")
    }
  }

  @Test(arguments: ReportCase.reasons + ReportCase.events + ReportCase.layouts)
  func `a report is rendered as recorded`(_ item: ReportCase) throws {
    let report = item.report(item.source)
    let text = """
      == plain
      \(PlainDiagnosticRenderer().render(report))
      == snippet
      \(item.renderer.render(report))
      == json
      \(JSONDiagnosticRenderer().render(report))
      """
    let file = Self.folder.appending(path: "\(item.name).txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }
}
