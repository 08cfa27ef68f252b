public import TranscodableBytes
public import TranscodableCore

/// A binary document that is decoded by tables, without a tape.
@usableFromInline
package protocol BinarySource: TableSource where Position == ByteCursor {
  var budget: ContainerBudget { get set }

  init(_ document: ByteCursor, _ budget: ContainerBudget)

  /// Reads a string, and returns its bytes, which needn't be UTF-8.
  mutating func readText() -> (start: ByteCursor, count: Int)?
  mutating func readInteger() -> LeafScalar?
  /// Reads a date as the seconds since 2001.
  mutating func readDate() -> Double?
}

extension BinarySource {
  /// Initializes the memory, or returns `false` if the document must be read to a tape.
  @inlinable
  package static func read(
    _ plan: Permanent<ValuePlan>, from document: ByteCursor, maximumDepth: Int,
    to memory: ValueMemory
  ) -> Bool {
    let budget = ContainerBudget(maximumDepth: maximumDepth, byteCount: document.remaining)
    var source = Self(document, budget)
    guard source.read(plan, to: memory, path: { _ in CodingPaths.empty }) else { return false }
    if source.position.isAtEnd { return true }
    plan.value.decoding?.destroy(in: memory)
    return false
  }

  @inlinable @inline(__always)
  package mutating func readString() -> String? {
    guard let (start, count) = readText() else { return nil }
    return start.validText(count)
  }

  @inlinable
  package mutating func readLeaf(_ kind: LeafKind) -> LeafScalar? {
    switch kind {
    case .integer: readInteger()
    case .float: readDouble().flatMap { Float(decoded: $0).map { .float($0) } }
    case .text: readString().map { .text($0) }
    case .date: readDate().map { .date(secondsSince2001: $0) }
    }
  }

  /// Moves past the next `count` bytes, and returns their start.
  @inlinable @inline(__always)
  package mutating func take(_ count: UInt64) -> (start: ByteCursor, count: Int)? {
    guard count <= UInt64(position.remaining) else { return nil }
    let start = position
    position.advance(by: Int(truncatingIfNeeded: count))
    return (start, Int(truncatingIfNeeded: count))
  }

  @inlinable @inline(__always)
  package mutating func endContainer() { budget.close() }

  /// Skips a container with `count` elements, each of which consists of `width` values.
  @inlinable
  package mutating func skipElements(_ count: UInt64, width: Int = 1) -> Bool {
    guard let count = budget.open(count: count, width: width) else { return false }
    for _ in 0..<count &* width {
      if !skip() { return false }
    }
    budget.close()
    return true
  }

  @inlinable @inline(__always)
  package mutating func readKey() -> (start: ByteCursor, count: Int)? { readText() }

  @inlinable
  package mutating func readKeyText() -> String? { readString() }

  @inlinable
  package func readOther(
    _ decoding: any DecodingOperations.Type, to memory: ValueMemory,
    path: (borrowing Self) -> CodingPaths.Path
  ) -> Bool { false }

  // A key that isn't ASCII may be equivalent to a key that is.
  @inlinable @inline(__always)
  package func isDistinct(_ key: ByteCursor, _ count: Int) -> Bool { key.isASCII(count) }

  @inlinable
  package func path(_ key: CodingFieldKey, in path: CodingPaths.Path) -> CodingPaths.Path { path }

  @inlinable
  package func path(_ index: Int, in path: CodingPaths.Path) -> CodingPaths.Path { path }
}

/// The containers of a document that are open, and the values that they can still contain.
@usableFromInline
package struct ContainerBudget {
  @usableFromInline var depth: Int
  @usableFromInline var values: Int

  /// Creates a budget for a document in which each value takes at least one byte.
  @inlinable
  package init(maximumDepth: Int, byteCount: Int) {
    depth = maximumDepth
    values = byteCount
  }

  /// Takes a container out of the budget, or returns `nil` if the document can't contain it.
  ///
  /// Because of the budget, memory for elements is reserved only in proportion to the document.
  @inlinable @inline(__always)
  package mutating func open(count: UInt64, width: Int = 1) -> Int? {
    guard depth > 0, count <= UInt64(truncatingIfNeeded: values) else { return nil }
    let count = Int(truncatingIfNeeded: count)
    values &-= count &* width
    depth &-= 1
    return values < 0 ? nil : count
  }

  @inlinable @inline(__always)
  package mutating func close() { depth &+= 1 }
}

extension Float {
  /// Creates the nearest number, or returns `nil` if the number is too large.
  @inlinable
  package init?(decoded number: Double) {
    self.init(number)
    if !isFinite, number.isFinite { return nil }
  }
}

extension ByteCursor {
  /// Returns the next `count` bytes as a string, or `nil` if they aren't UTF-8.
  @inlinable @inline(__always)
  package func validText(_ count: Int) -> String? {
    isASCII(count) ? text(count, isASCII: true) : validTextBeyondASCII(count)
  }

  @usableFromInline @inline(never)
  func validTextBeyondASCII(_ count: Int) -> String? {
    isUTF8(count) ? text(count, isASCII: false) : nil
  }

  package func isUTF8(_ count: Int) -> Bool {
    isASCII(count) || prefix(count).validUTF8Prefix(count) == count
  }
}
