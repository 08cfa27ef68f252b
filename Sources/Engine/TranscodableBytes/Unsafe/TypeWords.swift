/// A word for each of some types, found by the address of the type: an open hash table that grows.
///
/// The types of which two hash alike change with every program, so to find one must cost the same all the same: a comparison
/// more, and nothing is given up for another type. Not thread-safe.
@safe @usableFromInline
package struct TypeWords: ~Copyable {
  // SAFETY (type): an allocation of 2 to the power of `64 - shift` slots, all initialized, that this table owns. Slot numbers have that
  // many bits. `count` slots have a type, half of them at most, so that a search comes to a free one.
  @usableFromInline internal var slots: UnsafeMutablePointer<Slot>
  @usableFromInline internal var shift: UInt64

  @usableFromInline
  internal struct Slot {
    /// The address of the type; 0 if the slot is free.
    @usableFromInline var type: UInt = 0
    @usableFromInline var word: UInt = 0

    @usableFromInline init() {}
  }

  private var count = 0
  /// How often the table has grown.
  package private(set) var growths = 0

  /// Creates an empty table.
  package init() {
    shift = 57
    unsafe slots = Self.freeSlots(shift)
  }

  deinit {
    // SAFETY: the slots are trivial.
    unsafe slots.deallocate()
  }

  private static func freeSlots(_ shift: UInt64) -> UnsafeMutablePointer<Slot> {
    let capacity = 1 << Int(64 - shift)
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    unsafe slots.initialize(repeating: Slot(), count: capacity)
    return unsafe slots
  }

  /// The slot in which a type is looked for first, in a table that has not grown; for tests.
  package static func firstSlot(of type: ObjectIdentifier) -> Int {
    Int(truncatingIfNeeded: typeHash(UInt(bitPattern: type)) &>> 57)
  }

  /// The word for a type; 0 if there is none.
  ///
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  package subscript(type: ObjectIdentifier) -> UInt {
    let slot = slot(of: UInt(bitPattern: type))
    // SAFETY: the slot is one of the table's. The word of a free one is 0.
    return unsafe slots[slot].word
  }

  /// The number of the slot that a type is in, or of the free one that it would be in.
  @inlinable @inline(__always)
  internal func slot(of type: UInt) -> Int {
    var number = typeHash(type) &>> shift
    while true {
      // SAFETY: the number has as many bits as the capacity allows.
      let found = unsafe slots[Int(truncatingIfNeeded: number)].type
      if found == type || found == 0 { return Int(truncatingIfNeeded: number) }
      number = (number &+ 1) & (UInt64.max &>> shift)
    }
  }

  /// Sets the word for a type.
  ///
  /// - Parameters:
  ///   - word: The word, not 0.
  ///   - type: The type.
  package mutating func set(_ word: UInt, for type: ObjectIdentifier) {
    let key = UInt(bitPattern: type)
    if self[type] == 0 {
      count += 1
      if count > 1 << Int(63 - shift) { grow() }
    }
    let slot = slot(of: key)
    // SAFETY: the slot is one of the table's; there is a free one left, since at most half of them have types.
    unsafe slots[slot].type = key
    unsafe slots[slot].word = word
  }

  private mutating func grow() {
    let (old, capacity) = unsafe (slots, 1 << Int(64 - shift))
    growths += 1
    shift -= 1
    unsafe slots = Self.freeSlots(shift)
    for number in 0..<capacity {
      // SAFETY: the old slots are initialized, and there is no other reference to them.
      let entry = unsafe old[number]
      if entry.type != 0 { unsafe slots[slot(of: entry.type)] = entry }
    }
    unsafe old.deallocate()
  }
}
