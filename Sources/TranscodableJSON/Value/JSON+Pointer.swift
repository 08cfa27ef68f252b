extension JSON {
  /// The value that a pointer leads to, nil if it leads nowhere.
  ///
  /// In an array, a token is an index without sign or leading zeros; `-` is the place behind the
  /// last element, where there is no value yet. In an object, every token is a key.
  ///
  /// Setting a value replaces the one the pointer leads to, or adds it to a container that is
  /// there: to an object under a new key, to an array behind the last element, whose index may be
  /// written as `-`. Setting nil removes the value; the whole value becomes `null`. If the
  /// container is not there, or cannot have such a member, setting does nothing.
  ///
  /// - Complexity: O(*n*) on average in the number of tokens, beside what removing costs.
  public subscript(pointer: Pointer) -> JSON? {
    get {
      var value = self
      for token in pointer.tokens {
        guard let next = value.member(token) else { return nil }
        value = next
      }
      return value
    }
    set { set(newValue, at: pointer.tokens[...]) }
  }

  private func member(_ token: String) -> JSON? {
    switch self {
    case .object(let members): members[token]
    case .array: Pointer.index(token).flatMap { self[$0] }
    default: nil
    }
  }

  private mutating func set(_ value: JSON?, at tokens: ArraySlice<String>) {
    guard let token = tokens.first else {
      self = value ?? .null
      return
    }
    let isLast = tokens.count == 1
    switch self {
    case .object(let members):
      if isLast {
        self[token] = value
      } else if members[token] != nil {
        self[token]?.set(value, at: tokens.dropFirst())
      }
    case .array(let elements):
      let index = token == "-" ? elements.count : Pointer.index(token)
      guard let index else { return }
      if isLast {
        self[index] = value
      } else {
        self[index]?.set(value, at: tokens.dropFirst())
      }
    default: break
    }
  }
}
