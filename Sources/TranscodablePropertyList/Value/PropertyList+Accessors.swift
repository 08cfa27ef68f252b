extension PropertyList {
  /// The truth value, nil if this is something else.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The integer, nil if this is no number, or none that fits.
  public var int: Int? {
    switch self {
    case .integer(let value): Int(exactly: value)
    case .largeInteger(let value): Int(exactly: value)
    case .real(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The number, rounded if it has to be; nil if this is no number.
  public var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .largeInteger(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// The text, nil if this is something else.
  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The moment, nil if this is something else.
  public var instant: Instant? { if case .date(let value) = self { value } else { nil } }

  /// The bytes, nil if this is something else.
  public var bytes: [UInt8]? { if case .data(let value) = self { value } else { nil } }

  /// The elements, nil if this is something else.
  public var array: [PropertyList]? { if case .array(let value) = self { value } else { nil } }

  /// The members, nil if this is something else.
  public var dictionary: Dictionary? {
    if case .dictionary(let value) = self { value } else { nil }
  }

  /// The value of a key; nil if there is none, or if this is no dictionary.
  ///
  /// Setting nil removes the member. What is no dictionary stays as it is.
  public subscript(key: String) -> PropertyList? {
    get { dictionary?[key] }
    set {
      guard case .dictionary(var members) = self else { return }
      // Given up here, so that the members have one owner while they change.
      self = .bool(false)
      members[key] = newValue
      self = .dictionary(members)
    }
  }

  /// The element at an index; nil if there is none, or if this is no array.
  ///
  /// Setting nil removes the element, and setting the one behind the last adds it. What is no array stays as it is.
  public subscript(index: Int) -> PropertyList? {
    get {
      guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    set {
      guard case .array(var elements) = self else { return }
      self = .bool(false)
      switch newValue {
      case let value? where elements.indices.contains(index): elements[index] = value
      case let value? where elements.count == index: elements.append(value)
      case nil where elements.indices.contains(index): elements.remove(at: index)
      default: break
      }
      self = .array(elements)
    }
  }
}
