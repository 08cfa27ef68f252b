internal import TranscodableBytes
internal import TranscodableCore

/// An open-addressing hash table that stores each scalar in a binary property list once.
///
/// As in Foundation, canonically equivalent strings count as equal, but numbers of different types
/// don't.
struct UniqueObjects: ~Copyable {
  typealias Number = UInt32

  /// Random for each table, so that an attacker can't construct hash collisions.
  private let seed = UInt64.random(in: .min ... .max)
  /// Each slot contains the upper half of a hash and `objectNumber + 1`.
  ///
  /// A free slot contains 0.
  private var slots = WordBuffer()
  private var mask = 0
  /// The objects, indexed by number, with three words per object.
  ///
  /// ```
  /// 1: kind and domain (32 bits), encoding order (32 bits)
  /// 2: the bits of a scalar, the offset of its bytes, or the cell of a container
  /// 3: the last dictionary that contains the key, plus one; later the offset in the document
  /// ```
  private var objects = WordBuffer()
  /// Two words per known key, indexed by key number.
  ///
  /// The first word contains two 32-bit numbers: the object number, and the number of the document
  /// in which it is valid. The second word is the hash, or 0 until it is computed.
  private var knownKeys = WordBuffer()
  private var document: UInt32 = 0
  private var hasUnusualText = false
  private var texts: [Text: Number] = [:]

  private struct Text: Hashable {
    let text: String
    let identity: UInt32
  }

  mutating func begin(cells: Int, knownKeys count: Int) {
    // Keys are objects too, but they affect the size of the table only in small documents.
    let expected = cells < 1 << 12 ? cells * 2 : cells
    mask = 1 << (Int.bitWidth - max(31, expected).leadingZeroBitCount) - 1
    slots.reset(zeros: mask + 1)
    document &+= 1
    if document == 0 || knownKeys.count < count * 2 {
      knownKeys.reset(zeros: count * 2)
      document = 1
    }
  }

  mutating func end() {
    if slots.room > 1 << 13 { slots = WordBuffer() }
    if objects.room > 1 << 15 { objects = WordBuffer() } else { objects.removeAll() }
    hasUnusualText = false
    if !texts.isEmpty { texts = [:] }
  }

  // MARK: - Objects

  var count: Int { objects.count / 3 }

  var isFull: Bool { objects.isFull }

  @inline(__always)
  func object(_ number: Int) -> (kind: ValueDraft.Kind, bits: UInt64) {
    let (head, bits, _) = objects.three(at: number &* 3)
    return (ValueDraft.Kind(head: head), bits)
  }

  @inline(__always)
  func offset(_ number: Int) -> UInt64 { objects[number &* 3 &+ 2] }

  /// Call this only after all keys have been numbered.
  @inline(__always)
  func setOffset(_ number: Int, _ offset: Int) {
    objects[number &* 3 &+ 2] = UInt64(truncatingIfNeeded: offset)
  }

  mutating func add(container cell: ValueDraft.Index, _ kind: ValueDraft.Kind) -> Number {
    add(UInt32(kind.rawValue), UInt64(cell), cell)
  }

  @inline(__always)
  private mutating func add(_ identity: UInt32, _ bits: UInt64, _ order: UInt32) -> Number {
    let number = Number(truncatingIfNeeded: objects.count / 3)
    objects.append(UInt64(identity) | UInt64(order) &<< 32, bits, 0)
    return objects.isFull ? 0 : number
  }

  /// Returns whether the dictionary has the key, and records the key if it is new.
  @inline(__always)
  func hasKey(_ number: Number, _ dictionary: ValueDraft.Index) -> Bool {
    let position = Int(number) &* 3 &+ 2
    if objects[position] == UInt64(dictionary) &+ 1 { return true }
    objects[position] = UInt64(dictionary) &+ 1
    return false
  }

  // MARK: - Numbers of scalars

  @inline(__always)
  mutating func number(ofKey position: UInt32, _ domain: UInt32, _ bytes: ByteArena) -> Number {
    let identity = UInt32(ValueDraft.Kind.string.rawValue) | domain
    let known = domain == 0 ? bytes.number(at: position) : 0
    if known == 0 { return number(ofText: position, identity, bytes) }
    let found = knownKeys[known &* 2]
    if UInt32(truncatingIfNeeded: found &>> 32) == document {
      return Number(truncatingIfNeeded: found)
    }
    var hash = knownKeys[known &* 2 &+ 1]
    if hash == 0 { hash = self.hash(position, identity, bytes) }
    let number = find(identity, UInt64(position), position, hash) {
      bytes.isSame(position, UInt32(truncatingIfNeeded: $0))
    }
    knownKeys.replace(at: known &* 2, by: UInt64(document) &<< 32 | UInt64(number), hash)
    return number
  }

  mutating func number(
    ofText position: UInt32, _ identity: UInt32, _ bytes: ByteArena
  ) -> Number {
    if !bytes.isASCII(position), hasUnusualText || isUnusual(position, bytes) {
      return number(ofUnusual: position, identity, bytes)
    }
    return find(identity, UInt64(position), position, hash(position, identity, bytes)) {
      bytes.isSame(position, UInt32(truncatingIfNeeded: $0))
    }
  }

  @inline(__always)
  mutating func number(
    of entry: ValueDraft.Entry, in cell: ValueDraft.Index, _ bytes: ByteArena
  ) -> Number {
    let (identity, bits) = (entry.identity, entry.bits)
    switch entry.kind {
    case .data:
      return find(identity, bits, entry.position, hash(entry.position, identity, bytes)) {
        bytes.isSame(entry.position, UInt32(truncatingIfNeeded: $0))
      }
    case .double, .date:
      let value = Double(bitPattern: bits)
      // A NaN date isn't equal to any other date.
      if entry.kind == .date, value.isNaN { return add(identity, bits, cell) }
      let key = value == 0 ? 0 : bits
      return find(identity, bits, cell, hash(key, identity)) {
        $0 == bits || key == 0 && Double(bitPattern: $0) == 0
      }
    case .single:
      let key = bits & 0x7FFF_FFFF == 0 ? 0 : bits
      return find(identity, bits, cell, hash(key, identity)) {
        $0 == bits || key == 0 && $0 & 0x7FFF_FFFF == 0
      }
    default:
      return find(identity, bits, cell, hash(bits, identity)) { $0 == bits }
    }
  }

  // MARK: - Texts

  @inline(never)
  private mutating func isUnusual(_ position: UInt32, _ bytes: ByteArena) -> Bool {
    if bytes.bytes(at: position).isKnownToBeNormal { return false }
    hasUnusualText = true
    for number in 0..<count {
      let (head, bits, _) = objects.three(at: number * 3)
      let position = UInt32(truncatingIfNeeded: bits)
      guard object(number).kind == .string, !bytes.isASCII(position) else { continue }
      let text = Text(text: bytes.text(at: position), identity: UInt32(truncatingIfNeeded: head))
      texts[text] = Number(truncatingIfNeeded: number)
    }
    return true
  }

  @inline(never)
  private mutating func number(
    ofUnusual position: UInt32, _ identity: UInt32, _ bytes: ByteArena
  ) -> Number {
    let text = Text(text: bytes.text(at: position), identity: identity)
    if let found = texts[text] {
      choose(found, UInt64(position), position)
      return found
    }
    let number = add(identity, UInt64(position), position)
    texts[text] = number
    return number
  }

  // MARK: - The table

  /// If two scalars are equal, the one that was encoded first is written.
  @inline(__always)
  private func choose(_ number: Number, _ bits: UInt64, _ order: UInt32) {
    let position = Int(number) &* 3
    let head = objects[position]
    if order < UInt32(truncatingIfNeeded: head &>> 32) {
      objects.replace(at: position, by: head & 0xFFFF_FFFF | UInt64(order) &<< 32, bits)
    }
  }

  @inline(__always)
  private mutating func find(
    _ identity: UInt32, _ bits: UInt64, _ order: UInt32, _ hash: UInt64,
    _ isSame: (UInt64) -> Bool
  ) -> Number {
    var position = Int(truncatingIfNeeded: hash &>> 32) & mask
    while true {
      let slot = slots[position]
      if slot == 0 { break }
      if slot &>> 32 == hash &>> 32 {
        let number = Number(truncatingIfNeeded: slot) &- 1
        let (head, other, _) = objects.three(at: Int(number) &* 3)
        if UInt32(truncatingIfNeeded: head) == identity, isSame(other) {
          choose(number, bits, order)
          return number
        }
      }
      position = (position &+ 1) & mask
    }
    let number = add(identity, bits, order)
    slots[position] = hash & ~0xFFFF_FFFF | UInt64(number &+ 1)
    if objects.count > mask &* 2 { grow() }
    return number
  }

  @inline(never)
  private mutating func grow() {
    let larger = WordBuffer(zeros: slots.count * 4)
    mask = larger.count - 1
    for position in 0..<slots.count where slots[position] != 0 {
      var free = Int(slots[position] &>> 32) & mask
      while larger[free] != 0 { free = (free &+ 1) & mask }
      larger[free] = slots[position]
    }
    slots = larger
  }

  // MARK: - Hashing

  @inline(__always)
  private static func mix(_ word: UInt64) -> UInt64 {
    let product = (word ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  @inline(__always)
  private func hash(_ bits: UInt64, _ identity: UInt32) -> UInt64 {
    Self.mix(bits ^ UInt64(identity) &<< 32 ^ seed)
  }

  @inline(__always)
  private func hash(_ position: UInt32, _ identity: UInt32, _ bytes: ByteArena) -> UInt64 {
    var (cursor, left) = bytes.extent(at: position)
    var hash = seed ^ UInt64(identity) ^ UInt64(truncatingIfNeeded: left) &<< 40
    while left > 8 {
      hash = Self.mix(hash ^ cursor.word())
      cursor.advance(by: 8)
      left &-= 8
    }
    return Self.mix(hash ^ cursor.word() << (64 &- left &<< 3))
  }
}
