internal import TranscodableBytes

extension ValueDraft {
  @usableFromInline
  struct Lookup {
    var last: Index = 0
    var positions: [String: Index] = [:]
  }

  package mutating func member(_ key: String, of dictionary: Index) -> Index? {
    guard childCount(dictionary) > 16 else { return members(of: dictionary, named: key).last }
    var lookup = lookups.removeValue(forKey: dictionary) ?? Lookup()
    bytes.withCursor { cursor in
      let kept = ByteArena(cursor: cursor)
      var member = lookup.last == 0 ? firstChild(dictionary) : next(lookup.last)
      while member != 0 {
        if counts(member) { lookup.positions[kept.text(at: self.key(member))] = member }
        lookup.last = member
        member = next(member)
      }
    }
    defer { lookups[dictionary] = lookup }
    return lookup.positions[key]
  }

  private func counts(_ member: Index) -> Bool {
    kind(member) != .dropped && !isBeingEncoded(member)
  }

  private func members(
    of dictionary: Index, after first: Index? = nil, named key: String
  ) -> [Index] {
    var found: [Index] = []
    bytes.withCursor { cursor in
      let kept = ByteArena(cursor: cursor)
      var member = first.map { next($0) } ?? firstChild(dictionary)
      while member != 0 {
        if counts(member), kept.text(at: self.key(member)) == key { found.append(member) }
        member = next(member)
      }
    }
    return found
  }

  /// Drops other members with the same key that were added while `member` was being encoded.
  mutating func replaceMembers(after member: Index, in dictionary: Index) {
    let key = bytes.withCursor { ByteArena(cursor: $0).text(at: self.key(member)) }
    for replaced in members(of: dictionary, after: member, named: key) {
      drop(replaced)
      words[Int(dictionary) * 3 + 2] &-= 1 &<< 32
    }
    lookups[dictionary] = nil
  }
}

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
