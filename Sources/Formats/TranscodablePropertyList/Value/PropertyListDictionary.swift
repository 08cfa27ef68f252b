internal import TranscodableCore

extension PropertyList {
  /// A dictionary that keeps its members in the order in which they were added or parsed.
  ///
  /// Keys are unique. Like strings, they are compared by canonical equivalence: `é` is the same key
  /// whether it is precomposed or decomposed. Two dictionaries are equal if they have the same keys
  /// with equal values, in any order.
  public struct Dictionary: Sendable {
    fileprivate var memberKeys: MemberKeys
    fileprivate(set) var memberValues: [PropertyList]

    /// Creates an empty dictionary.
    public init() {
      memberKeys = MemberKeys()
      memberValues = []
    }

    /// Creates a dictionary from members.
    ///
    /// If a key is repeated, its last value is used.
    public init(_ members: some Sequence<(key: String, value: PropertyList)>) {
      self.init()
      for (key, value) in members { self[key] = value }
    }

    /// The keys, in order.
    public var keys: [String] { memberKeys.names }

    /// The values, in the order of their keys.
    public var values: [PropertyList] { memberValues }

    /// The value for a key.
    ///
    /// Setting `nil` removes the member. A new key is appended, and an existing key keeps its
    /// position.
    ///
    /// - Complexity: O(1) on average to look up, change or add a member, and O(*n*) to remove one.
    public subscript(key: String) -> PropertyList? {
      get { memberKeys.position(of: key).map { memberValues[$0] } }
      set {
        switch (memberKeys.position(of: key), newValue) {
        case (let position?, let value?): memberValues[position] = value
        case (nil, let value?):
          memberKeys.append(key)
          memberValues.append(value)
        case (let position?, nil):
          memberKeys.remove(at: position)
          memberValues.remove(at: position)
        case (nil, nil): break
        }
      }
      _modify {
        guard let position = memberKeys.position(of: key) else {
          var value: PropertyList?
          defer { if let value { self[key] = value } }
          yield &value
          return
        }
        var value: PropertyList? = exchange(&memberValues[position], with: .bool(false))
        defer {
          if let value { memberValues[position] = value } else { self[key] = nil }
        }
        yield &value
      }
    }
  }
}

extension PropertyList.Dictionary {
  /// Removes the members with the given keys.
  ///
  /// Keys that don't exist are ignored.
  /// - Complexity: O(*n*) on average, however many members are removed.
  public mutating func removeValues(forKeys keys: some Sequence<String>) {
    let removed = Set(keys)
    removeAll { removed.contains($0.key) }
  }

  /// Removes all members that satisfy a condition.
  /// - Complexity: O(*n*) on average, however many members are removed.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let kept = try indices.filter { try !shouldBeRemoved(self[$0]) }
    guard kept.count < count else { return }
    let names = keys
    memberKeys = MemberKeys(distinct: kept.map { names[$0] })
    memberValues = kept.map { memberValues[$0] }
  }

  /// Returns a dictionary with the members that satisfy a condition, in the same order.
  /// - Complexity: O(*n*) on average.
  public func filter(
    _ isIncluded: (Element) throws -> Bool
  ) rethrows -> PropertyList.Dictionary {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }
}

extension PropertyList.Dictionary: RandomAccessCollection {
  public typealias Element = (key: String, value: PropertyList)

  public var startIndex: Int { 0 }
  public var endIndex: Int { values.count }

  /// The member at a position.
  public subscript(position: Int) -> (key: String, value: PropertyList) {
    (keys[position], values[position])
  }
}

extension PropertyList.Dictionary: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary.
  ///
  /// If a key is repeated, its last value is used.
  public init(dictionaryLiteral members: (String, PropertyList)...) {
    self.init()
    for (key, value) in members { self[key] = value }
  }
}
