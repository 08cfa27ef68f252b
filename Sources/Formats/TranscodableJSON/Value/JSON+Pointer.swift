internal import TranscodableCore

extension JSON {
  /// The value that a pointer leads to, nil if it leads nowhere.
  ///
  /// In an array, a token is an index without sign or leading zeros; `-` is the position after the
  /// last element, where there is no value yet. In an object, every token is a key.
  ///
  /// Setting a value replaces the one the pointer leads to, or adds it to a container that is
  /// there: to an object under a new key, to an array after the last element, whose index may be
  /// written as `-`. Setting nil removes the value; the whole value becomes `null`. If the
  /// container is not there, or cannot have such a member, setting does nothing.
  ///
  /// - Complexity: O(*n*) on average in the number of tokens, in addition to the cost of
  ///   removing. Writes happen in place.
  public subscript(pointer: Pointer) -> JSON? {
    get {
      var value = self
      for token in pointer.tokens {
        guard let next = value.member(token) else { return nil }
        value = next
      }
      return value
    }
    set {
      guard let last = pointer.tokens.last else {
        self = newValue ?? .null
        return
      }
      var descent = PointerDescent(from: exchange(&self, with: .null))
      defer { self = descent.leave() }
      guard descent.enter(pointer.tokens.dropLast()) else { return }
      switch descent.slot(last) {
      case .key(let key): descent.value[key] = newValue
      case .index(let index): descent.value[index] = newValue
      case nil: break
      }
    }
    _modify {
      guard let last = pointer.tokens.last else {
        var value: JSON? = exchange(&self, with: .null)
        defer { self = value ?? .null }
        yield &value
        return
      }
      var descent = PointerDescent(from: exchange(&self, with: .null))
      defer { self = descent.leave() }
      switch descent.enter(pointer.tokens.dropLast()) ? descent.slot(last) : nil {
      case .key(let key): yield &descent.value[key]
      case .index(let index): yield &descent.value[index]
      case nil:
        var value: JSON?
        yield &value
      }
    }
  }

  private func member(_ token: String) -> JSON? {
    switch self {
    case .object(let members): members[token]
    case .array: Pointer.index(token).flatMap { self[$0] }
    default: nil
    }
  }
}

/// The containers of a value that changes, each with null in the slot of the next one.
///
/// Each container is uniquely referenced, so that nothing is copied.
private struct PointerDescent {
  private struct Outer {
    var container: JSON
    let slot: Int
  }

  enum Slot {
    case key(String)
    case index(Int)
  }

  private var outer: [Outer] = []
  var value: JSON

  init(from root: consuming JSON) { value = root }

  /// Moves to the value at a path, or to the last value on the way; returns whether the path exists.
  mutating func enter(_ tokens: ArraySlice<String>) -> Bool {
    for token in tokens where !enter(token) { return false }
    return true
  }

  private mutating func enter(_ token: String) -> Bool {
    if var members = value.takeObject() {
      guard let slot = members.memberKeys.place(of: token) else {
        value = .object(members)
        return false
      }
      value = exchange(&members.memberValues[slot], with: .null)
      outer.append(Outer(container: .object(members), slot: slot))
      return true
    }
    guard var elements = value.takeArray() else { return false }
    guard let slot = JSON.Pointer.index(token), elements.indices.contains(slot) else {
      value = .array(elements)
      return false
    }
    value = exchange(&elements[slot], with: .null)
    outer.append(Outer(container: .array(elements), slot: slot))
    return true
  }

  /// The slot of a token in the value, or `nil` if the value can't have one.
  func slot(_ token: String) -> Slot? {
    switch value {
    case .object: .key(token)
    case .array(let elements):
      (token == "-" ? elements.count : JSON.Pointer.index(token)).map { .index($0) }
    default: nil
    }
  }

  /// Puts each value back into its container, and returns the outermost.
  mutating func leave() -> JSON {
    while var last = outer.popLast() {
      if var members = last.container.takeObject() {
        members.memberValues[last.slot] = exchange(&value, with: .null)
        value = .object(members)
      } else if var elements = last.container.takeArray() {
        elements[last.slot] = exchange(&value, with: .null)
        value = .array(elements)
      }
    }
    return exchange(&value, with: .null)
  }
}
