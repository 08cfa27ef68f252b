internal import TranscodableBytes
internal import TranscodableCore

/// The scalars of a binary property list, each of them once: an open hash table.
///
/// Strings are the same by canonical equivalence, zero is the same with either sign, and a number of one type is another than
/// that of another type, all as in Foundation's documents.
struct UniqueObjects: ~Copyable {
  /// The number of a scalar.
  typealias Number = UInt32

  private struct Slot {
    var hash: UInt64 = 0
    var number: Number = .max
  }

  /// What a scalar is: the kind and the domain, and the bits or where the bytes are.
  struct Scalar {
    let kind: ValueDraft.Kind
    let domain: UInt32
    let bits: UInt64
  }

  private let bytes: KeptBytes
  /// Another for each document, so that scalars with the same hash cannot be made up.
  private let seed = UInt64.random(in: .min ... .max)
  private var slots: ContiguousArray<Slot>
  private var mask: Int
  /// The scalars by their numbers.
  private(set) var scalars: ContiguousArray<Scalar> = []
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

  /// The number of a scalar; a new one if it is new.
  @inline(__always)
  mutating func number(
    _ kind: ValueDraft.Kind, _ domain: UInt32, _ bits: UInt64
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
      return find(kind, domain, bits, hash: Self.hash(content, start ^ seed)) {
        let other = bytes.bytes(at: UInt32(truncatingIfNeeded: $0))
        return content.remaining == other.remaining && content.hasPrefix(other)
      }
    case .double, .date:
      let value = Double(bitPattern: bits)
      // No date is the same as one that is not a number.
      if kind == .date, value.isNaN { return add(kind, domain, bits) }
      let key = value == 0 ? 0 : bits
      return find(kind, domain, bits, hash: Self.mix(key ^ start ^ seed)) {
        $0 == bits || key == 0 && Double(bitPattern: $0) == 0
      }
    case .single:
      let key = Float(bitPattern: UInt32(truncatingIfNeeded: bits)) == 0 ? 0 : bits
      return find(kind, domain, bits, hash: Self.mix(key ^ start ^ seed)) {
        $0 == bits || key == 0 && $0 & 0x7FFF_FFFF == 0
      }
    default:
      return find(kind, domain, bits, hash: Self.mix(bits ^ start &<< 24 ^ seed)) { $0 == bits }
    }
  }

  /// Whether texts with the same bytes are not the only ones that are the same; it holds from then on.
  @inline(never)
  private mutating func isUnusual(_ place: UInt32) -> Bool {
    if bytes.bytes(at: place).isKnownToBeNormal { return false }
    hasUnusualText = true
    for (number, scalar) in scalars.enumerated() where scalar.kind == .string {
      let place = UInt32(truncatingIfNeeded: scalar.bits)
      if bytes.isASCII(place) { continue }
      texts[Text(text: bytes.text(at: place), domain: scalar.domain)] =
        Number(truncatingIfNeeded: number)
    }
    return true
  }

  @inline(never)
  private mutating func number(ofText bits: UInt64, _ domain: UInt32) -> Number {
    let text = Text(text: bytes.text(at: UInt32(truncatingIfNeeded: bits)), domain: domain)
    if let found = texts[text] { return found }
    let number = add(.string, domain, bits)
    texts[text] = number
    return number
  }

  private mutating func add(
    _ kind: ValueDraft.Kind, _ domain: UInt32, _ bits: UInt64
  ) -> Number {
    scalars.append(Scalar(kind: kind, domain: domain, bits: bits))
    return Number(truncatingIfNeeded: scalars.count - 1)
  }

  @inline(__always)
  private mutating func find(
    _ kind: ValueDraft.Kind, _ domain: UInt32, _ bits: UInt64, hash: UInt64,
    _ isSame: (UInt64) -> Bool
  ) -> Number {
    var place = Int(truncatingIfNeeded: hash &>> 32) & mask
    while true {
      let slot = slots[place]
      if slot.number == .max { break }
      if slot.hash == hash {
        let scalar = scalars[Int(slot.number)]
        if scalar.kind == kind, scalar.domain == domain, isSame(scalar.bits) { return slot.number }
      }
      place = (place &+ 1) & mask
    }
    let number = add(kind, domain, bits)
    slots[place] = Slot(hash: hash, number: number)
    if scalars.count &* 2 > mask { grow() }
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
