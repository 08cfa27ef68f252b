internal import TranscodableBytes
internal import TranscodableCore

/// The container for members.
struct PropertyListKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let subject: PropertyListLoans.Subject

  init(_ subject: PropertyListLoans.Subject) { self.subject = subject }

  @inline(__always)
  private var place: PropertyListPlace {
    guard let place = subject.place else { preconditionFailure("A container of no call") }
    return place
  }

  private var state: PropertyListEncodingState { place.state }

  var codingPath: [any CodingKey] { place.codingPath }

  @inline(__always)
  private func add(
    _ key: Key, _ scalar: (PropertyListEncodingState) -> ValueDraft.Scalar
  ) {
    let place = place
    place.state.addMember(key, scalar(place.state), to: place.cell)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try place.addMember(value, key) { state.paths.appending(key, to: place.path) }
  }

  // Without this one the standard library's asks the runtime for the type of the optional, and copies the value.
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try withWrapped(value) { try encode($0, forKey: key) }
  }

  // MARK: - Nesting

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    nested(key).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nested(key).unkeyedContainer()
  }

  /// An encoder for the member that is there, or for a new one.
  private func nested(_ key: Key) -> PropertyListStandardEncoder {
    let cell =
      state.draft.member(key.stringValue, of: place.cell) ?? state.addMember(key, to: place.cell)
    return encoder(cell, key)
  }

  func superEncoder() -> any Encoder { superEncoder(CodingFieldKey(stringValue: "super")) }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(key) }

  private func superEncoder(_ key: some CodingKey) -> any Encoder {
    encoder(state.addMember(key, to: place.cell, domain: state.newDomain()), key)
  }

  private func encoder(
    _ cell: ValueDraft.Index, _ key: some CodingKey
  ) -> PropertyListStandardEncoder {
    let path = state.paths.appending(key, to: place.path)
    return PropertyListStandardEncoder(place: PropertyListPlace(state, cell, path))
  }

  // MARK: - Scalars

  func encodeNil(forKey key: Key) throws {
    add(key) { _ in ValueDraft.Scalar(kind: .null) }
  }
  func encode(_ value: Bool, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: String, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: Double, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: Float, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: Int, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: Int8, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: Int16, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: Int32, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: Int64, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: UInt, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: UInt8, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: UInt16, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: UInt32, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: UInt64, forKey key: Key) throws { add(key) { $0.scalar(value) } }
}
