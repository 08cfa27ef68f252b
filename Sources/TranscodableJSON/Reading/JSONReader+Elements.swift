internal import TranscodableBytes
internal import TranscodableCore

// Fields that are the elements of an array. The names start with two underscores: they are for the code of the
// macros.
extension JSONReader {
  /// Reports that an array ends before the element of a field.
  ///
  /// - Parameters:
  ///   - index: The number of elements before it.
  ///   - type: The type of the field.
  ///   - start: Where the array starts.
  @inline(never)
  public mutating func __failElement(_ index: Int, _ type: any Any.Type, at start: Int) {
    guard !hasFailed else { return }
    var place = cursor.at(start)
    _ = place.skipBlanks()
    fail(
      .missingValue, at: place.offset, expected: "\(type)", type: type,
      found: "no element \(index)")
  }

  /// Passes over the elements that no field has.
  ///
  /// - Parameter more: Whether an element stands here.
  public mutating func __skipElements(_ more: Bool) {
    var more = more
    while more {
      skipValue()
      more = nextElement()
    }
  }
}
