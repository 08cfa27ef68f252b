internal import TranscodableBytes

struct DraftUnkeyedContainer: UnkeyedNestingContainer {
  let slot: DraftSlot

  private var state: DraftEncodingState { slot.state }

  var codingPath: [any CodingKey] { slot.codingPath }
  var count: Int { state.draft.childCount(slot.cell) }

  @inline(__always)
  private func add(_ scalar: ValueDraft.Scalar) {
    _ = state.draft.addChild(scalar, to: slot.cell)
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try slot.addElement(value, count)
  }

  func addEncoder(isSuper: Bool) -> DraftEncoder {
    let domain = isSuper ? state.newDomain() : nil
    let path = state.paths.appending(index: count, to: slot.path)
    let cell = state.draft.addChild(to: slot.cell, domain: domain)
    return DraftEncoder(slot: DraftSlot(state, cell, path))
  }

  // MARK: - Scalars

  func encodeNil() throws { add(ValueDraft.Scalar(kind: .null)) }
  func encode(_ value: Bool) throws { add(state.scalar(value)) }
  func encode(_ value: String) throws { add(state.scalar(value)) }
  func encode(_ value: Double) throws { add(state.scalar(value)) }
  func encode(_ value: Float) throws { add(state.scalar(value)) }

  // One method for all integer types that have no default implementation.
  @inline(__always)
  func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws {
    add(state.scalar(value))
  }

  func encode(_ value: Int128) throws { try encodeWide(value) }
  func encode(_ value: UInt128) throws { try encodeWide(value) }

  private func encodeWide(_ value: some FixedWidthInteger) throws {
    add(try state.wideScalar(value) { state.paths.appending(index: count, to: slot.path) })
  }
}
