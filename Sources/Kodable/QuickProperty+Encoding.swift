internal import TranscodableBytes

extension QuickProperty {
  /// Encodes the property, if there is nothing unusual about it.
  ///
  /// - Returns: Whether that is done.
  /// - Throws: What the encoder throws.
  @inline(__always)
  borrowing func encode(
    _ owner: borrowing PropertyOwner, to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws -> Bool {
    if let state {
      let state = owner.value(at: state, as: WrapperState.self)
      guard !state.settings.contains(.encodesNull), state.path == path else { return false }
    }
    let key = AnyCodingKey(key)
    switch kind {
    case .none: return false
    case .string:
      guard let value = stored(String.self, owner) else { return isOptional }
      try container.encode(value, forKey: key)
    case .int:
      guard let value = stored(Int.self, owner) else { return isOptional }
      try container.encode(value, forKey: key)
    case .double:
      guard let value = stored(Double.self, owner) else { return isOptional }
      try container.encode(value, forKey: key)
    case .bool:
      guard let value = stored(Bool.self, owner) else { return isOptional }
      try container.encode(value, forKey: key)
    case .other(let type):
      return try type.encode(owner, value, to: &container, key) || isOptional
    }
    return true
  }

  /// The value of the property, nil if there is none.
  @inline(__always)
  private borrowing func stored<Value>(_: Value.Type, _ owner: borrowing PropertyOwner) -> Value? {
    switch (state != nil, isOptional) {
    case (false, false): owner.value(at: value, as: Value.self)
    case (true, true): owner.value(at: value, as: Value??.self) ?? nil
    default: owner.value(at: value, as: Value?.self)
    }
  }
}
