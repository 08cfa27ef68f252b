internal import TranscodableBytes

/// A line and column counter for an offset that only moves forward.
struct JSONLineCounter: Sendable {
  private(set) var offset: Int
  private(set) var line = 1
  /// The column in Unicode scalars, starting at 1.
  private(set) var column = 1

  init(from offset: Int = 0) { self.offset = offset }

  mutating func advance(to target: Int, in window: JSONWindow) {
    guard target > offset else { return }
    let (lines, columns) = window.cursor(at: offset).position(of: target - window.base)
    line += lines - 1
    column = lines > 1 ? columns : column + columns - 1
    offset = target
  }

  mutating func startLine(at offset: Int) {
    self.offset = offset
    line += 1
    column = 1
  }
}
