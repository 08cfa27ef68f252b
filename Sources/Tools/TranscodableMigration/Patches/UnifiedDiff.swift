package struct UnifiedDiff {
  private static let context = 3
  private let name: String
  private let diff: LineDiff

  package init(_ name: String, old: [UInt8], new: [UInt8]) {
    self.name = name
    diff = LineDiff(old, new)
  }

  /// The diff as bytes, because the files may not be valid UTF-8.
  package var bytes: [UInt8] {
    guard !diff.changes.isEmpty else { return [] }
    let absolute = name.hasPrefix("/")
    var result = Array(
      "--- \(absolute ? "" : "a/")\(name)\n+++ \(absolute ? "" : "b/")\(name)\n".utf8)
    for hunk in hunks { result += text(of: hunk) }
    return result
  }

  private var hunks: [[LineDiff.Change]] {
    diff.changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private func text(of hunk: [LineDiff.Change]) -> [UInt8] {
    let (first, last) = (hunk[0], hunk[hunk.count - 1])
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, diff.oldLines.count - last.old.upperBound)
    let old = first.old.lowerBound - before..<last.old.upperBound + after
    let new = first.new.lowerBound - before..<last.new.upperBound + after
    var result = Array("@@ -\(Self.header(old)) +\(Self.header(new)) @@\n".utf8)
    var position = old.lowerBound
    for change in hunk {
      for line in diff.oldLines[position..<change.old.lowerBound] { result += Self.line(" ", line) }
      for line in diff.oldLines[change.old] { result += Self.line("-", line) }
      for line in diff.newLines[change.new] { result += Self.line("+", line) }
      position = change.old.upperBound
    }
    for line in diff.oldLines[position..<old.upperBound] { result += Self.line(" ", line) }
    return result
  }

  private static func header(_ range: Range<Int>) -> String {
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func line(_ mark: String, _ line: ArraySlice<UInt8>) -> [UInt8] {
    let end = line.last == 10 ? "" : "\n\\ No newline at end of file\n"
    return Array(mark.utf8) + line + Array(end.utf8)
  }
}
