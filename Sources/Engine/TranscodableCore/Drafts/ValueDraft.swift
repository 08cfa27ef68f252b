public import TranscodableBytes

/// A value that is being built during encoding, stored as a tree of cells in one buffer.
///
/// The children of a container form a linked list that ends with index 0. Cells are never removed.
/// In the byte buffer, each item is preceded by a word that holds its length (32 bits), the number
/// of a known key (31 bits) and an ASCII flag (1 bit).
///
/// ```
/// cell   kind (4 bits), whether its keys are distinct (4), domain (23), whether it is being encoded (1) | next in the chain (32)
///        scalar: its bits or the offset of its bytes; container: first (32) | last child (32)
///        offset of the key, plus one (32) | number of complete children (32)
/// ```
///
/// A child that is being encoded is ignored until ``complete(_:in:)`` is called. In an array,
/// children that are added in the meantime come before that child. In a dictionary, that child
/// replaces them. Foundation does the same.
@frozen @usableFromInline
package struct ValueDraft: ~Copyable {
  @usableFromInline package typealias Index = UInt32

  @frozen @usableFromInline
  package enum Kind: UInt8 {
    /// A value that hasn't been encoded yet.
    ///
    /// It counts as an empty dictionary.
    case empty
    case dropped
    case null, no, yes, signed, unsigned, single, double, string, data, date, identifier
    /// A value that is already written in the output format.
    case text
    case array, dictionary

    /// Creates a kind from the lowest bits of a word.
    ///
    /// The switch covers all four-bit values, so that the compiler emits neither a check nor a
    /// call.
    @inlinable @inline(__always)
    package init(head: UInt64) {
      switch head & 0xF {
      case 0: self = .empty
      case 1: self = .dropped
      case 2: self = .null
      case 3: self = .no
      case 4: self = .yes
      case 5: self = .signed
      case 6: self = .unsigned
      case 7: self = .single
      case 8: self = .double
      case 9: self = .string
      case 10: self = .data
      case 11: self = .date
      case 12: self = .identifier
      case 13: self = .text
      case 14: self = .array
      default: self = .dictionary
      }
    }
  }

  @usableFromInline internal var words: WordBuffer
  @usableFromInline package internal(set) var bytes: ByteOutput
  @usableFromInline internal var lookups: [Index: Lookup] = [:]

  @usableFromInline internal static var distinctKeys: UInt64 { 0x10 }
  @usableFromInline internal static var isBeingEncoded: UInt64 { 1 &<< 31 }
  /// The bits of a cell's domain.
  ///
  /// Equal values in the same domain may be shared. Each superclass encoder has a separate domain,
  /// as in Foundation.
  @usableFromInline internal static var domainMask: UInt64 { 0x7FFF_FF00 }
  @usableFromInline internal static var nextMask: UInt64 { 0xFFFF_FFFF &<< 32 }

  @inlinable
  package static var root: Index { 0 }

  package init(room: Int = 512) {
    words = WordBuffer(capacity: room)
    bytes = ByteOutput(capacity: room * 8)
    _ = addCell()
  }

  /// Empties the draft, except for its first `count` bytes.
  ///
  /// The draft keeps its memory for reuse, unless its buffers have become large.
  package mutating func removeAll(exceptBytes count: Int = 0) {
    if words.room > 1 << 16 || bytes.capacity > 1 << 18 {
      var draft = ValueDraft()
      bytes.withCursor { draft.bytes.append($0.prefix(count)) }
      self = draft
    } else {
      words.removeAll()
      bytes.truncate(to: count)
      _ = addCell()
    }
    if !lookups.isEmpty { lookups = [:] }
  }

  /// Turns all cells into empty containers instead of removing them, because other code may still
  /// refer to them.
  package mutating func removeContents() {
    for cell in 0..<Index(truncatingIfNeeded: count) {
      words[Int(cell) * 3] &= Self.domainMask | 0xFF
      words[Int(cell) * 3 + 1] = 0
      words[Int(cell) * 3 + 2] = 0
    }
    lookups = [:]
  }

  @inlinable package var count: Int { words.count / 3 }

  package var isFull: Bool { words.isFull || bytes.count > UInt32.max }

  // MARK: - Adding cells

  /// Adds a cell that isn't in any container.
  ///
  /// Returns the cell, or the root if the draft is full.
  package mutating func addCell(domain: UInt32 = 0) -> Index {
    let cell = Index(truncatingIfNeeded: words.count / 3)
    words.append(UInt64(domain) &<< 8, 0, 0)
    return words.isFull ? Self.root : cell
  }

  @frozen @usableFromInline
  package struct Scalar {
    @usableFromInline package let kind: Kind
    /// The bits of the scalar, or the offset of its bytes in the byte buffer.
    @usableFromInline package let bits: UInt64

    @inlinable @inline(__always)
    package init(kind: Kind, bits: UInt64 = 0) {
      self.kind = kind
      self.bits = bits
    }
  }

  /// Adds a child to a container.
  ///
  /// `key` is `offset + 1`, where `offset` is the offset of the child's key. In an array, `key` is
  /// 0.
  @inlinable @inline(__always) @discardableResult
  package mutating func addChild(
    _ scalar: Scalar = Scalar(kind: .empty), to container: Index, key: UInt32 = 0,
    domain: UInt32? = nil
  ) -> Index {
    let head = domain.map { UInt64($0) &<< 8 } ?? words[Int(container) &* 3] & Self.domainMask
    let cell = link(head | UInt64(scalar.kind.rawValue), scalar.bits, key, to: container)
    if cell != container { words[Int(container) &* 3 &+ 2] &+= 1 &<< 32 }
    return cell
  }

  @inlinable @inline(__always)
  package mutating func beginChild(of container: Index, key: UInt32 = 0) -> Index {
    let domain = words[Int(container) &* 3] & Self.domainMask
    return link(domain | Self.isBeingEncoded, 0, key, to: container)
  }

  /// Adds a cell after a container's last child.
  ///
  /// Returns the cell, or the container if the draft is full.
  @inlinable @inline(__always)
  internal mutating func link(
    _ head: UInt64, _ body: UInt64, _ key: UInt32, to container: Index
  ) -> Index {
    if words.isFull { return container }
    let cell = Index(truncatingIfNeeded: words.count / 3)
    words.append(head, body, UInt64(key))
    if words.isFull { return container }
    append(cell, to: container)
    return cell
  }

  @inlinable @inline(__always)
  internal func append(_ cell: Index, to container: Index) {
    let position = Int(container) &* 3 &+ 1
    let chain = words[position]
    if chain == 0 {
      words[position] = UInt64(cell) | UInt64(cell) &<< 32
    } else {
      let last = Int(chain &>> 32) &* 3
      words[last] = words[last] & ~Self.nextMask | UInt64(cell) &<< 32
      words[position] = chain & ~Self.nextMask | UInt64(cell) &<< 32
    }
  }

  /// Adds scalars to a container that has no children yet.
  ///
  /// The `scalar` closure must not change the draft.
  @inlinable @inline(__always)
  package mutating func addChildren<Element>(
    _ elements: borrowing [Element], to container: Index, _ scalar: (Element) -> Scalar
  ) {
    let position = Int(container) &* 3
    let domain = words[position] & Self.domainMask
    let first = UInt64(truncatingIfNeeded: words.count / 3)
    var next = first
    for element in copy elements {
      let scalar = scalar(element)
      next &+= 1
      words.append(domain | UInt64(scalar.kind.rawValue) | next &<< 32, scalar.bits, 0)
    }
    // A full draft is never written, so its contents don't need to be correct.
    if words.isFull || next == first { return }
    let last = next &- 1
    words[Int(last) &* 3] &= ~Self.nextMask
    words[position &+ 1] = first | last &<< 32
    words[position &+ 2] &+= (next &- first) &<< 32
  }

  // MARK: - Completing children

  @inlinable @inline(__always)
  package mutating func complete(_ cell: Index, in container: Index) {
    words[Int(cell) &* 3] &= ~Self.isBeingEncoded
    let position = Int(container) &* 3
    words[position &+ 2] &+= 1 &<< 32
    if Index(truncatingIfNeeded: words[position &+ 1] &>> 32) != cell {
      settle(cell, in: container)
    }
  }

  package mutating func reopen(_ cell: Index, in container: Index) {
    words[Int(cell) * 3] |= Self.isBeingEncoded
    words[Int(container) * 3 + 2] &-= 1 &<< 32
  }

  /// Records that no key of a dictionary is repeated.
  @inlinable @inline(__always)
  package func markDistinct(_ cell: Index) { words[Int(cell) &* 3] |= Self.distinctKeys }

  /// Removes the record, because members may be added.
  @inlinable @inline(__always)
  package func unmarkDistinct(_ cell: Index) { words[Int(cell) &* 3] &= ~Self.distinctKeys }

  @inlinable @inline(__always)
  package func hasDistinctKeys(_ cell: Index) -> Bool {
    words[Int(cell) &* 3] & Self.distinctKeys != 0
  }

  /// Discards a child without updating the number of complete children.
  @inlinable
  package func drop(_ cell: Index) { setKind(cell, .dropped) }

  func isBeingEncoded(_ cell: Index) -> Bool { words[Int(cell) * 3] & Self.isBeingEncoded != 0 }

  /// Moves a completed child to the end of its array, or replaces other members of its dictionary
  /// that have the same key.
  ///
  /// This is needed if other children were added while the child was being encoded.
  @inline(never) @usableFromInline
  internal mutating func settle(_ cell: Index, in container: Index) {
    guard kind(container) == .array else { return replaceMembers(after: cell, in: container) }
    var cells: [Index] = []
    var other = firstChild(container)
    while other != 0 {
      if other != cell { cells.append(other) }
      other = next(other)
    }
    let count = childCount(container)
    chain(cells.count + 1, in: container) { $0 < cells.count ? cells[$0] : cell }
    setChildCount(container, count)
  }

  // MARK: - Cells

  @inlinable @inline(__always)
  package func entry(_ cell: Index) -> Entry {
    let (head, body, tail) = words.three(at: Int(cell) &* 3)
    return Entry(head: head, body: body, tail: tail)
  }

  @inlinable @inline(__always)
  package func kind(_ cell: Index) -> Kind { Kind(head: words[Int(cell) &* 3]) }

  @inlinable @inline(__always)
  package func setKind(_ cell: Index, _ kind: Kind) {
    let position = Int(cell) &* 3
    words[position] = words[position] & ~0xFF | UInt64(kind.rawValue)
  }

  @inlinable @inline(__always)
  package func set(_ cell: Index, _ kind: Kind, _ bits: UInt64 = 0) {
    setKind(cell, kind)
    words[Int(cell) &* 3 &+ 1] = bits
  }

  package func clear(_ cell: Index) {
    set(cell, .empty)
    setChildCount(cell, 0)
  }

  package static var maximumDomain: UInt32 { 0x7F_FFFF }

  @inlinable @inline(__always)
  package func bits(_ cell: Index) -> UInt64 { words[Int(cell) &* 3 &+ 1] }

  @inlinable @inline(__always)
  package func setBits(_ cell: Index, _ bits: UInt64) { words[Int(cell) &* 3 &+ 1] = bits }

  @inlinable @inline(__always)
  package func firstChild(_ cell: Index) -> Index {
    Index(truncatingIfNeeded: words[Int(cell) &* 3 &+ 1])
  }

  package func lastChild(_ cell: Index) -> Index {
    Index(truncatingIfNeeded: words[Int(cell) &* 3 &+ 1] &>> 32)
  }

  package func child(_ number: Int, of cell: Index) -> Index {
    var child = firstChild(cell)
    for _ in 0..<number where child != 0 { child = next(child) }
    return child
  }

  @inlinable @inline(__always)
  package func next(_ cell: Index) -> Index {
    Index(truncatingIfNeeded: words[Int(cell) &* 3] &>> 32)
  }

  @inlinable @inline(__always)
  package func childCount(_ cell: Index) -> Int { Int(words[Int(cell) &* 3 &+ 2] &>> 32) }

  private func setChildCount(_ cell: Index, _ count: Int) {
    let position = Int(cell) &* 3 &+ 2
    words[position] = words[position] & ~Self.nextMask | UInt64(count) &<< 32
  }

  @inlinable @inline(__always)
  package func key(_ cell: Index) -> UInt32 {
    UInt32(truncatingIfNeeded: words[Int(cell) &* 3 &+ 2]) &- 1
  }

  @inlinable @inline(__always)
  package func setKey(_ cell: Index, _ key: UInt32) {
    let position = Int(cell) &* 3 &+ 2
    words[position] = words[position] & Self.nextMask | UInt64(key &+ 1)
  }

  @inlinable @inline(__always)
  package func chain(_ count: Int, in container: Index, _ cell: (Int) -> Index) {
    let position = Int(container) &* 3
    var next: UInt64 = 0
    if count > 0 { words[position &+ 1] = UInt64(cell(count - 1)) &<< 32 }
    for number in stride(from: count - 1, through: 0, by: -1) {
      let cell = cell(number)
      words[Int(cell) &* 3] = words[Int(cell) &* 3] & ~Self.nextMask | next &<< 32
      next = UInt64(cell)
    }
    words[position &+ 1] = count > 0 ? words[position &+ 1] | next : 0
    words[position &+ 2] = words[position &+ 2] & ~Self.nextMask | UInt64(count) &<< 32
  }
}
