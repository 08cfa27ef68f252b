import Foundation
import Testing
import TranscodableMigration

/// A source file before migration, and the expected file after migration.
///
/// A line above each type specifies its verdict: `// fixture User migrated {"id": 1}`; the
/// document is for `Scripts/check-migration`.
struct Fixture: CustomTestStringConvertible {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")
  let name: String

  static let all: [Fixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.contains(".after.") }.sorted()
      .map { Fixture(name: String($0.dropLast(6))) }
  }()

  var testDescription: String { name }
  var before: String {
    get throws { try String(contentsOf: file("swift"), encoding: .utf8) }
  }
  var after: URL { file("after.swift") }
  /// The difference that `--suggest` makes; missing if there is none.
  var suggested: URL { file("after.suggested.patch") }

  private func file(_ ending: String) -> URL { Self.folder.appending(path: "\(name).\(ending)") }

  /// The package whose attributes the file uses, if its name starts with the package's name.
  var source: SourcePackage? {
    SourcePackage.allCases.first { name.lowercased().hasPrefix($0.rawValue) }
  }

  /// The types with their verdicts: `User migrated`, `Team refused custom-logic`.
  static func verdicts(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let mark = line.range(of: "// fixture ") else { return nil }
      let words = line[mark.upperBound...].split(separator: " ", maxSplits: 3).map(String.init)
      let type = words[0].split(separator: "<")[0]
      return words[1] == "migrated" ? "\(type) migrated" : "\(type) \(words[1]) \(words[2])"
    }
  }
}
