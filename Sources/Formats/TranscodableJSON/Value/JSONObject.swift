internal import TranscodableCore

extension JSON {
  /// A JSON object, which stores values by key, in the order in which they were added or read.
  ///
  /// Keys are unique. If a document or a literal repeats a key, the first value wins. Keys are
  /// compared like strings: `é` is the same key whether it is written as one Unicode scalar or two.
  ///
  /// ```swift
  /// var object: JSON.Object = ["id": 7, "name": "Ada"]
  /// object["name"]?.string   // "Ada"
  /// object["id"] = nil       // removes the member
  /// for (key, value) in object { print(key, value) }
  /// ```
  ///
  /// Objects are equal if they have the same keys with equal values, in any order.
  public struct Object: Sendable {
    var memberKeys: MemberKeys
    package var memberValues: [JSON]

    init(keys: MemberKeys, values: [JSON]) {
      memberKeys = keys
      memberValues = values
    }

    /// Creates an empty object.
    public init() { self.init(keys: MemberKeys(), values: []) }

    /// Creates an object from members.
    ///
    /// If a key is repeated, the first value wins.
    ///
    /// - Complexity: O(*n*) in the number of members.
    public init(_ members: some Sequence<(key: String, value: JSON)>) {
      self.init()
      for (key, value) in members { appendIfNew(value, forKey: key) }
    }
  }
}

extension JSON.Object {
  /// The keys, in order.
  public var keys: [String] { memberKeys.names }

  /// The values, in the order of their keys.
  public var values: [JSON] { memberValues }

  /// The value for a key, or `nil` if there is no such member.
  ///
  /// Setting `nil` removes the member.
  ///
  /// A new key is appended, and an existing key keeps its position.
  ///
  /// - Complexity: O(1) on average to look up, change or add a member, and O(*n*) to remove a
  ///   member.
  public subscript(key: String) -> JSON? {
    get { memberKeys.position(of: key).map { memberValues[$0] } }
    set {
      if let newValue { updateValue(newValue, forKey: key) } else { removeValue(forKey: key) }
    }
    _modify {
      guard let index = memberKeys.position(of: key) else {
        var value: JSON?
        defer { if let value { append(value, forKey: key) } }
        yield &value
        return
      }
      // The value is moved out, so that it is uniquely referenced while it changes.
      var value: JSON? = exchange(&memberValues[index], with: .null)
      defer {
        if let value { memberValues[index] = value } else { removeMember(at: index) }
      }
      yield &value
    }
  }

  /// The value for a key, or a default if there is no such member.
  ///
  /// Changing the value adds the member if it doesn't exist.
  public subscript(key: String, default fallback: @autoclosure () -> JSON) -> JSON {
    get { self[key] ?? fallback() }
    _modify {
      var value = self[key] ?? fallback()
      self[key] = .null
      defer { self[key] = value }
      yield &value
    }
  }

  /// Sets the value of a key.
  /// - Returns: The previous value, or `nil` if the key is new.
  @discardableResult
  public mutating func updateValue(_ value: JSON, forKey key: String) -> JSON? {
    guard let index = memberKeys.position(of: key) else {
      append(value, forKey: key)
      return nil
    }
    let old = memberValues[index]
    memberValues[index] = value
    return old
  }

  /// Removes a member.
  ///
  /// To remove several members, use ``removeAll(where:)`` or ``removeValues(forKeys:)``.
  ///
  /// - Returns: The member's value, or `nil` if there is no such member.
  /// - Complexity: O(*n*), since the other members keep their order; O(1) for the last member.
  @discardableResult
  public mutating func removeValue(forKey key: String) -> JSON? {
    memberKeys.position(of: key).map { removeMember(at: $0) }
  }

  /// Removes the members with the given keys.
  ///
  /// Keys that don't exist are ignored.
  ///
  /// - Complexity: O(*n*) on average, regardless of how many members are removed.
  public mutating func removeValues(forKeys keys: some Sequence<String>) {
    let removed = Set(keys)
    guard removed.contains(where: { memberKeys.position(of: $0) != nil }) else { return }
    removeAll { removed.contains($0.key) }
  }

  /// Removes all members that satisfy a condition.
  ///
  /// ```swift
  /// object.removeAll { $0.value.isNull }
  /// ```
  ///
  /// - Complexity: O(*n*) on average, regardless of how many members are removed.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let kept = try indices.filter { try !shouldBeRemoved(self[$0]) }
    guard kept.count < count else { return }
    let names = keys
    memberKeys = MemberKeys(distinct: kept.map { names[$0] })
    memberValues = kept.map { memberValues[$0] }
  }

  /// Returns an object with the members that satisfy a condition, in their original order.
  ///
  /// - Complexity: O(*n*) on average.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> JSON.Object {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }

  /// Reserves memory for a number of members.
  public mutating func reserveCapacity(_ count: Int) { memberValues.reserveCapacity(count) }

  @discardableResult
  private mutating func removeMember(at index: Int) -> JSON {
    memberKeys.remove(at: index)
    return memberValues.remove(at: index)
  }

  private mutating func append(_ value: JSON, forKey key: String) {
    memberKeys.append(key)
    memberValues.append(value)
  }

  mutating func appendIfNew(_ value: JSON, forKey key: String) {
    if memberKeys.position(of: key) == nil { append(value, forKey: key) }
  }
}

extension JSON.Object: RandomAccessCollection {
  /// A key and its value.
  public typealias Element = (key: String, value: JSON)

  /// The position of the first member.
  public var startIndex: Int { 0 }
  /// The position after the last member.
  ///
  /// The end index equals the number of members.
  public var endIndex: Int { memberValues.count }

  /// The member at a position.
  public subscript(position: Int) -> (key: String, value: JSON) {
    (memberKeys.names[position], memberValues[position])
  }
}

extension JSON.Object: ExpressibleByDictionaryLiteral {
  /// Creates an object from a literal.
  ///
  /// If a key is repeated, the first value wins.
  public init(dictionaryLiteral members: (String, JSON)...) {
    self.init()
    for (key, value) in members { appendIfNew(value, forKey: key) }
  }
}

extension JSON.Object: CustomStringConvertible {
  /// The object as compact JSON.
  public var description: String { JSON.object(self).description }
}

// MARK: - Merging

extension JSON.Object {
  /// Adds the members of another object after the existing members.
  ///
  /// - Parameters:
  ///   - other: The members to add.
  ///   - combine: A function that returns the value for a key that both objects contain. It
  ///     receives the existing value and the other value.
  /// - Complexity: O(*n*) on average in the number of members to add.
  public mutating func merge(
    _ other: some Sequence<(key: String, value: JSON)>,
    uniquingKeysWith combine: (_ current: JSON, _ new: JSON) throws -> JSON
  ) rethrows {
    for (key, value) in other {
      if let index = memberKeys.position(of: key) {
        memberValues[index] = try combine(memberValues[index], value)
      } else {
        appendIfNew(value, forKey: key)
      }
    }
  }

  /// Returns this object with the members of another object added.
  ///
  /// - Parameters:
  ///   - other: The members to add.
  ///   - combine: A function that returns the value for a key that both objects contain. It
  ///     receives the existing value and the other value.
  /// - Returns: The merged object.
  public func merging(
    _ other: some Sequence<(key: String, value: JSON)>,
    uniquingKeysWith combine: (_ current: JSON, _ new: JSON) throws -> JSON
  ) rethrows -> JSON.Object {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }

  /// Returns an object with the same keys and transformed values.
  public func mapValues(_ transform: (JSON) throws -> JSON) rethrows -> JSON.Object {
    JSON.Object(keys: memberKeys, values: try memberValues.map(transform))
  }
}
