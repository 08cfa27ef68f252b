internal import TranscodableCore

extension Snippet {
  /// Adds the rows of a binary document around the location.
  mutating func addBytes() {
    guard let dump = report.binary, let range = diagnostic.position?.byteRange else { return }
    let width = room >= 66 ? 16 : 8
    let start = min(max(0, range.lowerBound), dump.bytes.count)
    // The end of a document is marked after its last byte.
    let marked = start > 0 && start == dump.bytes.count && start % width == 0 ? start - 1 : start
    let row = marked / width
    addFrame()
    for number in max(0, row - renderer.contextLines)..<row { addRow(number, of: dump, width) }
    addRow(row, of: dump, width)
    let column = (start - row * width) * 3
    let count = max(1, min(range.count, (row + 1) * width - start))
    var label = diagnostic.expected.map { " expected \($0.visible)" } ?? ""
    if diagnostic.reason == .missingKey { label = " the object starts here" }
    if column + count * 3 + label.displayWidth > room { label = "" }
    addMark(String(repeating: renderer.glyphs.caret, count: count * 3 - 1) + label, after: column)
    let last = (dump.bytes.count - 1) / width
    guard row < last else { return }
    for number in row + 1...min(last, row + renderer.contextLines) where number > row {
      addRow(number, of: dump, width)
    }
  }

  private mutating func addRow(_ number: Int, of dump: HexDump, _ width: Int) {
    addRow(dump.row(number, width: width), number: number * width)
  }
}
