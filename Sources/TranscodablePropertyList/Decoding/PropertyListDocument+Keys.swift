internal import TranscodableBytes

/// Finding members by their keys.
///
/// Types ask for their keys in the order of the document, more or less. A search goes on behind the last member that was
/// found, and compares bytes; nothing is built for a dictionary.
///
/// Of several members with the same key the last one counts. Whether a dictionary has such members is found out when it is
/// opened. If it has, if it has keys with escapes or beyond ASCII, or if a search has become long, its keys go through a
/// map of strings, which compares as Swift does, by canonical equivalence.
extension PropertyListDocument {
  /// The entry of the value that `key` has in a dictionary that was opened; nil if it has none.
  @inline(__always)
  func value(
    for key: String, in dictionary: PropertyListTape.Entry
  ) -> PropertyListTape.Entry? {
    let state = tape.state(dictionary)
    if state & Self.isMapped != 0 { return maps[Int(state & Self.mask)][key] }
    var found: Found = .nowhere
    key.withCursor { found = search(for: $0, in: dictionary, state) }
    switch found {
    case .at(let entry): return entry
    case .nowhere: return nil
    case .needsMap: return makeMap(of: dictionary)[key]
    }
  }

  private enum Found {
    case at(PropertyListTape.Entry), nowhere, needsMap
  }

  /// How many members a search may pass before the keys are put into a map.
  private static var longSearch: Int { 32 }
  /// Set beside the number of a map, where otherwise the distance from the first member to the next one to look at stands.
  private static var isMapped: UInt64 { 1 &<< 63 }
  private static var mask: UInt64 { 0xFFFF_FFFF }

  @inline(__always)
  private func search(
    for key: ByteCursor, in dictionary: PropertyListTape.Entry, _ state: UInt64
  ) -> Found {
    let place =
      tape.first(dictionary) &+ PropertyListTape.Entry(truncatingIfNeeded: state & Self.mask)
    if place < tape.end(of: dictionary), matches(key, place) {
      return found(place, in: dictionary)
    }
    return longSearch(for: key, in: dictionary, from: place)
  }

  /// Searches on from `place` to the end, and then from the first member to `place`.
  @inline(never)
  private func longSearch(
    for key: ByteCursor, in dictionary: PropertyListTape.Entry, from place: PropertyListTape.Entry
  ) -> Found {
    // To ask for null and then for the value is usual: the member found last is looked at first.
    let last = PropertyListTape.Entry(truncatingIfNeeded: tape.state(dictionary) &>> 32)
    if last != 0, matches(key, tape.first(dictionary) &+ last &- 1) {
      return .at(tape.next(tape.first(dictionary) &+ last &- 1))
    }
    var steps = 0
    var member = place
    let end = tape.end(of: dictionary)
    while member < end {
      if matches(key, member) { return found(member, in: dictionary) }
      member = tape.next(tape.next(member))
      steps += 1
    }
    member = tape.first(dictionary)
    while member < place {
      if matches(key, member) { return found(member, in: dictionary) }
      member = tape.next(tape.next(member))
      steps += 1
    }
    // A key beyond ASCII may be equal to one that is ASCII: U+212A is K.
    return steps > Self.longSearch || !key.isASCII(key.remaining) ? .needsMap : .nowhere
  }

  /// Notes that a member was found, and where to look next.
  @inline(__always)
  private func found(
    _ member: PropertyListTape.Entry, in dictionary: PropertyListTape.Entry
  ) -> Found {
    let value = tape.next(member)
    let first = tape.first(dictionary)
    let distance = UInt64(member &- first &+ 1) & 0x7FFF_FFFF
    tape.setState(dictionary, distance &<< 32 | UInt64(tape.next(value) &- first))
    return .at(value)
  }

  // MARK: - Comparing bytes

  @inline(__always)
  private func matches(_ key: ByteCursor, _ member: PropertyListTape.Entry) -> Bool {
    tape.length(member) == key.remaining && bytes.at(tape.offset(member)).hasPrefix(key)
  }

  @inline(__always)
  private func keyCursor(_ member: PropertyListTape.Entry) -> ByteCursor {
    bytes.at(tape.offset(member)).prefix(tape.length(member))
  }

  /// A hash of the length of a key, its first and its last bytes; the upper bits are the good ones.
  @inline(__always)
  private func hash(_ member: PropertyListTape.Entry) -> UInt64 {
    let count = tape.length(member)
    let key = bytes.at(tape.offset(member))
    let sample =
      UInt64(key.peek()) | UInt64(key.peek(at: max(0, count &- 1))) &<< 8
      | UInt64(key.peek(at: count &>> 1)) &<< 16
    // Fibonacci hashing: Knuth, The Art of Computer Programming, volume 3, section 6.4.
    return (sample | UInt64(truncatingIfNeeded: count) &<< 24) &* 0x9E37_79B9_7F4A_7C15
  }

  // MARK: - Opening

  /// Prepares a dictionary for being searched.
  ///
  /// - Returns: A key that is no string, if there is one.
  @inline(__always)
  func open(_ dictionary: PropertyListTape.Entry) -> PropertyListTape.Entry? {
    let flags = tape.flags(dictionary)
    if flags.contains(.distinct) { return nil }
    if !flags.contains(.unusual), areKeysDistinct(dictionary) {
      tape.mark(dictionary, .distinct)
      return nil
    }
    return openUnusual(dictionary, flags)
  }

  @inline(never)
  private func openUnusual(
    _ dictionary: PropertyListTape.Entry, _ flags: PropertyListTape.Flags
  ) -> PropertyListTape.Entry? {
    if flags.contains(.badKey) {
      var bad: PropertyListTape.Entry?
      forEachMember(of: dictionary) { key, _ in
        if bad == nil, tape.kind(key) != .string { bad = key }
      }
      return bad
    }
    _ = makeMap(of: dictionary)
    return nil
  }

  /// Whether no two keys of a dictionary are the same.
  ///
  /// The keys are sorted into 1024 drawers by their hashes, and compared where two fall into the same.
  private func areKeysDistinct(_ dictionary: PropertyListTape.Entry) -> Bool {
    var filter = SIMD16<UInt64>()
    let first = tape.first(dictionary)
    let end = tape.end(of: dictionary)
    var member = first
    // Beyond that comparisons in pairs would become too many.
    if tape.count(dictionary) > 256 { return false }
    while member < end {
      let hash = hash(member)
      let (word, bit) = (Int(hash &>> 60), 1 as UInt64 &<< (hash &>> 54))
      if filter[word] & bit != 0, isRepeated(member, since: first) { return false }
      filter[word] |= bit
      member = tape.next(tape.next(member))
    }
    return true
  }

  @inline(never)
  private func isRepeated(
    _ member: PropertyListTape.Entry, since first: PropertyListTape.Entry
  ) -> Bool {
    let key = keyCursor(member)
    var other = first
    while other < member {
      if matches(key, other) { return true }
      other = tape.next(tape.next(other))
    }
    return false
  }

  @inline(never)
  private func makeMap(
    of dictionary: PropertyListTape.Entry
  ) -> [String: PropertyListTape.Entry] {
    var map: [String: PropertyListTape.Entry] = [:]
    map.reserveCapacity(tape.count(dictionary))
    forEachMember(of: dictionary) { key, value in map[text(at: key)] = value }
    tape.setState(dictionary, UInt64(maps.count) | Self.isMapped)
    tape.mark(dictionary, .distinct)
    maps.append(map)
    return map
  }

  /// Calls `body` with the entries of the key and the value of every member, in the order of the document.
  func forEachMember(
    of dictionary: PropertyListTape.Entry,
    _ body: (PropertyListTape.Entry, PropertyListTape.Entry) throws -> Void
  ) rethrows {
    var member = tape.first(dictionary)
    let end = tape.end(of: dictionary)
    while member < end {
      let value = tape.next(member)
      try body(member, value)
      member = tape.next(value)
    }
  }

  /// Calls `body` with the key and the value of every member that counts.
  func forEachEntry(
    of dictionary: PropertyListTape.Entry, _ body: (String, PropertyListTape.Entry) throws -> Void
  ) rethrows {
    let state = tape.state(dictionary)
    let map = state & Self.isMapped != 0 ? maps[Int(state & Self.mask)] : nil
    try forEachMember(of: dictionary) { key, value in
      let text = text(at: key)
      if let map, map[text] != value { return }
      try body(text, value)
    }
  }
}
