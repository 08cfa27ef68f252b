/// An index that stores the line and column at regular intervals in a document.
///
/// With the index, many offsets can be located in a single pass over the document.
///
/// The index is extended on demand.
package final class LineIndex {
  /// An offset and its line and column, which start at 1.
  package typealias Place = (offset: Int, line: Int, column: Int)

  private var places: [Place] = []

  /// The number of bytes between saved positions.
  private static var distance: Int { 4096 }

  package init() {}

  /// Returns the line and column of an offset in the document.
  ///
  /// `start` is the offset at which the document begins. It must not change until ``removeAll()``
  /// is called. `extend` computes the line and column of an offset, starting from a known position
  /// before it.
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
