/// A pool of reusable boxes for decoding containers, because creating a box is slow.
///
/// A box is free when nothing outside the pool refers to it. Each box refers to a slot, which
/// stores a word and a reference to the object that the container reads. **The owner of a pool must
/// keep the pool and the object alive until ``isComplete`` is `true`**, because a ``PooledSlot``
/// relies on both.
///
/// A pool isn't thread-safe. It may be late in noticing that a box has been returned, but it never
/// treats a lent box as returned.
@safe @usableFromInline
package struct ContainerBoxPool: ~Copyable {
  // SAFETY (type): this pool owns the memory at `state` and all slots reachable from `lastMade`.
  // Rings and the list of lent boxes contain only these slots. No slot is freed before the pool.
  @usableFromInline internal let state: UnsafeMutablePointer<State>

  @usableFromInline @unsafe
  internal struct Slot {
    /// The box, or `nil` while the box is being created.
    ///
    /// This must be the first property, so that the box is stored at the slot's address.
    @usableFromInline var box: AnyObject?
    @usableFromInline var word: UInt64 = 0
    @usableFromInline var object: UnsafeRawPointer?
    // SAFETY: the reference is retained when it is stored here, and the deinitializer of the pool
    // releases it.
    @usableFromInline var kind: Unmanaged<ContainerBoxType>?
    @usableFromInline var next: UnsafeMutablePointer<Slot>?
    /// The slot at which the next search starts.
    ///
    /// This property and `count` are only used in the first slot of a ring. `count` is the number
    /// of slots in the ring.
    @usableFromInline var current: UnsafeMutablePointer<Slot>?
    @usableFromInline var count = 1
    /// Whether the slot is in the list of lent boxes.
    ///
    /// It may still be in the list after its box has been returned.
    @usableFromInline var isLent = false
    @usableFromInline var lentBefore: UnsafeMutablePointer<Slot>?
    @usableFromInline var madeBefore: UnsafeMutablePointer<Slot>?

    @usableFromInline init() {}
  }

  @usableFromInline @unsafe
  internal struct State: ~Copyable {
    @usableFromInline var rings = TypeIDTable()
    @usableFromInline var lastLent: UnsafeMutablePointer<Slot>?
    @usableFromInline var lastMade: UnsafeMutablePointer<Slot>?
    @usableFromInline var isUsable = true
  }

  @frozen @safe @usableFromInline
  package struct FreeBox {
    // SAFETY (type): the slot belongs to the pool that created this value, and it has a box.
    @usableFromInline internal let slot: UnsafeMutablePointer<Slot>

    @inlinable @inline(__always)
    internal init(_ slot: UnsafeMutablePointer<Slot>) { unsafe self.slot = slot }
  }

  private static var limit: Int { 64 }
  /// The maximum number of boxes that are checked in a search for a free one.
  private static var reach: Int { 8 }

  package init() {
    // SAFETY: `deinit` frees the allocation.
    unsafe precondition(MemoryLayout<Slot>.offset(of: \.box) == 0)
    unsafe state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    unsafe state.initialize(to: State())
  }

  deinit {
    // SAFETY: this pool owns all memory that is freed here, and there is no other reference to it.
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

  package var isUsable: Bool { unsafe state.pointee.isUsable }

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
    // SAFETY: the stored word is the address of the first slot in a ring.
    guard
      let first = unsafe UnsafeMutablePointer<Slot>(
        bitPattern: state.pointee.rings[ObjectIdentifier(type)]),
      let current = unsafe first.pointee.current
    else { return nil }
    return unsafe Self.isFree(current) ? FreeBox(current) : Self.otherFreeBox(first)
  }

  @usableFromInline @inline(never)
  internal static func otherFreeBox(_ first: UnsafeMutablePointer<Slot>) -> FreeBox? {
    // SAFETY: a slot only refers to slots in the same ring.
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
    // SAFETY: every caller passes a slot that belongs to a pool.
    unsafe isKnownUniquelyReferenced(&slot.pointee.box)
  }

  /// Lends a box: stores `word` in its slot and returns the value that refers to the box.
  ///
  /// - Precondition: `box` was returned by ``freeBox(for:)`` or ``add(for:about:_:)``, and boxes of
  ///   its type are created from a `Value`.
  @inlinable @inline(__always)
  package func lend<Value>(_ box: FreeBox, _ word: UInt64) -> Value {
    // SAFETY: the slot belongs to this pool and has a kind. The precondition ensures that the kind
    // is a `TypedContainerBoxType<Value>`.
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

  /// Creates a box, or returns `nil` if there are too many boxes or their layout is unexpected.
  ///
  /// `make` must return a value that consists of a single reference to a new box. The box must
  /// store the slot that `make` receives.
  package func add<Object: AnyObject, Value>(
    for type: any Any.Type, about object: Object, _ make: (PooledSlot<Object>) -> Value
  ) -> FreeBox? {
    // SAFETY: the stored word is the address of the first slot in a ring.
    let first = unsafe UnsafeMutablePointer<Slot>(
      bitPattern: state.pointee.rings[ObjectIdentifier(type)])
    if let first = unsafe first, unsafe first.pointee.count >= Self.limit { return nil }
    // SAFETY: `deinit` frees the slot, because values created here may refer to it until then. The
    // owner keeps the object alive. The slot owns the reference to the kind.
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

  private func link(
    _ slot: UnsafeMutablePointer<Slot>, _ first: UnsafeMutablePointer<Slot>?,
    _ type: any Any.Type
  ) {
    // SAFETY: every caller passes slots that belong to this pool.
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

  /// Whether no box is lent.
  ///
  /// If so, the pool holds the only reference to every box.
  @inlinable
  package var isComplete: Bool {
    // SAFETY: the list of lent slots only contains slots that belong to this pool.
    while let slot = unsafe state.pointee.lastLent {
      guard unsafe Self.isFree(slot) else { return false }
      unsafe slot.pointee.isLent = false
      unsafe state.pointee.lastLent = slot.pointee.lentBefore
    }
    return true
  }
}

@usableFromInline
internal class ContainerBoxType {}

@usableFromInline
internal final class TypedContainerBoxType<Value>: ContainerBoxType {
  /// Returns the box that a value refers to, or `nil` if the value isn't exactly one reference.
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
      // SAFETY: `value` has a size of one word and is only read within the closure.
      let isThatReference = unsafe withUnsafeBytes(of: value) { bytes in
        unsafe bytes.load(as: UInt.self) == UInt(bitPattern: ObjectIdentifier(object))
      }
      return isThatReference ? (TypedContainerBoxType(), object) : nil
    #endif
  }

  @usableFromInline @inline(never)
  func value(_ slot: UnsafeMutablePointer<ContainerBoxPool.Slot>) -> Value {
    // SAFETY: a slot starts with its box. `inspect` has checked that a value is a strong reference
    // to its box, so copying the value retains the box. A non-nil optional reference has the same
    // layout as the reference.
    unsafe UnsafeRawPointer(slot).assumingMemoryBound(to: Value.self).pointee
  }
}

/// An unowned reference to a slot in a ``ContainerBoxPool``.
///
/// The pool's owner keeps the slot and its object alive. Only a pool creates slots.
@frozen @safe @usableFromInline
package struct PooledSlot<Object: AnyObject> {
  // SAFETY (type): the reference is stored in a value in one of the pool's boxes. The pool's owner
  // keeps the pool and the object alive until the pool holds the only reference to the box (see
  // `ContainerBoxPool`). The object of the slot is an `Object`.
  @usableFromInline internal let slot: UnsafeMutablePointer<ContainerBoxPool.Slot>

  internal init(_ slot: UnsafeMutablePointer<ContainerBoxPool.Slot>) {
    unsafe self.slot = slot
  }

  @inlinable @inline(__always)
  package func with<Result>(_ body: (Object, UInt64) throws -> Result) rethrows -> Result {
    // SAFETY: the slot and the object live at least as long as this value, and this value lives as
    // long as the call.
    let word = unsafe slot.pointee.word
    return try unsafe Unmanaged<Object>.fromOpaque(slot.pointee.object.unsafelyUnwrapped)
      ._withUnsafeGuaranteedRef { try body($0, word) }
  }
}
