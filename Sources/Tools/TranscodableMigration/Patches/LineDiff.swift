/// A diff between two files that changes as few lines as possible.
struct LineDiff {
  struct Change {
    let old: Range<Int>
    let new: Range<Int>
  }

  let oldLines: [ArraySlice<UInt8>]
  let newLines: [ArraySlice<UInt8>]
  let changes: [Change]

  init(_ old: [UInt8], _ new: [UInt8]) {
    oldLines = Self.lines(old)
    newLines = Self.lines(new)
    let difference = newLines.difference(from: oldLines)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [Change] = []
    var (i, j) = (0, 0)
    while i < oldLines.count || j < newLines.count {
      let start = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if start != (i, j) { changes.append(Change(old: start.0..<i, new: start.1..<j)) }
      (i, j) = (i + 1, j + 1)
    }
    self.changes = changes
  }

  static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 10 {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
