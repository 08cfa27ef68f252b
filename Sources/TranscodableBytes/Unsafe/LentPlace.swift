/// A reference to an object that either holds it, as any other, or is lent: then its copies cost nothing, and somebody else
/// sees to it that the object lives.
///
/// Lent references are made by a ``BoxRack`` only, for values that it puts into boxes.
@frozen @safe
public struct LentReference<Object: AnyObject> {
  // SAFETY (type): the object is alive as long as this value. If it is lent, it is part of a value in a box of a rack,
  // and whoever owns the rack keeps the object until the rack has the box for itself (see `BoxRack`).
  @usableFromInline internal let object: Unmanaged<Object>
  @usableFromInline internal let owner: Object?

  /// A reference that holds `object`.
  @inlinable
  public init(holding object: Object) {
    unsafe self.object = Unmanaged.passUnretained(object)
    owner = object
  }

  internal init(lent object: Object) {
    unsafe self.object = Unmanaged.passUnretained(object)
    owner = nil
  }

  /// Whether the object is held by somebody else.
  @inlinable @inline(__always)
  public var isLent: Bool { owner == nil }

  /// Calls `body` with the object.
  @inlinable @inline(__always)
  public func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    // SAFETY: the object is alive as long as this value, and this value as long as the call.
    try unsafe object._withUnsafeGuaranteedRef { try body($0) }
  }
}
