public import Synchronization

/// What a program has found out about its types, kept for good: a table without locks.
///
/// To ask the runtime whether a type conforms to a protocol costs about 50 ns; to look it up here about 2.
/// Entries are never removed or replaced, and beyond the capacity of the table nothing is kept.
@safe
public final class TypeTable<Facts: Sendable>: Sendable {
  // SAFETY (type): two allocations of `capacity` slots each. A key is 0 (free), 1 (being filled), or the address of a
  // type, in which case the facts beside it are initialized and will not change any more.
  @usableFromInline internal nonisolated(unsafe) let keys: UnsafeMutablePointer<Atomic<UInt>>
  @usableFromInline internal nonisolated(unsafe) let facts: UnsafeMutablePointer<Facts>
  @inlinable internal static var capacity: Int { 1024 }

  /// Creates an empty table, which is to live as long as the program.
  public init() {
    unsafe keys = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: Self.capacity)
    unsafe facts = UnsafeMutablePointer<Facts>.allocate(capacity: Self.capacity)
    for slot in 0..<Self.capacity {
      // SAFETY: `slot` is below the capacity.
      unsafe (keys + slot).initialize(to: Atomic(0))
    }
  }

  deinit {
    for slot in 0..<Self.capacity {
      // SAFETY: facts are initialized where the key is an address; nobody else has the table any more.
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
  public func facts(about type: any Any.Type, _ find: () -> Facts) -> Facts {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    let slot = Self.slot(for: key)
    // SAFETY: `slot` is below the capacity, and a key that is an address has facts beside it.
    if unsafe keys[slot].load(ordering: .acquiring) == key { return unsafe facts[slot] }
    return slowFacts(key, slot, find)
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
