internal import TranscodableBytes

/// A property list that is being put together: a tree of cells, in one buffer.
///
/// The children of a container are a chain, so that anything may be added to any container at any time. A value that
/// was begun and then given up stays in its chain, marked as such.
///
/// ```
/// cell   kind, domain | next in the chain
///        a scalar: its bits, or where its bytes stand; a container: its first | its last child
///        where the key stands, plus one | the number of children
/// ```
///
/// Strings and data stand in a buffer of bytes, each behind a word that has its length and whether it is ASCII.
struct PropertyListDraft: ~Copyable {
  /// The number of a cell.
  typealias Index = UInt32

  enum Kind: UInt8 {
    /// Nothing was encoded; it counts as a dictionary without members.
    case empty
    /// A value that was given up.
    case dropped
    case null, no, yes, signed, unsigned, single, double, string, data, date
    case identifier, array, dictionary
  }

  private var words: WordBuffer
  private(set) var bytes: ByteOutput
  /// The format that the document will have.
  var format = PropertyList.Format.binary

  /// The cell of the outermost value.
  static var root: Index { 0 }

  /// Creates a draft whose root is empty.
  init() {
    words = WordBuffer(capacity: 512)
    bytes = ByteOutput(capacity: 4096)
    _ = append()
  }

  /// Makes the draft empty again; room of usual size is kept.
  mutating func removeAll() {
    if words.room > 1 << 16 || bytes.capacity > 1 << 18 {
      self = PropertyListDraft()
    } else {
      words.removeAll()
      bytes.truncate(to: 0)
      _ = append()
    }
  }

  /// The number of cells.
  var count: Int { words.count / 3 }

  /// Whether there was more than can be numbered.
  var isFull: Bool { words.isFull || bytes.count > UInt32.max }

  // MARK: - Cells

  private mutating func append() -> Index {
    let cell = Index(truncatingIfNeeded: words.count / 3)
    words.append(0)
    words.append(0)
    words.append(0)
    return cell
  }

  /// What a scalar is in a cell.
  struct Scalar {
    let kind: Kind
    /// Its bits, or where its bytes stand.
    var bits: UInt64 = 0
  }

  /// Adds a child to a container, in the domain of the container unless another is given.
  ///
  /// - Parameters:
  ///   - scalar: What the child is.
  ///   - container: The container.
  ///   - key: Where the key stands, plus one; 0 in an array.
  ///   - domain: What the child is unique in.
  /// - Returns: The child.
  @inline(__always)
  mutating func addChild(
    _ scalar: Scalar = Scalar(kind: .empty), to container: Index, key: UInt32 = 0,
    domain: UInt32? = nil
  ) -> Index {
    if words.isFull { return container }
    let place = Int(container) &* 3
    let parent = words[place]
    let domain = domain.map { UInt64($0) &<< 8 } ?? parent & 0xFFFF_FF00
    let cell = Index(truncatingIfNeeded: words.count / 3)
    words.append(domain | UInt64(scalar.kind.rawValue))
    words.append(scalar.bits)
    words.append(UInt64(key))
    let chain = words[place &+ 1]
    if chain == 0 {
      words[place &+ 1] = UInt64(cell) | UInt64(cell) &<< 32
    } else {
      let last = Int(chain &>> 32) &* 3
      words[last] = words[last] & 0xFFFF_FFFF | UInt64(cell) &<< 32
      words[place &+ 1] = chain & 0xFFFF_FFFF | UInt64(cell) &<< 32
    }
    words[place &+ 2] &+= 1 &<< 32
    return cell
  }

  /// Adds scalars to a container that has no children: their cells follow each other, and so does the chain.
  ///
  /// - Parameters:
  ///   - elements: What the scalars are made of.
  ///   - container: The container.
  ///   - scalar: Makes one of them; it must not change the draft.
  @inline(__always)
  mutating func addChildren<Element>(
    _ elements: borrowing [Element], to container: Index, _ scalar: (Element) -> Scalar
  ) {
    let place = Int(container) &* 3
    let domain = words[place] & 0xFFFF_FF00
    let first = UInt64(truncatingIfNeeded: words.count / 3)
    var next = first
    for element in copy elements {
      let scalar = scalar(element)
      next &+= 1
      words.append(domain | UInt64(scalar.kind.rawValue) | next &<< 32)
      words.append(scalar.bits)
      words.append(0)
    }
    // Nothing is written from a draft that is full.
    if words.isFull || next == first { return }
    let last = next &- 1
    words[Int(last) &* 3] &= 0xFFFF_FFFF
    words[place &+ 1] = first | last &<< 32
    words[place &+ 2] &+= (next &- first) &<< 32
  }

  @inline(__always)
  func entry(_ cell: Index) -> Entry {
    let (head, body, tail) = words.three(at: Int(cell) &* 3)
    return Entry(head: head, body: body, tail: tail)
  }

  @inline(__always)
  func kind(_ cell: Index) -> Kind {
    Kind(rawValue: UInt8(truncatingIfNeeded: words[Int(cell) &* 3])) ?? .empty
  }

  @inline(__always)
  func setKind(_ cell: Index, _ kind: Kind) {
    let place = Int(cell) &* 3
    words[place] = words[place] & ~0xFF | UInt64(kind.rawValue)
  }

  /// Makes a cell a scalar.
  @inline(__always)
  func set(_ cell: Index, _ kind: Kind, _ bits: UInt64 = 0) {
    setKind(cell, kind)
    words[Int(cell) &* 3 &+ 1] = bits
  }

  /// Gives up the child of a container.
  func drop(_ cell: Index, from container: Index) {
    setKind(cell, .dropped)
    words[Int(container) &* 3 &+ 2] &-= 1 &<< 32
  }

  /// Makes a cell empty again.
  func clear(_ cell: Index) {
    set(cell, .empty)
    words[Int(cell) &* 3 &+ 2] &= 0xFFFF_FFFF
  }

  /// What a cell is unique in: each encoder for a superclass has a domain of its own, as with Foundation.
  @inline(__always)
  func domain(_ cell: Index) -> UInt32 {
    UInt32(truncatingIfNeeded: words[Int(cell) &* 3] &>> 8 & 0xFF_FFFF)
  }

  /// The bits of a scalar, or where its bytes stand.
  @inline(__always)
  func bits(_ cell: Index) -> UInt64 { words[Int(cell) &* 3 &+ 1] }

  @inline(__always)
  func setBits(_ cell: Index, _ bits: UInt64) { words[Int(cell) &* 3 &+ 1] = bits }

  /// The first child of a container, 0 if there is none.
  @inline(__always)
  func firstChild(_ cell: Index) -> Index {
    Index(truncatingIfNeeded: words[Int(cell) &* 3 &+ 1])
  }

  /// The next cell of a chain, 0 if there is none.
  @inline(__always)
  func next(_ cell: Index) -> Index { Index(truncatingIfNeeded: words[Int(cell) &* 3] &>> 32) }

  /// The number of children of a container.
  @inline(__always)
  func childCount(_ cell: Index) -> Int { Int(words[Int(cell) &* 3 &+ 2] &>> 32) }

  /// Where the key of a member stands.
  @inline(__always)
  func key(_ cell: Index) -> UInt32 {
    UInt32(truncatingIfNeeded: words[Int(cell) &* 3 &+ 2]) &- 1
  }

  /// Replaces where the key of a member stands.
  @inline(__always)
  func setKey(_ cell: Index, _ key: UInt32) {
    let place = Int(cell) &* 3 &+ 2
    words[place] = words[place] & ~0xFFFF_FFFF | UInt64(key &+ 1)
  }

  /// Makes cells the chain of a container.
  ///
  /// - Parameters:
  ///   - count: The number of cells.
  ///   - container: The container.
  ///   - cell: The cell at a place.
  @inline(__always)
  func chain(_ count: Int, in container: Index, _ cell: (Int) -> Index) {
    let place = Int(container) &* 3
    var next: UInt64 = 0
    if count > 0 { words[place &+ 1] = UInt64(cell(count - 1)) &<< 32 }
    for number in stride(from: count - 1, through: 0, by: -1) {
      let cell = cell(number)
      words[Int(cell) &* 3] = words[Int(cell) &* 3] & 0xFFFF_FFFF | next &<< 32
      next = UInt64(cell)
    }
    words[place &+ 1] = count > 0 ? words[place &+ 1] | next : 0
    words[place &+ 2] = words[place &+ 2] & 0xFFFF_FFFF | UInt64(count) &<< 32
  }

  // MARK: - Bytes

  /// Keeps the bytes of a string.
  ///
  /// - Returns: Where they stand.
  @inline(__always)
  mutating func keep(_ text: borrowing String) -> UInt32 {
    let place = UInt32(truncatingIfNeeded: bytes.count)
    text.withCursor { cursor in
      let count = cursor.remaining
      if count > 8 { return keepLong(cursor) }
      let word = cursor.word()
      let flag: UInt64 = word & 0x8080_8080_8080_8080 == 0 ? 1 &<< 63 : 0
      bytes.append(UInt64(truncatingIfNeeded: count) | flag, count: 8)
      bytes.append(word, count: count)
    }
    return place
  }

  @inline(never)
  private mutating func keepLong(_ cursor: ByteCursor) {
    let count = cursor.remaining
    let flag: UInt64 = cursor.isASCII(count) ? 1 &<< 63 : 0
    bytes.append(UInt64(truncatingIfNeeded: count) | flag, count: 8)
    if count > 16 { return bytes.append(cursor) }
    bytes.append(cursor.word(), count: 8)
    var rest = cursor
    rest.advance(by: 8)
    bytes.append(rest.word(), count: count &- 8)
  }

  /// Keeps data.
  mutating func keep(_ data: ByteCursor) -> UInt32 {
    let place = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(UInt64(truncatingIfNeeded: data.remaining), count: 8)
    bytes.append(data)
    return place
  }
}
