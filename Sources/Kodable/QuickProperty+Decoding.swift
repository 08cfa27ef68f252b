internal import TranscodableBytes
internal import TranscodableJSON

extension QuickProperty {
  /// Decodes the property, if there is nothing unusual about it, or about what is there.
  ///
  /// - Returns: Whether that is done.
  /// - Throws: A `KodableError`.
  @inline(__always)
  borrowing func decode(
    _ owner: borrowing PropertyOwner, from fields: some FieldSource
  ) throws -> Bool {
    var hasDefault = false
    if let state {
      let state = owner.value(at: state, as: WrapperState.self)
      guard state.settings.isPlain, state.path == path else { return false }
      hasDefault = state.settings.contains(.hasDefault)
    }
    switch kind {
    case .none: return false
    case .string: return take(fields.string(for: key), hasDefault, owner)
    case .int: return take(fields.integer(for: key), hasDefault, owner)
    case .double: return take(fields.double(for: key), hasDefault, owner)
    case .bool: return take(fields.bool(for: key), hasDefault, owner)
    case .other(let type): return try decode(type, hasDefault, owner, from: fields)
    }
  }

  /// Takes what was found: nil stands for something unusual, an optional without a value for nothing, or null.
  @inline(__always)
  private borrowing func take<Value>(
    _ found: Value??, _ hasDefault: Bool, _ owner: borrowing PropertyOwner
  ) -> Bool {
    guard let found else { return false }
    guard let found else {
      if state == nil {
        if isOptional { owner.set(value, to: Value?.none) }
        return true
      }
      return isOptional || hasDefault
    }
    put(found, owner)
    return true
  }

  @inline(__always)
  private borrowing func put<Value>(_ found: consuming Value, _ owner: borrowing PropertyOwner) {
    switch (state != nil, isOptional) {
    case (false, false): owner.set(value, to: found)
    case (true, true): owner.set(value, to: Value??.some(.some(found)))
    default: owner.set(value, to: Value?.some(found))
    }
  }

  @inline(never)
  private borrowing func decode<Value: Decodable>(
    _: Value.Type, _ hasDefault: Bool, _ owner: borrowing PropertyOwner,
    from fields: some FieldSource
  ) throws -> Bool {
    do {
      guard let found = try fields.value(Value.self, for: AnyCodingKey(key)) else {
        return take(Value??.some(nil), hasDefault, owner)
      }
      put(found, owner)
      return true
    } catch {
      // Not left to somebody else: to decode again what is nested would take twice the time at each level.
      if state == nil { throw error }
      if isOptional || hasDefault { return true }
      throw KodableError.failedDecodingProperty(
        property: name, key: key, type: type, underlyingError: KodableError(error))
    }
  }
}

/// The members of an object, looked up by their keys.
///
/// Of scalars, nil stands for something else than what is asked for, an optional without a value for nothing, or null.
protocol FieldSource {
  func string(for key: String) -> String??
  func bool(for key: String) -> Bool??
  func integer(for key: String) -> Int??
  func double(for key: String) -> Double??
  /// Decodes a value; nil if there is nothing, or null.
  func value<Value: Decodable>(_ type: Value.Type, for key: some CodingKey) throws -> Value?
}

extension JSONNamedFields: FieldSource {}

/// The members of an object in the container of any coder.
struct ContainerFields: FieldSource {
  let container: PropertyContainer

  func string(for key: String) -> String?? {
    found { try container.decodeIfPresent(String.self, forKey: AnyCodingKey(key)) }
  }

  func bool(for key: String) -> Bool?? {
    found { try container.decodeIfPresent(Bool.self, forKey: AnyCodingKey(key)) }
  }

  func integer(for key: String) -> Int?? {
    found { try container.decodeIfPresent(Int.self, forKey: AnyCodingKey(key)) }
  }

  func double(for key: String) -> Double?? {
    found { try container.decodeIfPresent(Double.self, forKey: AnyCodingKey(key)) }
  }

  func value<Value: Decodable>(_ type: Value.Type, for key: some CodingKey) throws -> Value? {
    try container.decodeIfPresent(type, forKey: AnyCodingKey(key.stringValue))
  }

  @inline(__always)
  private func found<Value>(_ value: () throws -> Value?) -> Value?? {
    do { return .some(try value()) } catch { return nil }
  }
}
