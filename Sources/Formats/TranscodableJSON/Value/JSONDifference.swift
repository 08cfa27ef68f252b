extension JSON {
  /// What is different between two values, place by place; made for the messages of tests.
  ///
  /// ```swift
  /// let difference = new.difference(from: old)
  /// #expect(difference.isEmpty, "\(difference)")
  /// // /user/name: "Ada" became "Grace"
  /// // /tags/2: added "c"
  /// // /draft: removed true
  /// ```
  public struct Difference: Hashable, Sendable {
    /// A place at which two values are different.
    public struct Change: Hashable, Sendable {
      /// The place.
      public let pointer: Pointer
      /// The value there before, nil if there was none.
      public let old: JSON?
      /// The value there now, nil if there is none.
      public let new: JSON?
    }

    /// The places in the order of the old value, what was added after it.
    public fileprivate(set) var changes: [Change] = []
  }

  /// What has changed from another value to this one.
  ///
  /// Objects are compared key by key, whatever their order; arrays index by index. Only the
  /// innermost places are told: not that an object has changed, but which of its members.
  ///
  /// - Parameter old: The value from before.
  /// - Returns: The changes; none if, and only if, the values are equal.
  public func difference(from old: JSON) -> Difference {
    var difference = Difference()
    difference.compare(old, self)
    return difference
  }
}

extension JSON.Difference {
  /// Whether nothing has changed.
  public var isEmpty: Bool { changes.isEmpty }

  /// Two values at the same place that are still to be compared; nil is none.
  private struct Pair {
    let old: JSON?
    let new: JSON?
    let pointer: JSON.Pointer

    /// The pairs of the members or elements, nil if the two are not both objects or both arrays.
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

  /// Pairs wait on a stack of their own: however deeply values are nested, the thread's suffices.
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
  /// The changes, a line for each; long values are cut.
  public var description: String {
    isEmpty ? "no difference" : changes.map(\.description).joined(separator: "\n")
  }
}

extension JSON.Difference.Change: CustomStringConvertible {
  /// The place and what has happened there, in a line.
  public var description: String {
    let place = pointer.tokens.isEmpty ? "the whole value" : pointer.description
    return switch (old, new) {
    case (let old?, let new?): "\(place): \(Self.excerpt(old)) became \(Self.excerpt(new))"
    case (let old?, nil): "\(place): removed \(Self.excerpt(old))"
    case (nil, let new?): "\(place): added \(Self.excerpt(new))"
    case (nil, nil): "\(place): unchanged"
    }
  }

  private static func excerpt(_ value: JSON) -> String {
    let text = value.description
    return text.utf8.count <= 120 ? text : "\(text.prefix(100))… (\(text.utf8.count) bytes)"
  }
}
