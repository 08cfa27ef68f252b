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
