internal import TranscodableBytes
internal import TranscodableCore

// Comparing and hashing use limited recursion, because the stack of a thread may be only 512 KB.

extension JSON {
  private static let comparedLevels = 64

  /// Returns whether two values are equal.
  ///
  /// Numbers are compared by value. The order of an object's members doesn't matter.
  ///
  /// - Complexity: O(*n*) on average.
  public static func == (left: JSON, right: JSON) -> Bool {
    isEqual(left, right, levels: comparedLevels)
  }

  private static func isEqual(_ left: JSON, _ right: JSON, levels: Int) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)): isEqual(left, right, levels: levels)
    case (.object(let left), .object(let right)): isEqual(left, right, levels: levels)
    default: false
    }
  }

  private static func isEqual(_ left: [JSON], _ right: [JSON], levels: Int) -> Bool {
    guard left.count == right.count else { return false }
    if left.lend({ left in right.lend { left.isIdentical(to: $0) } }) { return true }
    if levels == 0 { return isEqual(onHeap: .array(left), .array(right)) }
    for index in left.indices
    where !isEqual(left[index], right[index], levels: levels - 1) { return false }
    return true
  }

  fileprivate static func isEqual(_ left: Object, _ right: Object, levels: Int) -> Bool {
    guard left.count == right.count else { return false }
    if left.keys == right.keys {
      return isEqual(left.memberValues, right.memberValues, levels: levels)
    }
    if levels == 0 { return isEqual(onHeap: .object(left), .object(right)) }
    for (key, value) in left {
      guard let other = right[key], isEqual(value, other, levels: levels - 1) else { return false }
    }
    return true
  }

  /// Uses an explicit stack, so that deep nesting can't overflow the call stack.
  private static func isEqual(onHeap left: JSON, _ right: JSON) -> Bool {
    var remaining = [(left, right)]
    while let (left, right) = remaining.popLast() {
      switch (left, right) {
      case (.array(let left), .array(let right)):
        guard left.count == right.count else { return false }
        remaining += zip(left, right)
      case (.object(let left), .object(let right)):
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

extension JSON {
  /// Two values that differ only below this depth have the same hash.
  private static let hashedLevels = 64

  /// Feeds the value into a hasher.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values in the first 64 levels.
  public func hash(into hasher: inout Hasher) { hash(into: &hasher, levels: Self.hashedLevels) }

  fileprivate func hash(into hasher: inout Hasher, levels: Int) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value):
      hasher.combine(1)
      hasher.combine(value)
    case .number(let number):
      hasher.combine(2)
      hasher.combine(number)
    case .string(let string):
      hasher.combine(3)
      hasher.combine(string)
    case .array(let elements):
      hasher.combine(4)
      hasher.combine(elements.count)
      if levels == 0 { return }
      for element in elements { element.hash(into: &hasher, levels: levels - 1) }
    case .object(let members):
      hasher.combine(5)
      members.hash(into: &hasher, levels: levels)
    }
  }
}

extension JSON.Object: Hashable {
  /// Returns whether two objects have the same keys with equal values, in any order.
  ///
  /// - Complexity: O(*n*) on average.
  public static func == (left: JSON.Object, right: JSON.Object) -> Bool {
    JSON.object(left) == .object(right)
  }

  public func hash(into hasher: inout Hasher) { JSON.object(self).hash(into: &hasher) }

  fileprivate func hash(into hasher: inout Hasher, levels: Int) {
    hasher.combine(count)
    if levels == 0 { return }
    hasher.combine(unordered: self) { value, hasher in
      value.hash(into: &hasher, levels: levels - 1)
    }
  }
}

extension JSON {
  /// Sets the value to null and releases its contents without recursion.
  ///
  /// Swift releases nested values recursively, which overflows the stack of a small thread if a
  /// value is thousands of levels deep. Call this before the last copy of such a value goes out of
  /// scope.
  ///
  /// - Complexity: O(*n*).
  public mutating func dismantle() {
    var remaining = [exchange(&self, with: .null)]
    while var value = remaining.popLast() {
      if let elements = value.takeArray() {
        remaining += elements
      } else if let members = value.takeObject() {
        remaining += members.memberValues
      }
    }
  }
}

extension JSON {
  /// Object files from earlier builds still refer to the symbol of the synthesized operator.
  package static func __derived_enum_equals(_ left: JSON, _ right: JSON) -> Bool { left == right }
}
