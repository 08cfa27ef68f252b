extension ValueDraft {
  /// The contents of a cell, loaded in one step.
  @frozen @usableFromInline
  package struct Entry {
    @usableFromInline let head, body, tail: UInt64

    @inlinable @inline(__always)
    init(head: UInt64, body: UInt64, tail: UInt64) {
      (self.head, self.body, self.tail) = (head, body, tail)
    }

    @inlinable @inline(__always)
    package var kind: Kind { Kind(head: head) }
    /// The next cell in the list of children, or 0.
    @inlinable @inline(__always)
    package var next: Index { Index(truncatingIfNeeded: head &>> 32) }
    /// The kind and the domain of the cell.
    ///
    /// The kind is in the lowest bits.
    @inlinable @inline(__always)
    package var identity: UInt32 {
      UInt32(truncatingIfNeeded: head & (ValueDraft.domainMask | 0xFF))
    }
    /// The bits of a scalar, or the offset of its bytes in the byte buffer.
    @inlinable @inline(__always)
    package var bits: UInt64 { body }
    /// The offset of a scalar's bytes.
    @inlinable @inline(__always)
    package var position: UInt32 { UInt32(truncatingIfNeeded: body) }
    /// The first child of a container, or 0 if the container is empty.
    @inlinable @inline(__always)
    package var firstChild: Index { Index(truncatingIfNeeded: body) }
    /// The offset of a member's key.
    @inlinable @inline(__always)
    package var key: UInt32 { UInt32(truncatingIfNeeded: tail) &- 1 }
    /// The number of children of a container.
    @inlinable @inline(__always)
    package var childCount: Int { Int(tail &>> 32) }
  }
}
