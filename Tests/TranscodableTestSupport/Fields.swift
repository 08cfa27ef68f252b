package import TranscodableJSON

/// The keys of a type, for conformances to `JSONDecodable` that are written by hand.
///
/// Asks the reader for members in the way `@Codable` writes it, with a loop in place of one condition a field.
package struct Fields: Sendable {
  private let members: [StaticString]
  private let joined: StaticString
  private let words: [UInt64]

  /// - Parameters:
  ///   - members: The keys, in quotes and with a colon after them.
  ///   - joined: The same keys without both, separated by NUL.
  package init(_ members: [StaticString], joined: StaticString) {
    self.members = members
    self.joined = joined
    words = members.map { member in
      var word: UInt64 = 0
      for (index, byte) in member.description.utf8.dropLast().prefix(8).enumerated() {
        word |= UInt64(byte) << UInt64(index * 8)
      }
      return word
    }
  }

  /// The key of a member.
  package static func key(_ member: StaticString) -> String {
    String(member.description.dropFirst().dropLast(2))
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
    var key = reader.__beginObject()
    while key != 0 {
      let taken = members.indices.first { index in
        reader.__takeField(members[index], key, words[index], &seen, 1 << UInt64(index))
      }
      if let taken {
        field(taken, &reader)
        key = reader.__nextMember("", seen, 0)
      } else {
        key = reader.__skipMember(joined)
      }
    }
    if reader.__hasSeen(seen, required) { return true }
    let _: Bool? = reader.__missing(seen, required: required, joined)
    return false
  }
}
