internal import TranscodableBytes

/// A line as a row of cells, each of them a character of the text in its visible form.
struct DisplayLine {
  struct Cell {
    var text: String
    /// The columns it takes.
    var width: Int
    /// The bytes it stands for.
    var range: Range<Int>
  }

  private(set) var cells: [Cell] = []
  /// What stands before and behind the cells for what is left out there; empty if nothing is.
  private(set) var start = ""
  private(set) var end = ""

  /// Creates the cells of a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - source: The text.
  ///   - tabWidth: The number of columns between two tab stops.
  ///   - ellipsis: What stands for what is left out.
  init(_ line: SourceText.Line, of source: SourceText, tabWidth: Int, ellipsis: String) {
    if line.isCutAtStart { start = ellipsis }
    if line.isCutAtEnd { end = ellipsis }
    withCursor(over: source.bytes.span) { text in
      var cursor = text.at(line.range.lowerBound).prefix(line.range.count)
      var column = 0
      while !cursor.isAtEnd {
        let valid = cursor.validUTF8Prefix(cursor.remaining)
        for character in cursor.text(valid, isASCII: false) {
          append(character, at: &cursor, &column, tabWidth)
        }
        guard !cursor.isAtEnd else { break }
        let byte = String(cursor.peek(), radix: 16, uppercase: true)
        append("<\(byte)>", byteCount: 1, at: &cursor, &column)
      }
    }
  }

  private mutating func append(
    _ character: Character, at cursor: inout ByteCursor, _ column: inout Int, _ tabWidth: Int
  ) {
    let text =
      character == "\t"
      ? String(repeating: " ", count: tabWidth - column % tabWidth) : character.visible
    append(text, byteCount: character.utf8.count, at: &cursor, &column)
  }

  private mutating func append(
    _ text: String, byteCount: Int, at cursor: inout ByteCursor, _ column: inout Int
  ) {
    let cell = Cell(
      text: text, width: text.displayWidth, range: cursor.offset..<(cursor.offset + byteCount))
    cells.append(cell)
    column += cell.width
    cursor.advance(by: byteCount)
  }

  /// How many columns the line takes.
  var width: Int { start.displayWidth + cells.reduce(0) { $0 + $1.width } + end.displayWidth }

  var text: String { start + cells.map(\.text).joined() + end }

  // MARK: - Cutting

  /// Leaves out what does not fit, the cells around `offset` last.
  mutating func cut(to limit: Int, around offset: Int, ellipsis: String) {
    guard width > limit else { return }
    let room = max(1, limit - 2 * ellipsis.displayWidth)
    let center = cells.firstIndex { $0.range.upperBound > offset } ?? cells.endIndex
    var (low, high, used) = (center, center, 0)
    // A third of the room for what stands before, the rest for the place and what stands behind.
    func take(before limit: Int) {
      while low > 0, used + cells[low - 1].width <= limit {
        low -= 1
        used += cells[low].width
      }
    }
    take(before: room / 3)
    while high < cells.count, used + cells[high].width <= room {
      used += cells[high].width
      high += 1
    }
    take(before: room)
    if low > 0 { start = ellipsis }
    if high < cells.count { end = ellipsis }
    cells = Array(cells[low..<high])
  }

  /// The columns before the cells of a range, and those that they take: at least one.
  func columns(of range: Range<Int>) -> (before: Int, count: Int) {
    var before = start.displayWidth
    var count = 0
    for cell in cells {
      if cell.range.upperBound <= range.lowerBound {
        before += cell.width
      } else if cell.range.lowerBound < max(range.upperBound, range.lowerBound + 1) {
        count += cell.width
      }
    }
    return (before, max(1, count))
  }
}
