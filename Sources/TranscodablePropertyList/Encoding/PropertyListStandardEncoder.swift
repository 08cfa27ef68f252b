internal import TranscodableBytes
internal import TranscodableCore

/// What types see as the encoder when they encode themselves; it is its own single-value container.
struct PropertyListStandardEncoder: Encoder {
  let place: PropertyListPlace

  var codingPath: [any CodingKey] { place.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { place.state.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    open(.dictionary)
    return place.state.loansCell.value.container(keyedBy: type, place)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    open(.array)
    return PropertyListUnkeyedEncodingContainer(place: place)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  @inline(__always)
  private func open(_ kind: PropertyListDraft.Kind) {
    let present = place.kind
    if present == kind { return }
    precondition(
      present == .empty, "A value was encoded already, or a container of another kind opened")
    place.set(kind)
  }
}

extension PropertyListStandardEncoder: SingleValueEncodingContainer {
  /// The place, where nothing may have been encoded.
  @inline(__always)
  private var free: PropertyListPlace {
    precondition(place.kind == .empty, "A value was encoded already")
    return place
  }

  func encodeNil() throws { free.set(.null) }
  func encode(_ value: Bool) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: String) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: Double) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: Float) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: Int) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: Int8) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: Int16) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: Int32) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: Int64) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: UInt) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: UInt8) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: UInt16) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: UInt32) throws { free.set(place.state.scalar(value)) }
  func encode(_ value: UInt64) throws { free.set(place.state.scalar(value)) }

  func encode<Value: Encodable>(_ value: Value) throws {
    let place = free
    do {
      try place.encode(value)
    } catch {
      place.state.draft.clear(place.cell)
      throw error
    }
    // A value that encodes nothing counts as one.
    if place.kind == .empty { place.set(.dictionary) }
  }
}
