internal import TranscodableBytes
internal import TranscodableCore

/// An object of a document, and its path: what keyed containers look their keys up in.
struct JSONMembers {
  let document: JSONDocument
  let object: JSONTape.Entry
  let path: CodingPaths.Path

  /// What a word says of a document.
  @inline(__always)
  init(_ document: JSONDocument, _ word: UInt64) {
    self.document = document
    object = JSONTape.Entry(truncatingIfNeeded: word &>> 32)
    path = CodingPaths.Path(truncatingIfNeeded: word)
  }

  /// An object and its path as a word.
  @inline(__always)
  static func word(object: JSONTape.Entry, path: CodingPaths.Path) -> UInt64 {
    UInt64(object) &<< 32 | UInt64(path)
  }

  /// The value for a key, nil if there is none.
  @inline(__always)
  func entry(for key: some CodingKey) -> JSONTape.Entry? {
    document.value(for: key.stringValue, in: object, path)
  }

  /// The value that must be there for a key.
  @inline(__always)
  func value(for key: some CodingKey) throws -> JSONTape.Entry {
    if let entry = entry(for: key) { return entry }
    throw document.missingKey(key, in: object, path)
  }

  /// The value for a key, nil if there is none or it is null.
  @inline(__always)
  func present(_ key: some CodingKey) -> JSONTape.Entry? {
    guard let entry = entry(for: key), !document.isNull(entry) else { return nil }
    return entry
  }

  @inline(never)
  func child(_ key: some CodingKey) -> CodingPaths.Path {
    document.paths.appending(key, to: path)
  }

  /// Decodes a member of any type; its path is asked for only if it is needed.
  @inline(__always)
  func decode<Value: Decodable>(
    _ type: Value.Type, at entry: JSONTape.Entry, _ key: some CodingKey
  ) throws -> Value {
    try document.decode(type, at: entry) { child(key) }
  }

  /// A decoder for a member; one over null if there is no such member.
  func decoder(at entry: JSONTape.Entry?, _ key: some CodingKey) -> JSONStandardDecoder {
    JSONStandardDecoder(document: document, entry: entry ?? JSONTape.null, path: child(key))
  }

  // MARK: - Scalars

  @inline(__always)
  func bool(_ entry: JSONTape.Entry, _ key: some CodingKey) throws -> Bool {
    try document.bool(at: entry) ?? document.scalar(Bool.self, at: entry) { child(key) }
  }

  @inline(__always)
  func string(_ entry: JSONTape.Entry, _ key: some CodingKey) throws -> String {
    try document.string(at: entry) ?? document.scalar(String.self, at: entry) { child(key) }
  }

  @inline(__always)
  func double(_ entry: JSONTape.Entry, _ key: some CodingKey) throws -> Double {
    try document.double(at: entry) ?? document.scalar(Double.self, at: entry) { child(key) }
  }

  @inline(__always)
  func float(_ entry: JSONTape.Entry, _ key: some CodingKey) throws -> Float {
    try document.scalar(Float.self, at: entry) { child(key) }
  }

  @inline(__always)
  func integer<Value: FixedWidthInteger & Sendable & JSONDecodable>(
    _ entry: JSONTape.Entry, _ key: some CodingKey
  ) throws -> Value {
    if let value = document.integer(at: entry, Value.self) { return value }
    return try document.scalar(Value.self, at: entry) { child(key) }
  }
}
