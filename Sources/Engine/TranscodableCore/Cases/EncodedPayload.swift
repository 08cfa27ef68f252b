/// Encodes the payload and the tag of a case into the same object.
public func __encodePayload<Tag: Encodable, Payload: Encodable>(
  _ payload: Payload, tag: Tag, at path: [CodingFieldKey], to encoder: any Encoder
) throws {
  try __encodePayload(tag: tag, at: path, to: encoder) { try payload.encode(asPartOf: $0) }
}

/// Encodes the payload and the tag of a case into the same object, using a closure for the payload.
///
/// If the payload encodes the same tag, the tag isn't encoded a second time.
public func __encodePayload<Tag: Encodable>(
  tag: Tag, at path: [CodingFieldKey], to encoder: any Encoder,
  _ encode: (any Encoder) throws -> Void
) throws {
  let tagProbe = EncodingProbe(for: encoder)
  var tagContainer = tagProbe.singleValueContainer()
  try tagContainer.encode(tag)
  let probe = EncodingProbe(for: encoder, at: path[...])
  try encode(probe)
  guard let form = probe.form else {
    try encoder.encode(tag, at: path[...])
    return
  }
  guard form == .object else {
    throw EncodingError.invalidPayload(tag, "has a payload that isn't an object", encoder)
  }
  var (member, isReplaced) = (probe, false)
  for (index, key) in path.enumerated() {
    guard let next = member.member else { break }
    if next.form != (index < path.count - 1 ? .object : tagProbe.form) {
      let keys = path[...index].map(\.stringValue).joined(separator: ".")
      throw EncodingError.invalidPayload(
        tag, "has a payload whose member '\(keys)' isn't the tag", encoder, key: key)
    }
    // The tag is part of the payload.
    if index == path.count - 1 { return try encode(encoder) }
    (member, isReplaced) = (next, isReplaced || next.isValue)
  }
  if isReplaced, let key = path.first {
    throw EncodingError.invalidPayload(
      tag, "has a payload whose member '\(key.stringValue)' replaces the object with the tag",
      encoder, key: key)
  }
  try encoder.encode(tag, at: path[...])
  try encode(encoder.merging)
}

extension Encoder {
  func encode(_ tag: some Encodable, at path: ArraySlice<CodingFieldKey>) throws {
    guard let last = path.last else { return }
    var container = container(keyedBy: CodingFieldKey.self)
    for key in path.dropLast() {
      container = container.nestedContainer(keyedBy: CodingFieldKey.self, forKey: key)
    }
    try container.encode(tag, forKey: last)
  }
}

extension EncodingError {
  static func invalidPayload(
    _ tag: some Encodable, _ problem: String, _ encoder: any Encoder, key: CodingFieldKey? = nil
  ) -> EncodingError {
    invalidValue(
      tag, found: "a case with the tag '\(tag)', which \(problem)",
      at: encoder.codingPath + (key.map { [$0] } ?? []))
  }
}
