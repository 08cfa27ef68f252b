/// A keyed encoding container that is handed out again and again, and that knows whether a copy is still in use.
///
/// Creating a `KeyedEncodingContainer` costs an allocation and three look-ups of generic types; copying one costs a retain.
/// All copies share one object, whose reference count tells whether there are any. Not thread-safe.
@safe @usableFromInline
package class ReusableContainer {
  // SAFETY (type): `object` was found in the container that the subclass holds, which is never replaced: it lives at least as
  // long as this one.
  @usableFromInline internal let object: Unmanaged<AnyObject>
  @usableFromInline internal let keys: ObjectIdentifier

  fileprivate init(_ object: AnyObject, keys: ObjectIdentifier) {
    unsafe self.object = .passUnretained(object)
    self.keys = keys
  }

  /// Makes a container reusable.
  ///
  /// - Parameter container: The container, of which there are no copies.
  /// - Returns: Nil if the container does not consist of one object.
  package static func of<Key: CodingKey>(
    _ container: KeyedEncodingContainer<Key>
  ) -> ReusableContainer? {
    #if TRANSCODABLE_PLAIN
      return nil
    #else
      guard var object = onlyObject(in: container), !isKnownUniquelyReferenced(&object) else {
        return nil
      }
      return ContainerHolder(container, object, keys: ObjectIdentifier(Key.self))
    #endif
  }

  // Not in line, so that no reference remains but the one returned.
  @inline(never)
  private static func onlyObject<Value>(in value: Value) -> AnyObject? {
    let properties = Mirror(reflecting: value).children
    guard properties.count == 1, let property = properties.first?.value,
      type(of: property) is AnyClass
    else { return nil }
    return property as AnyObject
  }

  /// Whether there is a copy of the container.
  @inlinable @inline(__always)
  package final var isKept: Bool {
    var reference = unsafe object
    return unsafe withUnsafeMutablePointer(to: &reference) { pointer in
      // SAFETY: an unmanaged reference is stored like any other. The object is alive; its count is read, and not changed.
      unsafe pointer.withMemoryRebound(to: AnyObject.self, capacity: 1) { pointer in
        unsafe !isKnownUniquelyReferenced(&pointer.pointee)
      }
    }
  }

  /// A copy of the container.
  ///
  /// - Precondition: The keys are of this type.
  @inlinable @inline(__always)
  package final func copy<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    precondition(keys == ObjectIdentifier(type), "A container with other keys")
    // SAFETY: there is no instance but those that `of` makes, and for these keys it makes them of this class.
    return unsafe unsafeDowncast(self, to: ContainerHolder<KeyedEncodingContainer<Key>>.self)
      .copy()
  }
}

/// Generic over the whole container: so its type is read from this object, and not looked up.
@usableFromInline
internal final class ContainerHolder<Container>: ReusableContainer {
  private let container: Container

  fileprivate init(_ container: Container, _ object: AnyObject, keys: ObjectIdentifier) {
    self.container = container
    super.init(object, keys: keys)
  }

  @usableFromInline @inline(never)
  internal func copy() -> Container { container }
}

/// A slot for a ``ReusableContainer``, which is used in place without retaining it.
///
/// Using an object in a variable property costs a retain and a release, two atomic operations, because the property might be
/// changed in the meantime. No operation of a slot can change it while the container is used. Not thread-safe.
@safe @usableFromInline
package struct ContainerSlot: ~Copyable {
  // SAFETY (type): `address` is an allocation of one value owned by this slot, initialized from `init` to `deinit`. A reference
  // in it is a strong one, released only by what replaces it. Between the load of a reference and its last use no code runs but
  // that of `ReusableContainer` and the copy of a struct of the standard library, neither of which knows the slot.
  @usableFromInline internal let address: UnsafeMutablePointer<Unmanaged<ReusableContainer>?>

  /// Creates an empty slot.
  @inlinable
  package init() {
    unsafe address = .allocate(capacity: 1)
    unsafe address.initialize(to: nil)
  }

  deinit {
    // SAFETY: the reference is a strong one, and nothing else frees the allocation.
    unsafe address.pointee?.release()
    unsafe address.deallocate()
  }

  /// Whether there is a container.
  @inlinable @inline(__always)
  package var isEmpty: Bool { unsafe address.pointee == nil }

  /// Whether there is a container of which there are copies.
  @inlinable @inline(__always)
  package var isKept: Bool {
    guard let loan = unsafe address.pointee else { return false }
    return unsafe loan._withUnsafeGuaranteedRef { $0.isKept }
  }

  /// Replaces the container.
  @inlinable
  package func replace(by loan: ReusableContainer?) {
    let old = unsafe address.pointee
    unsafe address.pointee = loan.map { unsafe Unmanaged.passRetained($0) }
    unsafe old?.release()
  }

  /// Exchanges the containers of two slots.
  @inlinable @inline(__always)
  package func exchange(with other: borrowing ContainerSlot) {
    // SAFETY: both references stay strong, each in one slot.
    let mine = unsafe address.pointee
    unsafe address.pointee = other.address.pointee
    unsafe other.address.pointee = mine
  }

  /// A copy of the container.
  ///
  /// - Precondition: There is a container, for keys of this type.
  @inlinable @inline(__always)
  package func copy<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    guard let loan = unsafe address.pointee else { preconditionFailure("No container") }
    return unsafe loan._withUnsafeGuaranteedRef { $0.copy(keyedBy: type) }
  }
}
