internal import TranscodableJSON

/// Keys with numbers, in the order in which they were added.
struct KeyTable: Sendable {
  private(set) var keys: [String] = []
  /// The same keys as texts have them.
  private(set) var expected: [ExpectedKey] = []
  private var places: [String: Int] = [:]

  var count: Int { keys.count }

  /// The number of a key, which is added if it is not there.
  mutating func insert(_ key: String) -> Int {
    if let place = places[key] { return place }
    places[key] = keys.count
    keys.append(key)
    expected.append(ExpectedKey(key))
    return keys.count - 1
  }

  /// The number of a key, nil if it is not there.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - guess: The number that is the most likely: members often have the order of the schema.
  /// - Returns: The number.
  func place(of key: String, guess: Int) -> Int? {
    if guess < keys.count, keys[guess] == key { return guess }
    if keys.count <= 4 { return keys.firstIndex(of: key) }
    return places[key]
  }
}
