internal import TranscodableBytes
internal import TranscodableCore

/// The keys that values of one type were encoded with, and where drafts have them.
///
/// Types encode their members in the same order each time. So the key that comes next is nearly always the one after the
/// last; it is recognised by one comparison, and need not be kept once more.
final class PropertyListKeyTable {
  private struct Entry {
    let name: String
    /// Where drafts have the key, plus one; 0 if it is not among the known keys.
    var place: UInt32 = 0
  }

  /// The most keys a table takes: types that make up keys as they go have more.
  private static var capacity: Int { 128 }

  private let entries = UncheckedCell(ContiguousArray<Entry>())
  /// Whether there were more keys than a table takes.
  private var isGivenUp = false
  /// Whether there are keys that are not known yet.
  private var hasNewKeys = false

  /// Looks for a key.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - expected: The number of the entry that is looked at first; the one after the key, on return.
  /// - Returns: Where drafts have the key, plus one; 0 if they do not have it.
  @inline(__always)
  func place(of name: String, _ expected: inout Int) -> UInt32 {
    let number = expected
    guard number < entries.value.count, entries.value[number].name == name else {
      return search(name, &expected)
    }
    expected = number &+ 1
    return entries.value[number].place
  }

  @inline(never)
  private func search(_ name: String, _ expected: inout Int) -> UInt32 {
    let count = entries.value.count
    for step in 0..<count {
      let sum = expected + step
      let number = sum < count ? sum : sum - count
      if entries.value[number].name == name {
        expected = number + 1
        return entries.value[number].place
      }
    }
    return 0
  }

  /// Adds a key that the table does not have, as far as there is room.
  ///
  /// - Returns: Whether it is the first one since ``settle(_:)``.
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

  /// Calls `keep` with each new key; it returns where drafts have the key from now on, plus one, or 0.
  func settle(_ keep: (String) -> UInt32) {
    hasNewKeys = false
    for number in entries.value.indices where entries.value[number].place == 0 {
      let place = keep(entries.value[number].name)
      entries.value[number].place = place
    }
  }
}

/// The keys that a draft begins with: those of the types that were encoded before.
///
/// Keys are ASCII, so that no other text is canonically equivalent to one.
struct KnownKeys: ~Copyable {
  /// The most keys there are.
  private static var capacity: Int { 4096 }

  /// Where the keys are, by their numbers; there is none with the number 0.
  private(set) var places: ContiguousArray<UInt32> = [0]
  /// How many bytes of a draft they take.
  private(set) var size = 0
  /// The tables with new keys.
  private var waiting: [PropertyListKeyTable] = []

  /// Notes a key that is not known; it will be from the next document on.
  @inline(never)
  mutating func add(_ name: String, to table: PropertyListKeyTable) {
    if table.add(name) { waiting.append(table) }
  }

  /// Puts the new keys at the end of a draft that has nothing but known ones.
  mutating func settle(in draft: inout ValueDraft) {
    while let table = waiting.popLast() {
      table.settle { name in
        guard places.count < Self.capacity, name.utf8.count < 256,
          name.utf8.allSatisfy({ $0 < 0x80 })
        else { return 0 }
        let place = draft.keep(name, number: UInt32(places.count))
        places.append(place)
        size = draft.bytes.count
        return place + 1
      }
    }
  }
}
