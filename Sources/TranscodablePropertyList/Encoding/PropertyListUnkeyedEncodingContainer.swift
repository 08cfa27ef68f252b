internal import TranscodableBytes
internal import TranscodableCore

/// The container for the elements of an array.
struct PropertyListUnkeyedEncodingContainer: UnkeyedEncodingContainer {
  let place: PropertyListPlace

  private var state: PropertyListEncodingState { place.state }

  var codingPath: [any CodingKey] { place.codingPath }
  var count: Int { state.draft.childCount(place.cell) }

  @inline(__always)
  private func element() -> PropertyListPlace {
    PropertyListPlace(state, state.draft.addChild(to: place.cell), CodingPaths.empty)
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    let index = count
    try place.addElement(value) { state.paths.appending(index: index, to: place.path) }
  }

  // MARK: - Nesting

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    nested(domain: nil).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    nested(domain: nil).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { nested(domain: state.newDomain()) }

  /// An encoder for the next element.
  private func nested(domain: UInt32?) -> PropertyListStandardEncoder {
    let path = state.paths.appending(index: count, to: place.path)
    let cell = state.draft.addChild(to: place.cell, domain: domain)
    return PropertyListStandardEncoder(place: PropertyListPlace(state, cell, path))
  }

  // MARK: - Scalars

  func encodeNil() throws { element().set(.null) }
  func encode(_ value: Bool) throws { element().set(value) }
  func encode(_ value: String) throws { element().set(value) }
  func encode(_ value: Double) throws { element().set(value) }
  func encode(_ value: Float) throws { element().set(value) }
  func encode(_ value: Int) throws { element().set(value) }
  func encode(_ value: Int8) throws { element().set(value) }
  func encode(_ value: Int16) throws { element().set(value) }
  func encode(_ value: Int32) throws { element().set(value) }
  func encode(_ value: Int64) throws { element().set(value) }
  func encode(_ value: UInt) throws { element().set(value) }
  func encode(_ value: UInt8) throws { element().set(value) }
  func encode(_ value: UInt16) throws { element().set(value) }
  func encode(_ value: UInt32) throws { element().set(value) }
  func encode(_ value: UInt64) throws { element().set(value) }
}
