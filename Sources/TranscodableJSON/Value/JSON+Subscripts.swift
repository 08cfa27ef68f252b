extension JSON {
  /// The value of a key, nil if the value is no object or has no such key.
  ///
  /// Setting a value adds or replaces the member, and setting nil removes it. A `null` becomes an
  /// object when it gets its first member; on any other kind of value setting does nothing.
  ///
  /// ```swift
  /// json["user"]?["name"] = "Ada"
  /// ```
  ///
  /// - Complexity: O(1) on average to look up, to change and to add; O(*n*) to remove.
  public subscript(key: String) -> JSON? {
    get {
      if case .object(let object) = self { object[key] } else { nil }
    }
    set {
      switch self {
      case .object(var object):
        // Given up here, so that the object has one owner while it changes.
        self = .null
        object[key] = newValue
        self = .object(object)
      case .null:
        if let newValue { self = .object([key: newValue]) }
      default: break
      }
    }
    _modify {
      guard case .object(var object) = self else {
        var value: JSON?
        defer { self[key] = value }
        yield &value
        return
      }
      self = .null
      defer { self = .object(object) }
      yield &object[key]
    }
  }

  /// The element at an index, nil if the value is no array or is shorter.
  ///
  /// Setting a value replaces the element, or adds one if the index is the number of elements;
  /// setting nil removes the element. With any other index, and on any other kind of value, setting
  /// does nothing.
  ///
  /// - Complexity: O(1) to look up, to change and to add; O(*n*) to remove.
  public subscript(index: Int) -> JSON? {
    get {
      guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    set {
      guard case .array(var elements) = self else { return }
      self = .null
      elements.setElement(newValue, at: index)
      self = .array(elements)
    }
    _modify {
      guard case .array(var elements) = self else {
        var value: JSON?
        yield &value
        return
      }
      self = .null
      var value: JSON?
      if elements.indices.contains(index) {
        // Taken out while it is changed, so that it has one owner.
        value = elements[index]
        elements[index] = .null
      }
      defer {
        elements.setElement(value, at: index)
        self = .array(elements)
      }
      yield &value
    }
  }
}

extension [JSON] {
  fileprivate mutating func setElement(_ value: JSON?, at index: Int) {
    if indices.contains(index) {
      if let value { self[index] = value } else { remove(at: index) }
    } else if index == count, let value {
      append(value)
    }
  }
}
