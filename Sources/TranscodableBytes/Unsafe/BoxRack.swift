/// Boxes that are used again, as soon as nobody has them any more.
///
/// Made for `KeyedDecodingContainer`: a struct of the standard library that is one reference to a box, into which it
/// puts the container of a coder. To make one costs two questions to the runtime, an allocation, and its end; to lend
/// one out again costs a look at its reference count.
///
/// A value in a box of a rack refers to its place in the rack, where the object stands that it is about, and a word. **The owner of
/// a rack keeps rack and object until ``isComplete``**: that is what a ``LentPlace`` relies on.
///
/// Not for use by several threads at once. That a box is given back may be seen late, never early.
@safe
public struct BoxRack: ~Copyable {
  @usableFromInline @unsafe
  internal struct Place {
    /// The box, at the address of the place.
    @usableFromInline var box: AnyObject?
    /// The address of the type that the box is found by; 0 where no box is.
    @usableFromInline var type: UInt = 0
    @usableFromInline var word: UInt64 = 0
    @usableFromInline var object: UnsafeRawPointer?
    // SAFETY: retained when it is put here, and released by the end of the rack.
    @usableFromInline var kind: Unmanaged<BoxKind>?

    @usableFromInline init() {}
  }

  // SAFETY (type): an allocation of `capacity` places, all initialized, that this rack owns. Numbers of places are masked.
  @usableFromInline internal let places: UnsafeMutablePointer<Place>
  /// The boxes that have been lent out since the rack was complete, a bit each.
  @usableFromInline internal let lent: UnsafeMutablePointer<UInt64>
  @inlinable internal static var capacity: Int { 64 }

  /// Creates a rack without boxes.
  public init() {
    // SAFETY: the new allocations have room for what is initialized in them, and `deinit` frees them.
    unsafe precondition(MemoryLayout<Place>.offset(of: \.box) == 0)
    unsafe places = UnsafeMutablePointer<Place>.allocate(capacity: Self.capacity)
    unsafe places.initialize(repeating: Place(), count: Self.capacity)
    unsafe lent = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    unsafe lent.initialize(to: 0)
  }

  deinit {
    // SAFETY: this rack owns both allocations, and all places are initialized.
    for number in 0..<Self.capacity { unsafe places[number].kind?.release() }
    unsafe places.deinitialize(count: Self.capacity)
    unsafe places.deallocate()
    unsafe lent.deallocate()
  }

  /// The number of a place for a box of `type`, which is free or still without a box; nil if there is none.
  @inlinable @inline(__always)
  public func place(for type: any Any.Type) -> Int? {
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

  /// Whether there is a box in a place.
  @inlinable @inline(__always)
  public func hasBox(_ number: Int) -> Bool {
    // SAFETY: the mask keeps the number below the capacity.
    unsafe places[number & (Self.capacity - 1)].type != 0
  }

  /// Lends out the box in a place.
  ///
  /// - Precondition: ``place(for:)`` found the place for the type for which a `Value` was put there.
  /// - Parameters:
  ///   - number: The place.
  ///   - word: What is to stand beside the box.
  /// - Returns: The value that consists of the box.
  @inlinable @inline(__always)
  public func lend<Value>(_ number: Int, _ word: UInt64) -> Value {
    let number = number & (Self.capacity - 1)
    // SAFETY: the number is below the capacity; for the type of the kind see the precondition.
    unsafe places[number].word = word
    unsafe lent.pointee |= 1 &<< UInt64(truncatingIfNeeded: number)
    return unsafe places[number].kind.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      unsafe unsafeDowncast($0, to: TypedBoxKind<Value>.self).value(places + number)
    }
  }

  /// Puts a box into a place that has none.
  ///
  /// - Parameters:
  ///   - number: The place.
  ///   - type: The type that it is found by.
  ///   - object: What the value in the box refers to.
  ///   - make: Makes the value, which is one reference to a new box, and puts what it gets into the box.
  /// - Returns: Whether it is such a value.
  public func add<Object: AnyObject, Value>(
    _ number: Int, for type: any Any.Type, about object: Object,
    _ make: (LentPlace<Object>) -> Value
  ) -> Bool {
    // SAFETY: the mask keeps the number below the capacity.
    let place = unsafe places + (number & (Self.capacity - 1))
    guard unsafe place.pointee.type == 0,
      let (kind, box) = unsafe TypedBoxKind<Value>.inspect(make(LentPlace(place)))
    else { return false }
    // SAFETY: the owner keeps the object; the reference to the kind belongs to the place.
    unsafe place.pointee.object = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    unsafe place.pointee.kind = .passRetained(kind)
    unsafe place.pointee.box = box
    unsafe place.pointee.type = UInt(bitPattern: ObjectIdentifier(type))
    return true
  }

  /// Whether nobody else has a box; if so, none counts as lent out any more.
  public var isComplete: Bool {
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
