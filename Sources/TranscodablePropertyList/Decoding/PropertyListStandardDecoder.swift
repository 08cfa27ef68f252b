internal import TranscodableBytes
internal import TranscodableCore

/// The decoder that types see: a value of a document, and its path.
///
/// Three words, so that it needs no allocation to be passed as `any Decoder`. It is its own single-value container.
struct PropertyListStandardDecoder: Decoder {
  let document: PropertyListDocument
  let entry: PropertyListTape.Entry
  let path: CodingPaths.Path

  var codingPath: [any CodingKey] { document.codingPath(path) }

  var userInfo: [CodingUserInfoKey: Any] { document.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let word = PropertyListMembers.word(dictionary: try dictionary(), path: path)
    return KeyedDecodingContainer(PropertyListKeyedDecodingContainer<Key>(document, word))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    PropertyListUnkeyedDecodingContainer(document, array: try array(), path)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  /// The entry, if it is a dictionary whose keys are strings; it is prepared for being searched.
  @inline(__always)
  func dictionary() throws -> PropertyListTape.Entry {
    guard document.tape.kind(entry) == .dictionary else {
      throw document.noContainer([String: Any].self, "keyed", entry, path)
    }
    if let bad = document.open(entry) { throw document.mismatch(String.self, bad, path) }
    return entry
  }

  /// The entry, if it is an array.
  @inline(__always)
  func array() throws -> PropertyListTape.Entry {
    if document.tape.kind(entry) == .array { return entry }
    throw document.noContainer([Any].self, "unkeyed", entry, path)
  }
}

extension PropertyListStandardDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { document.isNull(entry) }

  func decode(_ type: Bool.Type) throws -> Bool { try document.bool(at: entry) { path } }
  func decode(_ type: String.Type) throws -> String { try document.string(at: entry) { path } }
  func decode(_ type: Double.Type) throws -> Double { try document.double(at: entry) { path } }
  func decode(_ type: Float.Type) throws -> Float { try document.real(type, at: entry) { path } }

  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try document.decode(type, at: entry) { path }
  }

  @inline(__always)
  private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    try document.integer(type, at: entry) { path }
  }
}
