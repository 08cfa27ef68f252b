extension PropertyListDraft {
  /// What stands in a cell, read at once.
  struct Entry {
    let head, body, tail: UInt64

    @inline(__always)
    var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head)) ?? .empty }
    /// The next cell of the chain, 0 if there is none.
    @inline(__always)
    var next: Index { Index(truncatingIfNeeded: head &>> 32) }
    /// The bits of a scalar, or where its bytes stand.
    @inline(__always)
    var bits: UInt64 { body }
    /// Where the bytes of a scalar stand.
    @inline(__always)
    var place: UInt32 { UInt32(truncatingIfNeeded: body) }
    /// The first child of a container, 0 if there is none.
    @inline(__always)
    var firstChild: Index { Index(truncatingIfNeeded: body) }
    /// Where the key of a member stands.
    @inline(__always)
    var key: UInt32 { UInt32(truncatingIfNeeded: tail) &- 1 }
    /// The number of children of a container.
    @inline(__always)
    var childCount: Int { Int(tail &>> 32) }
  }
}
