/// The keys of an object, in order and each once.
///
/// A few keys are a list that is searched from its start; more have an index beside the list.
/// Objects that were read one after the other with the same keys share them.
package enum MemberKeys: Sendable {
  case listed([String])
  case indexed(MemberKeyIndex)

  /// The number of keys that are searched without an index.
  package static let listLimit = 12

  package init() { self = .listed([]) }

  /// Creates the keys of a list in which none is repeated.
  package init(distinct names: [String]) {
    self = names.count <= Self.listLimit ? .listed(names) : .indexed(MemberKeyIndex(names))
  }

  /// The keys in order.
  package var names: [String] {
    switch self {
    case .listed(let names): names
    case .indexed(let index): index.names
    }
  }

  /// The place of a key, nil if it is not there.
  /// - Complexity: O(1); with few keys, one comparison for each.
  package func place(of key: String) -> Int? {
    switch self {
    case .listed(let names): names.firstIndex(of: key)
    case .indexed(let index): index.place(of: key)
    }
  }

  /// Adds a key that is not there yet.
  /// - Complexity: O(1), amortised; O(*n*) if the keys are shared.
  package mutating func append(_ key: String) {
    switch self {
    case .listed(var names):
      // Given up here, so that the list has one owner while it grows.
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

  /// Removes the key at a place.
  /// - Complexity: O(*n*).
  package mutating func remove(at place: Int) {
    var names = self.names
    self = MemberKeys()
    names.remove(at: place)
    self = MemberKeys(distinct: names)
  }
}

/// Keys with a hash table over them.
package final class MemberKeyIndex: @unchecked Sendable {
  // Unchecked: changed only through the one reference to it.
  private(set) var names: [String]
  /// For each hash, modulo their number, a place plus one, or 0.
  ///
  /// Keys that collide are in the slots that follow; at least a
  /// quarter of the slots is free.
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

  /// The slot that has a key, or the free one that would get it.
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
  /// Combines members whatever their order.
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
