internal import TranscodableBytes

/// A stored property of a Kodable type, and what is done with it.
struct KodableProperty: Sendable {
  let storage: StoredProperty
  /// The name in the type.
  let name: String
  let kind: Kind

  enum Kind: @unchecked Sendable {
    // Unchecked: a type is the same for every thread, and its conformances are looked up, not isolated.
    case wrapped(any WrappedProperty.Type)
    case plain((any Decodable.Type)?, (any Encodable.Type)?)
  }

  /// Describes a property; nil if it is neither decoded nor encoded.
  init?(_ storage: StoredProperty) {
    guard storage.isStrong, !storage.name.hasPrefix("$__lazy_storage_$") else { return nil }
    self.storage = storage
    if let wrapper = storage.type as? any WrappedProperty.Type {
      name = String(storage.name.dropFirst(storage.name.hasPrefix("_") ? 1 : 0))
      kind = .wrapped(wrapper)
      return
    }
    name = storage.name
    kind = .plain(
      storage.isVariable ? storage.type as? any Decodable.Type : nil,
      storage.type as? any Encodable.Type)
  }

  // MARK: - Decoding

  @inline(__always)
  func decode(_ owner: borrowing PropertyOwner, from container: PropertyContainer) throws {
    switch kind {
    case .wrapped(let wrapper): try decode(wrapper, in: owner, from: container)
    case .plain(let type?, _): try decode(plain: type, in: owner, from: container)
    case .plain(nil, _): break
    }
  }

  private func decode<Wrapper: WrappedProperty>(
    _: Wrapper.Type, in owner: borrowing PropertyOwner, from container: PropertyContainer
  ) throws {
    try owner.change(storage, as: Wrapper.self) { try $0.decode(property: name, from: container) }
  }

  private func decode<Value: Decodable>(
    plain: Value.Type, in owner: borrowing PropertyOwner, from container: PropertyContainer
  ) throws {
    let key = AnyCodingKey(name)
    do {
      if let value = try container.decodeIfPresent(Value.self, forKey: key) ?? none(Value.self) {
        owner.set(storage, to: value)
      }
    } catch DecodingError.typeMismatch(let type, let context) {
      let facts = ValueFacts.of(Value.self)
      guard facts.isConvertedByDefault, let scalar = facts.lossless,
        let value = try? container.lossless(scalar, key) as? Value
      else { throw DecodingError.typeMismatch(type, context) }
      owner.set(storage, to: value)
    }
  }

  // MARK: - Encoding

  func encode(
    _ owner: borrowing PropertyOwner, to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    switch kind {
    case .wrapped(let wrapper): try encode(wrapper, in: owner, to: &container)
    case .plain(_, let type?): try encode(plain: type, in: owner, to: &container)
    case .plain(_, nil): break
    }
  }

  private func encode<Wrapper: WrappedProperty>(
    _: Wrapper.Type, in owner: borrowing PropertyOwner,
    to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    try owner.value(of: storage, as: Wrapper.self).encode(property: name, to: &container)
  }

  private func encode<Value: Encodable>(
    plain: Value.Type, in owner: borrowing PropertyOwner,
    to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    let value = owner.value(of: storage, as: Value.self)
    if isNil(value) { return }
    try container.encode(value, forKey: AnyCodingKey(name))
  }
}

/// A wrapper that decodes and encodes itself as a property of a Kodable type.
protocol WrappedProperty {
  /// Decodes the value of the property with a name.
  mutating func decode(property name: String, from container: PropertyContainer) throws

  /// Encodes the value of the property with a name.
  func encode(
    property name: String, to container: inout KeyedEncodingContainer<AnyCodingKey>) throws
}

extension KodableTransformable: WrappedProperty {
  mutating func decode(property name: String, from container: PropertyContainer) throws {
    try decode(property: name, converting: false, from: container)
  }
}

extension Coding: WrappedProperty {
  mutating func decode(property name: String, from container: PropertyContainer) throws {
    try inner.decode(property: name, converting: true, from: container)
  }

  func encode(
    property name: String, to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    try inner.encode(property: name, to: &container)
  }
}

extension CodableDate: WrappedProperty {
  mutating func decode(property name: String, from container: PropertyContainer) throws {
    try inner.decode(property: name, converting: false, from: container)
  }

  func encode(
    property name: String, to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    try inner.encode(property: name, to: &container)
  }
}
