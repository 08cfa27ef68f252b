import Foundation
import Testing
import TranscodableMigration

/// Source files before and after migration.
///
/// With `RECORD=1` in the environment the migrated files are written; review the difference.
@Suite struct FixtureTests {
  private func migrate(
    _ text: String, from source: SourcePackage?, suggests: Bool = false
  ) -> Migration {
    var options = MigrationOptions()
    options.suggests = suggests
    options.source = source
    return Migration([("Fixture.swift", text)], options: options)
  }

  private func text(_ migration: Migration, or before: String) -> String {
    migration.changes.first.map { String(decoding: $0.new, as: UTF8.self) } ?? before
  }

  @Test(arguments: Fixture.all)
  func `every type has its expected verdict`(_ fixture: Fixture) throws {
    let before = try fixture.before
    let verdicts = migrate(before, from: fixture.source).reports.map { report in
      let code = report.verdict == .migrated ? "" : " \(report.code?.rawValue ?? "")"
      return "\(report.type) \(report.verdict.rawValue)\(code)"
    }
    #expect(verdicts.sorted() == Fixture.verdicts(in: before).sorted())
  }

  @Test(arguments: Fixture.all)
  func `the migrated source is as recorded`(_ fixture: Fixture) throws {
    let before = try fixture.before
    let after = text(migrate(before, from: fixture.source), or: before)
    let suggested = text(migrate(before, from: fixture.source, suggests: true), or: before)
    let patch = UnifiedDiff("Fixture.swift", old: Array(after.utf8), new: Array(suggested.utf8))
    for (file, result) in [(fixture.after, Array(after.utf8)), (fixture.suggested, patch.bytes)] {
      if ProcessInfo.processInfo.environment["RECORD"] != "1" {
        #expect(result == (try? Array(Data(contentsOf: file))) ?? [], "\(file.lastPathComponent)")
      } else if !result.isEmpty {
        try Data(result).write(to: file)
      } else if FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.removeItem(at: file)
      }
    }
  }

  @Test(arguments: Fixture.all)
  func `a second run changes nothing`(_ fixture: Fixture) throws {
    let before = try fixture.before
    let result = text(migrate(before, from: fixture.source, suggests: true), or: before)
    let second = migrate(result, from: fixture.source, suggests: true)
    #expect(second.changes.isEmpty)
    #expect(second.reports.filter(\.isApplied).isEmpty)
  }

  @Test(arguments: Fixture.all)
  func `a reverse patch restores the original bytes`(_ fixture: Fixture) throws {
    let before = try fixture.before
    for change in migrate(before, from: fixture.source, suggests: true).changes {
      let patch = UnifiedDiff(change.name, old: change.new, new: change.old).bytes
      #expect(try Patch(patch).applied(to: change.new, of: change.name) == Array(before.utf8))
    }
  }
}
