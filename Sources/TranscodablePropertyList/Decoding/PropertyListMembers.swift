internal import TranscodableBytes
internal import TranscodableCore

/// A dictionary of a document, and its path: what keyed containers look their keys up in.
struct PropertyListMembers {
  let document: PropertyListDocument
  let dictionary: PropertyListTape.Entry
  let path: CodingPaths.Path

  /// What a word says of a document.
  @inline(__always)
  init(_ document: PropertyListDocument, _ word: UInt64) {
    self.document = document
    dictionary = PropertyListTape.Entry(truncatingIfNeeded: word &>> 32)
    path = CodingPaths.Path(truncatingIfNeeded: word)
  }

  /// A dictionary and its path as a word.
  @inline(__always)
  static func word(dictionary: PropertyListTape.Entry, path: CodingPaths.Path) -> UInt64 {
    UInt64(dictionary) &<< 32 | UInt64(path)
  }

  /// The value for a key, nil if there is none.
  @inline(__always)
  func entry(for key: some CodingKey) -> PropertyListTape.Entry? {
    document.value(for: key.stringValue, in: dictionary)
  }

  /// The value that must be there for a key.
  @inline(__always)
  func value(for key: some CodingKey) throws -> PropertyListTape.Entry {
    if let entry = entry(for: key) { return entry }
    throw document.missingKey(key, in: dictionary, path)
  }

  /// The value for a key, nil if there is none or it is null.
  @inline(__always)
  func present(_ key: some CodingKey) -> PropertyListTape.Entry? {
    guard let entry = entry(for: key), !document.isNull(entry) else { return nil }
    return entry
  }

  @inline(never)
  func child(_ key: some CodingKey) -> CodingPaths.Path {
    document.paths.appending(key, to: path)
  }

  /// A decoder for a member; one over null if there is no such member.
  func decoder(
    at entry: PropertyListTape.Entry?, _ key: some CodingKey
  ) -> PropertyListStandardDecoder {
    PropertyListStandardDecoder(
      document: document, entry: entry ?? PropertyListTape.null, path: child(key))
  }

  // MARK: - Scalars

  @inline(__always)
  func bool(_ entry: PropertyListTape.Entry, _ key: some CodingKey) throws -> Bool {
    try document.bool(at: entry) { child(key) }
  }

  @inline(__always)
  func string(_ entry: PropertyListTape.Entry, _ key: some CodingKey) throws -> String {
    try document.string(at: entry) { child(key) }
  }

  @inline(__always)
  func double(_ entry: PropertyListTape.Entry, _ key: some CodingKey) throws -> Double {
    try document.double(at: entry) { child(key) }
  }

  @inline(__always)
  func float(_ entry: PropertyListTape.Entry, _ key: some CodingKey) throws -> Float {
    try document.real(Float.self, at: entry) { child(key) }
  }

  @inline(__always)
  func integer<Value: FixedWidthInteger>(
    _ entry: PropertyListTape.Entry, _ key: some CodingKey
  ) throws -> Value {
    try document.integer(Value.self, at: entry) { child(key) }
  }
}
