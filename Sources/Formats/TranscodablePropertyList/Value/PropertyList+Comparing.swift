internal import TranscodableBytes
internal import TranscodableCore

// Comparing and hashing limit their recursion depth, because a thread may have a stack of only 512
// KB.

extension PropertyList {
  private static let comparedLevels = 64

  /// Returns whether two property lists are of the same kind and have equal contents.
  ///
  /// The order of members is ignored.
  /// - Complexity: O(*n*) on average.
  public static func == (left: PropertyList, right: PropertyList) -> Bool {
    isEqual(left, right, levels: comparedLevels)
  }

  private static func isEqual(_ left: PropertyList, _ right: PropertyList, levels: Int) -> Bool {
    switch (left, right) {
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.largeInteger(let left), .largeInteger(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    case (.data(let left), .data(let right)): left == right
    case (.identifier(let left), .identifier(let right)): left == right
    case (.array(let left), .array(let right)): isEqual(left, right, levels: levels)
    case (.dictionary(let left), .dictionary(let right)): isEqual(left, right, levels: levels)
    default: false
    }
  }

  private static func isEqual(
    _ left: [PropertyList], _ right: [PropertyList], levels: Int
  ) -> Bool {
    guard left.count == right.count else { return false }
    if left.lend({ left in right.lend { left.isIdentical(to: $0) } }) { return true }
    if levels == 0 { return isEqual(onHeap: .array(left), .array(right)) }
    for index in left.indices
    where !isEqual(left[index], right[index], levels: levels - 1) { return false }
    return true
  }

  private static func isEqual(_ left: Dictionary, _ right: Dictionary, levels: Int) -> Bool {
    guard left.count == right.count else { return false }
    if left.keys == right.keys { return isEqual(left.values, right.values, levels: levels) }
    if levels == 0 { return isEqual(onHeap: .dictionary(left), .dictionary(right)) }
    for (key, value) in left {
      guard let other = right[key], isEqual(value, other, levels: levels - 1) else { return false }
    }
    return true
  }

  /// Uses an explicit stack, because recursion could exhaust the call stack.
  private static func isEqual(onHeap left: PropertyList, _ right: PropertyList) -> Bool {
    var remaining = [(left, right)]
    while let (left, right) = remaining.popLast() {
      switch (left, right) {
      case (.array(let left), .array(let right)):
        guard left.count == right.count else { return false }
        remaining += zip(left, right)
      case (.dictionary(let left), .dictionary(let right)):
        guard left.count == right.count else { return false }
        for (key, value) in left {
          guard let other = right[key] else { return false }
          remaining.append((value, other))
        }
      default:
        guard isEqual(left, right, levels: 0) else { return false }
      }
    }
    return true
  }
}

extension PropertyList {
  /// The maximum depth at which values are hashed.
  ///
  /// Values that differ only at greater depths have equal hashes.
  private static let hashedLevels = 64

  /// Feeds the value into a hasher.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values in the first 64 levels.
  public func hash(into hasher: inout Hasher) { hash(into: &hasher, levels: Self.hashedLevels) }

  private func hash(into hasher: inout Hasher, levels: Int) {
    switch self {
    case .bool(let value): Self.combine(0, value, &hasher)
    case .integer(let value): Self.combine(1, value, &hasher)
    case .largeInteger(let value): Self.combine(2, value, &hasher)
    case .real(let value): Self.combine(3, value, &hasher)
    case .string(let value): Self.combine(4, value, &hasher)
    case .date(let value): Self.combine(5, value, &hasher)
    case .data(let value): Self.combine(6, value, &hasher)
    case .identifier(let value): Self.combine(7, value, &hasher)
    case .array(let elements):
      Self.combine(8, elements.count, &hasher)
      if levels == 0 { return }
      for element in elements { element.hash(into: &hasher, levels: levels - 1) }
    case .dictionary(let members):
      Self.combine(9, members.count, &hasher)
      if levels == 0 { return }
      hasher.combine(unordered: members) { value, hasher in
        value.hash(into: &hasher, levels: levels - 1)
      }
    }
  }

  private static func combine(_ kind: Int, _ value: some Hashable, _ hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(value)
  }
}

extension PropertyList.Dictionary: Hashable {
  /// Returns whether two dictionaries have the same keys with equal values, in any order.
  /// - Complexity: O(*n*) on average.
  public static func == (left: Self, right: Self) -> Bool {
    PropertyList.dictionary(left) == .dictionary(right)
  }

  public func hash(into hasher: inout Hasher) { PropertyList.dictionary(self).hash(into: &hasher) }
}

extension PropertyList {
  /// Replaces the value with false and releases its contents without recursion.
  ///
  /// Swift releases nested values recursively, which overflows the stack of a small thread if a
  /// value is thousands of levels deep. Call this before the last copy of such a value goes out of
  /// scope.
  ///
  /// - Complexity: O(*n*).
  public mutating func dismantle() {
    var remaining = [exchange(&self, with: .bool(false))]
    while var value = remaining.popLast() {
      if let elements = value.takeArray() {
        remaining += elements
      } else if let members = value.takeDictionary() {
        remaining += members.values
      }
    }
  }
}

extension PropertyList {
  /// The symbol of the synthesized `==` operator, which object files from earlier builds still
  /// reference.
  package static func __derived_enum_equals(_ left: PropertyList, _ right: PropertyList) -> Bool {
    left == right
  }
}
