public import TranscodableBytes

/// A document that is read in order by code that knows the type of each value.
///
/// A method returns `nil` or `false` for a value that it can't read as that type, such as one that
/// needs a coercion. After that, the source must not be used again: containers decode the value.
@usableFromInline
package protocol TableSource {
  associatedtype Position
  /// The position of the next value or key.
  var position: Position { get set }

  mutating func readBool() -> Bool?
  mutating func readInt() -> Int?
  mutating func readDouble() -> Double?
  mutating func readString() -> String?
  /// Reads a scalar, or returns `nil` without reading it if the document has no code for it.
  mutating func readLeaf(_ kind: LeafKind) -> LeafScalar?
  /// Skips the next value if it is null, and returns whether it is.
  mutating func skipNull() -> Bool?
  /// Decodes a value whose type has no table.
  mutating func readOther(
    _ decoding: any DecodingOperations.Type, to memory: ValueMemory,
    path: (borrowing Self) -> CodingPaths.Path
  ) -> Bool
  mutating func skip() -> Bool

  /// Returns the number of elements.
  mutating func beginArray() -> Int?
  /// Returns the number of members.
  mutating func beginObject() -> Int?
  mutating func endContainer()
  /// Reads a key, and returns its UTF-8.
  mutating func readKey() -> (start: ByteCursor, count: Int)?
  mutating func readKeyText() -> String?
  /// Whether a key that differs from all fields' keys in its bytes isn't equal to one of them.
  func isDistinct(_ key: ByteCursor, _ count: Int) -> Bool

  borrowing func path(_ key: CodingFieldKey, in path: CodingPaths.Path) -> CodingPaths.Path
  borrowing func path(_ index: Int, in path: CodingPaths.Path) -> CodingPaths.Path
}

/// Decodes values of types with tables in their final memory.
///
/// Only the usual case is handled here. For everything else, such as an error, a default value or a
/// duplicate key, these methods give up, and the memory is uninitialized again.
extension TableSource {
  /// Initializes the memory, or returns `false` if containers must decode the value.
  @inlinable @inline(__always)
  package mutating func read(
    _ plan: Permanent<ValuePlan>, to memory: ValueMemory,
    path: (borrowing Self) -> CodingPaths.Path
  ) -> Bool {
    switch plan.value.kind {
    case .string:
      guard let value = readString() else { return false }
      memory.initialize(to: consume value)
    case .int:
      guard let value = readInt() else { return false }
      memory.initialize(to: value)
    case .double:
      guard let value = readDouble() else { return false }
      memory.initialize(to: value)
    case .bool:
      guard let value = readBool() else { return false }
      memory.initialize(to: value)
    default: return readParts(plan, to: memory, path: path)
    }
    return true
  }

  // Not inlined, because it calls itself.
  @inlinable @inline(never)
  mutating func readParts(
    _ plan: Permanent<ValuePlan>, to memory: ValueMemory,
    path: (borrowing Self) -> CodingPaths.Path
  ) -> Bool {
    switch plan.value.kind {
    case .leaf: return readLeaf(plan, to: memory, path: path)
    case .optional: return readOptional(plan, to: memory, path: path)
    case .object: return readFields(plan, to: memory, path: path)
    case .array: return readElements(plan, to: memory, path: path)
    case .dictionary: return readEntries(plan, to: memory, path: path)
    default:
      guard let decoding = plan.value.decoding else { return false }
      return readOther(decoding, to: memory, path: path)
    }
  }

  @inlinable @inline(__always)
  mutating func readLeaf(
    _ plan: Permanent<ValuePlan>, to memory: ValueMemory,
    path: (borrowing Self) -> CodingPaths.Path
  ) -> Bool {
    guard let leaf = plan.value.leaf, let decoding = plan.value.decoding else { return false }
    guard let scalar = readLeaf(leaf.leafKind) else {
      return readOther(decoding, to: memory, path: path)
    }
    return leaf.initialize(memory, to: scalar)
  }

  @inlinable @inline(__always)
  mutating func readOptional(
    _ plan: Permanent<ValuePlan>, to memory: ValueMemory,
    path: (borrowing Self) -> CodingPaths.Path
  ) -> Bool {
    guard let element = plan.value.element, let isNil = skipNull() else { return false }
    if isNil {
      Self.initializeToNil(plan, memory)
      return true
    }
    guard read(element, to: memory, path: path) else { return false }
    switch element.value.kind {
    case .string: memory.wrap(String.self)
    case .int: memory.wrap(Int.self)
    case .double: memory.wrap(Double.self)
    case .bool: memory.wrap(Bool.self)
    default: plan.value.optional?.wrap(memory)
    }
    return true
  }

  @inlinable @inline(__always)
  static func initializeToNil(_ plan: Permanent<ValuePlan>, _ memory: ValueMemory) {
    switch plan.value.element?.value.kind {
    case .string: memory.initialize(to: String?.none)
    case .int: memory.initialize(to: Int?.none)
    case .double: memory.initialize(to: Double?.none)
    case .bool: memory.initialize(to: Bool?.none)
    default: plan.value.optional?.initializeToNil(memory)
    }
  }

  // MARK: - Objects

  @inlinable @inline(__always)
  mutating func readFields(
    _ plan: Permanent<ValuePlan>, to memory: ValueMemory,
    path: (borrowing Self) -> CodingPaths.Path
  ) -> Bool {
    let start = position
    guard var left = beginObject() else { return false }
    if let size = plan.value.paddedSize { memory.clear(size) }
    let fields = plan.value.fields
    var decoded: UInt64 = 0
    var expected = 0
    while left > 0 {
      left &-= 1
      guard let (key, count) = readKey() else {
        return Self.destroy(decoded, fields, memory)
      }
      var number = expected
      if number >= fields.count || !fields[number].matches(key, count) {
        number = fields.number(of: key, count, from: expected)
        if number == fields.count {
          guard isDistinct(key, count), skip() else {
            return Self.destroy(decoded, fields, memory)
          }
          continue
        }
      }
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
      let field = memory.at(fields[number].offset)
      let isDecoded =
        decoded & bit == 0
        && read(fields[number].plan, to: field) {
          $0.path(fields[number].codingKey, in: path($0))
        }
      guard isDecoded else { return Self.destroy(decoded, fields, memory) }
      decoded |= bit
      expected = number &+ 1
    }
    endContainer()
    if Self.complete(plan, decoded, memory) { return true }
    position = start
    return Self.destroy(decoded, fields, memory)
  }

  /// Initializes the fields that are missing, or returns `false` if one of them is required.
  @inlinable @inline(__always)
  static func complete(
    _ plan: Permanent<ValuePlan>, _ decoded: UInt64, _ memory: ValueMemory
  ) -> Bool {
    let fields = plan.value.fields
    var missing = (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- fields.count)) & ~decoded
    if missing == 0 { return true }
    guard missing & ~plan.value.optionalFields == 0 else { return false }
    while missing != 0 {
      let number = missing.trailingZeroBitCount
      initializeToNil(fields[number].plan, memory.at(fields[number].offset))
      missing &= missing &- 1
    }
    return true
  }

  /// Destroys the fields that have been decoded, and returns `false`.
  @inlinable @inline(never)
  static func destroy(
    _ decoded: UInt64, _ fields: PermanentArray<FieldPlan>, _ memory: ValueMemory
  ) -> Bool {
    var left = decoded
    while left != 0 {
      let number = left.trailingZeroBitCount
      fields[number].plan.value.decoding?.destroy(in: memory.at(fields[number].offset))
      left &= left &- 1
    }
    return false
  }

  // MARK: - Arrays and dictionaries

  @inlinable @inline(__always)
  mutating func readElements(
    _ plan: Permanent<ValuePlan>, to memory: ValueMemory,
    path: (borrowing Self) -> CodingPaths.Path
  ) -> Bool {
    guard let array = plan.value.array, let element = plan.value.element else { return false }
    guard let count = beginArray() else {
      // Some formats have no arrays of one element.
      guard element.value.kind.isScalar, let decoding = plan.value.decoding else { return false }
      return readOther(decoding, to: memory, path: path)
    }
    let stride = element.value.stride
    let isDecoded =
      switch element.value.kind {
      case .double: readScalars(count, to: memory) { $0.readDouble() }
      case .int: readScalars(count, to: memory) { $0.readInt() }
      case .string: readScalars(count, to: memory) { $0.readString() }
      default:
        array.make(count: count, in: memory) { first in
          for index in 0..<count {
            let isDecoded = read(element, to: first.at(index &* stride)) {
              $0.path(index, in: path($0))
            }
            if !isDecoded { return index }
          }
          return count
        }
      }
    if isDecoded { endContainer() }
    return isDecoded
  }

  /// Reads the elements of an array without the generic code that `ArrayOperations` needs.
  @inlinable @inline(__always)
  mutating func readScalars<Value>(
    _ count: Int, to memory: ValueMemory, _ read: (inout Self) -> Value?
  ) -> Bool {
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count {
      guard let value = read(&self) else { return false }
      values.append(consume value)
    }
    memory.initialize(to: consume values)
    return true
  }

  @inlinable @inline(__always)
  mutating func readEntries(
    _ plan: Permanent<ValuePlan>, to memory: ValueMemory,
    path: (borrowing Self) -> CodingPaths.Path
  ) -> Bool {
    guard let dictionary = plan.value.dictionary, let element = plan.value.element else {
      return false
    }
    let start = position
    guard let count = beginObject() else { return false }
    var left = count
    let isDecoded = dictionary.make(count: count, in: memory) {
      left > 0 ? readKeyText() : nil
    } _: { key, memory in
      left &-= 1
      return read(element, to: memory) {
        $0.path(CodingFieldKey(text: key), in: path($0))
      }
    }
    if isDecoded { endContainer() } else { position = start }
    return isDecoded
  }
}

extension FieldPlan {
  @inlinable @inline(__always)
  func matches(_ other: ByteCursor, _ count: Int) -> Bool {
    guard count == keyCount, (other.word() ^ firstBytes) & mask == 0 else { return false }
    return keyCount <= 8 || other.hasPrefix(key.prefix(keyCount))
  }
}

extension PermanentArray<FieldPlan> {
  /// Returns the number of the field with a key, or the number of fields if none has it.
  @inlinable @inline(never)
  func number(of key: ByteCursor, _ length: Int, from expected: Int) -> Int {
    var number = expected
    while number < count {
      if self[number].matches(key, length) { return number }
      number &+= 1
    }
    number = 0
    while number < min(expected, count) {
      if self[number].matches(key, length) { return number }
      number &+= 1
    }
    return count
  }
}
