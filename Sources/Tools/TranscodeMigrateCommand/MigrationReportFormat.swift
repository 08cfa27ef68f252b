internal import ArgumentParser
internal import TranscodableJSON
internal import TranscodableMigration

enum MigrationReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json

  func text(
    _ reports: [TypeReport], _ changes: [Migration.ChangedFile], showsDiff: Bool
  ) -> String {
    if self == .json {
      return JSON.array(reports.map(\.json)).prettyPrinted + "\n"
    }
    let diff =
      showsDiff ? changes.flatMap { UnifiedDiff($0.name, old: $0.old, new: $0.new).bytes } : []
    return String(decoding: diff, as: UTF8.self) + (diff.isEmpty ? "" : "\n") + Self.table(reports)
  }

  private static func table(_ reports: [TypeReport]) -> String {
    var rows = reports.map { report in
      [
        "\(report.file):\(report.line)", report.type, report.verdict.rawValue,
        report.code?.rawValue ?? "", report.linesSaved == 0 ? "" : String(report.linesSaved),
        report.detail,
      ]
    }
    rows.insert(["file", "type", "verdict", "code", "lines saved", ""], at: 0)
    let widths = (0..<5).map { column in rows.map(\.[column].count).max() ?? 0 }
    var text = ""
    for row in rows {
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = (cells + [row[5]]).joined(separator: "  ")
      text += String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }
    for report in reports {
      for comment in report.droppedComments {
        text += "\(report.file): comment from removed code in \(report.type): \(comment)\n"
      }
    }
    let counts = [MigrationVerdict.migrated, .suggested, .refused, .unchanged].map { verdict in
      "\(reports.count { $0.verdict == verdict }) \(verdict.rawValue)"
    }
    let saved = reports.reduce(0) { $0 + $1.linesSaved }
    return text + counts.joined(separator: ", ") + ", \(saved) lines saved\n"
  }
}

extension SourcePackage: ExpressibleByArgument {}

extension TypeReport {
  fileprivate var json: JSON {
    [
      "file": .string(file), "line": JSON(line), "type": .string(type),
      "verdict": .string(verdict.rawValue), "code": code.map { .string($0.rawValue) } ?? .null,
      "detail": .string(detail), "isApplied": .bool(isApplied), "linesSaved": JSON(linesSaved),
      "droppedComments": .array(droppedComments.map { .string($0) }),
    ]
  }
}
