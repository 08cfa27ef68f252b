package import TranscodableJSON

/// The keys of a type, for conformances to `JSONDecodable` that are written by hand.
///
/// Asks the reader for members in the way `@Codable` writes it, with a loop in place of one condition a field.
package struct Fields: Sendable {
  private let names: [StaticString]
  private let joined: StaticString
  private let words: [UInt64]

  /// - Parameters:
  ///   - names: The keys.
  ///   - joined: The same keys, separated by NUL.
  package init(_ names: [StaticString], joined: StaticString) {
    self.names = names
    self.joined = joined
    words = names.map { name in
      var word: UInt64 = 0
      for (index, byte) in "\"\(name)\"".utf8.prefix(8).enumerated() {
        word |= UInt64(byte) << UInt64(index * 8)
      }
      return word
    }
  }

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - reader: Stands before the object.
  ///   - required: A bit for each field that must be there.
  ///   - field: Reads the value of the field with this number.
  /// - Returns: Whether the object was read and all required fields were there.
  package func read(
    from reader: inout JSONReader, required: UInt64 = 0,
    _ field: (Int, inout JSONReader) -> Void
  ) -> Bool {
    var seen: UInt64 = 0
    var key = reader.beginObject()
    while key != 0 {
      let taken = names.indices.first { index in
        reader.take(names[index], key, words[index], &seen, 1 << UInt64(index))
      }
      if let taken {
        field(taken, &reader)
        key = reader.nextMember()
      } else {
        key = reader.skipMember(joined)
      }
    }
    if reader.hasSeen(seen, required) { return true }
    let _: Bool? = reader.missing(seen, required: required, joined)
    return false
  }
}
