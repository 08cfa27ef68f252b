/// A pool of container boxes, each of which is reused as soon as the pool has the only reference to it.
///
/// `KeyedDecodingContainer` is a struct that consists of one reference to a box, which holds the container of a coder. Creating one
/// costs two look-ups in the runtime, an allocation and a deallocation; reusing one costs a look at its reference count.
///
/// The value in a box refers to its slot in the pool, which has the object that the container is for, and a word. **The owner of
/// a pool keeps the pool and the object alive until ``isComplete``**: a ``PooledSlot`` relies on it.
///
/// The boxes of a type are a ring, which begins where the last one was lent: so a free one is found soon, however many
/// objects of that type are open.
///
/// Not thread-safe. A returned box may be noticed late, never early.
@safe @usableFromInline
package struct ContainerBoxPool: ~Copyable {
  // SAFETY (type): an allocation that this pool owns, as it owns all slots that are reached from `lastMade`. Rings, and what is lent, are
  // made of these alone. None is freed before the pool ends.
  @usableFromInline internal let state: UnsafeMutablePointer<State>

  @usableFromInline @unsafe
  internal struct Place {
    /// The box, at the address of the slot; nil while it is being made.
    @usableFromInline var box: AnyObject?
    @usableFromInline var word: UInt64 = 0
    @usableFromInline var object: UnsafeRawPointer?
    // SAFETY: retained when it is stored here, and released by the deinitializer of the pool.
    @usableFromInline var kind: Unmanaged<ContainerBoxType>?
    /// The next one of the ring.
    @usableFromInline var next: UnsafeMutablePointer<Place>?
    /// In the first slot of a ring: the one to begin with, and the number of slots.
    @usableFromInline var present: UnsafeMutablePointer<Place>?
    @usableFromInline var count = 1
    /// Whether the box has been lent since the pool was complete, and the slot for which that was so before this one.
    @usableFromInline var isLent = false
    @usableFromInline var lentBefore: UnsafeMutablePointer<Place>?
    /// The slot that was made before this one.
    @usableFromInline var madeBefore: UnsafeMutablePointer<Place>?

    @usableFromInline init() {}
  }

  @usableFromInline @unsafe
  internal struct State: ~Copyable {
    /// The first slot of the ring of each type.
    @usableFromInline var rings = TypeWords()
    @usableFromInline var lastLent: UnsafeMutablePointer<Place>?
    @usableFromInline var lastMade: UnsafeMutablePointer<Place>?
    @usableFromInline var isUsable = true
  }

  /// A slot with a box that is free.
  @frozen @safe @usableFromInline
  package struct FreeBox {
    // SAFETY (type): a slot of the pool that made this, with a box.
    @usableFromInline internal let place: UnsafeMutablePointer<Place>

    @inlinable @inline(__always)
    internal init(_ place: UnsafeMutablePointer<Place>) { unsafe self.place = place }
  }

  /// The most boxes of a type.
  private static var limit: Int { 64 }
  /// How many of them are looked at.
  private static var reach: Int { 8 }

  /// Creates a pool without boxes.
  package init() {
    // SAFETY: `deinit` frees the allocation.
    unsafe precondition(MemoryLayout<Place>.offset(of: \.box) == 0)
    unsafe state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    unsafe state.initialize(to: State())
  }

  deinit {
    // SAFETY: this pool owns what is freed, and there is no other reference to it.
    var made = unsafe state.pointee.lastMade
    while let place = unsafe made {
      unsafe made = place.pointee.madeBefore
      unsafe place.pointee.kind?.release()
      unsafe place.deinitialize(count: 1)
      unsafe place.deallocate()
    }
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  /// Whether values consist of boxes, as far as is known.
  package var isUsable: Bool { unsafe state.pointee.isUsable }

  /// The number of boxes; for tests.
  package var boxCount: Int {
    var (count, made) = unsafe (0, state.pointee.lastMade)
    while let place = unsafe made {
      if unsafe place.pointee.box != nil { count += 1 }
      unsafe made = place.pointee.madeBefore
    }
    return count
  }

  /// A free box of a type; nil if there is none.
  @inlinable @inline(__always)
  package func freeBox(for type: any Any.Type) -> FreeBox? {
    // SAFETY: the word is the address of the first slot of a ring.
    guard
      let first = unsafe UnsafeMutablePointer<Place>(
        bitPattern: state.pointee.rings[ObjectIdentifier(type)]),
      let present = unsafe first.pointee.present
    else { return nil }
    return unsafe Self.isFree(present) ? FreeBox(present) : Self.otherFreeBox(first)
  }

  /// Looks on in the ring, and has it begin with the free box that it finds.
  @usableFromInline @inline(never)
  internal static func otherFreeBox(_ first: UnsafeMutablePointer<Place>) -> FreeBox? {
    // SAFETY: slots of a ring refer to slots of that ring.
    var place = unsafe first.pointee.present
    for _ in 0..<min(reach, unsafe first.pointee.count) {
      unsafe place = place?.pointee.next
      guard let place = unsafe place, unsafe isFree(place) else { continue }
      unsafe first.pointee.present = place
      return unsafe FreeBox(place)
    }
    return nil
  }

  @inlinable @inline(__always)
  internal static func isFree(_ place: UnsafeMutablePointer<Place>) -> Bool {
    // SAFETY: callers pass slots of a pool.
    unsafe isKnownUniquelyReferenced(&place.pointee.box)
  }

  /// Lends a box.
  ///
  /// - Precondition: ``freeBox(for:)`` returned it for the type for which a `Value` was stored.
  /// - Parameters:
  ///   - box: The box.
  ///   - word: A word that the value can read from the slot.
  /// - Returns: The value that consists of the box.
  @inlinable @inline(__always)
  package func lend<Value>(_ box: FreeBox, _ word: UInt64) -> Value {
    // SAFETY: the slot is one of this pool, and has a kind; for the type of that see the precondition.
    let place = unsafe box.place
    unsafe place.pointee.word = word
    if unsafe !place.pointee.isLent {
      unsafe place.pointee.isLent = true
      unsafe place.pointee.lentBefore = state.pointee.lastLent
      unsafe state.pointee.lastLent = place
    }
    return unsafe place.pointee.kind.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      unsafe unsafeDowncast($0, to: TypedContainerBoxType<Value>.self).value(place)
    }
  }

  /// Makes a box.
  ///
  /// - Parameters:
  ///   - type: The type that the box is found by.
  ///   - object: What the value in the box refers to.
  ///   - make: Makes the value, which consists of one reference to a new box that holds the slot.
  /// - Returns: The box; nil if the value is not of that kind, or if there are as many of the type as there may be.
  package func add<Object: AnyObject, Value>(
    for type: any Any.Type, about object: Object, _ make: (PooledSlot<Object>) -> Value
  ) -> FreeBox? {
    // SAFETY: the word is the address of the first slot of a ring.
    let first = unsafe UnsafeMutablePointer<Place>(
      bitPattern: state.pointee.rings[ObjectIdentifier(type)])
    if let first = unsafe first, unsafe first.pointee.count >= Self.limit { return nil }
    // SAFETY: the slot is freed by `deinit`, as whatever has been made may refer to it. The owner keeps the object; the reference to
    // the kind belongs to the slot.
    let place = UnsafeMutablePointer<Place>.allocate(capacity: 1)
    unsafe place.initialize(to: Place())
    unsafe place.pointee.madeBefore = state.pointee.lastMade
    unsafe state.pointee.lastMade = place
    guard let (kind, box) = unsafe TypedContainerBoxType<Value>.inspect(make(PooledSlot(place)))
    else {
      unsafe state.pointee.isUsable = false
      return nil
    }
    unsafe place.pointee.object = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    unsafe place.pointee.kind = .passRetained(kind)
    unsafe place.pointee.box = box
    unsafe link(place, first, type)
    return unsafe FreeBox(place)
  }

  /// Puts a slot into the ring of a type, or begins one with it.
  private func link(
    _ place: UnsafeMutablePointer<Place>, _ first: UnsafeMutablePointer<Place>?,
    _ type: any Any.Type
  ) {
    // SAFETY: callers pass slots of this pool.
    guard let first = unsafe first, let present = unsafe first.pointee.present else {
      unsafe place.pointee.next = place
      unsafe place.pointee.present = place
      return unsafe state.pointee.rings.set(UInt(bitPattern: place), for: ObjectIdentifier(type))
    }
    unsafe place.pointee.next = present.pointee.next
    unsafe present.pointee.next = place
    unsafe first.pointee.present = place
    unsafe first.pointee.count += 1
  }

  /// Whether the pool has the only reference to each of its boxes; if so, none counts as lent any longer.
  @inlinable
  package var isComplete: Bool {
    // SAFETY: what is lent is a slot of this pool.
    while let place = unsafe state.pointee.lastLent {
      guard unsafe Self.isFree(place) else { return false }
      unsafe place.pointee.isLent = false
      unsafe state.pointee.lastLent = place.pointee.lentBefore
    }
    return true
  }
}

/// The type of a value that consists of a box, as an object, so that code with the object need not look the type up.
@usableFromInline
internal class ContainerBoxType {}

@usableFromInline
internal final class TypedContainerBoxType<Value>: ContainerBoxType {
  /// The box that a value consists of; nil if reflection finds anything but one reference to an object.
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
      // SAFETY: `value` has the size of a word, and is looked at within the closure only.
      let isThatReference = unsafe withUnsafeBytes(of: value) { bytes in
        unsafe bytes.load(as: UInt.self) == UInt(bitPattern: ObjectIdentifier(object))
      }
      return isThatReference ? (TypedContainerBoxType(), object) : nil
    #endif
  }

  /// The value that consists of the box in a slot.
  @usableFromInline @inline(never)
  func value(_ place: UnsafeMutablePointer<ContainerBoxPool.Place>) -> Value {
    // SAFETY: the box is what a place begins with. `inspect` made sure that a value is the reference to its box, a strong one as the
    // box is alive only because of it. To copy it retains the box. An optional reference that is not nil is the reference.
    unsafe UnsafeRawPointer(place).assumingMemoryBound(to: Value.self).pointee
  }
}

/// An unowned, one-word reference to a slot of a ``ContainerBoxPool``, held by the value in the box of that slot.
///
/// Copying it is free, because the owner of the pool keeps the object alive. Only a pool makes one.
@frozen @safe @usableFromInline
package struct PooledSlot<Object: AnyObject> {
  // SAFETY (type): a value of this type is part of a value in a box of a pool. The owner of the pool keeps it, and the object, until
  // the pool has the only reference to the box (see `ContainerBoxPool`). The object of the slot is an `Object`.
  @usableFromInline internal let place: UnsafeMutablePointer<ContainerBoxPool.Place>

  internal init(_ place: UnsafeMutablePointer<ContainerBoxPool.Place>) {
    unsafe self.place = place
  }

  /// Calls `body` with the object, and the word that was lent out with the box.
  @inlinable @inline(__always)
  package func with<Result>(_ body: (Object, UInt64) throws -> Result) rethrows -> Result {
    // SAFETY: slot and object live as long as this value, and this value as long as the call.
    let word = unsafe place.pointee.word
    return try unsafe Unmanaged<Object>.fromOpaque(place.pointee.object.unsafelyUnwrapped)
      ._withUnsafeGuaranteedRef { try body($0, word) }
  }
}
