/// A reference to an output.
///
/// References to a scratch output aren't counted, because counting takes longer than writing a
/// short document.
@frozen @safe @usableFromInline
package struct SharedOutput {
  // SAFETY (type): the pointer refers to the output of `owner` or, if there is no owner, to a
  // scratch output. Each access keeps the owner alive. `body` of `withScratch` doesn't store its
  // reference anywhere else.
  @usableFromInline internal let pointer: UnsafeMutablePointer<ByteOutput>
  @usableFromInline internal let owner: Owner?

  @usableFromInline
  internal final class Owner {
    @usableFromInline internal let cell = UncheckedCell(ByteOutput())

    @inlinable
    internal init() {}
  }

  /// Creates an output that lives as long as there are references to it.
  @inlinable
  package init() {
    let owner = Owner()
    unsafe pointer = owner.cell.address
    self.owner = owner
  }

  @inlinable @inline(__always)
  internal init(scratch pointer: UnsafeMutablePointer<ByteOutput>) {
    unsafe self.pointer = pointer
    owner = nil
  }

  /// Calls `body` with an output whose first 896 bytes are on the stack.
  ///
  /// The reference must not escape.
  @inlinable @inline(__always)
  package static func withScratch<Result, Failure: Error>(
    _ body: (SharedOutput) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Larger temporary allocations aren't on the stack.
    try unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: ByteOutput.alignment) {
      (memory) throws(Failure) in
      var output = unsafe ByteOutput(borrowing: memory)
      return try unsafe withUnsafeMutablePointer(to: &output) { (pointer) throws(Failure) in
        try unsafe body(SharedOutput(scratch: pointer))
      }
    }
  }

  @inlinable @inline(__always)
  package var output: ByteOutput {
    _read {
      defer { withExtendedLifetime(owner) {} }
      yield unsafe pointer.pointee
    }
    nonmutating _modify {
      defer { withExtendedLifetime(owner) {} }
      yield unsafe &pointer.pointee
    }
  }
}
