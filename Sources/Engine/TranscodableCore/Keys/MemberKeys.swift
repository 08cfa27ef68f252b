/// The distinct keys of an object in order, with a hash table if there are many.
package enum MemberKeys: Sendable {
  case listed([String])
  case indexed(MemberKeyIndex)

  package static let listLimit = 12

  package init() { self = .listed([]) }

  package init(distinct names: [String]) {
    self = names.count <= Self.listLimit ? .listed(names) : .indexed(MemberKeyIndex(names))
  }

  package var names: [String] {
    switch self {
    case .listed(let names): names
    case .indexed(let index): index.names
    }
  }

  package func position(of key: String) -> Int? {
    switch self {
    case .listed(let names): names.firstIndex(of: key)
    case .indexed(let index): index.position(of: key)
    }
  }

  /// Appends a new key in amortized O(1), or in O(*n*) if the keys are shared.
  package mutating func append(_ key: String) {
    switch self {
    case .listed(var names):
      // Gives up this reference to the list first, so that appending a key doesn't copy the list.
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

  package mutating func remove(at index: Int) {
    switch self {
    case .listed(var names):
      self = MemberKeys()
      names.remove(at: index)
      self = .listed(names)
    case .indexed(var keys):
      self = MemberKeys()
      if !isKnownUniquelyReferenced(&keys) { keys = MemberKeyIndex(copying: keys) }
      keys.remove(at: index)
      self = keys.names.count <= Self.listLimit ? .listed(keys.names) : .indexed(keys)
    }
  }
}

package final class MemberKeyIndex: @unchecked Sendable {
  // Unchecked because the keys are only modified while there is a single reference to them.
  private(set) var names: [String]
  /// An open-addressing hash table that stores `index + 1` for each key.
  ///
  /// Free slots contain 0. At least a quarter of the slots are free.
  private var slots: [Int] = []

  init(_ names: [String]) {
    self.names = names
    rebuild()
  }

  init(copying other: MemberKeyIndex) {
    names = other.names
    slots = other.slots
  }

  func position(of key: String) -> Int? {
    let slot = slots[self.slot(of: key)]
    return slot == 0 ? nil : slot - 1
  }

  func append(_ key: String) {
    names.append(key)
    if names.count * 4 > slots.count * 3 { return rebuild() }
    slots[slot(of: key)] = names.count
  }

  func remove(at index: Int) {
    free(slot(of: names[index]))
    names.remove(at: index)
    if index == names.count { return }
    for slot in slots.indices where slots[slot] > index + 1 { slots[slot] -= 1 }
  }

  /// Frees a slot.
  ///
  /// Colliding keys in later slots are moved forward, so that searches still find them.
  private func free(_ slot: Int) {
    let mask = slots.count - 1
    var (free, next) = (slot, slot)
    while true {
      next = (next + 1) & mask
      guard slots[next] != 0 else { break }
      let home = names[slots[next] - 1].hashValue & mask
      // Checks whether a search for this key would pass the free slot.
      if (next - home) & mask >= (next - free) & mask {
        slots[free] = slots[next]
        free = next
      }
    }
    slots[free] = 0
  }

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
    for (position, name) in names.enumerated() {
      slots[slot(of: name)] = position + 1
    }
  }
}

extension Hasher {
  package mutating func combine<Value>(
    unordered members: some Collection<(key: String, value: Value)>,
    _ hash: (Value, inout Hasher) -> Void
  ) {
    var sum = 0
    for (key, value) in members {
      var member = Hasher()
      member.combine(key)
      hash(value, &member)
      sum &+= member.finalize()
    }
    combine(sum)
  }
}
