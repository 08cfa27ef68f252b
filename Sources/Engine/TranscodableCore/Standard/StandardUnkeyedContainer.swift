struct StandardUnkeyedContainer: UnkeyedDecodingContainer {
  let document: StandardDocument
  let array: ValueTape.Entry
  let path: CodingPaths.Path
  private(set) var entry: ValueTape.Entry
  private var index: UInt32 = 0

  init(_ document: StandardDocument, array: ValueTape.Entry, _ path: CodingPaths.Path) {
    self.document = document
    self.array = array
    self.path = path
    entry = document.tape.firstElement(array)
  }

  var codingPath: [any CodingKey] { document.codingPath(path) }
  var count: Int? { document.tape.count(array) }
  var currentIndex: Int { Int(index) }
  var isAtEnd: Bool { currentIndex >= document.tape.count(array) }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd else { throw atEnd(Never.self) }
    guard document.isNull(entry), !document.isEmptyText(entry) else { return false }
    advance()
    return true
  }

  // MARK: - Advancing

  @inline(__always)
  private mutating func advance() {
    entry = document.tape.next(entry)
    index &+= 1
  }

  /// Decodes the next element, and advances only if decoding succeeds.
  @inline(__always)
  mutating func next<Value>(_ decode: (Self) throws -> Value) throws -> Value {
    guard !isAtEnd else { throw atEnd(Value.self) }
    let value = try decode(self)
    advance()
    return value
  }

  @inline(__always)
  mutating func nextIfPresent<Value>(_ decode: (Self) throws -> Value) throws -> Value? {
    if isAtEnd {
      if document.format.countsAfterEnd { index &+= 1 }
      return nil
    }
    let value = document.isNull(entry) ? emptyText(decode) : try decode(self)
    advance()
    return value
  }

  private func emptyText<Value>(_ decode: (Self) throws -> Value) -> Value? {
    document.isEmptyText(entry) ? withoutErrorLocations(decoder()) { try? decode(self) } : nil
  }

  func child() -> CodingPaths.Path {
    document.paths.appending(index: currentIndex, to: path)
  }

  private func atEnd(_ type: any Any.Type) -> any Error {
    document.format.missingElement(type, of: array, child(), in: document)
  }

  // MARK: - Nesting

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    guard !isAtEnd else { throw atEnd(KeyedDecodingContainer<NestedKey>.self) }
    let container = try decoder().container(keyedBy: type)
    advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard !isAtEnd else { throw atEnd((any UnkeyedDecodingContainer).self) }
    let container = try decoder().unkeyedContainer()
    advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    guard !isAtEnd else { throw atEnd(document.format.typeOfMissingDecoder) }
    let decoder = decoder()
    advance()
    return decoder
  }

  private func decoder() -> StandardDecoder {
    StandardDecoder(document: document, entry: entry, path: child())
  }
}
