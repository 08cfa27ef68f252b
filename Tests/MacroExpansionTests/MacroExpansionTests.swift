import Foundation
import Testing

/// The macros as expanded by the compiler.
///
/// Every fixture is compiled with the plugin of this build. With `RECORD=1` in the environment the
/// expectations are written instead of compared; review the difference before committing it.
@Suite struct MacroExpansionTests {
  @Test func `fixtures are found`() {
    #expect(Fixture.all.count > 30)
  }

  @Test(arguments: Fixture.all)
  func `a fixture has the expected expansion and diagnostics`(_ fixture: Fixture) throws {
    let report = try #require(try FixtureReport.all.get()[fixture.source.path])
    #expect(!report.blamesExpansions, "\(report.diagnostics)")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      return try record(report, for: fixture)
    }
    let expanded = try? String(contentsOf: fixture.expanded, encoding: .utf8)
    let diagnostics = try? String(contentsOf: fixture.diagnostics, encoding: .utf8)
    #expect(
      report.diagnostics == diagnostics ?? "", "the diagnostics file is different or missing")
    if diagnostics == nil || expanded != nil {
      #expect(
        report.expanded == expanded, "the expanded file is different or missing: RECORD=1 writes it"
      )
    }
  }

  @Test func `fixtures compile with the main actor as default isolation`() throws {
    for (path, report) in try FixtureReport.onMainActor.get() {
      #expect(!report.hasErrors, "\(path): \(report.diagnostics)")
    }
  }

  // A fixture with diagnostics records its expansion only if the file already exists.
  private func record(_ report: FixtureReport, for fixture: Fixture) throws {
    let files = FileManager.default
    if report.diagnostics.isEmpty {
      try? files.removeItem(at: fixture.diagnostics)
    } else {
      try report.diagnostics.write(to: fixture.diagnostics, atomically: true, encoding: .utf8)
    }
    if report.diagnostics.isEmpty || files.fileExists(atPath: fixture.expanded.path) {
      try report.expanded.write(to: fixture.expanded, atomically: true, encoding: .utf8)
    }
  }
}
