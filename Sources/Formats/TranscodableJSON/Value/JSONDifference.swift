extension JSON {
  /// The differences between two values, listed by location.
  ///
  /// The description of a difference is useful in test failure messages.
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

    /// The changes, in the order in which they occur in the old value.
    ///
    /// Additions come last.
    public fileprivate(set) var changes: [Change] = []
  }

  /// Returns the changes that turn another value into this one.
  ///
  /// Objects are compared by key, in any order. Arrays are compared by index. Only the innermost
  /// differences are listed: a changed member is listed, but the object that contains it isn't.
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

  /// Uses an explicit stack, so that deep nesting can't overflow the call stack.
  fileprivate mutating func compare(_ old: JSON, _ new: JSON) {
    var steps = Steps()
    var remaining = [Pair(old: old, new: new, step: Steps.root)]
    while let pair = remaining.popLast() {
      if let inner = pair.inner(&steps) {
        remaining += inner.reversed()
      } else if pair.old != pair.new {
        changes.append(Change(pointer: steps.pointer(to: pair.step), old: pair.old, new: pair.new))
      }
    }
  }

  private struct Pair {
    let old: JSON?
    let new: JSON?
    let step: Int

    func inner(_ steps: inout Steps) -> [Pair]? {
      switch (old, new) {
      case (.object(let before)?, .object(let after)?):
        let kept = before.map { key, value in
          Pair(old: value, new: after[key], step: steps.add(.key(key), after: step))
        }
        let added = after.filter { before[$0.key] == nil }.map { key, value in
          Pair(old: nil, new: value, step: steps.add(.key(key), after: step))
        }
        return kept + added
      case (.array(let before)?, .array(let after)?):
        return (0..<Swift.max(before.count, after.count)).map { index in
          Pair(
            old: old?[index], new: new?[index], step: steps.add(.index(index), after: step))
        }
      default:
        return nil
      }
    }
  }

  private struct Steps {
    enum Token {
      case key(String)
      case index(Int)
    }

    static let root = -1
    private var steps: [(token: Token, previous: Int)] = []

    mutating func add(_ token: Token, after previous: Int) -> Int {
      steps.append((token, previous))
      return steps.count - 1
    }

    func pointer(to step: Int) -> JSON.Pointer {
      var tokens: [String] = []
      var step = step
      while step != Self.root {
        switch steps[step].token {
        case .key(let key): tokens.append(key)
        case .index(let index): tokens.append(String(index))
        }
        step = steps[step].previous
      }
      return JSON.Pointer(tokens: tokens.reversed())
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
