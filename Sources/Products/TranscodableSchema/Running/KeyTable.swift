internal import TranscodableJSON

struct KeyTable: Sendable {
  private(set) var keys: [String] = []
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

  /// Compares the key at `guess` first, because members are often in the same order as in the
  /// schema.
  func position(of key: String, guess: Int) -> Int? {
    if guess < keys.count, keys[guess] == key { return guess }
    if keys.count <= 4 { return keys.firstIndex(of: key) }
    return positions[key]
  }
}
