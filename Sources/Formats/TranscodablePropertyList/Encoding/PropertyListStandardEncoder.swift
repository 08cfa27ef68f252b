internal import TranscodableBytes
internal import TranscodableCore

/// The encoder that types receive; it is also its own single-value container.
struct PropertyListStandardEncoder: Encoder {
  let place: PropertyListPlace

  var codingPath: [any CodingKey] { place.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { place.state.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let (state, path) = (place.state, place.path)
    let cell = opened(.dictionary)
    return state.loansCell.value.container(keyedBy: type, state, cell, path)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    PropertyListUnkeyedEncodingContainer(
      place: PropertyListPlace(place.state, opened(.array), place.path))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  /// Returns the cell, turned into a container.
  @inline(__always)
  private func opened(_ kind: ValueDraft.Kind) -> ValueDraft.Index {
    let present = place.kind
    if present == kind { return place.cell }
    guard present == .empty else { return refused(kind) }
    place.set(kind)
    return place.cell
  }

  /// Returns a detached cell, whose contents are discarded.
  @inline(never)
  private func refused(_ kind: ValueDraft.Kind) -> ValueDraft.Index {
    let cell = place.state.refuse(.containerOfAnotherKind, at: place.path)
    place.state.draft.set(cell, kind)
    return cell
  }
}

extension PropertyListStandardEncoder: SingleValueEncodingContainer {
  /// The slot, which must be empty.
  @inline(__always)
  private var free: PropertyListPlace {
    get throws {
      guard place.kind == .empty else { throw EncodingMisuse.secondValue.error(at: codingPath) }
      return place
    }
  }

  func encodeNil() throws { try free.set(.null) }
  func encode(_ value: Bool) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: String) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: Double) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: Float) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: Int) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: Int8) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: Int16) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: Int32) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: Int64) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: UInt) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: UInt8) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: UInt16) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: UInt32) throws { try free.set(place.state.scalar(value)) }
  func encode(_ value: UInt64) throws { try free.set(place.state.scalar(value)) }

  func encode<Value: Encodable>(_ value: Value) throws {
    let place = try free
    do {
      try place.encode(value)
    } catch {
      place.state.draft.clear(place.cell)
      throw error
    }
    // A value that encodes nothing becomes an empty dictionary.
    if place.kind == .empty { place.set(.dictionary) }
  }
}
