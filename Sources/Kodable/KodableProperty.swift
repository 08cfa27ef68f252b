internal import TranscodableBytes

/// A stored property of a Kodable type, and what is done with it.
struct KodableProperty: Sendable {
  private let place: StoredPlace
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
    try owner.change(place, as: Wrapper.self) {
      try $0.decode(property: key.stringValue, from: container)
    }
  }

  private func decode<Value: Decodable>(
    plain: Value.Type, in owner: borrowing PropertyOwner, from container: PropertyContainer
  ) throws {
    if let value = try container.plainProperty(Value.self, key) { owner.set(place, to: value) }
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
    let wrapper = owner.value(at: place, as: Wrapper.self)
    try wrapper.encode(property: key.stringValue, in: [], to: &container)
  }

  private func encode<Value: Encodable>(
    plain: Value.Type, in owner: borrowing PropertyOwner,
    to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    try container.encode(plainProperty: owner.value(at: place, as: Value.self), key)
  }
}
