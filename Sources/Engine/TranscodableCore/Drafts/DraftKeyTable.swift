internal import TranscodableBytes

/// The keys that one type encodes, and each key's offset in drafts.
final class DraftKeyTable {
  private struct EncodedKey {
    let integer: Int?
    /// One plus the key's offset in drafts, or 0 if the key isn't a known key.
    var offset: UInt32 = 0
    /// The address of the literal with which the key was last encoded, or 0.
    var literal: UInt = 0
  }

  /// Without a limit, a type that generates keys at run time could add entries forever.
  private static var capacity: Int { 128 }

  private let keys = KeyList<EncodedKey>()
  private var isGivenUp = false
  private var hasNewKeys = false
  private(set) var hasIntegers = false

  /// Returns one plus the key's offset in drafts, or 0 if drafts don't contain the key.
  ///
  /// The search starts at `expected`. If the key is found, `expected` is set to the index after it.
  @inline(__always)
  func offset(of name: String, _ expected: inout Int) -> UInt32 {
    guard let number = keys.index(of: name, near: expected) else { return 0 }
    expected = number &+ 1
    return keys[number].offset
  }

  /// Returns the same as `offset(of:_:)`, or `nil` unless the literal is the expected key.
  @inline(__always)
  func offset(ofExpected literal: StaticString, _ expected: Int) -> UInt32? {
    let address = literal.address
    guard address != 0, expected < keys.count, keys[expected].literal == address
    else { return nil }
    return keys[expected].offset
  }

  /// Stores the literal with which a known key was encoded.
  func remember(_ literal: StaticString, at number: Int) {
    keys[number].literal = literal.address
  }

  /// Adds a key, and returns whether it is the first new key since ``settle(_:)`` was called.
  func add(_ name: String, _ integer: Int?) -> Bool {
    if isGivenUp || keys.index(of: name, near: 0) != nil { return false }
    if keys.count == Self.capacity {
      isGivenUp = true
      keys.removeAll()
      return false
    }
    keys.append(name, EncodedKey(integer: integer))
    if integer != nil { hasIntegers = true }
    defer { hasNewKeys = true }
    return !hasNewKeys
  }

  /// `keep` returns one plus the key's offset in drafts, or 0 if the key can't be a known key.
  func settle(_ keep: (String, Int?) -> UInt32) {
    hasNewKeys = false
    for number in 0..<keys.count where keys[number].offset == 0 {
      let offset = keep(keys.name(at: number), keys[number].integer)
      keys[number].offset = offset
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
