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
