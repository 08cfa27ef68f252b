public import Synchronization

/// A lock-free cache of facts about types.
///
/// Checking at run time whether a type conforms to a protocol takes about 50 ns. A lookup in this
/// table takes about 2 ns. Entries are never removed or replaced. When the table is full, no
/// entries are added.
@safe @usableFromInline
package final class TypeTable<Facts: Sendable>: Sendable {
  // SAFETY (type): two allocations of `capacity` slots each. A key is 0 (free), 1 (being filled),
  // or the address of a type. In the last case, its facts are initialized and never change.
  @usableFromInline internal nonisolated(unsafe) let keys: UnsafeMutablePointer<Atomic<UInt>>
  @usableFromInline internal nonisolated(unsafe) let facts: UnsafeMutablePointer<Facts>
  @inlinable internal static var capacity: Int { 1024 }

  /// Creates an empty table, which must live as long as the program.
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
      // SAFETY: facts are initialized if the key is an address. No other reference to the table is
      // left.
      if unsafe keys[slot].load(ordering: .acquiring) > 1 {
        unsafe (facts + slot).deinitialize(count: 1)
      }
      unsafe (keys + slot).deinitialize(count: 1)
    }
    unsafe keys.deallocate()
    unsafe facts.deallocate()
  }

  /// Returns the facts about `type`.
  ///
  /// Calls `find` if they aren't known yet.
  @inlinable @inline(__always)
  package func facts(about type: any Any.Type, _ find: () -> Facts) -> Facts {
    knownFacts(about: type) ?? newFacts(about: type, find)
  }

  /// Returns the facts about `type`, or `nil` if they aren't known yet.
  ///
  /// After a hash collision, a type is in one of the following slots. Each of these slots costs one
  /// more comparison.
  @inlinable @inline(__always)
  package func knownFacts(about type: any Any.Type) -> Facts? {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    var slot = Self.slot(for: key)
    for _ in 0..<Self.reach {
      // SAFETY: `slot` is below the capacity, and a key that is an address has initialized facts.
      let stored = unsafe keys[slot].load(ordering: .acquiring)
      if stored == key { return unsafe facts[slot] }
      if stored == 0 { return nil }
      slot = (slot &+ 1) & (Self.capacity - 1)
    }
    return nil
  }

  /// Stores the facts about a type in the first free slot.
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
      // Another thread stored the facts first.
      if stored == key { return found }
      slot = (slot + 1) & (Self.capacity - 1)
    }
    return found
  }

  /// The number of slots in which a type can be stored.
  @inlinable internal static var reach: Int { 8 }

  /// Returns the slot at which the search for a type starts.
  ///
  /// For use in tests.
  package static func firstSlot(of type: any Any.Type) -> Int {
    slot(for: UInt(bitPattern: ObjectIdentifier(type)))
  }

  @inlinable @inline(__always)
  internal static func slot(for key: UInt) -> Int {
    Int(truncatingIfNeeded: typeHash(key) &>> 54)
  }
}

/// Returns a hash of a type's address.
///
/// The upper bits of the hash are well distributed.
///
/// The types of a module are located at regular distances. A single multiplication isn't enough:
/// with Fibonacci hashing, a distance of 144 bytes, which is typical of enumerations, becomes
/// almost zero, because 144 is a Fibonacci number.
@inlinable @inline(__always)
internal func typeHash(_ address: UInt) -> UInt64 {
  // This is Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4).
  let product = UInt64(address) &* 0x9E37_79B9_7F4A_7C15
  return (product ^ product &>> 32) &* 0x9E37_79B9_7F4A_7C15
}
