internal import TranscodableBytes
internal import TranscodableCore

/// Finding members by their keys.
///
/// Types ask for their keys in the order of the text, more or less. A search goes on behind the last member that was found, and
/// compares bytes; nothing is built for an object.
///
/// Of several members with the same key the first one counts. The object's entry therefore holds a Bloom filter of
/// the keys that have been passed (Bloom, Space/time trade-offs in hash coding, 1970). A key that may be among them
/// is looked for there, if they are few, or else makes sure, once for the object, that its keys are distinct.
///
/// Keys with escapes or beyond ASCII, keys under a strategy, keys that are not distinct, and searches that have become long go
/// through a map of strings, which compares as Swift does, by canonical equivalence.
extension JSONDocument {
  /// The entry of the value that `key` has in an object; nil if it has none.
  @inline(__always)
  func value(
    for key: consuming String, in object: JSONTape.Entry, _ path: CodingPaths.Path
  ) -> JSONTape.Entry? {
    let keys = tape.keys(of: object)
    if convertsKeys || keys.areUnusual { return mappedValue(for: key, in: object, path) }
    var found: Found = .nowhere
    key.withCursor { found = search(for: $0, in: object, keys.end, keys.place, keys.passed) }
    switch found {
    case .at(let entry):
      key.endCheaply()
      return entry
    case .nowhere: return nil
    case .needsMap: return mappedValue(for: key, in: object, path)
    }
  }

  private enum Found {
    case at(JSONTape.Entry), nowhere, needsMap
  }

  /// How many members a search may pass before the keys are put into a map, which costs as much as some ten such searches.
  private static var longSearch: Int { 128 }
  /// How many members are looked at for a key that may have been passed.
  private static var shortSearch: Int { 12 }

  @inline(__always)
  private func search(
    for key: ByteCursor, in object: JSONTape.Entry, _ end: JSONTape.Entry, _ state: UInt64,
    _ passed: UInt64
  ) -> Found {
    let bits = Self.filterBits(of: key)
    // A map has all bits set.
    guard passed & bits != bits else { return repeatedSearch(for: key, in: object, state, passed) }
    // Where the search goes on, as the distance from the first member.
    let place =
      tape.firstMember(object) &+ JSONTape.Entry(truncatingIfNeeded: state & Self.placeMask)
    if place < end, matches(key, place) {
      pass(place, object, passed | bits)
      return .at(place &+ 1)
    }
    return longSearch(for: key, in: object, from: place, passed)
  }

  /// Searches for a key that may be among those passed.
  @inline(never)
  private func repeatedSearch(
    for key: ByteCursor, in object: JSONTape.Entry, _ state: UInt64, _ passed: UInt64
  ) -> Found {
    if state & Self.isMapped != 0 { return .needsMap }
    // To ask for null and then for the value is usual: the member found last is looked at first.
    let last = JSONTape.Entry(truncatingIfNeeded: state &>> 32)
    if last != 0, matches(key, last) { return .at(last &+ 1) }
    let first = tape.firstMember(object)
    let place = first &+ JSONTape.Entry(truncatingIfNeeded: state & Self.placeMask)
    if !tape.isDistinct(object) {
      var member = first
      var steps = 0
      while member < place, steps < Self.shortSearch {
        if matches(key, member) { return .at(member &+ 1) }
        member = tape.next(member &+ 1)
        steps += 1
      }
      if member < place, !makeSureOfDistinctKeys(object) { return .needsMap }
    }
    if place < tape.end(of: object), matches(key, place) {
      pass(place, object, passed)
      return .at(place &+ 1)
    }
    return longSearch(for: key, in: object, from: place, passed)
  }

  /// Searches on from `place` to the end, and then from the first member to `place`.
  @inline(never)
  private func longSearch(
    for key: ByteCursor, in object: JSONTape.Entry, from place: JSONTape.Entry, _ passed: UInt64
  ) -> Found {
    var member = place
    var filter = passed
    var steps = 0
    let end = tape.end(of: object)
    while member < end {
      filter |= Self.filterBits(of: keyCursor(member))
      if matches(key, member) {
        pass(member, object, filter)
        return .at(member &+ 1)
      }
      member = tape.next(member &+ 1)
      steps += 1
    }
    member = tape.firstMember(object)
    while member < place {
      if matches(key, member) {
        tape.setSearch(
          object, tape.search(object).place & 0xFFFF_FFFF | UInt64(member) &<< 32, passed)
        return .at(member &+ 1)
      }
      member = tape.next(member &+ 1)
      steps += 1
    }
    // A key beyond ASCII may be equal to one that is ASCII: U+212A is K.
    return !key.isASCII || steps > Self.longSearch ? .needsMap : .nowhere
  }

  /// Finds out whether all keys of an object differ, and notes it if they do; not for objects with many of them.
  @inline(never)
  private func makeSureOfDistinctKeys(_ object: JSONTape.Entry) -> Bool {
    guard tape.count(object) <= Self.longSearch else { return false }
    keyBits.clear()
    let end = tape.end(of: object)
    var member = tape.firstMember(object)
    while member < end {
      let hash = Self.hash(of: keyCursor(member))
      let (word, bit) = (Int(hash &>> 59), 1 as UInt64 &<< (hash &>> 53))
      let bits = keyBits[word]
      if bits & bit != 0, hasSameKey(member, in: object) { return false }
      keyBits[word] = bits | bit
      member = tape.next(member &+ 1)
    }
    tape.markDistinct(object)
    return true
  }

  /// Whether a member before `member` has the same key.
  @inline(never)
  private func hasSameKey(_ member: JSONTape.Entry, in object: JSONTape.Entry) -> Bool {
    let key = keyCursor(member)
    var other = tape.firstMember(object)
    while other < member {
      if matches(key, other) { return true }
      other = tape.next(other &+ 1)
    }
    return false
  }

  /// Notes that a member was found, and where to look next.
  @inline(__always)
  private func pass(_ member: JSONTape.Entry, _ object: JSONTape.Entry, _ filter: UInt64) {
    let next = tape.next(member &+ 1) &- tape.firstMember(object)
    guard next < 0x8000_0000 else { return }
    tape.setSearch(object, UInt64(member) &<< 32 | UInt64(next), filter)
  }

  // MARK: - Comparing bytes

  @inline(__always)
  private func keyCursor(_ member: JSONTape.Entry) -> ByteCursor {
    bytes.at(tape.offset(member) &+ 1).prefix(tape.length(member))
  }

  @inline(__always)
  private func matches(_ key: ByteCursor, _ member: JSONTape.Entry) -> Bool {
    let count = key.remaining
    guard tape.length(member) == min(count, JSONTape.longest) else { return false }
    let here = bytes.at(tape.offset(member) &+ 1)
    return here.hasPrefix(key) && (count < JSONTape.longest || here.peek(at: count) == 0x22)
  }

  /// Two bits out of 64 for a key: objects of ten members have half as many false alarms with two as with one.
  @inline(__always)
  private static func filterBits(of key: ByteCursor) -> UInt64 {
    let hash = hash(of: key)
    // A shift looks at the lowest six bits of the distance.
    return 1 &<< (hash &>> 58) | 1 &<< (hash &>> 52)
  }

  /// A hash of the length of a key, its first and its last byte; the upper bits are the good ones.
  @inline(__always)
  private static func hash(of key: ByteCursor) -> UInt64 {
    let count = min(key.remaining, JSONTape.longest)
    let bytes = UInt64(key.peek()) | UInt64(key.peek(at: max(0, count &- 1))) &<< 8
    // Fibonacci hashing: Knuth, The Art of Computer Programming, volume 3, section 6.4.
    return (bytes | UInt64(truncatingIfNeeded: count) &<< 16) &* 0x9E37_79B9_7F4A_7C15
  }

  // MARK: - Maps

  /// Set beside the number of a map, where otherwise the place of the search stands.
  private static var isMapped: UInt64 { 0x8000_0000 }
  private static var placeMask: UInt64 { 0x7FFF_FFFF }

  @inline(never)
  private func mappedValue(
    for key: String, in object: JSONTape.Entry, _ path: CodingPaths.Path
  ) -> JSONTape.Entry? {
    let state = tape.search(object).place
    if state & Self.isMapped != 0 { return maps[Int(state & Self.placeMask)][key] }
    var map: [String: JSONTape.Entry] = [:]
    map.reserveCapacity(tape.count(object))
    forEachMember(of: object) { text, value in
      let key = fieldKey(for: text, path)
      if map[key] == nil { map[key] = value }
    }
    tape.setSearch(object, UInt64(maps.count) | Self.isMapped, UInt64.max)
    maps.append(map)
    return map[key]
  }

  /// The key of the field that a key in the text stands for, in the object at `path`.
  func fieldKey(for text: String, _ path: CodingPaths.Path) -> String {
    guard convertsKeys, let context else { return text }
    return context.fieldKey(for: text) { codingPath(path) }
  }

  /// Calls `body` with the key and the value of every member, in the order of the text.
  func forEachMember(
    of object: JSONTape.Entry, _ body: (String, JSONTape.Entry) throws -> Void
  ) rethrows {
    var member = tape.firstMember(object)
    let end = tape.end(of: object)
    while member < end {
      try body(text(at: member), member &+ 1)
      member = tape.next(member &+ 1)
    }
  }
}

extension ByteCursor {
  fileprivate var isASCII: Bool {
    var cursor = self
    while !cursor.isAtEnd {
      if cursor.word() & 0x8080_8080_8080_8080 != 0 { return false }
      cursor.advance(by: 8)
    }
    return true
  }
}
