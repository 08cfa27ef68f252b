internal import TranscodableCore

extension JSON {
  /// The value at a pointer, or `nil` if there is none.
  ///
  /// In an array, a token is an index without a sign or leading zeros, or `-` for the position
  /// after the last element, which has no value yet. In an object, every token is a key.
  ///
  /// Setting a value replaces the existing value, or adds a value to an existing container. In an
  /// object, the value is added under a new key. In an array, it is added after the last element,
  /// at an index that can be written as `-`. Setting `nil` removes the value, except that the root
  /// value becomes `null`. If the container doesn't exist or can't contain such a value, setting a
  /// value has no effect. Values are changed in place.
  ///
  /// - Complexity: O(*n*) on average, where *n* is the number of tokens, plus the cost of removal.
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

/// The containers on the path to a value that is being changed.
///
/// While a container is stored here, its enclosing container holds null instead. This keeps each
/// container uniquely referenced, so nothing is copied.
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

  /// Moves to the last existing value on a path, and returns whether the whole path exists.
  mutating func enter(_ tokens: ArraySlice<String>) -> Bool {
    for token in tokens where !enter(token) { return false }
    return true
  }

  private mutating func enter(_ token: String) -> Bool {
    if var members = value.takeObject() {
      guard let slot = members.memberKeys.position(of: token) else {
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

  func slot(_ token: String) -> Slot? {
    switch value {
    case .object: .key(token)
    case .array(let elements):
      (token == "-" ? elements.count : JSON.Pointer.index(token)).map { .index($0) }
    default: nil
    }
  }

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
