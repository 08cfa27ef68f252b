internal import TranscodableBytes

/// The keys that one type encodes, and each key's offset in drafts.
///
/// Types nearly always encode their members in the same order, so a single comparison finds the
/// next key.
final class DraftKeyTable {
  private struct Entry {
    let name: String
    let integer: Int?
    /// One plus the key's offset in drafts, or 0 if the key isn't a known key.
    var offset: UInt32 = 0
    /// The address of the literal with which the key was last encoded, or 0.
    var literal: UInt = 0
  }

  /// Without a limit, a type that generates keys at run time could add entries forever.
  private static var capacity: Int { 128 }

  private let entries = UncheckedCell(ContiguousArray<Entry>())
  private var isGivenUp = false
  private var hasNewKeys = false
  private(set) var hasIntegers = false

  /// Returns one plus the key's offset in drafts, or 0 if drafts don't contain the key.
  ///
  /// The search starts at `expected`. If the key is found, `expected` is set to the index after it.
  @inline(__always)
  func offset(of name: String, _ expected: inout Int) -> UInt32 {
    let number = expected
    guard number < entries.value.count, entries.value[number].name == name else {
      return search(name, &expected)
    }
    expected = number &+ 1
    return entries.value[number].offset
  }

  /// Returns the same as `offset(of:_:)`, or `nil` unless the literal is the expected key.
  @inline(__always)
  func offset(ofExpected literal: StaticString, _ expected: Int) -> UInt32? {
    let address = literal.address
    guard address != 0, expected < entries.value.count, entries.value[expected].literal == address
    else { return nil }
    return entries.value[expected].offset
  }

  /// Stores the literal with which a known key was encoded.
  func remember(_ literal: StaticString, at number: Int) {
    entries.value[number].literal = literal.address
  }

  @inline(never)
  private func search(_ name: String, _ expected: inout Int) -> UInt32 {
    let count = entries.value.count
    for step in 0..<count {
      let sum = expected + step
      let number = sum < count ? sum : sum - count
      if entries.value[number].name == name {
        expected = number + 1
        return entries.value[number].offset
      }
    }
    return 0
  }

  /// Adds a key, and returns whether it is the first new key since ``settle(_:)`` was called.
  func add(_ name: String, _ integer: Int?) -> Bool {
    if isGivenUp || entries.value.contains(where: { $0.name == name }) { return false }
    if entries.value.count == Self.capacity {
      isGivenUp = true
      entries.value = []
      return false
    }
    entries.value.append(Entry(name: name, integer: integer))
    if integer != nil { hasIntegers = true }
    defer { hasNewKeys = true }
    return !hasNewKeys
  }

  /// `keep` returns one plus the key's offset in drafts, or 0 if the key can't be a known key.
  func settle(_ keep: (String, Int?) -> UInt32) {
    hasNewKeys = false
    for number in entries.value.indices where entries.value[number].offset == 0 {
      let offset = keep(entries.value[number].name, entries.value[number].integer)
      entries.value[number].offset = offset
    }
  }
}

/// The keys at the start of every draft, collected from types that were encoded earlier.
///
/// All known keys are ASCII, so no other string is canonically equivalent to a known key.
package struct KnownKeys: ~Copyable {
  static var integer: UInt32 { ByteArena.integerKey }

  private static var capacity: Int { 4096 }

  /// The offsets of the keys, indexed by key number.
  ///
  /// Number 0 is unused.
  package private(set) var offsets: ContiguousArray<UInt32> = [0]
  package private(set) var size = 0
  private var waiting: [DraftKeyTable] = []

  @inline(never)
  mutating func add(_ name: String, _ integer: Int?, to table: DraftKeyTable) {
    if table.add(name, integer) { waiting.append(table) }
  }

  /// Appends the new keys to a draft that contains only known keys.
  mutating func settle(in draft: inout ValueDraft) {
    while let table = waiting.popLast() {
      table.settle { name, integer in
        if let integer {
          let offset = draft.keep("\(integer)", number: Self.integer)
          size = draft.bytes.count
          return offset + 1
        }
        guard offsets.count < Self.capacity, name.utf8.count < 256,
          name.utf8.allSatisfy({ $0 < 0x80 })
        else { return 0 }
        let offset = draft.keep(name, number: UInt32(offsets.count))
        offsets.append(offset)
        size = draft.bytes.count
        return offset + 1
      }
    }
  }
}
