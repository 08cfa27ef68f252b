internal import TranscodableBytes
internal import TranscodableCore

/// The decoder that types see which decode themselves through containers: a value of a document, and its path.
///
/// Three words, so that it needs no allocation to be passed as `any Decoder`. It is its own single-value container.
struct JSONStandardDecoder: Decoder {
  let document: JSONDocument
  let entry: JSONTape.Entry
  let path: CodingPaths.Path

  var codingPath: [any CodingKey] { document.codingPath(path) }

  var userInfo: [CodingUserInfoKey: Any] {
    document.context?.userInfo.mapValues { $0 } ?? [:]
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try document.container(JSONMembers.word(object: object(), path: path))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    JSONUnkeyedDecodingContainer(document, array: try array(), path)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  /// The entry, if it is an object.
  @inline(__always)
  func object() throws -> JSONTape.Entry {
    if document.tape.kind(entry) == .object { return entry }
    throw mismatch { _ = $0.beginDictionary() }
  }

  /// The entry, if it is an array.
  @inline(__always)
  func array() throws -> JSONTape.Entry {
    if document.tape.kind(entry) == .array { return entry }
    throw mismatch { _ = $0.beginArray() }
  }

  @inline(never)
  private func mismatch(_ read: (inout JSONReader) -> Void) -> any Error {
    var reader = document.reader(at: entry)
    read(&reader)
    return document.error(of: reader, reading: Never.self, at: entry, path)
  }
}
