/// A place for a ``LentContainer``, which is asked and copied there without being counted.
///
/// To use an object in a property that may change costs a retain and a release, two atomic operations, because the property
/// might be changed meanwhile. Nothing that is done here could change the place. Not for several threads at once.
@safe
public struct LoanPlace: ~Copyable {
  // SAFETY (type): `address` is an allocation of one value owned by this place, initialized from `init` to `deinit`. A reference
  // in it is a strong one, released only by what replaces it. Between the load of a reference and its last use no code runs but
  // that of `LentContainer` and the copy of a struct of the standard library, neither of which knows a place.
  @usableFromInline internal let address: UnsafeMutablePointer<Unmanaged<LentContainer>?>

  /// Creates a place without a container.
  public init() {
    unsafe address = .allocate(capacity: 1)
    unsafe address.initialize(to: nil)
  }

  deinit {
    // SAFETY: the reference is a strong one, and nobody else frees the allocation.
    unsafe address.pointee?.release()
    unsafe address.deallocate()
  }

  /// Whether there is a container.
  @inlinable @inline(__always)
  public var isEmpty: Bool { unsafe address.pointee == nil }

  /// Whether there is a container of which there are copies.
  @inlinable @inline(__always)
  public var isKept: Bool {
    guard let loan = unsafe address.pointee else { return false }
    return unsafe loan._withUnsafeGuaranteedRef { $0.isKept }
  }

  /// Replaces the container.
  public func replace(by loan: LentContainer?) {
    let old = unsafe address.pointee
    unsafe address.pointee = loan.map { unsafe Unmanaged.passRetained($0) }
    unsafe old?.release()
  }

  /// Exchanges what is here for what is in another place.
  @inlinable @inline(__always)
  public func exchange(with other: borrowing LoanPlace) {
    // SAFETY: both references go on being strong ones, each in one place.
    let mine = unsafe address.pointee
    unsafe address.pointee = other.address.pointee
    unsafe other.address.pointee = mine
  }

  /// A copy of the container.
  ///
  /// - Precondition: There is a container, for keys of this type.
  @inlinable @inline(__always)
  public func copy<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    guard let loan = unsafe address.pointee else { preconditionFailure("No container") }
    return unsafe loan._withUnsafeGuaranteedRef { $0.copy(keyedBy: type) }
  }
}
