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

  /// The types with the most frequent reasons first, then each reason with its number of types.
  private static func table(_ reports: [TypeReport]) -> String {
    let reasons = reasons(of: reports)
    let sorted = reasons.flatMap { reason in reports.filter { Reason($0) == reason.key } }
    let rows = sorted.map { report in
      [
        "\(report.file):\(report.line)", report.type, report.verdict.rawValue,
        report.code?.rawValue ?? "", report.linesSaved == 0 ? "" : String(report.linesSaved),
        report.detail,
      ]
    }
    var text = lines(of: [["file", "type", "verdict", "code", "lines saved", ""]] + rows)
    for report in sorted {
      for comment in report.droppedComments {
        text += "\(report.file): comment from removed code in \(report.type): \(comment)\n"
      }
    }
    if reasons.count > 1 {
      let rows = reasons.map { reason in
        [String(reason.count), reason.key.verdict.rawValue, reason.key.code?.rawValue ?? ""]
      }
      text += "\n" + lines(of: [["types", "verdict", "code"]] + rows)
    }
    let counts = [MigrationVerdict.migrated, .suggested, .refused, .unchanged].map { verdict in
      "\(reports.count { $0.verdict == verdict }) \(verdict.rawValue)"
    }
    let saved = reports.reduce(0) { $0 + $1.linesSaved }
    return text + counts.joined(separator: ", ") + ", \(saved) lines saved\n"
  }

  private struct Reason: Hashable {
    let verdict: MigrationVerdict
    let code: MigrationCode?

    init(_ report: TypeReport) { (verdict, code) = (report.verdict, report.code) }
  }

  /// The reasons and their numbers of types: refusals first, and the most frequent reason first.
  private static func reasons(of reports: [TypeReport]) -> [(key: Reason, count: Int)] {
    let order: [MigrationVerdict] = [.refused, .suggested, .migrated, .unchanged]
    let counts = Dictionary(grouping: reports, by: Reason.init).mapValues(\.count)
    return counts.map { (key: $0.key, count: $0.value) }.sorted { first, second in
      let ranks = [first, second].map { order.firstIndex(of: $0.key.verdict) ?? order.count }
      let codes = [first, second].map { $0.key.code?.rawValue ?? "" }
      return (ranks[0], -first.count, codes[0]) < (ranks[1], -second.count, codes[1])
    }
  }

  /// Aligns all columns but the last.
  private static func lines(of rows: [[String]]) -> String {
    let widths = rows[0].indices.dropLast().map { column in rows.map(\.[column].count).max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = (cells + row.suffix(1)).joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
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
