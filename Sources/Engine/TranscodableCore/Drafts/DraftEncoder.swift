internal import TranscodableBytes

package struct DraftEncoder: MemberMergingEncoder {
  package let slot: DraftSlot
  /// Whether a value has been encoded.
  ///
  /// If so, a second value must not be merged with the first.
  var isUsed = false

  package init(slot: DraftSlot) { self.slot = slot }

  package var codingPath: [any CodingKey] { slot.codingPath }
  package var userInfo: [CodingUserInfoKey: Any] { slot.state.userInfo }

  package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let (state, path) = (slot.state, slot.path)
    let cell = opened(.dictionary)
    return state.containerPoolCell.value.container(
      keyedBy: type, of: state.encodedType.value, state, cell, path)
  }

  package func unkeyedContainer() -> any UnkeyedEncodingContainer {
    DraftUnkeyedContainer(
      slot: DraftSlot(slot.state, opened(.array), slot.path))
  }

  package func singleValueContainer() -> any SingleValueEncodingContainer { self }

  @inline(__always)
  private func opened(_ kind: ValueDraft.Kind) -> ValueDraft.Index {
    let present = slot.kind
    if present == kind {
      slot.state.draft.unmarkDistinct(slot.cell)
      return slot.cell
    }
    guard present == .empty else { return refused(kind) }
    slot.set(kind)
    // Keyed containers remove the mark unless the type encodes its keys in their usual order.
    if kind == .dictionary { slot.state.draft.markDistinct(slot.cell) }
    return slot.cell
  }

  @inline(never)
  private func refused(_ kind: ValueDraft.Kind) -> ValueDraft.Index {
    let cell = slot.state.refuse(.containerOfAnotherKind, at: slot.path)
    slot.state.draft.set(cell, kind)
    return cell
  }
}

extension DraftEncoder: SingleValueEncodingContainer {
  /// Throws an error unless the slot is empty.
  @inline(__always)
  private var free: DraftSlot {
    get throws {
      guard slot.kind == .empty else { throw EncodingMisuse.secondValue.error(at: codingPath) }
      return slot
    }
  }

  package func encodeNil() throws { try free.set(.null) }
  package func encode(_ value: Bool) throws { try free.set(slot.state.scalar(value)) }
  package func encode(_ value: String) throws { try free.set(slot.state.scalar(value)) }
  package func encode(_ value: Double) throws { try free.set(slot.state.scalar(value)) }
  package func encode(_ value: Float) throws { try free.set(slot.state.scalar(value)) }

  // One method for all integer types that have no default implementation.
  @inline(__always)
  package func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws {
    try free.set(slot.state.scalar(value))
  }

  package func encode(_ value: Int128) throws { try encodeWide(value) }
  package func encode(_ value: UInt128) throws { try encodeWide(value) }

  private func encodeWide(_ value: some FixedWidthInteger) throws {
    let slot = try free
    slot.set(try slot.state.wideScalar(value) { slot.path })
  }

  package mutating func encode<Value: Encodable>(_ value: Value) throws {
    guard !isUsed else { throw EncodingMisuse.secondValue.error(at: codingPath) }
    defer { isUsed = true }
    if slot.kind == .dictionary || slot.kind == .array { return try add(value) }
    let slot = try free
    do {
      try slot.encode(value)
    } catch {
      slot.state.draft.clear(slot.cell)
      throw error
    }
    // A type that encodes nothing is written as an empty dictionary.
    if slot.kind == .empty { slot.set(.dictionary) }
  }

  private func add<Value: Encodable>(_ value: Value) throws {
    switch slot.state.family.encoding(of: Value.self) {
    case .date, .data, .special: throw EncodingMisuse.secondValue.error(at: codingPath)
    default: try value.encode(to: self)
    }
  }
}
