internal import TranscodableBytes

struct Members {
  let document: StandardDocument
  let object: ValueTape.Entry
  let path: CodingPaths.Path

  @inline(__always)
  init(_ document: StandardDocument, _ word: UInt64) {
    self.document = document
    object = ValueTape.Entry(truncatingIfNeeded: word &>> 32)
    path = CodingPaths.Path(truncatingIfNeeded: word)
  }

  @inline(__always)
  static func word(object: ValueTape.Entry, path: CodingPaths.Path) -> UInt64 {
    UInt64(object) &<< 32 | UInt64(path)
  }

  @inline(__always)
  func entry(for key: some CodingKey) -> ValueTape.Entry? {
    document.value(for: key.stringValue, in: object, path) ?? entry(forInteger: key)
  }

  @inline(never)
  private func entry(forInteger key: some CodingKey) -> ValueTape.Entry? {
    guard document.flags(object).contains(.integerKey), let integer = key.intValue else {
      return nil
    }
    return document.value(for: "\(integer)", in: object, path)
  }

  /// Returns the coding key for a key in the document that may be an integer.
  func integerKey<Key: CodingKey>(_ text: String) -> Key? {
    guard document.flags(object).contains(.integerKey) else { return nil }
    return Int(text).flatMap { Key(intValue: $0) }
  }

  @inline(__always)
  func value(for key: some CodingKey) throws -> ValueTape.Entry {
    if let entry = entry(for: key) { return entry }
    throw missing(key)
  }

  @inline(never)
  private func missing(_ key: some CodingKey) -> any Error {
    document.format.missingKey(key, of: object, path, in: document)
  }

  /// Returns the value of a key, or `nil` if the key is missing or its value is null.
  @inline(__always)
  func present(_ key: some CodingKey) -> ValueTape.Entry? {
    guard let entry = entry(for: key), !document.isNull(entry) else { return nil }
    return entry
  }

  @inline(never)
  func child(_ key: some CodingKey) -> CodingPaths.Path {
    document.paths.appending(key, to: path)
  }

  @inline(__always)
  func decode<Value: Decodable>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ key: some CodingKey
  ) throws -> Value {
    try document.decode(type, at: entry) { child(key) }
  }

  @inline(__always)
  func emptyText<Value: Decodable>(
    _ type: Value.Type, at null: ValueTape.Entry, _ key: some CodingKey
  ) -> Value? {
    document.isEmptyText(null) ? document.emptyText(type, at: null, child(key)) : nil
  }

  func decoder(at entry: ValueTape.Entry?, _ key: some CodingKey) -> StandardDecoder {
    StandardDecoder(document: document, entry: entry ?? ValueTape.null, path: child(key))
  }

  // MARK: - Scalars

  @inline(__always)
  func bool(_ entry: ValueTape.Entry, _ key: some CodingKey) throws -> Bool {
    try document.requiredBool(at: entry) { child(key) }
  }

  @inline(__always)
  func string(_ entry: ValueTape.Entry, _ key: some CodingKey) throws -> String {
    try document.requiredString(at: entry) { child(key) }
  }

  @inline(__always)
  func double(_ entry: ValueTape.Entry, _ key: some CodingKey) throws -> Double {
    try document.requiredDouble(at: entry) { child(key) }
  }

  @inline(__always)
  func float(_ entry: ValueTape.Entry, _ key: some CodingKey) throws -> Float {
    try document.requiredFloat(at: entry) { child(key) }
  }

  @inline(__always)
  func integer<Value: FixedWidthInteger & Sendable>(
    _ entry: ValueTape.Entry, _ key: some CodingKey
  ) throws -> Value {
    try document.requiredInteger(Value.self, at: entry) { child(key) }
  }
}
