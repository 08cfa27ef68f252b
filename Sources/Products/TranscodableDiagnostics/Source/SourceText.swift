internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

/// A text in which something is wrong, as UTF-8 without a byte order mark.
struct SourceText: Sendable {
  let bytes: [UInt8]

  init(_ source: borrowing some ByteSource & ~Copyable & ~Escapable) {
    bytes = source.withBytes { JSONReader.utf8Text(of: $0) }
  }

  /// - Parameter utf8: A text as UTF-8, whose first bytes are no byte order mark or have the
  ///   right to be there.
  init(utf8: [UInt8]) { bytes = utf8 }

  /// The place of a range whose line has not been counted.
  func place(of range: Range<Int>) -> CodingDiagnostic.Place {
    let before = bytes.prefix(max(0, range.lowerBound))
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return CodingDiagnostic.Place(byteRange: range, line: line, column: column)
  }

  // MARK: - Lines

  /// A line, or so much of it as was looked at.
  struct Line: Sendable {
    var range: Range<Int>
    /// Whether the line begins before the range.
    var isCutAtStart = false
    /// Whether the line goes on after the range.
    var isCutAtEnd = false
  }

  /// The line around a byte, looked at for at most `reach` bytes to either side.
  func line(around offset: Int, reach: Int) -> Line {
    let offset = min(max(0, offset), bytes.count)
    var start = offset
    while start > 0, offset - start < reach, bytes[start - 1] != 0x0A { start -= 1 }
    var end = offset
    while end < bytes.count, end - offset < reach, bytes[end] != 0x0A { end += 1 }
    var line = Line(range: start..<end)
    if start > 0, bytes[start - 1] != 0x0A {
      line.isCutAtStart = true
      while start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
    }
    if end < bytes.count, bytes[end] != 0x0A {
      line.isCutAtEnd = true
      while end > offset, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    } else if end > start, end < bytes.count, bytes[end - 1] == 0x0D {
      end -= 1
    }
    line.range = start..<max(start, end)
    return line
  }

  /// The line before the one that begins at `start`, from its beginning on; nil if there is none.
  func lineBefore(_ start: Int, reach: Int) -> Line? {
    guard start > 0, bytes[start - 1] == 0x0A else { return nil }
    let last = line(around: start - 1, reach: reach)
    // Of a line that is longer than that nothing but the end is at hand; that says little.
    return last.isCutAtStart ? nil : last
  }

  /// The line after the one with the byte at `offset`; nil if there is none.
  func lineAfter(_ offset: Int, reach: Int) -> Line? {
    var end = offset
    while end < bytes.count, end - offset < reach, bytes[end] != 0x0A { end += 1 }
    guard end < bytes.count, bytes[end] == 0x0A, end + 1 < bytes.count else { return nil }
    return line(around: end + 1, reach: reach)
  }
}
