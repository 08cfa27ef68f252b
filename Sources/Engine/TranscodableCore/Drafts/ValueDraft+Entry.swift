extension ValueDraft {
  @frozen @usableFromInline
  package struct Entry {
    @usableFromInline let head, body, tail: UInt64

    @inlinable @inline(__always)
    init(head: UInt64, body: UInt64, tail: UInt64) {
      (self.head, self.body, self.tail) = (head, body, tail)
    }

    @inlinable @inline(__always)
    package var kind: Kind { Kind(head: head) }
    @inlinable @inline(__always)
    package var next: Index { Index(truncatingIfNeeded: head &>> 32) }
    @inlinable @inline(__always)
    package var identity: UInt32 {
      UInt32(truncatingIfNeeded: head & (ValueDraft.domainMask | 0xFF))
    }
    @inlinable @inline(__always)
    package var bits: UInt64 { body }
    @inlinable @inline(__always)
    package var position: UInt32 { UInt32(truncatingIfNeeded: body) }
    @inlinable @inline(__always)
    package var firstChild: Index { Index(truncatingIfNeeded: body) }
    @inlinable @inline(__always)
    package var key: UInt32 { UInt32(truncatingIfNeeded: tail) &- 1 }
    @inlinable @inline(__always)
    package var childCount: Int { Int(tail &>> 32) }
  }
}
