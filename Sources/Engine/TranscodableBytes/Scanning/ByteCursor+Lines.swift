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
