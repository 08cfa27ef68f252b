/// An index of lines and columns at regular intervals of a document.
///
/// With it, locating many offsets takes only one pass over the document.
///
/// The index is extended on demand.
package final class LineIndex {
  /// An offset with its line and column, both starting at 1.
  package typealias Place = (offset: Int, line: Int, column: Int)

  private var places: [Place] = []

  /// The number of bytes between saved positions.
  private static var distance: Int { 4096 }

  package init() {}

  /// Returns the line and column of an offset.
  ///
  /// `start` is the offset of the document. It must not change before ``removeAll()`` is called.
  /// `extend` computes the line and column of an offset at or after a known position.
  package func place(
    of offset: Int, from start: Int = 0, _ extend: (_ known: Place, _ offset: Int) -> Place
  ) -> Place {
    if places.isEmpty { places.append((start, 1, 1)) }
    let index = max(0, offset - start) / Self.distance
    while places.count <= index {
      places.append(extend(places[places.count - 1], start + places.count * Self.distance))
    }
    return extend(places[index], offset)
  }

  package func removeAll() {
    if !places.isEmpty { places = [] }
  }
}
