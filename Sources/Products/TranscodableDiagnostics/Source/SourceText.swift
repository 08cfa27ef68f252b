internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

/// The document that diagnostics refer to, in UTF-8 without a byte order mark.
struct SourceText: Sendable {
  let bytes: [UInt8]

  init(_ source: borrowing some ByteSource & ~Copyable & ~Escapable) {
    bytes = source.withBytes { JSONReader.utf8Text(of: $0) }
  }

  /// `utf8` must not start with a byte order mark, unless the mark is part of the content.
  init(utf8: [UInt8]) { bytes = utf8 }

  func position(of range: Range<Int>) -> CodingDiagnostic.Position {
    let before = bytes.prefix(max(0, range.lowerBound))
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return CodingDiagnostic.Position(byteRange: range, line: line, column: column)
  }

  // MARK: - Lines

  struct Line: Sendable {
    var range: Range<Int>
    var isCutAtStart = false
    var isCutAtEnd = false
  }

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

  func lineBefore(_ start: Int, reach: Int) -> Line? {
    guard start > 0, bytes[start - 1] == 0x0A else { return nil }
    let last = line(around: start - 1, reach: reach)
    // The end of a line isn't useful without its start.
    return last.isCutAtStart ? nil : last
  }

  func lineAfter(_ offset: Int, reach: Int) -> Line? {
    var end = offset
    while end < bytes.count, end - offset < reach, bytes[end] != 0x0A { end += 1 }
    guard end < bytes.count, bytes[end] == 0x0A, end + 1 < bytes.count else { return nil }
    return line(around: end + 1, reach: reach)
  }
}
