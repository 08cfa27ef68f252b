/// A keyed encoding container that can be reused when none of its copies is in use any more.
///
/// Creating a `KeyedEncodingContainer` costs an allocation and three lookups of generic types.
/// Copying a container only costs a retain. All copies share one object, whose reference count
/// shows whether any copies exist. This class isn't thread-safe.
@safe @usableFromInline
package class ReusableContainer {
  // SAFETY (type): `object` belongs to the container that the subclass stores and never replaces,
  // so it lives at least as long as this object.
  @usableFromInline internal let object: Unmanaged<AnyObject>
  @usableFromInline internal let keys: ObjectIdentifier

  fileprivate init(_ object: AnyObject, keys: ObjectIdentifier) {
    unsafe self.object = .passUnretained(object)
    self.keys = keys
  }

  /// Makes a container reusable, or returns `nil` if it doesn't consist of exactly one object.
  ///
  /// There must be no copies of `container`.
  package static func of<Key: CodingKey>(
    _ container: KeyedEncodingContainer<Key>
  ) -> ReusableContainer? {
    #if TRANSCODABLE_PLAIN
      return nil
    #else
      guard var object = onlyObject(in: container), !isKnownUniquelyReferenced(&object) else {
        return nil
      }
      return OwnedContainerBox(container, object, keys: ObjectIdentifier(Key.self))
    #endif
  }

  // Not inlined, so that the returned reference is the only one that remains.
  @inline(never)
  private static func onlyObject<Value>(in value: Value) -> AnyObject? {
    let properties = Mirror(reflecting: value).children
    guard properties.count == 1, let property = properties.first?.value,
      type(of: property) is AnyClass
    else { return nil }
    return property as AnyObject
  }

  /// Whether a copy of the container exists.
  @inlinable @inline(__always)
  package final var isKept: Bool {
    var reference = unsafe object
    return unsafe withUnsafeMutablePointer(to: &reference) { pointer in
      // SAFETY: an unmanaged reference is stored like any other reference. The object is alive, and
      // its reference count is only read.
      unsafe pointer.withMemoryRebound(to: AnyObject.self, capacity: 1) { pointer in
        unsafe !isKnownUniquelyReferenced(&pointer.pointee)
      }
    }
  }

  /// Returns a copy of the container, whose keys must be of type `Key`.
  @inlinable @inline(__always)
  package final func copy<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    precondition(keys == ObjectIdentifier(type), "The container has keys of another type")
    // SAFETY: only `of` creates instances, and for these keys it creates them as this class.
    return unsafe unsafeDowncast(self, to: OwnedContainerBox<KeyedEncodingContainer<Key>>.self)
      .copy()
  }
}

/// A reusable container that is generic over the whole container, so that the container's type is
/// read from this object instead of being looked up.
@usableFromInline
internal final class OwnedContainerBox<Container>: ReusableContainer {
  private let container: Container

  fileprivate init(_ container: Container, _ object: AnyObject, keys: ObjectIdentifier) {
    self.container = container
    super.init(object, keys: keys)
  }

  @usableFromInline @inline(never)
  internal func copy() -> Container { container }
}

/// A slot for a ``ReusableContainer`` that is used without retaining it.
///
/// If an object is stored in a variable, using it costs a retain and a release (two atomic
/// operations), because the variable could change in the meantime. A slot never changes while its
/// container is in use. This struct isn't thread-safe.
@safe @usableFromInline
package struct ContainerSlot: ~Copyable {
  // SAFETY (type): `address` is an allocation of one value owned by this slot, initialized from
  // `init` to `deinit`. A reference in it is strong and only released when replaced. Between the
  // load of a reference and its last use, only `ReusableContainer` and the copy of a standard
  // library struct run, and neither can access the slot.
  @usableFromInline internal let address: UnsafeMutablePointer<Unmanaged<ReusableContainer>?>

  @inlinable
  package init() {
    unsafe address = .allocate(capacity: 1)
    unsafe address.initialize(to: nil)
  }

  deinit {
    // SAFETY: the reference is strong, and nothing else frees the allocation.
    unsafe address.pointee?.release()
    unsafe address.deallocate()
  }

  @inlinable @inline(__always)
  package var isEmpty: Bool { unsafe address.pointee == nil }

  /// Whether copies of the slot's container exist.
  @inlinable @inline(__always)
  package var isKept: Bool {
    guard let loan = unsafe address.pointee else { return false }
    return unsafe loan._withUnsafeGuaranteedRef { $0.isKept }
  }

  @inlinable
  package func replace(by loan: ReusableContainer?) {
    let old = unsafe address.pointee
    unsafe address.pointee = loan.map { unsafe Unmanaged.passRetained($0) }
    unsafe old?.release()
  }

  @inlinable @inline(__always)
  package func exchange(with other: borrowing ContainerSlot) {
    // SAFETY: both references stay strong, each in one slot.
    let mine = unsafe address.pointee
    unsafe address.pointee = other.address.pointee
    unsafe other.address.pointee = mine
  }

  /// Returns a copy of the container, which must exist and have keys of type `Key`.
  @inlinable @inline(__always)
  package func copy<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    guard let loan = unsafe address.pointee else { preconditionFailure("The slot is empty") }
    return unsafe loan._withUnsafeGuaranteedRef { $0.copy(keyedBy: type) }
  }
}
