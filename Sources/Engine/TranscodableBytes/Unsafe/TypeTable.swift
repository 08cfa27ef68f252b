public import Synchronization

/// What a program has found out about its types, kept for good: a table without locks.
///
/// To ask the runtime whether a type conforms to a protocol costs about 50 ns; to look it up here about 2.
/// Entries are never removed or replaced, and beyond the capacity of the table nothing is kept.
@safe @usableFromInline
package final class TypeTable<Facts: Sendable>: Sendable {
  // SAFETY (type): two allocations of `capacity` slots each. A key is 0 (free), 1 (being filled), or the address of a
  // type, in which case the facts beside it are initialized and will not change any more.
  @usableFromInline internal nonisolated(unsafe) let keys: UnsafeMutablePointer<Atomic<UInt>>
  @usableFromInline internal nonisolated(unsafe) let facts: UnsafeMutablePointer<Facts>
  @inlinable internal static var capacity: Int { 1024 }

  /// Creates an empty table, which is to live as long as the program.
  @inlinable
  package init() {
    unsafe keys = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: Self.capacity)
    unsafe facts = UnsafeMutablePointer<Facts>.allocate(capacity: Self.capacity)
    for slot in 0..<Self.capacity {
      // SAFETY: `slot` is below the capacity.
      unsafe (keys + slot).initialize(to: Atomic(0))
    }
  }

  deinit {
    for slot in 0..<Self.capacity {
      // SAFETY: facts are initialized where the key is an address; there is no other reference to the table any more.
      if unsafe keys[slot].load(ordering: .acquiring) > 1 {
        unsafe (facts + slot).deinitialize(count: 1)
      }
      unsafe (keys + slot).deinitialize(count: 1)
    }
    unsafe keys.deallocate()
    unsafe facts.deallocate()
  }

  /// The facts about `type`, found out by `find` if they are not known yet.
  ///
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  package func facts(about type: any Any.Type, _ find: () -> Facts) -> Facts {
    knownFacts(about: type) ?? newFacts(about: type, find)
  }

  /// The facts about `type`; nil if they are not known yet.
  ///
  /// A type that is not in its own slot is in one of the next: to look there is a comparison more for each.
  ///
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  package func knownFacts(about type: any Any.Type) -> Facts? {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    var slot = Self.slot(for: key)
    for _ in 0..<Self.reach {
      // SAFETY: `slot` is below the capacity, and a key that is an address has facts beside it.
      let stored = unsafe keys[slot].load(ordering: .acquiring)
      if stored == key { return unsafe facts[slot] }
      if stored == 0 { return nil }
      slot = (slot &+ 1) & (Self.capacity - 1)
    }
    return nil
  }

  /// Takes the first free slot for a type that is not there.
  @inlinable @inline(never)
  internal func newFacts(about type: any Any.Type, _ find: () -> Facts) -> Facts {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    let found = find()
    var slot = Self.slot(for: key)
    for _ in 0..<Self.reach {
      // SAFETY (all uses of `slot`): it is below the capacity.
      let (isMine, stored) = unsafe keys[slot].compareExchange(
        expected: 0, desired: 1, ordering: .acquiringAndReleasing)
      if isMine {
        unsafe (facts + slot).initialize(to: found)
        unsafe keys[slot].store(key, ordering: .releasing)
        return found
      }
      // Another thread has been faster.
      if stored == key { return found }
      slot = (slot + 1) & (Self.capacity - 1)
    }
    return found
  }

  /// How many slots a type may be in.
  @inlinable internal static var reach: Int { 8 }

  /// The slot in which a type is looked for first; for tests.
  package static func firstSlot(of type: any Any.Type) -> Int {
    slot(for: UInt(bitPattern: ObjectIdentifier(type)))
  }

  @inlinable @inline(__always)
  internal static func slot(for key: UInt) -> Int {
    Int(truncatingIfNeeded: typeHash(key) &>> 54)
  }
}

/// The hash of a type by its address; the upper bits are the good ones.
///
/// The types of a module lie at regular distances. One product does not do: a step of 144 bytes, which is the distance of enums, comes
/// out as a step of almost nothing under Fibonacci hashing, as 144 is one of Fibonacci's numbers.
@inlinable @inline(__always)
internal func typeHash(_ address: UInt) -> UInt64 {
  // Fibonacci hashing: Knuth, The Art of Computer Programming, volume 3, section 6.4.
  let product = UInt64(address) &* 0x9E37_79B9_7F4A_7C15
  return (product ^ product &>> 32) &* 0x9E37_79B9_7F4A_7C15
}
