struct KodableProperty: Sendable {
  private let location: FieldOffset
  private let key: AnyCodingKey
  private let kind: Kind

  private enum Kind: @unchecked Sendable {
    // Unchecked: metatypes can be shared between threads, and their conformances aren't isolated.
    case wrapped(any WrappedProperty.Type)
    case plain((any Decodable.Type)?, (any Encodable.Type)?)
  }

  static var lazyPrefix: String { "$__lazy_storage_$" }

  static func name(of property: StoredProperty) -> String { name(ofStorage: property.name) }

  static func name(ofStorage storage: String) -> String {
    String(storage.dropFirst(storage.hasPrefix("_") ? 1 : 0))
  }

  init?(_ property: StoredProperty) {
    guard property.location.isStrong, !property.name.hasPrefix(Self.lazyPrefix) else { return nil }
    location = property.location
    if let wrapper = location.type as? any WrappedProperty.Type {
      key = AnyCodingKey(Self.name(of: property))
      kind = .wrapped(wrapper)
      return
    }
    key = AnyCodingKey(property.name)
    kind = .plain(
      location.isVariable ? location.type as? any Decodable.Type : nil,
      location.type as? any Encodable.Type)
  }

  // MARK: - Decoding

  func decode(_ owner: borrowing FieldAccessor, from container: PropertyContainer) throws {
    switch kind {
    case .wrapped(let wrapper): try decode(wrapper, in: owner, from: container)
    case .plain(let type?, _): try decode(plain: type, in: owner, from: container)
    case .plain(nil, _): break
    }
  }

  private func decode<Wrapper: WrappedProperty>(
    _: Wrapper.Type, in owner: borrowing FieldAccessor, from container: PropertyContainer
  ) throws {
    try owner.change(location, as: Wrapper.self) {
      try $0.decode(property: key.stringValue, from: container)
    }
  }

  private func decode<Value: Decodable>(
    plain: Value.Type, in owner: borrowing FieldAccessor, from container: PropertyContainer
  ) throws {
    if let value = try container.plainProperty(Value.self, key) { owner.set(location, to: value) }
  }

  // MARK: - Encoding

  func encode(
    _ owner: borrowing FieldReader, to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    switch kind {
    case .wrapped(let wrapper): try encode(wrapper, in: owner, to: &container)
    case .plain(_, let type?): try encode(plain: type, in: owner, to: &container)
    case .plain(_, nil): break
    }
  }

  private func encode<Wrapper: WrappedProperty>(
    _: Wrapper.Type, in owner: borrowing FieldReader,
    to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    let wrapper = owner.value(at: location, as: Wrapper.self)
    try wrapper.encode(property: key.stringValue, in: [], to: &container)
  }

  private func encode<Value: Encodable>(
    plain: Value.Type, in owner: borrowing FieldReader,
    to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    try container.encode(plainProperty: owner.value(at: location, as: Value.self), key)
  }
}

// Methods for properties without a wrapper.

extension KeyedDecodingContainer where Key == AnyCodingKey {
  /// Returns `nil` if the property must keep its current value.
  ///
  /// If the key of an optional property is missing or null, returns an optional that contains nil.
  func plainProperty<Value: Decodable>(_: Value.Type, _ key: AnyCodingKey) throws -> Value? {
    do {
      return try decodeIfPresent(Value.self, forKey: key) ?? none(Value.self)
    } catch DecodingError.typeMismatch(let type, let context) {
      let facts = ValueFacts.of(Value.self)
      guard facts.isConvertedByDefault, let scalar = facts.lossless,
        let value = try? lossless(scalar, key) as? Value
      else { throw DecodingError.typeMismatch(type, context) }
      return value
    }
  }
}

extension KeyedEncodingContainer where Key == AnyCodingKey {
  mutating func encode(plainProperty value: some Encodable, _ key: AnyCodingKey) throws {
    if !isNil(value) { try encode(value, forKey: key) }
  }
}

/// How strictly the JSON of a property is decoded.
public enum PropertyDecoding: Sendable {
  /// The type of the JSON value must match the type of the property.
  case enforceType
  /// If a scalar has a different type, the value is created from the scalar's description.
  ///
  /// For example, `"5"` becomes 5. Array elements that can't be converted are dropped.
  case lossless
  /// Array elements that can't be decoded are dropped.
  ///
  /// For other types, this case has the same effect as ``enforceType``.
  case lossy
}

/// A decodable type that can also be created from its description.
public typealias LosslessDecodable = Decodable & LosslessStringConvertible
