/// Returns whether two errors are the same object.
///
/// Copies of an error share its object. An equal error that was created separately has another.
@inlinable @inline(__always)
package func areIdentical(_ first: any Error, _ second: any Error) -> Bool {
  // SAFETY: an existential error is a single reference, and the addresses are only compared. `as`
  // passes the existential itself instead of the value in it.
  unsafe unsafeBitCast(first as any Error, to: UInt.self)
    == unsafeBitCast(second as any Error, to: UInt.self)
}
