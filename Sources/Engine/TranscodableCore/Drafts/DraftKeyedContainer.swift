internal import TranscodableBytes

struct DraftKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let target: DraftContainerPool.Target

  init(_ target: DraftContainerPool.Target) { self.target = target }

  private var state: DraftEncodingState { target.state.object }

  var codingPath: [any CodingKey] { state.codingPath(target.path) }

  @inline(__always)
  private func add(
    _ key: Key, _ scalar: (DraftEncodingState) -> ValueDraft.Scalar
  ) {
    target.state.withObject { state in
      let offset = state.keyOffset(of: key, in: target)
      state.draft.addChild(scalar(state), to: target.cell, key: offset)
    }
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    let path = target.path
    try target.state.withObject { state in
      try state.addMember(value, state.keyOffset(of: key, in: target), to: target.cell) {
        state.paths.appending(key, to: path)
      }
    }
  }

  // The default implementation would look up the optional's type in the runtime and copy the value.
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if try !withWrapped(value, { try encode($0, forKey: key) }) { encodeMissing(key) }
  }

  @inline(__always)
  private func encodeMissing(_ key: Key) {
    if state.rules.writesNils { add(key) { _ in ValueDraft.Scalar(kind: .null) } }
  }

  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Int128?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
  }

  func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeMissing(key) }
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

  private func nested(_ key: Key) -> DraftEncoder {
    let present = state.draft.member(state.keyText(key, target.path), of: target.cell)
    return encoder(
      present ?? state.addMember(key, to: target.cell, in: target.path), key)
  }

  func superEncoder() -> any Encoder { superEncoder(CodingFieldKey(stringValue: "super")) }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(key) }

  private func superEncoder(_ key: some CodingKey) -> any Encoder {
    encoder(
      state.addMember(key, to: target.cell, in: target.path, domain: state.newDomain()), key)
  }

  private func encoder(
    _ cell: ValueDraft.Index, _ key: some CodingKey
  ) -> DraftEncoder {
    let path = state.paths.appending(key, to: target.path)
    return DraftEncoder(slot: DraftSlot(state, cell, path))
  }

  // MARK: - Scalars

  func encodeNil(forKey key: Key) throws {
    add(key) { _ in ValueDraft.Scalar(kind: .null) }
  }
  func encode(_ value: Bool, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: String, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: Double, forKey key: Key) throws { add(key) { $0.scalar(value) } }
  func encode(_ value: Float, forKey key: Key) throws { add(key) { $0.scalar(value) } }

  // One method for all integer types that have no default implementation.
  @inline(__always)
  func encode<Value: FixedWidthInteger & Encodable>(_ value: Value, forKey key: Key) throws {
    add(key) { $0.scalar(value) }
  }

  func encode(_ value: Int128, forKey key: Key) throws { try encodeWide(value, key) }
  func encode(_ value: UInt128, forKey key: Key) throws { try encodeWide(value, key) }

  private func encodeWide(_ value: some FixedWidthInteger, _ key: Key) throws {
    let scalar = try state.wideScalar(value) { state.paths.appending(key, to: target.path) }
    add(key) { _ in scalar }
  }
}
