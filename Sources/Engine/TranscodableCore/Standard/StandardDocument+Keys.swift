internal import TranscodableBytes

/// Methods that look up members by key, starting after the member that was found last.
///
/// Types usually request keys in roughly the order in which they appear in the document. In most
/// formats, the first of several members with the same key wins. To find that member, each object
/// has a Bloom filter of the keys that searches have skipped (Bloom, Space/time trade-offs in hash
/// coding, 1970). If the filter contains the requested key, the skipped members are searched first.
///
/// Keys that can't be compared by their bytes are looked up in a dictionary, which compares them by
/// canonical equivalence, as Swift does.
extension StandardDocument {
  // Each scalar type has methods that call this one. Inlined, it would be half of the module's code.
  @inline(never)
  func value(
    for key: consuming String, in object: ValueTape.Entry, _ path: CodingPaths.Path
  ) -> ValueTape.Entry? {
    let keys = tape.keys(of: object)
    if usesMaps || keys.areUnusual { return mappedValue(for: key, in: object, path) }
    var found: Found = .nowhere
    key.withCursor { found = search(for: $0, in: object, keys.end, keys.position, keys.passed) }
    switch found {
    case .at(let entry):
      key.releaseFast()
      return entry
    case .nowhere: return nil
    case .needsMap: return mappedValue(for: key, in: object, path)
    }
  }

  /// Prepares an object for key lookups in a format where the last member with a given key wins.
  ///
  /// Throws an error if a key isn't a string.
  @inline(never)
  func open(_ object: ValueTape.Entry, _ path: CodingPaths.Path) throws {
    let flags = tape.flags(object)
    if flags.contains(.distinct) { return }
    if flags.contains(.badKey) {
      var member = tape.firstMember(object)
      let end = tape.end(of: object)
      while member < end, tape.kind(member) == .string { member = tape.next(tape.next(member)) }
      throw format.mismatch(String.self, at: member, path, in: self)
    }
    // Objects with duplicate keys use a map.
    if !flags.contains(.unusual), !makeSureOfDistinctKeys(object) { tape.mark(object, .unusual) }
  }

  private enum Found {
    case at(ValueTape.Entry)
    case nowhere, needsMap
  }

  /// The number of members after which a search builds a map.
  ///
  /// Building the map takes about as long as ten searches of this length.
  private static var longSearch: Int { 128 }
  private static var shortSearch: Int { 12 }
  /// Objects with more keys than this aren't checked for duplicates.
  private static var manyKeys: Int { 256 }

  @inline(__always)
  private func search(
    for key: ByteCursor, in object: ValueTape.Entry, _ end: ValueTape.Entry, _ state: UInt64,
    _ passed: UInt64
  ) -> Found {
    let bits = Self.filterBits(of: key)
    // If an object has a map, all bits of its filter are set.
    guard passed & bits != bits else { return repeatedSearch(for: key, in: object, state, passed) }
    // The state contains the position at which the search continues, relative to the first member.
    let position =
      tape.firstMember(object) &+ ValueTape.Entry(truncatingIfNeeded: state & Self.positionMask)
    if position < end, matches(key, position) {
      return found(key, position, in: object, passed | bits)
    }
    return longSearch(for: key, in: object, from: position, passed)
  }

  @inline(never)
  private func repeatedSearch(
    for key: ByteCursor, in object: ValueTape.Entry, _ state: UInt64, _ passed: UInt64
  ) -> Found {
    if state & Self.isMapped != 0 { return .needsMap }
    // Types often check for null and then decode the value, so this checks the most recently found
    // member first.
    let last = ValueTape.Entry(truncatingIfNeeded: state &>> 32)
    if last != 0, matches(key, last) { return .at(value(of: last, key)) }
    let first = tape.firstMember(object)
    let position = first &+ ValueTape.Entry(truncatingIfNeeded: state & Self.positionMask)
    if !tape.flags(object).contains(.distinct) {
      var member = first
      var steps = 0
      while member < position, steps < Self.shortSearch {
        if matches(key, member) { return .at(value(of: member, key)) }
        member = tape.next(tape.next(member))
        steps += 1
      }
      if member < position, !makeSureOfDistinctKeys(object) { return .needsMap }
    }
    if position < tape.end(of: object), matches(key, position) {
      return found(key, position, in: object, passed)
    }
    return longSearch(for: key, in: object, from: position, passed)
  }

  @inline(never)
  private func longSearch(
    for key: ByteCursor, in object: ValueTape.Entry, from position: ValueTape.Entry,
    _ passed: UInt64
  ) -> Found {
    // `absence` contains the object in which a key was last missing, and a filter that covers all
    // the object's keys. This speeds up the decoding of types that request several missing keys.
    let bits = Self.filterBits(of: key)
    if absence[0] == UInt64(object), absence[1] & bits != bits, key.isASCII { return .nowhere }
    var member = position
    var filter = passed
    var steps = 0
    let end = tape.end(of: object)
    while member < end {
      filter |= Self.filterBits(of: keyCursor(member))
      if matches(key, member) { return found(key, member, in: object, filter) }
      member = tape.next(tape.next(member))
      steps += 1
    }
    member = tape.firstMember(object)
    while member < position {
      if matches(key, member) {
        tape.setSearch(
          object, tape.search(object).position & 0xFFFF_FFFF | UInt64(member) &<< 32, passed)
        return .at(value(of: member, key))
      }
      member = tape.next(tape.next(member))
      steps += 1
    }
    // A non-ASCII key may be equal to an ASCII key. For example, the Kelvin sign (U+212A) is
    // equivalent to K.
    if !key.isASCII || steps > Self.longSearch { return .needsMap }
    absence[0] = UInt64(object)
    absence[1] = filter
    return .nowhere
  }

  /// Records that all keys are distinct.
  ///
  /// Returns `false` if there are duplicate keys, or too many keys to check.
  @inline(never)
  private func makeSureOfDistinctKeys(_ object: ValueTape.Entry) -> Bool {
    guard tape.count(object) <= Self.manyKeys else { return false }
    keyBits.clear()
    let end = tape.end(of: object)
    var member = tape.firstMember(object)
    while member < end {
      let hash = Self.hash(of: keyCursor(member))
      let (word, bit) = (Int(hash &>> 59), 1 as UInt64 &<< (hash &>> 53))
      let bits = keyBits[word]
      if bits & bit != 0, hasSameKey(member, in: object) { return false }
      keyBits[word] = bits | bit
      member = tape.next(tape.next(member))
    }
    tape.mark(object, .distinct)
    return true
  }

  @inline(never)
  private func hasSameKey(_ member: ValueTape.Entry, in object: ValueTape.Entry) -> Bool {
    let key = keyCursor(member)
    var other = tape.firstMember(object)
    while other < member {
      if matches(key, other) { return true }
      other = tape.next(tape.next(other))
    }
    return false
  }

  @inline(__always)
  private func found(
    _ key: ByteCursor, _ member: ValueTape.Entry, in object: ValueTape.Entry, _ filter: UInt64
  ) -> Found {
    let value = value(of: member, key)
    let next = tape.next(value) &- tape.firstMember(object)
    if next < 0x8000_0000 {
      tape.setSearch(object, UInt64(member) &<< 32 | UInt64(next), filter)
    }
    return .at(value)
  }

  // MARK: - Comparing bytes

  @inline(__always)
  private func keyCursor(_ member: ValueTape.Entry) -> ByteCursor {
    start.at(tape.offset(member)).prefix(tape.length(member))
  }

  @inline(__always)
  private func matches(_ key: ByteCursor, _ member: ValueTape.Entry) -> Bool {
    let count = key.remaining
    let (_, offset, length) = tape.scalar(member)
    guard length == min(count, ValueTape.longest) else { return false }
    return start.at(offset).hasPrefix(key)
      && (count < ValueTape.longest || tape.length(member) == count)
  }

  /// Returns the entry of a member's value.
  ///
  /// The member's key must equal `key`.
  @inline(__always)
  private func value(of member: ValueTape.Entry, _ key: ByteCursor) -> ValueTape.Entry {
    member &+ (key.remaining < ValueTape.longest ? 1 : 2)
  }

  /// Returns the two filter bits of a key.
  ///
  /// With ten members, one bit would cause twice as many false positives.
  @inline(__always)
  private static func filterBits(of key: ByteCursor) -> UInt64 {
    let hash = hash(of: key)
    // The shift uses only the lowest six bits of its right operand.
    return 1 &<< (hash &>> 58) | 1 &<< (hash &>> 52)
  }

  /// Returns a hash of a key's length and three of its bytes.
  ///
  /// The upper bits of the hash are well distributed.
  @inline(__always)
  private static func hash(of key: ByteCursor) -> UInt64 {
    let bytes = key.sampledBytes | UInt64(truncatingIfNeeded: key.remaining) &<< 24
    // In typical documents, this multiplier causes fewer collisions than Fibonacci hashing. It is
    // from SplitMix64 (Steele, Lea and Flood, Fast splittable pseudorandom number generators,
    // 2014).
    return bytes &* 0xBF58_476D_1CE4_E5B9
  }

  // MARK: - Maps

  /// If this bit is set, the search state contains the number of a map instead of a position.
  private static var isMapped: UInt64 { 0x8000_0000 }
  private static var positionMask: UInt64 { 0x7FFF_FFFF }

  @inline(never)
  private func mappedValue(
    for key: String, in object: ValueTape.Entry, _ path: CodingPaths.Path
  ) -> ValueTape.Entry? {
    eventLog?.requestedKeys.request(key, in: object)
    return fieldMembers(of: object, path)[keyMatching.comparable(key)]
  }

  /// Returns the value of each field's member, by the comparable form of the field's key.
  func fieldMembers(
    of object: ValueTape.Entry, _ path: CodingPaths.Path
  ) -> [String: ValueTape.Entry] {
    let state = tape.search(object).position
    if state & Self.isMapped != 0 { return maps[Int(state & Self.positionMask)] }
    var members: [String: ValueTape.Entry] = [:]
    members.reserveCapacity(tape.count(object))
    forEachMember(of: object) { text, value in
      let key = keyMatching.comparable(fieldKey(for: text, path))
      if lastMemberCounts || members[key] == nil { members[key] = value }
    }
    tape.setSearch(object, UInt64(maps.count) | Self.isMapped, UInt64.max)
    maps.append(members)
    return members
  }

  func fieldKey(for text: String, _ path: CodingPaths.Path) -> String {
    convertsKeys ? format.fieldKey(for: text) { codingPath(path) } : text
  }

  // MARK: - All members

  @inline(__always)
  func forEachPair(
    of object: ValueTape.Entry, _ body: (ValueTape.Entry, ValueTape.Entry) throws -> Void
  ) rethrows {
    var member = tape.firstMember(object)
    let end = tape.end(of: object)
    while member < end {
      let value = tape.next(member)
      try body(member, value)
      member = tape.next(value)
    }
  }

  func forEachMember(
    of object: ValueTape.Entry, _ body: (String, ValueTape.Entry) throws -> Void
  ) rethrows {
    try forEachPair(of: object) { try body(text(at: $0), $1) }
  }

  /// Calls `body` for each member, except for members that a later member with the same key
  /// replaces.
  package func forEachEntry(
    of object: ValueTape.Entry, _ body: (String, ValueTape.Entry) throws -> Void
  ) rethrows {
    let last = lastMembers(of: object)
    try forEachMember(of: object) { key, value in
      if last == nil || last?[key] == value { try body(key, value) }
    }
  }

  /// Returns the last member with each key, or `nil` if all members count.
  ///
  /// The keys are those in the document, without key strategy or inexact matching.
  func lastMembers(of object: ValueTape.Entry) -> [String: ValueTape.Entry]? {
    guard lastMemberCounts, !tape.flags(object).contains(.distinct) else { return nil }
    if !convertsKeys, keyMatching == .exact { return fieldMembers(of: object, CodingPaths.empty) }
    var last: [String: ValueTape.Entry] = [:]
    last.reserveCapacity(tape.count(object))
    forEachMember(of: object) { last[$0] = $1 }
    return last
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
