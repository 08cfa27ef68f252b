/// A pool of container boxes, each of which is reused as soon as the pool has the only reference to it.
///
/// `KeyedDecodingContainer` is a struct that consists of one reference to a box, which holds the container of a coder. Creating one
/// costs two look-ups in the runtime, an allocation and a deallocation; reusing one costs a look at its reference count.
///
/// The value in a box refers to its slot in the pool, which has the object that the container is for, and a word. **The owner of
/// a pool keeps the pool and the object alive until ``isComplete``**: a ``PooledSlot`` relies on it.
///
/// Not thread-safe. A returned box may be noticed late, never early.
@safe @usableFromInline
package struct ContainerBoxPool: ~Copyable {
  @usableFromInline @unsafe
  internal struct Place {
    /// The box, at the address of the slot.
    @usableFromInline var box: AnyObject?
    /// The address of the type that the box is found by; 0 if there is no box.
    @usableFromInline var type: UInt = 0
    @usableFromInline var word: UInt64 = 0
    @usableFromInline var object: UnsafeRawPointer?
    // SAFETY: retained when it is stored here, and released by the deinitializer of the pool.
    @usableFromInline var kind: Unmanaged<ContainerBoxType>?

    @usableFromInline init() {}
  }

  // SAFETY (type): an allocation of `capacity` slots, all initialized, that this pool owns. Slot numbers are masked.
  @usableFromInline internal let places: UnsafeMutablePointer<Place>
  /// A bit for each box that has been lent since the pool was complete.
  @usableFromInline internal let lent: UnsafeMutablePointer<UInt64>
  @inlinable internal static var capacity: Int { 64 }

  /// Creates a pool without boxes.
  package init() {
    // SAFETY: the new allocations have room for what is initialized in them, and `deinit` frees them.
    unsafe precondition(MemoryLayout<Place>.offset(of: \.box) == 0)
    unsafe places = UnsafeMutablePointer<Place>.allocate(capacity: Self.capacity)
    unsafe places.initialize(repeating: Place(), count: Self.capacity)
    unsafe lent = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    unsafe lent.initialize(to: 0)
  }

  deinit {
    // SAFETY: this pool owns both allocations, and all slots are initialized.
    for number in 0..<Self.capacity { unsafe places[number].kind?.release() }
    unsafe places.deinitialize(count: Self.capacity)
    unsafe places.deallocate()
    unsafe lent.deallocate()
  }

  /// The number of a slot for a box of `type`: one whose box is free, or an empty one; nil if there is neither.
  @inlinable @inline(__always)
  package func place(for type: any Any.Type) -> Int? {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    let first = Int(truncatingIfNeeded: typeHash(key) &>> 58)
    for step in 0..<8 {
      let number = (first &+ step) & (Self.capacity - 1)
      // SAFETY (all uses of `number`): it is below the capacity.
      let found = unsafe places[number].type
      if found == 0 { return number }
      if found == key, isFree(number) { return number }
    }
    return nil
  }

  @inlinable @inline(__always)
  internal func isFree(_ number: Int) -> Bool {
    // SAFETY: callers pass numbers below the capacity.
    unsafe isKnownUniquelyReferenced(&places[number].box)
  }

  /// Whether a slot has a box.
  @inlinable @inline(__always)
  package func hasBox(_ number: Int) -> Bool {
    // SAFETY: the mask keeps the number below the capacity.
    unsafe places[number & (Self.capacity - 1)].type != 0
  }

  /// Lends the box in a slot.
  ///
  /// - Precondition: ``place(for:)`` returned the number for the type for which a `Value` was stored in the slot.
  /// - Parameters:
  ///   - number: The slot.
  ///   - word: A word that the value can read from the slot.
  /// - Returns: The value that consists of the box.
  @inlinable @inline(__always)
  package func lend<Value>(_ number: Int, _ word: UInt64) -> Value {
    let number = number & (Self.capacity - 1)
    // SAFETY: the number is below the capacity; for the type of the kind see the precondition.
    unsafe places[number].word = word
    unsafe lent.pointee |= 1 &<< UInt64(truncatingIfNeeded: number)
    return unsafe places[number].kind.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      unsafe unsafeDowncast($0, to: TypedContainerBoxType<Value>.self).value(places + number)
    }
  }

  /// Stores a box in an empty slot.
  ///
  /// - Parameters:
  ///   - number: The slot.
  ///   - type: The type that the box is found by.
  ///   - object: What the value in the box refers to.
  ///   - make: Makes the value, which consists of one reference to a new box that holds the slot.
  /// - Returns: Whether the value is of that kind.
  package func add<Object: AnyObject, Value>(
    _ number: Int, for type: any Any.Type, about object: Object,
    _ make: (PooledSlot<Object>) -> Value
  ) -> Bool {
    // SAFETY: the mask keeps the number below the capacity.
    let place = unsafe places + (number & (Self.capacity - 1))
    guard unsafe place.pointee.type == 0,
      let (kind, box) = unsafe TypedContainerBoxType<Value>.inspect(make(PooledSlot(place)))
    else { return false }
    // SAFETY: the owner keeps the object; the reference to the kind belongs to the place.
    unsafe place.pointee.object = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    unsafe place.pointee.kind = .passRetained(kind)
    unsafe place.pointee.box = box
    unsafe place.pointee.type = UInt(bitPattern: ObjectIdentifier(type))
    return true
  }

  /// Whether the pool has the only reference to each of its boxes; if so, none counts as lent any longer.
  @inlinable
  package var isComplete: Bool {
    // SAFETY: bits are set for numbers below the capacity only.
    var open = unsafe lent.pointee
    while open != 0 {
      guard isFree(open.trailingZeroBitCount) else { return false }
      open &= open &- 1
    }
    unsafe lent.pointee = 0
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
