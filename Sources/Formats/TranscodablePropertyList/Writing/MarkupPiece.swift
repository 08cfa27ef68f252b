internal import TranscodableBytes

/// A piece of markup, at most 32 bytes long, that is appended as one block.
struct MarkupPiece {
  fileprivate let block: SIMD32<UInt8>
  /// The length in bytes, or 0 if the markup doesn't fit.
  let count: Int

  init(_ text: borrowing ByteOutput) {
    var block = SIMD32<UInt8>()
    text.withSpan { bytes in
      for position in 0..<min(bytes.count, 32) { block[position] = bytes[position] }
    }
    self.block = block
    count = text.count <= 32 ? text.count : 0
  }

  init(_ text: String) {
    var output = ByteOutput(capacity: 64)
    output.append(utf8: text)
    self.init(output)
  }
}

extension ByteOutput {
  @inline(__always)
  mutating func append(_ piece: MarkupPiece) {
    append(piece.block, count: piece.count)
  }

  @inline(__always)
  mutating func append(tabs count: Int, _ piece: MarkupPiece) {
    var left = count
    while left > 8 {
      append(0x0909_0909_0909_0909, count: 8)
      left &-= 8
    }
    append(0x0909_0909_0909_0909, count: left, piece.block, count: piece.count)
  }

  mutating func append(_ bytes: [UInt8]) { bytes.lend { append($0) } }

  @inline(__always)
  mutating func append(tabs count: Int) {
    var left = count
    while left > 0 {
      append(0x0909_0909_0909_0909, count: min(left, 8))
      left &-= 8
    }
  }

  /// Returns false if the text contains U+0000, which XML can't represent.
  @inline(__always)
  mutating func append(escaped text: (start: ByteCursor, count: Int)) -> Bool {
    var (cursor, left) = text
    var isText = true
    while left > 0 {
      let block = cursor.block()
      let markup = Self.markup(in: block)
      if markup.isEmpty {
        append(block, count: min(left, 16))
        cursor.advance(by: 16)
        left &-= 16
        continue
      }
      let plain = min(markup.first, left)
      append(block, count: plain)
      cursor.advance(by: plain)
      left &-= plain
      if left == 0 { break }
      let byte = cursor.peek()
      if byte == 0 { isText = false } else { appendReference(to: byte) }
      cursor.advance(by: 1)
      left &-= 1
    }
    return isText
  }

  /// The positions of `<`, `>`, `&`, U+0000 and U+000D.
  ///
  /// An XML reader would convert U+000D to U+000A.
  @inline(__always)
  private static func markup(in block: SIMD16<UInt8>) -> LaneMask {
    // `<` and `>` differ in only one bit.
    let bracket: BlockMask =
      block & SIMD16<UInt8>(repeating: 0xFD) .== SIMD16<UInt8>(repeating: 0x3C)
    let ampersand: BlockMask = block .== SIMD16<UInt8>(repeating: 0x26)
    let null: BlockMask = block .== SIMD16<UInt8>(repeating: 0)
    let carriageReturn: BlockMask = block .== SIMD16<UInt8>(repeating: 0x0D)
    return LaneMask(bracket .| ampersand .| (null .| carriageReturn))
  }

  @inline(never)
  private mutating func appendReference(to character: UInt8) {
    switch character {
    case 0x3C: append(0x3B_746C_26, count: 4)
    case 0x0D: append(0x3B_3331_2326, count: 5)
    case 0x3E: append(0x3B_7467_26, count: 4)
    default: append(0x3B_706D_6126, count: 5)
    }
  }

  mutating func append(real value: Double, then next: UInt8) {
    if value.isFinite { return append(decimal: value, then: next) }
    append(utf8: value.isNaN ? value.description : value > 0 ? "+infinity" : "-infinity")
    append(next)
  }

  /// Appends Base64 in lines of 76 columns, where a tab counts as eight columns.
  mutating func append(base64 data: ByteCursor, indentation: Int) {
    let indentation = min(indentation, 8)
    let width = (76 - 8 * indentation) / 4 * 3
    var cursor = data
    while !cursor.isAtEnd {
      append(tabs: indentation)
      let line = cursor.prefix(width)
      append(base64Line: line)
      append(0x0A)
      cursor.advance(by: line.remaining)
    }
  }

  private mutating func append(base64Line line: ByteCursor) {
    var cursor = line
    while !cursor.isAtEnd {
      let bits = cursor.prefix(3).word().byteSwapped &>> 40
      let count = min(cursor.remaining, 3)
      for position in 0..<4 {
        let digit = UInt8(truncatingIfNeeded: bits &>> UInt64(18 &- position &* 6) & 0x3F)
        append(position <= count ? Self.base64Digit(digit) : 0x3D)
      }
      cursor.advance(by: 3)
    }
  }

  private static func base64Digit(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: value &+ 0x41
    case 26..<52: value &+ 0x47
    case 52..<62: value &- 4
    case 62: 0x2B
    default: 0x2F
    }
  }

  /// The date is written in whole seconds and clamped to the range of Foundation's calendar.
  mutating func append(date secondsSince2001: Double) {
    let first = -211_845_067_200.0
    let seconds =
      secondsSince2001 > first ? min(secondsSince2001, 15_927_175_497_600) : first
    let whole = Int(seconds.rounded(.down))
    let day = whole >= 0 ? whole / 86_400 : (whole + 1) / 86_400 - 1
    let second = whole - day * 86_400
    let date = CalendarDay.date(day)
    if date.year < 0 { append(0x2D) }
    let year = String(abs(date.year))
    for _ in 0..<max(0, 4 - year.utf8.count) { append(0x30) }
    append(utf8: year)
    for (separator, value) in [
      (0x2D, date.month), (0x2D, date.day), (0x54, second / 3600), (0x3A, second / 60 % 60),
      (0x3A, second % 60),
    ] as [(UInt8, Int)] {
      append(separator)
      append(UInt8(0x30 + value / 10))
      append(UInt8(0x30 + value % 10))
    }
    append(0x5A)
  }
}
