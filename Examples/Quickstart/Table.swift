import Foundation

/// Rows in aligned columns.
struct Table {
  private var rows: [[String]]
  /// The maximum number of characters in a cell.
  private let limit = 52

  init(header: [String]) { rows = [header] }

  mutating func append(_ row: [String]) {
    rows.append(row.map(shortened))
  }

  private func shortened(_ cell: String) -> String {
    let line = cell.replacing("\t", with: " ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  /// The rows as lines.
  ///
  /// The last column isn't padded.
  var lines: [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).enumerated()
        .map { column, cell in
          let padding = column == columns - 1 ? 0 : cell.1 - cell.0.displayWidth
          return cell.0 + String(repeating: " ", count: padding)
        }
        .joined(separator: "  ")
    }
  }
}

extension String {
  /// The number of terminal columns; wide East Asian characters take two.
  fileprivate var displayWidth: Int {
    unicodeScalars.reduce(0) { width, scalar in
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0x1F300...0x1FAFF:
        width + 2
      default:
        scalar.properties.generalCategory == .nonspacingMark ? width : width + 1
      }
    }
  }
}

extension Table {
  /// Creates a table with one row per commit.
  init(commits: [Commit]) {
    self.init(header: ["commit", "date", "author", "parents", "subject"])
    for entry in commits {
      append([
        String(entry.sha.prefix(7)),
        entry.commit.author.date.formatted(.iso8601.year().month().day()),
        entry.commit.author.name,
        String(entry.parents.count),
        entry.subject,
      ])
    }
  }
}
