internal import TranscodableBytes

/// The members of an object, for a type whose field names are only known at run time.
///
/// Finds and reads values like a keyed container, without converting keys to a key type.
package struct NamedFields {
  private let members: Members

  /// The members of the decoder's object, or `nil` if the decoder isn't one of this package.
  ///
  /// A static function, because an initializer would copy the decoder.
  package static func of(_ decoder: any Decoder) throws -> NamedFields? {
    try members(of: decoder).map { NamedFields(members: $0) }
  }

  // A cast would take longer than decoding a field.
  @inline(__always)
  private static func members(of decoder: some Decoder) throws -> Members? {
    try withSameType(decoder, as: StandardDecoder.self) { decoder in
      Members(
        decoder.document, Members.word(object: try decoder.object(), path: decoder.path))
    }
  }

  /// The string for a key.
  ///
  /// Returns `nil` for a value of another kind, and `.some(nil)` if there is no value or it is
  /// null.
  package func string(for key: String) -> String?? {
    guard let entry = entry(for: key) else { return .some(nil) }
    return members.document.string(at: entry).map { .some($0) } ?? nil
  }

  /// The Boolean for a key, otherwise like ``string(for:)``.
  package func bool(for key: String) -> Bool?? {
    guard let entry = entry(for: key) else { return .some(nil) }
    return members.document.bool(at: entry).map { .some($0) } ?? nil
  }

  /// The integer for a key, otherwise like ``string(for:)``.
  package func integer(for key: String) -> Int?? {
    guard let entry = entry(for: key) else { return .some(nil) }
    return members.document.integer(at: entry, Int.self).map { .some($0) } ?? nil
  }

  /// The number for a key, otherwise like ``string(for:)``.
  package func double(for key: String) -> Double?? {
    guard let entry = entry(for: key) else { return .some(nil) }
    return members.document.double(at: entry).map { .some($0) } ?? nil
  }

  /// The location of the value for a key, or `nil` if there is no value or it is null.
  package func place(of key: String) -> Place? { entry(for: key).map { Place(entry: $0) } }

  package struct Place {
    fileprivate let entry: ValueTape.Entry
  }

  /// Decodes a value at a location.
  ///
  /// `type` must not be an optional, whose type would be looked up at run time.
  package func value<Value: Decodable>(
    _ type: Value.Type, at place: Place, for key: some CodingKey
  ) throws -> Value {
    try members.document.decode(type, at: place.entry) { members.child(key) }
  }

  /// The value for a key, or `nil` if there is none or it is null.
  @inline(__always)
  private func entry(for key: String) -> ValueTape.Entry? {
    guard let entry = members.document.value(for: key, in: members.object, members.path),
      !members.document.isNull(entry)
    else { return nil }
    return entry
  }
}
