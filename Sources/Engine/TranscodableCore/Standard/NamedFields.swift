internal import TranscodableBytes

/// The members of an object, for a type whose field names are only known at run time.
package struct NamedFields {
  private let members: Members

  package static func of(_ decoder: any Decoder) throws -> NamedFields? {
    try members(of: decoder).map { NamedFields(members: $0) }
  }

  // Avoids a dynamic cast, which would take longer than decoding a field.
  @inline(__always)
  private static func members(of decoder: some Decoder) throws -> Members? {
    try withSameType(decoder, as: StandardDecoder.self) { decoder in
      Members(
        decoder.document, Members.word(object: try decoder.object(), path: decoder.path))
    }
  }

  /// Returns the string for a key.
  ///
  /// The result is `nil` if the value is of another kind, and `.some(nil)` if there is no value.
  package func string(for key: String) -> String?? {
    guard let entry = entry(for: key) else { return .some(nil) }
    return members.document.string(at: entry).map { .some($0) } ?? nil
  }

  package func bool(for key: String) -> Bool?? {
    guard let entry = entry(for: key) else { return .some(nil) }
    return members.document.bool(at: entry).map { .some($0) } ?? nil
  }

  package func integer(for key: String) -> Int?? {
    guard let entry = entry(for: key) else { return .some(nil) }
    return members.document.integer(at: entry, Int.self).map { .some($0) } ?? nil
  }

  package func double(for key: String) -> Double?? {
    guard let entry = entry(for: key) else { return .some(nil) }
    return members.document.double(at: entry).map { .some($0) } ?? nil
  }

  package func position(of key: String) -> Position? { entry(for: key).map { Position(entry: $0) } }

  package struct Position {
    fileprivate let entry: ValueTape.Entry
  }

  package func value<Value: Decodable>(
    _ type: Value.Type, at position: Position, for key: some CodingKey
  ) throws -> Value {
    try members.document.decode(type, at: position.entry) { members.child(key) }
  }

  @inline(__always)
  private func entry(for key: String) -> ValueTape.Entry? {
    guard let entry = members.document.value(for: key, in: members.object, members.path),
      !members.document.isNull(entry) || members.document.isEmptyText(entry)
    else { return nil }
    return entry
  }
}
