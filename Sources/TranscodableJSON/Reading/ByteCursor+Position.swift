internal import TranscodableBytes

// Lines and columns, sixteen bytes at a time.
extension ByteCursor {
  /// The line and the column of the byte at `offset`, both from 1; a line feed ends a line, and a column is a Unicode scalar.
  ///
  /// - Complexity: O(*n*) in the number of bytes from here to `offset`.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let text = prefix(offset - self.offset)
    let end = text.offset + max(0, text.remaining)
    var (feeds, continuations) = text.counts
    var lineStart = text.offset
    if feeds > 0 {
      lineStart = text.behindLastLineFeed(end)
      continuations = text.at(lineStart).counts.continuations
    }
    return (feeds + 1, end - lineStart - continuations + 1)
  }

  /// The numbers of line feeds, and of bytes that continue a character of UTF-8, from here to the end.
  private var counts: (feeds: Int, continuations: Int) {
    var cursor = self
    var (feeds, continuations) = (0, 0)
    while !cursor.isAtEnd {
      // A lane counts up to 255.
      var (feedLanes, lanes) = (SIMD16<UInt8>(), SIMD16<UInt8>())
      for _ in 0..<min(255, (cursor.remaining + 15) / 16) {
        let block = cursor.block()
        let isFeed: BlockMask = block .== SIMD16<UInt8>(repeating: 0x0A)
        // From 0x80 to 0xBF, as signed numbers.
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

  /// The place behind the last line feed before `end`, of which there is one.
  private func behindLastLineFeed(_ end: Int) -> Int {
    var place = end
    while place > offset + 16 {
      let feeds: BlockMask = at(place - 16).block() .== SIMD16<UInt8>(repeating: 0x0A)
      if !LaneMask(feeds).isEmpty { break }
      place -= 16
    }
    while place > offset, at(place - 1).peek() != 0x0A { place -= 1 }
    return place
  }
}
