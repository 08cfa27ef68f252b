internal import TranscodableBytes

extension KodableTransformable {
  func encode(
    property name: String, in objects: [String],
    to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    let value = try transformer.transformToJSON(value: wrappedValue)
    let isMissing = isNil(value)
    if isMissing, !encodeAsNullIfNil { return }
    let path = key ?? name
    guard path.hasSegments || !objects.isEmpty else {
      return try encode(isMissing ? nil : value, to: &container, AnyCodingKey(path))
    }
    let segments = objects.map { AnyCodingKey($0) } + path.segments
    var nested = container
    for segment in segments.dropLast() {
      nested = nested.nestedContainer(keyedBy: AnyCodingKey.self, forKey: segment)
    }
    try encode(isMissing ? nil : value, to: &nested, segments.last ?? AnyCodingKey(""))
  }

  private func encode(
    _ value: OriginalType?, to container: inout KeyedEncodingContainer<AnyCodingKey>,
    _ key: AnyCodingKey
  ) throws {
    guard let value else { return try container.encodeNil(forKey: key) }
    guard let optional = ValueFacts.of(OriginalType.self).encodable else {
      return try container.encode(value, forKey: key)
    }
    func encodeWrapped<Wrapper: EncodableOptional>(_: Wrapper.Type) throws {
      try castToSameType(value, as: Wrapper.self).encodeWrapped(to: &container, forKey: key)
    }
    try encodeWrapped(optional)
  }
}
