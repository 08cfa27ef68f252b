internal import TranscodableBytes

/// A decoder for a value in a document.
///
/// The decoder is also its own single-value container.
///
/// The decoder consists of three words, so it fits into `any Decoder` without an allocation.
package struct StandardDecoder: Decoder {
  package let document: StandardDocument
  package let entry: ValueTape.Entry
  package let path: CodingPaths.Path

  package init(document: StandardDocument, entry: ValueTape.Entry, path: CodingPaths.Path) {
    self.document = document
    self.entry = entry
    self.path = path
  }

  package var codingPath: [any CodingKey] { document.codingPath(path) }

  package var userInfo: [CodingUserInfoKey: Any] { document.format.userInfo }

  /// Returns the field's key for a key in the document.
  func fieldKey(for text: String) -> String { document.fieldKey(for: text, path) }

  package func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try document.container(Members.word(object: object(), path: path))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    StandardUnkeyedContainer(document, array: try array(), path)
  }

  package func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  @inline(__always)
  package func object() throws -> ValueTape.Entry {
    guard document.tape.isKind(.object, entry) else { return try other(.object) }
    if document.lastMemberCounts { try document.open(entry, path) }
    return entry
  }

  @inline(__always)
  func array() throws -> ValueTape.Entry {
    document.tape.isKind(.array, entry) ? entry : try other(.array)
  }

  @inline(never)
  private func other(_ kind: ValueTape.Kind) throws -> ValueTape.Entry {
    guard let other = document.format.container(kind, insteadOf: entry, in: document) else {
      throw document.format.noContainer(kind, at: entry, path, in: document)
    }
    if kind == .object, document.lastMemberCounts { try document.open(other, path) }
    return other
  }
}
