internal import TranscodableBytes

struct DisplayLine {
  struct Cell {
    var text: String
    var width: Int
    var range: Range<Int>
  }

  private(set) var cells: [Cell] = []
  private(set) var start = ""
  private(set) var end = ""

  init(_ line: SourceText.Line, of source: SourceText, tabWidth: Int, ellipsis: String) {
    if line.isCutAtStart { start = ellipsis }
    if line.isCutAtEnd { end = ellipsis }
    withCursor(over: source.bytes) { text in
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

  var width: Int { start.displayWidth + cells.reduce(0) { $0 + $1.width } + end.displayWidth }

  var text: String { start + cells.map(\.text).joined() + end }

  // MARK: - Cutting

  mutating func cut(to limit: Int, around offset: Int, ellipsis: String) {
    guard width > limit else { return }
    let room = max(1, limit - 2 * ellipsis.displayWidth)
    let center = cells.firstIndex { $0.range.upperBound > offset } ?? cells.endIndex
    var (low, high, used) = (center, center, 0)
    // Use a third of the width for the cells before the location. The rest is for the location and
    // the cells after it.
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

extension Character {
  /// The number of terminal columns that the character occupies: 0, 1 or 2.
  ///
  /// This follows Unicode's East Asian Width. Ambiguous characters occupy one column.
  package var displayWidth: Int {
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.map(\.displayWidth).max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // These are vowels and final consonants of decomposed Hangul syllables.
    if 0x1160...0x11FF ~= value { return 0 }
    return properties.isEmojiPresentation || isWide ? 2 : 1
  }

  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F,  // Hangul initial consonants
      0x2E80...0x303E, 0x3041...0x33FF,  // radicals, kana, bopomofo, enclosed and squared forms
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,  // Han, Yi
      0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,  // compatibility and vertical forms
      0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, kana supplements
      0x1F200...0x1F2FF, 0x20000...0x3FFFD:  // enclosed ideographs, further Han
      true
    default: false
    }
  }
}

extension Character {
  /// The character itself, or a code for it.
  ///
  /// Codes represent characters that are invisible, move the cursor, or change the text direction.
  var visible: String {
    // Joiners within an emoji are part of a visible character, so they are kept.
    if unicodeScalars.count > 1, !unicodeScalars.contains(where: \.isControl) {
      return String(self)
    }
    return unicodeScalars.map { $0.isControl || $0.isFormat ? $0.code : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    // Characters that change the text direction are treated as control characters, because they are
    // harmful even within a visible character.
    if 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value || 0x200E...0x200F ~= value
      || value == 0x061C
    {
      return true
    }
    return properties.generalCategory == .control || value == 0x2028 || value == 0x2029
  }

  fileprivate var isFormat: Bool {
    switch properties.generalCategory {
    case .format, .privateUse, .unassigned: true
    default: false
    }
  }

  fileprivate var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}

extension String {
  /// The string must be JSON, in which control characters below U+0020 are escaped.
  var escapingControls: String {
    guard unicodeScalars.contains(where: { $0.value >= 0x7F && $0.isControl }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      guard scalar.value >= 0x7F, scalar.isControl else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return result
  }

  package var visible: String { map(\.visible).joined() }

  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}
