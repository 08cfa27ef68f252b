/// A stored property of a Kodable type, and what is done with it.
struct KodableProperty: Sendable {
  private let place: FieldOffset
  /// The name in the type, as a key.
  private let key: AnyCodingKey
  private let kind: Kind

  private enum Kind: @unchecked Sendable {
    // Unchecked: a type is the same for every thread, and its conformances are looked up, not
    // isolated.
    case wrapped(any WrappedProperty.Type)
    case plain((any Decodable.Type)?, (any Encodable.Type)?)
  }

  /// What the names of the storage of lazy variables begin with.
  static var lazyPrefix: String { "$__lazy_storage_$" }

  /// The name of a wrapped property in the type.
  static func name(of property: StoredProperty) -> String { name(ofStorage: property.name) }

  /// The name of a wrapped property whose wrapper has a name.
  static func name(ofStorage storage: String) -> String {
    String(storage.dropFirst(storage.hasPrefix("_") ? 1 : 0))
  }

  /// Describes a property; nil if it is neither decoded nor encoded.
  init?(_ property: StoredProperty) {
    guard property.place.isStrong, !property.name.hasPrefix(Self.lazyPrefix) else { return nil }
    place = property.place
    if let wrapper = place.type as? any WrappedProperty.Type {
      key = AnyCodingKey(Self.name(of: property))
      kind = .wrapped(wrapper)
      return
    }
    key = AnyCodingKey(property.name)
    kind = .plain(
      place.isVariable ? place.type as? any Decodable.Type : nil, place.type as? any Encodable.Type)
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
    try owner.change(place, as: Wrapper.self) {
      try $0.decode(property: key.stringValue, from: container)
    }
  }

  private func decode<Value: Decodable>(
    plain: Value.Type, in owner: borrowing FieldAccessor, from container: PropertyContainer
  ) throws {
    if let value = try container.plainProperty(Value.self, key) { owner.set(place, to: value) }
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
    let wrapper = owner.value(at: place, as: Wrapper.self)
    try wrapper.encode(property: key.stringValue, in: [], to: &container)
  }

  private func encode<Value: Encodable>(
    plain: Value.Type, in owner: borrowing FieldReader,
    to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    try container.encode(plainProperty: owner.value(at: place, as: Value.self), key)
  }
}

// What is done with a property that has no wrapper.

extension KeyedDecodingContainer where Key == AnyCodingKey {
  /// Decodes the value of a property without a wrapper.
  ///
  /// - Returns: The value, which is nil for an optional that is missing or null; nil if the property
  ///   stays as it is.
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
  /// Encodes the value of a property without a wrapper, unless it is nil.
  mutating func encode(plainProperty value: some Encodable, _ key: AnyCodingKey) throws {
    if !isNil(value) { try encode(value, forKey: key) }
  }
}

/// How strictly the JSON of a property is taken.
public enum PropertyDecoding: Sendable {
  /// The value has to have the type of the property.
  case enforceType
  /// A scalar of another type is converted by way of its text: `"5"` to 5. In an array, elements
  /// that cannot be converted are left out.
  case lossless
  /// Elements of an array that cannot be decoded are left out. For other types the same as
  /// ``enforceType``.
  case lossy
}

/// A type that is decoded from JSON and can be made from a text.
public typealias LosslessDecodable = Decodable & LosslessStringConvertible
