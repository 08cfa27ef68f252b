internal import TranscodableBytes
internal import TranscodableCore

/// The keys of one type's encoded members, and the offset of each key in drafts.
///
/// A type nearly always encodes its members in the same order, so the table expects each key to be
/// its next entry. If a single comparison confirms this, the key isn't stored again.
final class PropertyListKeyTable {
  private struct Entry {
    let name: String
    /// The offset of the key in drafts plus one, or 0 if the key isn't a known key.
    var offset: UInt32 = 0
  }

  /// The maximum number of entries.
  ///
  /// Without it, a type that generates keys at run time could add entries without limit.
  private static var capacity: Int { 128 }

  private let entries = UncheckedCell(ContiguousArray<Entry>())
  private var isGivenUp = false
  private var hasNewKeys = false

  /// Looks up a key, starting at the index `expected`, and sets `expected` to the index that
  /// follows the key.
  ///
  /// Returns the offset of the key in drafts, plus one, or 0 if drafts don't contain it.
  @inline(__always)
  func offset(of name: String, _ expected: inout Int) -> UInt32 {
    let number = expected
    guard number < entries.value.count, entries.value[number].name == name else {
      return search(name, &expected)
    }
    expected = number &+ 1
    return entries.value[number].offset
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

  /// Adds a key unless the table contains it or is full.
  ///
  /// Returns whether it is the first key that was added since ``settle(_:)`` was called.
  func add(_ name: String) -> Bool {
    if isGivenUp || entries.value.contains(where: { $0.name == name }) { return false }
    if entries.value.count == Self.capacity {
      isGivenUp = true
      entries.value = []
      return false
    }
    entries.value.append(Entry(name: name))
    defer { hasNewKeys = true }
    return !hasNewKeys
  }

  /// Passes each new key to `keep` and stores the result, which is the key's offset in drafts plus
  /// one, or 0.
  func settle(_ keep: (String) -> UInt32) {
    hasNewKeys = false
    for number in entries.value.indices where entries.value[number].offset == 0 {
      let offset = keep(entries.value[number].name)
      entries.value[number].offset = offset
    }
  }
}

/// The keys at the start of every draft, collected from types that were encoded earlier.
///
/// All known keys are ASCII, so no other string is canonically equivalent to a known key.
struct KnownKeys: ~Copyable {
  private static var capacity: Int { 4096 }

  /// The offsets of the keys, indexed by key number.
  ///
  /// Number 0 is unused.
  private(set) var offsets: ContiguousArray<UInt32> = [0]
  private(set) var size = 0
  private var waiting: [PropertyListKeyTable] = []

  /// Records a new key, which becomes a known key in the next document.
  @inline(never)
  mutating func add(_ name: String, to table: PropertyListKeyTable) {
    if table.add(name) { waiting.append(table) }
  }

  /// Appends the new keys to a draft that contains only known keys.
  mutating func settle(in draft: inout ValueDraft) {
    while let table = waiting.popLast() {
      table.settle { name in
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
