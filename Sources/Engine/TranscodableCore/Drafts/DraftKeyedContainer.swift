internal import TranscodableBytes

struct DraftKeyedContainer<Key: CodingKey>: KeyedNestingContainer {
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

  @inline(__always)
  func encodeMissing(_ key: Key) {
    if state.rules.writesNils { add(key) { _ in ValueDraft.Scalar(kind: .null) } }
  }

  // MARK: - Nesting

  func addEncoder(for key: some CodingKey, isSuper: Bool) -> DraftEncoder {
    let (dictionary, path) = (target.cell, target.path)
    let present = isSuper ? nil : state.draft.member(state.keyText(key, path), of: dictionary)
    let domain = isSuper ? state.newDomain() : nil
    let cell = present ?? state.addMember(key, to: dictionary, in: path, domain: domain)
    return DraftEncoder(slot: DraftSlot(state, cell, state.paths.appending(key, to: path)))
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
