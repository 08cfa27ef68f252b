/// The lines and columns of a text at regular distances, so that to ask for many places costs one pass over it.
///
/// It is made as far as it is asked for.
package final class LineIndex {
  /// A place, with its line and column, both from 1.
  package typealias Place = (offset: Int, line: Int, column: Int)

  private var places: [Place] = []

  /// The number of bytes between two places that are kept.
  private static var distance: Int { 4096 }

  package init() {}

  /// The place of an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - start: Where the text starts: the same until everything is forgotten.
  ///   - goOn: The place of an offset that is not before a known one.
  /// - Returns: The place.
  package func place(
    of offset: Int, from start: Int = 0, _ goOn: (_ known: Place, _ offset: Int) -> Place
  ) -> Place {
    if places.isEmpty { places.append((start, 1, 1)) }
    let index = max(0, offset - start) / Self.distance
    while places.count <= index {
      places.append(goOn(places[places.count - 1], start + places.count * Self.distance))
    }
    return goOn(places[index], offset)
  }

  /// Forgets a text, before another one.
  package func removeAll() {
    if !places.isEmpty { places = [] }
  }
}
