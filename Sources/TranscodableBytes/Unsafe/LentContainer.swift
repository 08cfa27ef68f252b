/// A container for members that is lent to one borrower after the other, and that tells whether one has kept it.
///
/// To make a `KeyedEncodingContainer` costs an allocation and three look-ups of generic types; to copy one costs a retain.
/// All copies share one object, whose count of references tells whether there are any. Not for several threads at once.
@safe
public class LentContainer {
  // SAFETY (type): `object` was found in the container that the subclass holds, which is never replaced: it lives at least as
  // long as this one.
  @usableFromInline internal let object: Unmanaged<AnyObject>
  @usableFromInline internal let keys: ObjectIdentifier

  fileprivate init(_ object: AnyObject, keys: ObjectIdentifier) {
    unsafe self.object = .passUnretained(object)
    self.keys = keys
  }

  /// Prepares a container for being lent.
  ///
  /// - Parameter container: The container, of which there are no copies.
  /// - Returns: Nil if the container does not consist of one object.
  public static func of<Key: CodingKey>(
    _ container: KeyedEncodingContainer<Key>
  ) -> LentContainer? {
    guard var object = onlyObject(in: container), !isKnownUniquelyReferenced(&object) else {
      return nil
    }
    return ContainerHolder(container, object, keys: ObjectIdentifier(Key.self))
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
  public final var isKept: Bool {
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
  public final func copy<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    precondition(keys == ObjectIdentifier(type), "A container with other keys")
    // SAFETY: there is no instance but those that `of` makes, and for these keys it makes them of this class.
    return unsafe unsafeDowncast(self, to: ContainerHolder<KeyedEncodingContainer<Key>>.self)
      .copy()
  }
}

/// Generic over the whole container: so its type is read from this object, and not looked up.
@usableFromInline
internal final class ContainerHolder<Container>: LentContainer {
  private let container: Container

  fileprivate init(_ container: Container, _ object: AnyObject, keys: ObjectIdentifier) {
    self.container = container
    super.init(object, keys: keys)
  }

  @usableFromInline @inline(never)
  internal func copy() -> Container { container }
}
