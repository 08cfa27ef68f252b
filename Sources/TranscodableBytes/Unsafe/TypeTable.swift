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
    let key = UInt(bitPattern: ObjectIdentifier(type))
    let slot = Self.slot(for: key)
    // SAFETY: `slot` is below the capacity, and a key that is an address has facts beside it.
    if unsafe keys[slot].load(ordering: .acquiring) == key { return unsafe facts[slot] }
    return slowFacts(key, slot, find)
  }

  /// The facts about `type`, nil if they are not known yet, or not where they are looked for first.
  ///
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  package func knownFacts(about type: any Any.Type) -> Facts? {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    let slot = Self.slot(for: key)
    // SAFETY: `slot` is below the capacity, and a key that is an address has facts beside it.
    return unsafe keys[slot].load(ordering: .acquiring) == key ? facts[slot] : nil
  }

  /// Looks on in the next slots, and takes the first free one for a type that is not there.
  @inlinable @inline(never)
  internal func slowFacts(_ key: UInt, _ first: Int, _ find: () -> Facts) -> Facts {
    var slot = first
    for _ in 0..<8 {
      // SAFETY (all uses of `slot`): it is below the capacity.
      let stored = unsafe keys[slot].load(ordering: .acquiring)
      if stored == key { return unsafe facts[slot] }
      if stored == 0 {
        let found = find()
        let (isMine, _) = unsafe keys[slot].compareExchange(
          expected: 0, desired: 1, ordering: .relaxed)
        if isMine {
          unsafe (facts + slot).initialize(to: found)
          unsafe keys[slot].store(key, ordering: .releasing)
        }
        return found
      }
      slot = (slot + 1) & (Self.capacity - 1)
    }
    return find()
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
