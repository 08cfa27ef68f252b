/// A pool of container boxes.
///
/// A box is reused once the pool holds the only reference to it.
///
/// `KeyedDecodingContainer` is a struct with one reference to a box, which holds the coder's
/// container. Creating one costs two runtime look-ups, an allocation and a deallocation; reusing
/// one costs a check of its reference count.
///
/// The value in a box refers to its slot in the pool. The slot stores the object the container
/// reads and a word. **The owner of a pool must keep the pool and the object alive until
/// ``isComplete``**, because a ``PooledSlot`` relies on both.
///
/// Each type's boxes form a ring searched from the last one lent, so a free one is found quickly
/// however many objects are open.
///
/// Not thread-safe. A returned box may be noticed late, never early.
@safe @usableFromInline
package struct ContainerBoxPool: ~Copyable {
  // SAFETY (type): `state` is an allocation owned by this pool, as are all slots reachable from
  // `lastMade`. Rings and the list of lent boxes contain only these slots. None is freed before the
  // pool is.
  @usableFromInline internal let state: UnsafeMutablePointer<State>

  @usableFromInline @unsafe
  internal struct Slot {
    /// The box, at the address of the slot; `nil` while it is being created.
    @usableFromInline var box: AnyObject?
    @usableFromInline var word: UInt64 = 0
    @usableFromInline var object: UnsafeRawPointer?
    // SAFETY: retained when it is stored here, and released by the deinitializer of the pool.
    @usableFromInline var kind: Unmanaged<ContainerBoxType>?
    @usableFromInline var next: UnsafeMutablePointer<Slot>?
    /// The slot to search from and the number of slots; only used in the first slot of a ring.
    @usableFromInline var current: UnsafeMutablePointer<Slot>?
    @usableFromInline var count = 1
    /// Whether the box has been lent since the pool was last complete, and the slot lent before it.
    @usableFromInline var isLent = false
    @usableFromInline var lentBefore: UnsafeMutablePointer<Slot>?
    /// The slot that was created before this one.
    @usableFromInline var madeBefore: UnsafeMutablePointer<Slot>?

    @usableFromInline init() {}
  }

  @usableFromInline @unsafe
  internal struct State: ~Copyable {
    /// The first slot of each type's ring.
    @usableFromInline var rings = TypeIDTable()
    @usableFromInline var lastLent: UnsafeMutablePointer<Slot>?
    @usableFromInline var lastMade: UnsafeMutablePointer<Slot>?
    @usableFromInline var isUsable = true
  }

  @frozen @safe @usableFromInline
  package struct FreeBox {
    // SAFETY (type): a slot of the pool that created this value, with a box.
    @usableFromInline internal let slot: UnsafeMutablePointer<Slot>

    @inlinable @inline(__always)
    internal init(_ slot: UnsafeMutablePointer<Slot>) { unsafe self.slot = slot }
  }

  private static var limit: Int { 64 }
  /// The maximum number of boxes searched for a free one.
  private static var reach: Int { 8 }

  package init() {
    // SAFETY: `deinit` frees the allocation.
    unsafe precondition(MemoryLayout<Slot>.offset(of: \.box) == 0)
    unsafe state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    unsafe state.initialize(to: State())
  }

  deinit {
    // SAFETY: this pool owns everything freed here, and there is no other reference to it.
    var made = unsafe state.pointee.lastMade
    while let slot = unsafe made {
      unsafe made = slot.pointee.madeBefore
      unsafe slot.pointee.kind?.release()
      unsafe slot.deinitialize(count: 1)
      unsafe slot.deallocate()
    }
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  /// Whether containers still have the expected one-reference layout.
  package var isUsable: Bool { unsafe state.pointee.isUsable }

  /// The number of boxes; for tests.
  package var boxCount: Int {
    var (count, made) = unsafe (0, state.pointee.lastMade)
    while let slot = unsafe made {
      if unsafe slot.pointee.box != nil { count += 1 }
      unsafe made = slot.pointee.madeBefore
    }
    return count
  }

  @inlinable @inline(__always)
  package func freeBox(for type: any Any.Type) -> FreeBox? {
    // SAFETY: the word is the address of the first slot of a ring.
    guard
      let first = unsafe UnsafeMutablePointer<Slot>(
        bitPattern: state.pointee.rings[ObjectIdentifier(type)]),
      let current = unsafe first.pointee.current
    else { return nil }
    return unsafe Self.isFree(current) ? FreeBox(current) : Self.otherFreeBox(first)
  }

  /// Searches the ring and makes the free box it finds the new start.
  @usableFromInline @inline(never)
  internal static func otherFreeBox(_ first: UnsafeMutablePointer<Slot>) -> FreeBox? {
    // SAFETY: slots of a ring only refer to slots of the same ring.
    var slot = unsafe first.pointee.current
    for _ in 0..<min(reach, unsafe first.pointee.count) {
      unsafe slot = slot?.pointee.next
      guard let slot = unsafe slot, unsafe isFree(slot) else { continue }
      unsafe first.pointee.current = slot
      return unsafe FreeBox(slot)
    }
    return nil
  }

  @inlinable @inline(__always)
  internal static func isFree(_ slot: UnsafeMutablePointer<Slot>) -> Bool {
    // SAFETY: callers pass slots of a pool.
    unsafe isKnownUniquelyReferenced(&slot.pointee.box)
  }

  /// Lends a box: returns the value that consists of it and stores `word` in its slot.
  ///
  /// - Precondition: ``freeBox(for:)`` returned `box` for a type for which a `Value` was stored.
  @inlinable @inline(__always)
  package func lend<Value>(_ box: FreeBox, _ word: UInt64) -> Value {
    // SAFETY: the slot belongs to this pool and has a kind, whose type the precondition ensures.
    let slot = unsafe box.slot
    unsafe slot.pointee.word = word
    if unsafe !slot.pointee.isLent {
      unsafe slot.pointee.isLent = true
      unsafe slot.pointee.lentBefore = state.pointee.lastLent
      unsafe state.pointee.lastLent = slot
    }
    return unsafe slot.pointee.kind.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      unsafe unsafeDowncast($0, to: TypedContainerBoxType<Value>.self).value(slot)
    }
  }

  /// Creates a box for `type`, or returns `nil` if there are too many or the layout is unexpected.
  ///
  /// `make` must return a value that consists of one reference to a new box that stores the slot.
  package func add<Object: AnyObject, Value>(
    for type: any Any.Type, about object: Object, _ make: (PooledSlot<Object>) -> Value
  ) -> FreeBox? {
    // SAFETY: the word is the address of the first slot of a ring.
    let first = unsafe UnsafeMutablePointer<Slot>(
      bitPattern: state.pointee.rings[ObjectIdentifier(type)])
    if let first = unsafe first, unsafe first.pointee.count >= Self.limit { return nil }
    // SAFETY: `deinit` frees the slot, because anything created so far may refer to it. The owner
    // keeps the object alive. The slot owns the reference to the kind.
    let slot = UnsafeMutablePointer<Slot>.allocate(capacity: 1)
    unsafe slot.initialize(to: Slot())
    unsafe slot.pointee.madeBefore = state.pointee.lastMade
    unsafe state.pointee.lastMade = slot
    guard let (kind, box) = unsafe TypedContainerBoxType<Value>.inspect(make(PooledSlot(slot)))
    else {
      unsafe state.pointee.isUsable = false
      return nil
    }
    unsafe slot.pointee.object = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    unsafe slot.pointee.kind = .passRetained(kind)
    unsafe slot.pointee.box = box
    unsafe link(slot, first, type)
    return unsafe FreeBox(slot)
  }

  /// Adds a slot to the ring of a type, or starts the ring with it.
  private func link(
    _ slot: UnsafeMutablePointer<Slot>, _ first: UnsafeMutablePointer<Slot>?,
    _ type: any Any.Type
  ) {
    // SAFETY: callers pass slots of this pool.
    guard let first = unsafe first, let current = unsafe first.pointee.current else {
      unsafe slot.pointee.next = slot
      unsafe slot.pointee.current = slot
      return unsafe state.pointee.rings.set(UInt(bitPattern: slot), for: ObjectIdentifier(type))
    }
    unsafe slot.pointee.next = current.pointee.next
    unsafe current.pointee.next = slot
    unsafe first.pointee.current = slot
    unsafe first.pointee.count += 1
  }

  /// Whether the pool holds the only reference to each of its boxes.
  ///
  /// If so, none is lent any longer.
  @inlinable
  package var isComplete: Bool {
    // SAFETY: the list of lent slots contains only slots of this pool.
    while let slot = unsafe state.pointee.lastLent {
      guard unsafe Self.isFree(slot) else { return false }
      unsafe slot.pointee.isLent = false
      unsafe state.pointee.lastLent = slot.pointee.lentBefore
    }
    return true
  }
}

/// The type of a value that consists of a box, as an object, to avoid looking up the type.
@usableFromInline
internal class ContainerBoxType {}

@usableFromInline
internal final class TypedContainerBoxType<Value>: ContainerBoxType {
  /// Returns the box that a value consists of, or `nil` unless the value is exactly one reference.
  static func inspect(_ value: Value) -> (ContainerBoxType, AnyObject)? {
    #if TRANSCODABLE_PLAIN
      return nil
    #else
      guard MemoryLayout<Value>.size == MemoryLayout<AnyObject>.size,
        MemoryLayout<Value>.alignment == MemoryLayout<AnyObject>.alignment,
        let (_, child) = Mirror(reflecting: value).children.first,
        type(of: child) is AnyObject.Type
      else { return nil }
      let object = child as AnyObject
      // SAFETY: `value` is one word long and is only read within the closure.
      let isThatReference = unsafe withUnsafeBytes(of: value) { bytes in
        unsafe bytes.load(as: UInt.self) == UInt(bitPattern: ObjectIdentifier(object))
      }
      return isThatReference ? (TypedContainerBoxType(), object) : nil
    #endif
  }

  @usableFromInline @inline(never)
  func value(_ slot: UnsafeMutablePointer<ContainerBoxPool.Slot>) -> Value {
    // SAFETY: a slot begins with its box. `inspect` ensured that a value is a strong reference to
    // its box, and copying it retains the box. A non-nil optional reference has the layout of the
    // reference.
    unsafe UnsafeRawPointer(slot).assumingMemoryBound(to: Value.self).pointee
  }
}

/// An unowned, one-word reference to a slot of a ``ContainerBoxPool``, stored by the value in its
/// box.
///
/// Copying it is free, because the owner of the pool keeps the object alive. Only a pool creates
/// one.
@frozen @safe @usableFromInline
package struct PooledSlot<Object: AnyObject> {
  // SAFETY (type): this is part of a value in a box of a pool. The owner of the pool keeps the pool
  // and the object alive until the pool holds the only reference to the box (see
  // `ContainerBoxPool`). The object of the slot is an `Object`.
  @usableFromInline internal let slot: UnsafeMutablePointer<ContainerBoxPool.Slot>

  internal init(_ slot: UnsafeMutablePointer<ContainerBoxPool.Slot>) {
    unsafe self.slot = slot
  }

  /// Calls `body` with the object and the word that was lent with the box.
  @inlinable @inline(__always)
  package func with<Result>(_ body: (Object, UInt64) throws -> Result) rethrows -> Result {
    // SAFETY: slot and object live as long as this value, which lives as long as the call.
    let word = unsafe slot.pointee.word
    return try unsafe Unmanaged<Object>.fromOpaque(slot.pointee.object.unsafelyUnwrapped)
      ._withUnsafeGuaranteedRef { try body($0, word) }
  }
}
