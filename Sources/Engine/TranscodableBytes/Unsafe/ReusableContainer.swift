/// A keyed encoding container that can be reused once all its copies are gone.
///
/// Copying a container is much faster than creating one. This class isn't thread-safe.
@safe @usableFromInline
package class ReusableContainer {
  // SAFETY (type): the subclass stores a container that holds `object`. The container is never
  // replaced, so `object` lives at least as long as this object.
  @usableFromInline internal let object: Unmanaged<AnyObject>
  @usableFromInline internal let keys: ObjectIdentifier

  fileprivate init(_ object: AnyObject, keys: ObjectIdentifier) {
    unsafe self.object = .passUnretained(object)
    self.keys = keys
  }

  /// Makes a container reusable, or returns `nil` if it doesn't consist of exactly one object.
  ///
  /// The container must not have been copied.
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

  // Not inlined, so that only the returned reference outlives the call.
  @inline(never)
  private static func onlyObject<Value>(in value: Value) -> AnyObject? {
    let properties = Mirror(reflecting: value).children
    guard properties.count == 1, let property = properties.first?.value,
      type(of: property) is AnyClass
    else { return nil }
    return property as AnyObject
  }

  @inlinable @inline(__always)
  package final var isKept: Bool {
    var reference = unsafe object
    return unsafe withUnsafeMutablePointer(to: &reference) { pointer in
      // SAFETY: an unmanaged reference has the same layout as any other reference. The object is
      // alive, and only its reference count is read.
      unsafe pointer.withMemoryRebound(to: AnyObject.self, capacity: 1) { pointer in
        unsafe !isKnownUniquelyReferenced(&pointer.pointee)
      }
    }
  }

  @inlinable @inline(__always)
  package final func copy<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    precondition(keys == ObjectIdentifier(type), "The container has keys of another type")
    // SAFETY: only `of` creates instances. For this key type, it creates instances of this
    // subclass.
    return unsafe unsafeDowncast(self, to: OwnedContainerBox<KeyedEncodingContainer<Key>>.self)
      .copy()
  }
}

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

/// A slot that stores a ``ReusableContainer`` and uses it without retaining it.
///
/// This is safe because a slot never changes while its container is in use. This struct isn't
/// thread-safe.
@safe @usableFromInline
package struct ContainerSlot: ~Copyable {
  // SAFETY (type): `address` points to one value, which this slot owns and which is initialized
  // from `init` to `deinit`. A reference in it is strong and only released when it is replaced.
  // Between the load of a reference and its last use, only `ReusableContainer` and the copy of a
  // standard library struct run, and neither can access the slot.
  @usableFromInline internal let address: UnsafeMutablePointer<Unmanaged<ReusableContainer>?>

  @inlinable
  package init() {
    unsafe address = .allocate(capacity: 1)
    unsafe address.initialize(to: nil)
  }

  deinit {
    // SAFETY: this slot owns the strong reference and the allocation.
    unsafe address.pointee?.release()
    unsafe address.deallocate()
  }

  @inlinable @inline(__always)
  package var isEmpty: Bool { unsafe address.pointee == nil }

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
    // SAFETY: both references remain strong, and each is stored in exactly one slot.
    let mine = unsafe address.pointee
    unsafe address.pointee = other.address.pointee
    unsafe other.address.pointee = mine
  }

  @inlinable @inline(__always)
  package func copy<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    guard let loan = unsafe address.pointee else { preconditionFailure("The slot is empty") }
    return unsafe loan._withUnsafeGuaranteedRef { $0.copy(keyedBy: type) }
  }
}
