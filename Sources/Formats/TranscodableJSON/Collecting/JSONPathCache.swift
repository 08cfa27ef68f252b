internal import TranscodableBytes
internal import TranscodableCore

/// A cache for computing the coding paths of a series of offsets in one pass over the document.
struct JSONPathCache {
  private var walker: JSONPathWalker?
  private var start = 0

  /// Returns the coding path at `end`.
  ///
  /// - Complexity: O(*n*) in the distance from the previous offset, or from the start if the
  ///   previous offset is after `end`.
  mutating func path(
    from text: ByteCursor, to end: Int, settings: JSONReaderSettings, _ keys: ConvertedKeys?
  ) -> [any CodingKey] {
    let isOnTheWay = start == text.offset && (walker?.offset ?? .max) <= end
    // Takes the walker out of the property, so that its state isn't copied.
    var walker = isOnTheWay ? self.walker.take() ?? JSONPathWalker(text) : JSONPathWalker(text)
    walker.resume(in: text, keys)
    walker.advance(to: end)
    let path = walker.path(settings)
    (self.walker, start) = (walker, text.offset)
    return path
  }
}
