internal import TranscodableBytes

/// The members of an object for a type that knows the names of its fields at run time only.
///
/// It finds and reads what a keyed container does, without one: no key has to be made into a type
/// of its own.
package struct NamedFields {
  private let members: Members

  /// The members of the object that a decoder is at; nil if the decoder is not one of this package.
  ///
  /// No initializer: that would get a copy of the decoder.
  ///
  /// - Parameter decoder: Any decoder.
  /// - Returns: The members.
  /// - Throws: A `DecodingError` if there is no object.
  package static func of(_ decoder: any Decoder) throws -> NamedFields? {
    try members(of: decoder).map { NamedFields(members: $0) }
  }

  // A cast would take longer than to decode a field.
  @inline(__always)
  private static func members(of decoder: some Decoder) throws -> Members? {
    try withSameType(decoder, as: StandardDecoder.self) { decoder in
      Members(
        decoder.document, Members.word(object: try decoder.object(), path: decoder.path))
    }
  }

  /// The string for a key.
  ///
  /// - Returns: Nil if there is something else; an optional without a value if there is nothing, or
  ///   null.
  package func string(for key: String) -> String?? {
    guard let entry = entry(for: key) else { return .some(nil) }
    return members.document.string(at: entry).map { .some($0) } ?? nil
  }

  /// The truth value for a key; the rest as for ``string(for:)``.
  package func bool(for key: String) -> Bool?? {
    guard let entry = entry(for: key) else { return .some(nil) }
    return members.document.bool(at: entry).map { .some($0) } ?? nil
  }

  /// The integer for a key; the rest as for ``string(for:)``.
  package func integer(for key: String) -> Int?? {
    guard let entry = entry(for: key) else { return .some(nil) }
    return members.document.integer(at: entry, Int.self).map { .some($0) } ?? nil
  }

  /// The number for a key; the rest as for ``string(for:)``.
  package func double(for key: String) -> Double?? {
    guard let entry = entry(for: key) else { return .some(nil) }
    return members.document.double(at: entry).map { .some($0) } ?? nil
  }

  /// Where the value for a key is, nil if there is nothing, or null.
  package func place(of key: String) -> Place? { entry(for: key).map { Place(entry: $0) } }

  /// Where a value is.
  package struct Place {
    fileprivate let entry: ValueTape.Entry
  }

  /// Decodes a value, in the lane of its type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - place: Where it is.
  ///   - key: Its key.
  /// - Returns: The value; no optional, for which the runtime would have to be asked.
  /// - Throws: What the type throws, or a `DecodingError`.
  package func value<Value: Decodable>(
    _ type: Value.Type, at place: Place, for key: some CodingKey
  ) throws -> Value {
    try members.document.decode(type, at: place.entry) { members.child(key) }
  }

  /// The value for a key, nil if there is none or it is null.
  @inline(__always)
  private func entry(for key: String) -> ValueTape.Entry? {
    guard let entry = members.document.value(for: key, in: members.object, members.path),
      !members.document.isNull(entry)
    else { return nil }
    return entry
  }
}
