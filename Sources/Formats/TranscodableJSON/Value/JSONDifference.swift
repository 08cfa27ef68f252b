extension JSON {
  /// The differences between two values, listed by location.
  ///
  /// They are useful in the messages of tests.
  ///
  /// ```swift
  /// let difference = new.difference(from: old)
  /// #expect(difference.isEmpty, "\(difference)")
  /// // /user/name: "Ada" became "Grace"
  /// // /tags/2: added "c"
  /// // /draft: removed true
  /// ```
  public struct Difference: Hashable, Sendable {
    /// A location at which two values differ.
    public struct Change: Hashable, Sendable {
      /// The location.
      public let pointer: Pointer
      /// The old value, or `nil` if the value was added.
      public let old: JSON?
      /// The new value, or `nil` if the value was removed.
      public let new: JSON?
    }

    /// The changes, in the order of the old value.
    ///
    /// Additions come last.
    public fileprivate(set) var changes: [Change] = []
  }

  /// Returns the changes that turn another value into this one.
  ///
  /// Objects are compared by key, in any order. Arrays are compared by index. Only the innermost
  /// differences are listed, such as the changed member, but not the object that contains it.
  ///
  /// - Parameter old: The value to compare with.
  /// - Returns: The changes. The result is empty if and only if the values are equal.
  public func difference(from old: JSON) -> Difference {
    var difference = Difference()
    difference.compare(old, self)
    return difference
  }
}

extension JSON.Difference {
  /// Whether the values are equal.
  public var isEmpty: Bool { changes.isEmpty }

  /// Two values at the same location that must still be compared.
  ///
  /// A missing value is `nil`.
  private struct Pair {
    let old: JSON?
    let new: JSON?
    let pointer: JSON.Pointer

    /// The pairs of members or elements, or `nil` unless both values are objects or both are
    /// arrays.
    var inner: [Pair]? {
      switch (old, new) {
      case (.object(let before)?, .object(let after)?):
        let kept = before.map { key, value in
          Pair(old: value, new: after[key], pointer: pointer.appending(key))
        }
        let added = after.lazy.filter { before[$0.key] == nil }.map { key, value in
          Pair(old: nil, new: value, pointer: pointer.appending(key))
        }
        return kept + added
      case (.array(let before)?, .array(let after)?):
        return (0..<Swift.max(before.count, after.count)).map { index in
          Pair(old: old?[index], new: new?[index], pointer: pointer.appending(index))
        }
      default:
        return nil
      }
    }
  }

  /// Compares two values.
  ///
  /// Pairs are kept on an explicit stack, so that deep nesting can't exhaust the thread's stack.
  fileprivate mutating func compare(_ old: JSON, _ new: JSON) {
    var waiting = [Pair(old: old, new: new, pointer: JSON.Pointer())]
    while let pair = waiting.popLast() {
      if let inner = pair.inner {
        waiting += inner.reversed()
      } else if pair.old != pair.new {
        changes.append(Change(pointer: pair.pointer, old: pair.old, new: pair.new))
      }
    }
  }
}

extension JSON.Difference: CustomStringConvertible {
  /// A description with one line per change.
  ///
  /// Long values are truncated.
  public var description: String {
    isEmpty ? "no difference" : changes.map(\.description).joined(separator: "\n")
  }
}

extension JSON.Difference.Change: CustomStringConvertible {
  /// A description of the location and the change, on one line.
  public var description: String {
    let location = pointer.tokens.isEmpty ? "the whole value" : pointer.description
    return switch (old, new) {
    case (let old?, let new?): "\(location): \(Self.excerpt(old)) became \(Self.excerpt(new))"
    case (let old?, nil): "\(location): removed \(Self.excerpt(old))"
    case (nil, let new?): "\(location): added \(Self.excerpt(new))"
    case (nil, nil): "\(location): unchanged"
    }
  }

  private static func excerpt(_ value: JSON) -> String {
    let text = value.description
    return text.utf8.count <= 120 ? text : "\(text.prefix(100))… (\(text.utf8.count) bytes)"
  }
}
