internal import TranscodableJSON

/// A table that maps each key to its index, in insertion order.
struct KeyTable: Sendable {
  private(set) var keys: [String] = []
  /// The keys, prepared for comparison with the input of a JSON reader.
  private(set) var expected: [ExpectedKey] = []
  private var positions: [String: Int] = [:]

  var count: Int { keys.count }

  mutating func insert(_ key: String) -> Int {
    if let position = positions[key] { return position }
    positions[key] = keys.count
    keys.append(key)
    expected.append(ExpectedKey(key))
    return keys.count - 1
  }

  /// Returns the index of a key.
  ///
  /// The key at `guess` is compared first, because members are often in the same order as in the
  /// schema.
  func position(of key: String, guess: Int) -> Int? {
    if guess < keys.count, keys[guess] == key { return guess }
    if keys.count <= 4 { return keys.firstIndex(of: key) }
    return positions[key]
  }
}
