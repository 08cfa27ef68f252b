internal import TranscodableBytes
internal import TranscodableCore

/// Finds the paths of places that are asked about one after the other, in one pass over the text.
struct JSONPathMemory {
  private var walker: JSONPathWalker?
  private var start = 0

  /// The keys and indices of everything that is open at `end`.
  ///
  /// - Parameters:
  ///   - text: Where the text starts, or the part of it.
  ///   - end: The offset of the place.
  ///   - settings: What counts as JSON.
  /// - Returns: The keys, the outermost first.
  /// - Complexity: O(*n*) in the distance from the place before, or from the start if that is after it.
  mutating func path(
    from text: ByteCursor, to end: Int, settings: JSONReaderSettings
  ) -> [any CodingKey] {
    let isOnTheWay = start == text.offset && (walker?.offset ?? .max) <= end
    // Taken out, so that what it has on its way is not copied.
    var walker = isOnTheWay ? self.walker.take() ?? JSONPathWalker(text) : JSONPathWalker(text)
    walker.resume(in: text)
    walker.advance(to: end)
    let path = walker.path(settings)
    (self.walker, start) = (walker, text.offset)
    return path
  }
}
