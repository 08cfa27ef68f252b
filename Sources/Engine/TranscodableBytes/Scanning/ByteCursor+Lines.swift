// Functions that compute lines and columns. They process sixteen bytes at a time.
extension ByteCursor {
  /// Returns the line and the column of the byte at `offset`, both starting at 1.
  ///
  /// A line ends with a line feed. Columns are counted in Unicode scalars.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let text = prefix(offset - self.offset)
    let end = text.offset + max(0, text.remaining)
    var (feeds, continuations) = text.counts
    var lineStart = text.offset
    if feeds > 0 {
      lineStart = text.offsetAfterLastLineFeed(end)
      continuations = text.at(lineStart).counts.continuations
    }
    return (feeds + 1, end - lineStart - continuations + 1)
  }

  /// Returns the position of an offset.
  ///
  /// `known` is the position of that offset or of an earlier offset.
  package func location(of offset: Int, from known: LineIndex.Position) -> LineIndex.Position {
    let (line, column) = at(known.offset).position(of: offset)
    return (offset, known.line + line - 1, line == 1 ? known.column + column - 1 : column)
  }

  private var counts: (feeds: Int, continuations: Int) {
    var cursor = self
    var (feeds, continuations) = (0, 0)
    while !cursor.isAtEnd {
      // Each lane of a SIMD vector can count only to 255.
      var (feedLanes, lanes) = (SIMD16<UInt8>(), SIMD16<UInt8>())
      for _ in 0..<min(255, (cursor.remaining + 15) / 16) {
        let block = cursor.block()
        let isFeed: BlockMask = block .== SIMD16<UInt8>(repeating: 0x0A)
        // Continuation bytes are 0x80 to 0xBF. As signed numbers, these are the lowest values.
        let isContinuation: BlockMask =
          SIMD16<Int8>(truncatingIfNeeded: block) .< SIMD16<Int8>(repeating: -0x40)
        feedLanes.replace(with: feedLanes &+ 1, where: isFeed)
        lanes.replace(with: lanes &+ 1, where: isContinuation)
        cursor.advance(by: 16)
      }
      feeds += Int(SIMD16<UInt16>(truncatingIfNeeded: feedLanes).wrappedSum())
      continuations += Int(SIMD16<UInt16>(truncatingIfNeeded: lanes).wrappedSum())
    }
    return (feeds, continuations)
  }

  private func offsetAfterLastLineFeed(_ end: Int) -> Int {
    var start = end
    while start > offset + 16 {
      let feeds: BlockMask = at(start - 16).block() .== SIMD16<UInt8>(repeating: 0x0A)
      if !LaneMask(feeds).isEmpty { break }
      start -= 16
    }
    while start > offset, at(start - 1).peek() != 0x0A { start -= 1 }
    return start
  }
}

/// Saves the line and column of every 4096th byte, so that many offsets can be located in one pass
/// over the document.
package final class LineIndex {
  /// Lines and columns start at 1.
  package typealias Position = (offset: Int, line: Int, column: Int)

  private let positions = UncheckedCell<[Position]>([])

  private static var distance: Int { 4096 }

  package init() {}

  /// `extend` computes the line and column of an offset from a known earlier position.
  ///
  /// `start` must not change until ``removeAll()`` is called.
  package func position(
    of offset: Int, from start: Int = 0, _ extend: (_ known: Position, _ offset: Int) -> Position
  ) -> Position {
    var known = Position(start, 1, 1)
    let count = max(0, offset - start) / Self.distance
    while positions.value.count < count {
      let end = start + (positions.value.count + 1) * Self.distance
      let next = extend(positions.value.last ?? known, end)
      positions.value.append(next)
    }
    if count > 0 { known = positions.value[count - 1] }
    return extend(known, offset)
  }

  package func removeAll() {
    if !positions.value.isEmpty { positions.value = [] }
  }
}

extension LineIndex? {
  /// Returns the position of an offset, which is computed from the start if there is no index.
  package func position(
    of offset: Int, from start: Int = 0,
    _ extend: (_ known: LineIndex.Position, _ offset: Int) -> LineIndex.Position
  ) -> LineIndex.Position {
    self?.position(of: offset, from: start, extend) ?? extend((start, 1, 1), offset)
  }
}
