public import TranscodableBytes

/// A value that is being put together, of any format: a tree of cells in one buffer.
///
/// The children of a container are a chain, so that anything can be added to any container at any time. Nothing is ever
/// removed: a value that was given up stays in its chain, marked as dropped, and of several members with the same key the
/// last one counts, at the place of the first.
///
/// ```
/// cell   kind (8 bits), domain (23), whether it is being encoded (1) | next in the chain (32)
///        a scalar: its bits, or where its bytes are; a container: its first (32) | its last child (32)
///        where the key is, plus one (32) | the number of children that count (32)
/// ```
///
/// A child that is being encoded is in the chain already, which keeps its place, but does not count until ``complete(_:in:)``:
/// whatever is encoded in the meantime precedes it in an array and is replaced by it in a dictionary, as with
/// Foundation's encoders.
///
/// Keys, strings and data are in a buffer of bytes, each after a word with its length (32 bits), the number of a known key (31),
/// and whether it is ASCII (1).
@frozen @usableFromInline
package struct ValueDraft: ~Copyable {
  /// The number of a cell.
  @usableFromInline package typealias Index = UInt32

  @frozen @usableFromInline
  package enum Kind: UInt8 {
    /// Nothing was encoded; it counts as a dictionary without members.
    case empty
    /// A value that was given up.
    case dropped
    case null, no, yes, signed, unsigned, single, double, string, data, date, identifier
    /// A value as the format writes it.
    case text
    case array, dictionary

    /// The kind that the lowest bits of a word say.
    ///
    /// Four bits name all kinds, so that nothing is left to be checked or called.
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
  /// The members of large dictionaries in which a key was looked for.
  @usableFromInline internal var lookups: [Index: Lookup] = [:]

  @usableFromInline internal static var isBeingEncoded: UInt64 { 1 &<< 31 }
  @usableFromInline internal static var domainMask: UInt64 { 0x7FFF_FF00 }
  @usableFromInline internal static var nextMask: UInt64 { 0xFFFF_FFFF &<< 32 }

  /// The cell of the outermost value.
  package static var root: Index { 0 }

  /// Creates a draft whose root is empty, with room for a value of usual size unless told otherwise.
  package init(room: Int = 512) {
    words = WordBuffer(capacity: room)
    bytes = ByteOutput(capacity: room * 8)
    _ = addCell()
  }

  /// Makes the draft empty again; room of usual size is kept, and so are the first bytes.
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

  /// Makes all cells containers without children, for code that still has their numbers.
  package mutating func removeContents() {
    for cell in 0..<Index(truncatingIfNeeded: count) {
      words[Int(cell) * 3] &= Self.domainMask | 0xFF
      words[Int(cell) * 3 + 1] = 0
      words[Int(cell) * 3 + 2] = 0
    }
    lookups = [:]
  }

  /// The number of cells.
  @inlinable package var count: Int { words.count / 3 }

  /// Whether there was more than can be numbered.
  package var isFull: Bool { words.isFull || bytes.count > UInt32.max }

  // MARK: - Adding cells

  /// Adds a cell that is in no container.
  package mutating func addCell(domain: UInt32 = 0) -> Index {
    let cell = Index(truncatingIfNeeded: words.count / 3)
    words.append(UInt64(domain) &<< 8, 0, 0)
    return words.isFull ? Self.root : cell
  }

  /// What a scalar is in a cell.
  @frozen @usableFromInline
  package struct Scalar {
    @usableFromInline package let kind: Kind
    /// Its bits, or where its bytes are.
    @usableFromInline package let bits: UInt64

    @inlinable @inline(__always)
    package init(kind: Kind, bits: UInt64 = 0) {
      self.kind = kind
      self.bits = bits
    }
  }

  /// Adds a child to a container, in the domain of the container unless another is given.
  ///
  /// - Parameters:
  ///   - scalar: What the child is.
  ///   - container: The container.
  ///   - key: Where the key is, plus one; 0 in an array.
  ///   - domain: What the child is unique in.
  /// - Returns: The child.
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

  /// Adds a child that is going to be encoded, and does not count until it is complete.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - key: Where the key is, plus one; 0 in an array.
  /// - Returns: The child.
  @inlinable @inline(__always)
  package mutating func beginChild(of container: Index, key: UInt32 = 0) -> Index {
    let domain = words[Int(container) &* 3] & Self.domainMask
    return link(domain | Self.isBeingEncoded, 0, key, to: container)
  }

  /// Adds a cell at the end of a chain.
  ///
  /// - Returns: The cell; the container if there is no room for another.
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

  /// Makes a cell the last one of a chain.
  @inlinable @inline(__always)
  internal func append(_ cell: Index, to container: Index) {
    let place = Int(container) &* 3 &+ 1
    let chain = words[place]
    if chain == 0 {
      words[place] = UInt64(cell) | UInt64(cell) &<< 32
    } else {
      let last = Int(chain &>> 32) &* 3
      words[last] = words[last] & ~Self.nextMask | UInt64(cell) &<< 32
      words[place] = chain & ~Self.nextMask | UInt64(cell) &<< 32
    }
  }

  /// Adds scalars to a container that has no children: their cells follow each other, and so does the chain.
  ///
  /// - Parameters:
  ///   - elements: What the scalars are made of.
  ///   - container: The container.
  ///   - scalar: Makes one of them; it must not change the draft.
  @inlinable @inline(__always)
  package mutating func addChildren<Element>(
    _ elements: borrowing [Element], to container: Index, _ scalar: (Element) -> Scalar
  ) {
    let place = Int(container) &* 3
    let domain = words[place] & Self.domainMask
    let first = UInt64(truncatingIfNeeded: words.count / 3)
    var next = first
    for element in copy elements {
      let scalar = scalar(element)
      next &+= 1
      words.append(domain | UInt64(scalar.kind.rawValue) | next &<< 32, scalar.bits, 0)
    }
    // Nothing is written from a draft that is full.
    if words.isFull || next == first { return }
    let last = next &- 1
    words[Int(last) &* 3] &= ~Self.nextMask
    words[place &+ 1] = first | last &<< 32
    words[place &+ 2] &+= (next &- first) &<< 32
  }

  // MARK: - Completing children

  /// Counts a child whose value is complete.
  @inlinable @inline(__always)
  package mutating func complete(_ cell: Index, in container: Index) {
    words[Int(cell) &* 3] &= ~Self.isBeingEncoded
    let place = Int(container) &* 3
    words[place &+ 2] &+= 1 &<< 32
    if Index(truncatingIfNeeded: words[place &+ 1] &>> 32) != cell { settle(cell, in: container) }
  }

  /// Goes on with the last child of a container, which does not count any more until it is complete again.
  package mutating func reopen(_ cell: Index, in container: Index) {
    words[Int(cell) * 3] |= Self.isBeingEncoded
    words[Int(container) * 3 + 2] &-= 1 &<< 32
  }

  /// Gives up a child that has not been completed.
  @inlinable
  package func drop(_ cell: Index) { setKind(cell, .dropped) }

  /// Whether a child is being encoded.
  func isBeingEncoded(_ cell: Index) -> Bool { words[Int(cell) * 3] & Self.isBeingEncoded != 0 }

  /// Puts a child after those that were added while it was encoded.
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
    let place = Int(cell) &* 3
    words[place] = words[place] & ~0xFF | UInt64(kind.rawValue)
  }

  /// Makes a cell a scalar, or a container without children.
  @inlinable @inline(__always)
  package func set(_ cell: Index, _ kind: Kind, _ bits: UInt64 = 0) {
    setKind(cell, kind)
    words[Int(cell) &* 3 &+ 1] = bits
  }

  /// Makes a cell empty again.
  package func clear(_ cell: Index) {
    set(cell, .empty)
    setChildCount(cell, 0)
  }

  /// What a cell is unique in: each encoder for a superclass has a domain of its own, as with Foundation.
  @inlinable @inline(__always)
  package func domain(_ cell: Index) -> UInt32 {
    UInt32(truncatingIfNeeded: (words[Int(cell) &* 3] & Self.domainMask) &>> 8)
  }

  /// The most domains there can be.
  package static var maximumDomain: UInt32 { 0x7F_FFFF }

  /// The bits of a scalar, or where its bytes are.
  @inlinable @inline(__always)
  package func bits(_ cell: Index) -> UInt64 { words[Int(cell) &* 3 &+ 1] }

  @inlinable @inline(__always)
  package func setBits(_ cell: Index, _ bits: UInt64) { words[Int(cell) &* 3 &+ 1] = bits }

  /// The first child of a container, 0 if there is none.
  @inlinable @inline(__always)
  package func firstChild(_ cell: Index) -> Index {
    Index(truncatingIfNeeded: words[Int(cell) &* 3 &+ 1])
  }

  /// The last child of a container, 0 if there is none.
  package func lastChild(_ cell: Index) -> Index {
    Index(truncatingIfNeeded: words[Int(cell) &* 3 &+ 1] &>> 32)
  }

  /// The child of a container with a number; the root if there are not so many.
  package func child(_ number: Int, of cell: Index) -> Index {
    var child = firstChild(cell)
    for _ in 0..<number where child != 0 { child = next(child) }
    return child
  }

  /// The next cell of a chain, 0 if there is none.
  @inlinable @inline(__always)
  package func next(_ cell: Index) -> Index {
    Index(truncatingIfNeeded: words[Int(cell) &* 3] &>> 32)
  }

  /// The number of children of a container that count.
  @inlinable @inline(__always)
  package func childCount(_ cell: Index) -> Int { Int(words[Int(cell) &* 3 &+ 2] &>> 32) }

  private func setChildCount(_ cell: Index, _ count: Int) {
    let place = Int(cell) &* 3 &+ 2
    words[place] = words[place] & ~Self.nextMask | UInt64(count) &<< 32
  }

  /// Where the key of a member is.
  @inlinable @inline(__always)
  package func key(_ cell: Index) -> UInt32 {
    UInt32(truncatingIfNeeded: words[Int(cell) &* 3 &+ 2]) &- 1
  }

  /// Replaces where the key of a member is.
  @inlinable @inline(__always)
  package func setKey(_ cell: Index, _ key: UInt32) {
    let place = Int(cell) &* 3 &+ 2
    words[place] = words[place] & Self.nextMask | UInt64(key &+ 1)
  }

  /// Makes cells the chain of a container.
  ///
  /// - Parameters:
  ///   - count: The number of cells.
  ///   - container: The container.
  ///   - cell: The cell at a place.
  @inlinable @inline(__always)
  package func chain(_ count: Int, in container: Index, _ cell: (Int) -> Index) {
    let place = Int(container) &* 3
    var next: UInt64 = 0
    if count > 0 { words[place &+ 1] = UInt64(cell(count - 1)) &<< 32 }
    for number in stride(from: count - 1, through: 0, by: -1) {
      let cell = cell(number)
      words[Int(cell) &* 3] = words[Int(cell) &* 3] & ~Self.nextMask | next &<< 32
      next = UInt64(cell)
    }
    words[place &+ 1] = count > 0 ? words[place &+ 1] | next : 0
    words[place &+ 2] = words[place &+ 2] & ~Self.nextMask | UInt64(count) &<< 32
  }
}
