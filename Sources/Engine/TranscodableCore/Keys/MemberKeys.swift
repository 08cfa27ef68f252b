/// The distinct keys of an object, in order.
///
/// A few keys are searched linearly; more have an index in addition to the list. Objects that are
/// read in succession and have the same keys share them.
package enum MemberKeys: Sendable {
  case listed([String])
  case indexed(MemberKeyIndex)

  /// The maximum number of keys without an index.
  package static let listLimit = 12

  package init() { self = .listed([]) }

  /// Creates keys from a list without duplicates.
  package init(distinct names: [String]) {
    self = names.count <= Self.listLimit ? .listed(names) : .indexed(MemberKeyIndex(names))
  }

  package var names: [String] {
    switch self {
    case .listed(let names): names
    case .indexed(let index): index.names
    }
  }

  /// The index of a key, if present, in O(1).
  package func place(of key: String) -> Int? {
    switch self {
    case .listed(let names): names.firstIndex(of: key)
    case .indexed(let index): index.place(of: key)
    }
  }

  /// Appends a key that isn't present, in amortized O(1), or O(n) if the keys are shared.
  package mutating func append(_ key: String) {
    switch self {
    case .listed(var names):
      // Releases the list, so that it is uniquely referenced while it grows.
      self = MemberKeys()
      names.append(key)
      self = MemberKeys(distinct: names)
    case .indexed(var index):
      self = MemberKeys()
      if !isKnownUniquelyReferenced(&index) { index = MemberKeyIndex(copying: index) }
      index.append(key)
      self = .indexed(index)
    }
  }

  /// Removes the key at an index, in O(n).
  package mutating func remove(at place: Int) {
    var names = self.names
    self = MemberKeys()
    names.remove(at: place)
    self = MemberKeys(distinct: names)
  }
}

package final class MemberKeyIndex: @unchecked Sendable {
  // Unchecked: only changed through a unique reference.
  private(set) var names: [String]
  /// An open-addressing hash table of key indices plus one, or 0; at least a quarter is free.
  private var slots: [Int] = []

  init(_ names: [String]) {
    self.names = names
    rebuild()
  }

  init(copying other: MemberKeyIndex) {
    names = other.names
    slots = other.slots
  }

  func place(of key: String) -> Int? {
    let slot = slots[self.slot(of: key)]
    return slot == 0 ? nil : slot - 1
  }

  func append(_ key: String) {
    names.append(key)
    if names.count * 4 > slots.count * 3 { return rebuild() }
    slots[slot(of: key)] = names.count
  }

  /// The slot that contains a key or, if none does, the free slot for it.
  private func slot(of key: String) -> Int {
    let mask = slots.count - 1
    var slot = key.hashValue & mask
    while slots[slot] != 0, names[slots[slot] - 1] != key { slot = (slot + 1) & mask }
    return slot
  }

  private func rebuild() {
    var count = 32
    while count < names.count * 2 { count *= 2 }
    slots = Array(repeating: 0, count: count)
    for (place, name) in names.enumerated() {
      slots[slot(of: name)] = place + 1
    }
  }
}

extension Hasher {
  /// Combines members independently of their order.
  package mutating func combine<Key: Hashable, Value: Hashable>(
    unordered members: some Collection<(key: Key, value: Value)>
  ) {
    var sum = 0
    for (key, value) in members {
      var member = Hasher()
      member.combine(key)
      member.combine(value)
      sum &+= member.finalize()
    }
    combine(members.count)
    combine(sum)
  }
}
