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

  @inline(never)
  private borrowing func decode(
    _ type: QuickValue, _ hasDefault: Bool, _ owner: borrowing PropertyOwner,
    from fields: some FieldSource
  ) throws -> Bool {
    do {
      if try fields.decode(type, for: AnyCodingKey(key), owner, value) { return true }
    } catch {
      // Not left to somebody else: to decode again what is nested would take twice the time at each
      // level.
      if state == nil { throw error }
      if isOptional || hasDefault { return true }
      throw KodableError.failedDecodingProperty(
        property: name, key: key, type: self.type, underlyingError: KodableError(error))
    }
    guard state == nil else { return isOptional || hasDefault }
    if isOptional { type.clear(owner, value) }
    return true
  }

  /// Takes what was found: nil stands for something unusual, an optional without a value for
  /// nothing, or null.
  @inline(__always)
  private borrowing func take<Value>(
    _ found: Value??, _ hasDefault: Bool, _ owner: borrowing PropertyOwner
  ) -> Bool {
    guard let found else { return false }
    guard let found else {
      guard state == nil else { return isOptional || hasDefault }
      if isOptional { owner.set(value, to: Value?.none) }
      return true
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
}

/// The members of an object, looked up by their keys.
///
/// Of scalars, nil stands for something else than what is asked for, an optional without a value
/// for nothing, or null.
protocol FieldSource {
  func string(for key: String) -> String??
  func bool(for key: String) -> Bool??
  func integer(for key: String) -> Int??
  func double(for key: String) -> Double??
  /// Decodes a value and puts it into its place.
  ///
  /// - Returns: False if there is nothing, or null.
  func decode(
    _ type: QuickValue, for key: AnyCodingKey, _ owner: borrowing PropertyOwner,
    _ place: StoredPlace
  ) throws -> Bool
}

extension JSONNamedFields: FieldSource {
  func decode(
    _ type: QuickValue, for key: AnyCodingKey, _ owner: borrowing PropertyOwner,
    _ place: StoredPlace
  ) throws -> Bool {
    guard let member = self.place(of: key.stringValue) else { return false }
    try type.decode(self, at: member, key, owner, place)
    return true
  }
}

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

  func decode(
    _ type: QuickValue, for key: AnyCodingKey, _ owner: borrowing PropertyOwner,
    _ place: StoredPlace
  ) throws -> Bool {
    if try container.isMissing(key) { return false }
    try type.decode(container, key, owner, place)
    return true
  }

  @inline(__always)
  private func found<Value>(_ value: () throws -> Value?) -> Value?? {
    do { return .some(try value()) } catch { return nil }
  }
}
