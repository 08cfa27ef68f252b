/// A copy of bytes that outlives the loan they came from.
@safe
public final class OwnedBytes: Sendable {
  // SAFETY (type): `start` is an allocation of `count` bytes, all initialized, which nobody writes and only `deinit` frees.
  private nonisolated(unsafe) let start: UnsafeMutablePointer<UInt8>
  private let count: Int

  /// Copies all the bytes that `cursor` was lent, also those before its place.
  public init(_ cursor: ByteCursor) {
    count = cursor.count
    unsafe start = UnsafeMutablePointer<UInt8>.allocate(capacity: max(count, 1))
    // SAFETY: the cursor's base has `count` readable bytes, and the new allocation room for them.
    unsafe start.initialize(from: cursor.base, count: count)
  }

  deinit {
    // SAFETY: this object owns the allocation.
    unsafe start.deallocate()
  }

  /// A cursor at the first byte; valid as long as this object.
  public var cursor: ByteCursor {
    unsafe ByteCursor(base: UnsafePointer(start), count: count, offset: 0)
  }
}
