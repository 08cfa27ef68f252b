internal import TranscodableBytes
internal import TranscodableCore

/// The objects of a binary property list, each scalar once: an open hash table.
///
/// Strings are the same by canonical equivalence, zero is the same with either sign, and a number of one type is another than
/// that of another type, all as in Foundation's documents.
struct UniqueObjects: ~Copyable {
  /// The number of an object.
  typealias Number = UInt32

  private struct Slot {
    var hash: UInt64 = 0
    var number: Number = .max
  }

  /// What an object is: the kind and the domain, and the bits or where the bytes are; of a container, its cell.
  struct Object {
    let kind: ValueDraft.Kind
    let domain: UInt32
    var bits: UInt64
    /// When it was encoded: where a text is kept, or the cell of another scalar.
    ///
    /// Of scalars that are the same, the one that was encoded first is written.
    var order: UInt32
    /// The dictionary in which it was met last as a key.
    var dictionary: ValueDraft.Index = .max
  }

  private let bytes: KeptBytes
  /// Another for each document, so that scalars with the same hash cannot be made up.
  private let seed = UInt64.random(in: .min ... .max)
  private var slots: ContiguousArray<Slot>
  private var mask: Int
  /// The objects by their numbers.
  private(set) var objects: ContiguousArray<Object> = []
  /// Whether there is a text that may be canonically equivalent to another one.
  private var hasUnusualText = false
  /// The texts beyond ASCII, once there is such a text.
  private var texts: [Text: Number] = [:]

  private struct Text: Hashable {
    let text: String
    let domain: UInt32
  }

  init(_ bytes: KeptBytes) {
    self.bytes = bytes
    slots = ContiguousArray(repeating: Slot(), count: 256)
    mask = 255
  }

  /// Adds a container.
  mutating func add(container cell: ValueDraft.Index, _ kind: ValueDraft.Kind) -> Number {
    add(kind, 0, UInt64(cell), cell)
  }

  /// Notes that a text is a key of a dictionary; whether it is one already.
  @inline(__always)
  mutating func hasKey(_ number: Number, _ dictionary: ValueDraft.Index) -> Bool {
    if objects[Int(number)].dictionary == dictionary { return true }
    objects[Int(number)].dictionary = dictionary
    return false
  }

  /// The number of a scalar in a cell, or of a key in one; a new one if it is new.
  @inline(__always)
  mutating func number(
    _ kind: ValueDraft.Kind, _ domain: UInt32, _ bits: UInt64, of cell: ValueDraft.Index
  ) -> Number {
    let start = UInt64(kind.rawValue) &<< 32 | UInt64(domain)
    let bytes = bytes
    switch kind {
    case .string, .data:
      let place = UInt32(truncatingIfNeeded: bits)
      if kind == .string, !bytes.isASCII(place), hasUnusualText || isUnusual(place) {
        return number(ofText: bits, domain)
      }
      let content = bytes.bytes(at: place)
      return find(kind, domain, bits, place, hash: Self.hash(content, start ^ seed)) {
        let other = bytes.bytes(at: UInt32(truncatingIfNeeded: $0))
        return content.remaining == other.remaining && content.hasPrefix(other)
      }
    case .double, .date:
      let value = Double(bitPattern: bits)
      // No date is the same as one that is not a number.
      if kind == .date, value.isNaN { return add(kind, domain, bits, cell) }
      let key = value == 0 ? 0 : bits
      return find(kind, domain, bits, cell, hash: Self.mix(key ^ start ^ seed)) {
        $0 == bits || key == 0 && Double(bitPattern: $0) == 0
      }
    case .single:
      let key = Float(bitPattern: UInt32(truncatingIfNeeded: bits)) == 0 ? 0 : bits
      return find(kind, domain, bits, cell, hash: Self.mix(key ^ start ^ seed)) {
        $0 == bits || key == 0 && $0 & 0x7FFF_FFFF == 0
      }
    default:
      return find(kind, domain, bits, cell, hash: Self.mix(bits ^ start &<< 24 ^ seed)) {
        $0 == bits
      }
    }
  }

  /// Whether texts with the same bytes are not the only ones that are the same; it holds from then on.
  @inline(never)
  private mutating func isUnusual(_ place: UInt32) -> Bool {
    if bytes.bytes(at: place).isKnownToBeNormal { return false }
    hasUnusualText = true
    for (number, object) in objects.enumerated() where object.kind == .string {
      let place = UInt32(truncatingIfNeeded: object.bits)
      if bytes.isASCII(place) { continue }
      texts[Text(text: bytes.text(at: place), domain: object.domain)] =
        Number(truncatingIfNeeded: number)
    }
    return true
  }

  @inline(never)
  private mutating func number(ofText bits: UInt64, _ domain: UInt32) -> Number {
    let place = UInt32(truncatingIfNeeded: bits)
    let text = Text(text: bytes.text(at: place), domain: domain)
    if let found = texts[text] {
      choose(found, bits, place)
      return found
    }
    let number = add(.string, domain, bits, place)
    texts[text] = number
    return number
  }

  @inline(__always)
  private mutating func add(
    _ kind: ValueDraft.Kind, _ domain: UInt32, _ bits: UInt64, _ order: UInt32
  ) -> Number {
    objects.append(Object(kind: kind, domain: domain, bits: bits, order: order))
    return Number(truncatingIfNeeded: objects.count - 1)
  }

  /// Has a scalar that was met again written, if it was encoded before the other.
  @inline(__always)
  private mutating func choose(_ number: Number, _ bits: UInt64, _ order: UInt32) {
    if order < objects[Int(number)].order {
      (objects[Int(number)].bits, objects[Int(number)].order) = (bits, order)
    }
  }

  @inline(__always)
  private mutating func find(
    _ kind: ValueDraft.Kind, _ domain: UInt32, _ bits: UInt64, _ order: UInt32,
    hash: UInt64,
    _ isSame: (UInt64) -> Bool
  ) -> Number {
    var place = Int(truncatingIfNeeded: hash &>> 32) & mask
    while true {
      let slot = slots[place]
      if slot.number == .max { break }
      if slot.hash == hash {
        let object = objects[Int(slot.number)]
        if object.kind == kind, object.domain == domain, isSame(object.bits) {
          choose(slot.number, bits, order)
          return slot.number
        }
      }
      place = (place &+ 1) & mask
    }
    let number = add(kind, domain, bits, order)
    slots[place] = Slot(hash: hash, number: number)
    if objects.count &* 2 > mask { grow() }
    return number
  }

  @inline(never)
  private mutating func grow() {
    let old = slots
    mask = old.count * 4 - 1
    slots = ContiguousArray(repeating: Slot(), count: mask + 1)
    for slot in old where slot.number != .max {
      var place = Int(truncatingIfNeeded: slot.hash &>> 32) & mask
      while slots[place].number != .max { place = (place &+ 1) & mask }
      slots[place] = slot
    }
  }

  // MARK: - Hashing

  /// A hash of a word: multiplication to twice the width, both halves folded.
  @inline(__always)
  private static func mix(_ word: UInt64) -> UInt64 {
    let product = (word ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func hash(_ content: ByteCursor, _ start: UInt64) -> UInt64 {
    var cursor = content
    var hash = start ^ UInt64(truncatingIfNeeded: content.remaining) &<< 40
    while cursor.remaining > 8 {
      hash = mix(hash ^ cursor.word())
      cursor.advance(by: 8)
    }
    return mix(hash ^ cursor.word())
  }
}
