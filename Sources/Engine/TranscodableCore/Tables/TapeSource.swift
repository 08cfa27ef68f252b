internal import TranscodableBytes

/// Reads values of types with tables from a tape.
struct TapeSource: TableSource {
  private let document: StandardDocument
  var position: ValueTape.Entry

  init(_ document: StandardDocument, at entry: ValueTape.Entry) {
    self.document = document
    position = entry
  }

  @inline(__always)
  private mutating func advance() { position = document.tape.next(position) }

  // MARK: - Values

  @inline(__always)
  mutating func readBool() -> Bool? {
    guard let value = document.bool(at: position) ?? coercedBool() else { return nil }
    advance()
    return value
  }

  @inline(__always)
  mutating func readInt() -> Int? {
    guard let value = document.integer(at: position, Int.self) ?? coercedInt() else { return nil }
    advance()
    return value
  }

  @inline(__always)
  mutating func readDouble() -> Double? {
    guard let value = document.double(at: position) ?? coercedDouble() else { return nil }
    advance()
    return value
  }

  @inline(__always)
  mutating func readString() -> String? {
    guard let value = document.string(at: position) ?? coercedString() else { return nil }
    advance()
    return value
  }

  mutating func readLeaf(_ kind: LeafKind) -> LeafScalar? { nil }

  // Neither the errors nor the paths of these scalars are used.

  @inline(never)
  private func coercedBool() -> Bool? {
    coerced { try document.requiredBool(at: position) { CodingPaths.empty } }
  }

  @inline(never)
  private func coercedInt() -> Int? {
    coerced { try document.requiredInteger(Int.self, at: position) { CodingPaths.empty } }
  }

  @inline(never)
  private func coercedDouble() -> Double? {
    coerced { try document.requiredDouble(at: position) { CodingPaths.empty } }
  }

  @inline(never)
  private func coercedString() -> String? {
    coerced { try document.requiredString(at: position) { CodingPaths.empty } }
  }

  private func coerced<Value>(_ value: () throws -> Value) -> Value? {
    document.isNull(position) ? nil : try? value()
  }

  @inline(__always)
  mutating func skipNull() -> Bool? {
    guard document.isNull(position) else { return false }
    if document.isEmptyText(position) { return nil }
    advance()
    return true
  }

  @inline(never)
  mutating func readOther(
    _ decoding: any DecodingOperations.Type, to memory: ValueMemory,
    path: (borrowing Self) -> CodingPaths.Path
  ) -> Bool {
    // Containers may treat a null as a missing value.
    if document.isNull(position) { return false }
    do {
      try decoding.decode(at: position, in: document, path: { path(self) }, to: memory)
    } catch {
      return false
    }
    advance()
    return true
  }

  @inline(__always)
  mutating func skip() -> Bool {
    advance()
    return true
  }

  // MARK: - Containers

  @inline(__always)
  mutating func beginArray() -> Int? {
    guard document.tape.isKind(.array, position) else { return nil }
    let count = document.tape.count(position)
    position = document.tape.firstElement(position)
    return count
  }

  @inline(__always)
  mutating func beginObject() -> Int? {
    let unusual = ValueTape.Flags.unusual | .integerKey | .badKey
    guard document.tape.isKind(.object, position),
      !document.tape.flags(position).contains(unusual)
    else { return nil }
    let count = document.tape.count(position)
    position = document.tape.firstMember(position)
    return count
  }

  func endContainer() {}

  @inline(__always)
  mutating func readKey() -> (start: ByteCursor, count: Int)? {
    let (flags, offset, length) = document.tape.scalar(position)
    // A key that isn't ASCII may be equivalent to a key that is.
    guard !flags.contains(.nonASCII), length < ValueTape.longest else { return nil }
    position &+= 1
    return (document.start.at(offset), length)
  }

  mutating func readKeyText() -> String? {
    let key = document.text(at: position)
    advance()
    return key
  }

  @inline(__always)
  func isDistinct(_ key: ByteCursor, _ count: Int) -> Bool { true }

  func path(_ key: CodingFieldKey, in path: CodingPaths.Path) -> CodingPaths.Path {
    document.paths.appending(key, to: path)
  }

  func path(_ index: Int, in path: CodingPaths.Path) -> CodingPaths.Path {
    document.paths.appending(index: index, to: path)
  }
}

extension StandardDocument {
  /// Initializes the memory, or returns `false` if containers must decode the value.
  @inline(never)
  func decode(
    _ plan: Permanent<ValuePlan>, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    to memory: ValueMemory
  ) -> Bool {
    guard canUseTables(at: entry) else { return false }
    var source = TapeSource(self, at: entry)
    if source.read(plan, to: memory, path: { _ in path }) { return true }
    // The values that contain this one give up, too.
    tableFailures.value = (source.position, tableFailures.value.count + 1)
    return false
  }

  /// Whether tables may succeed for a value.
  ///
  /// After many failures, tables aren't used for the rest of the document, so that its decoding
  /// takes linear time.
  private func canUseTables(at entry: ValueTape.Entry) -> Bool {
    guard !usesMaps, acceptsDuplicates else { return false }
    let (failed, count) = tableFailures.value
    if count == 0 { return true }
    return count < 16 && (failed < entry || failed >= tape.next(entry))
  }
}

/// Decodes a value by its table, or through containers if that isn't possible.
package enum TableDecoding<Value: Decodable>: SpecialDecoding {
  package static var hasParts: Bool { true }

  package static func decode<Target>(
    _ type: Target.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Target {
    guard let root = ValuePlan.of(Value.self, to: .decode) else {
      return try decodeByContainers(type, at: entry, path, in: document)
    }
    return try ValueRoom<Target>().make {
      document.decode(root.plan, at: entry, path, to: $0)
    } then: {
      $0
    } orElse: {
      try decodeByContainers(type, at: entry, path, in: document)
    }
  }

  private static func decodeByContainers<Target>(
    _ type: Target.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Target {
    if let container = Value.self as? any StandardContainer.Type {
      return try document.decodeContainer(container, as: type, at: entry, path)
    }
    let decoder = StandardDecoder(document: document, entry: entry, path: path)
    return castToSameType(try Value(from: decoder), as: type)
  }
}

extension Decodable {
  /// The decoding by a table, or `nil` if the type has none.
  package static var tableDecoding: (any SpecialDecoding.Type)? {
    ValuePlan.of(Self.self, to: .decode) == nil ? nil : TableDecoding<Self>.self
  }
}
