/// An index that stores the line and column at regular intervals in a document.
///
/// With the index, many offsets can be located in a single pass over the document.
///
/// The index is extended on demand.
package final class LineIndex {
  /// An offset and its line and column, which start at 1.
  package typealias Position = (offset: Int, line: Int, column: Int)

  private var positions: [Position] = []

  /// The number of bytes between saved positions.
  private static var distance: Int { 4096 }

  package init() {}

  /// Returns the line and column of an offset in the document.
  ///
  /// `start` is the offset at which the document begins. It must not change until ``removeAll()``
  /// is called. `extend` computes the line and column of an offset, starting from a known position
  /// before it.
  package func position(
    of offset: Int, from start: Int = 0, _ extend: (_ known: Position, _ offset: Int) -> Position
  ) -> Position {
    if positions.isEmpty { positions.append((start, 1, 1)) }
    let index = max(0, offset - start) / Self.distance
    while positions.count <= index {
      positions.append(
        extend(positions[positions.count - 1], start + positions.count * Self.distance))
    }
    return extend(positions[index], offset)
  }

  package func removeAll() {
    if !positions.isEmpty { positions = [] }
  }
}
