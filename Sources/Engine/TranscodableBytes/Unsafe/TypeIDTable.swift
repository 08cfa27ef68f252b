/// A growable, open-addressing hash table that maps the addresses of types to words.
///
/// The table isn't thread-safe.
@safe @usableFromInline
package struct TypeIDTable: ~Copyable {
  // SAFETY (type): this table owns an allocation of `1 << (64 - shift)` initialized slots. Every
  // slot number is less than the number of slots. `count` slots contain a type. At most half of all
  // slots contain one, so every search reaches a free slot.
  @usableFromInline internal var slots: UnsafeMutablePointer<Slot>
  @usableFromInline internal var shift: UInt64

  @usableFromInline
  internal struct Slot {
    @usableFromInline var type: UInt = 0
    @usableFromInline var word: UInt = 0

    @usableFromInline init() {}
  }

  private var count = 0
  package private(set) var growths = 0

  package init() {
    shift = 57
    unsafe slots = Self.freeSlots(shift)
  }

  deinit {
    // SAFETY: this table owns the allocation. Slots only contain integers, so they needn't be
    // deinitialized.
    unsafe slots.deallocate()
  }

  private static func freeSlots(_ shift: UInt64) -> UnsafeMutablePointer<Slot> {
    let capacity = 1 << Int(64 - shift)
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    unsafe slots.initialize(repeating: Slot(), count: capacity)
    return unsafe slots
  }

  package static func firstSlot(of type: ObjectIdentifier) -> Int {
    Int(truncatingIfNeeded: typeHash(UInt(bitPattern: type)) &>> 57)
  }

  /// The word stored for a type, or 0 if there is none.
  @inlinable @inline(__always)
  package subscript(type: ObjectIdentifier) -> UInt {
    let slot = slot(of: UInt(bitPattern: type))
    // SAFETY: the slot belongs to the table. In a free slot, the word is 0.
    return unsafe slots[slot].word
  }

  @inlinable @inline(__always)
  internal func slot(of type: UInt) -> Int {
    var number = typeHash(type) &>> shift
    while true {
      // SAFETY: the number is always less than the number of slots.
      let found = unsafe slots[Int(truncatingIfNeeded: number)].type
      if found == type || found == 0 { return Int(truncatingIfNeeded: number) }
      number = (number &+ 1) & (UInt64.max &>> shift)
    }
  }

  /// Stores a word for a type.
  ///
  /// The word must not be 0.
  package mutating func set(_ word: UInt, for type: ObjectIdentifier) {
    let key = UInt(bitPattern: type)
    if self[type] == 0 {
      count += 1
      if count > 1 << Int(63 - shift) { grow() }
    }
    let slot = slot(of: key)
    // SAFETY: the slot belongs to the table. At most half of the slots contain types, so a free
    // slot remains.
    unsafe slots[slot].type = key
    unsafe slots[slot].word = word
  }

  private mutating func grow() {
    let (old, capacity) = unsafe (slots, 1 << Int(64 - shift))
    growths += 1
    shift -= 1
    unsafe slots = Self.freeSlots(shift)
    for number in 0..<capacity {
      // SAFETY: the old slots are initialized, and nothing else refers to them.
      let entry = unsafe old[number]
      if entry.type != 0 { unsafe slots[slot(of: entry.type)] = entry }
    }
    unsafe old.deallocate()
  }
}
