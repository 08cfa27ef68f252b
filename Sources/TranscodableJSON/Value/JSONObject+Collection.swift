internal import TranscodableCore

extension JSON.Object: RandomAccessCollection {
  /// A key and its value.
  public typealias Element = (key: String, value: JSON)

  /// The place of the first member.
  public var startIndex: Int { 0 }
  /// The place behind the last member: the number of members.
  public var endIndex: Int { memberValues.count }

  /// The member at a place.
  public subscript(position: Int) -> (key: String, value: JSON) {
    (memberKeys.names[position], memberValues[position])
  }
}

extension JSON.Object: ExpressibleByDictionaryLiteral {
  /// Creates an object from a literal; the first of several values for a key counts.
  public init(dictionaryLiteral members: (String, JSON)...) {
    self.init()
    for (key, value) in members { appendIfNew(value, forKey: key) }
  }
}

extension JSON.Object: Hashable {
  /// Whether both have the same keys with equal values, in whatever order.
  /// - Complexity: O(*n*) on average.
  public static func == (left: JSON.Object, right: JSON.Object) -> Bool {
    guard left.count == right.count else { return false }
    if left.keys == right.keys { return left.memberValues == right.memberValues }
    for (place, key) in left.keys.enumerated() {
      guard let other = right.memberKeys.place(of: key),
        left.memberValues[place] == right.memberValues[other]
      else { return false }
    }
    return true
  }

  public func hash(into hasher: inout Hasher) {
    // A sum, which does not depend on the order.
    var sum = 0
    for (key, value) in self {
      var member = Hasher()
      member.combine(key)
      member.combine(value)
      sum &+= member.finalize()
    }
    hasher.combine(count)
    hasher.combine(sum)
  }
}

extension JSON.Object: CustomStringConvertible {
  /// The object as compact JSON text.
  public var description: String { JSON.object(self).description }
}

// MARK: - Merging

extension JSON.Object {
  /// Adds the members of another object behind those that are here.
  ///
  /// - Parameters:
  ///   - other: Members to add.
  ///   - combine: Decides on the value of a key that is in both, given the one here and the one
  ///     there.
  /// - Complexity: O(*n*) on average in the number of members to add.
  public mutating func merge(
    _ other: some Sequence<(key: String, value: JSON)>,
    uniquingKeysWith combine: (_ current: JSON, _ new: JSON) throws -> JSON
  ) rethrows {
    for (key, value) in other {
      if let place = memberKeys.place(of: key) {
        memberValues[place] = try combine(memberValues[place], value)
      } else {
        appendIfNew(value, forKey: key)
      }
    }
  }

  /// This object and the members of another one.
  ///
  /// - Parameters:
  ///   - other: Members to add.
  ///   - combine: Decides on the value of a key that is in both, given the one here and the one
  ///     there.
  /// - Returns: The object with all members.
  public func merging(
    _ other: some Sequence<(key: String, value: JSON)>,
    uniquingKeysWith combine: (_ current: JSON, _ new: JSON) throws -> JSON
  ) rethrows -> JSON.Object {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }

  /// An object with the same keys and other values.
  public func mapValues(_ transform: (JSON) throws -> JSON) rethrows -> JSON.Object {
    JSON.Object(keys: memberKeys, values: try memberValues.map(transform))
  }
}
