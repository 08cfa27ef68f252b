internal import TranscodableBytes

/// Counts lines and columns up to a place in a stream that only moves forward.
struct JSONLineCounter: Sendable {
  /// Up to where it has counted.
  private(set) var offset: Int
  /// The line of that place, from 1.
  private(set) var line = 1
  /// The column of that place in Unicode scalars, from 1.
  private(set) var column = 1

  init(from offset: Int = 0) { self.offset = offset }

  /// Counts up to a place; nothing happens if it has been passed.
  mutating func advance(to target: Int, in window: JSONWindow) {
    guard target > offset else { return }
    let (lines, columns) = window.cursor(at: offset).position(of: target - window.base)
    line += lines - 1
    column = lines > 1 ? columns : column + columns - 1
    offset = target
  }

  /// Notes that the next line begins at a place.
  mutating func startLine(at offset: Int) {
    self.offset = offset
    line += 1
    column = 1
  }
}
