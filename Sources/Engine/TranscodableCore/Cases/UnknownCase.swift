// Runtime support for generated code that encodes unknown cases. These functions throw an error if
// the value would be decoded as another case.

/// Encodes an unknown case that stores only its tag.
public func __encodeUnknown<Tag: Encodable>(
  tag: Tag, at path: [CodingFieldKey] = [], to encoder: any Encoder,
  _ find: (CodingTagValue) -> Int?
) throws {
  try refuseKnown(tag, encoder, find)
  if !path.isEmpty { return try encoder.encode(tag, at: path[...]) }
  var container = encoder.singleValueContainer()
  try container.encode(tag)
}

/// Encodes an unknown case whose payload shares an object with its tag.
public func __encodeUnknown<Tag: Encodable, Payload: Encodable>(
  tag: Tag, beside payload: Payload, at path: [CodingFieldKey], to encoder: any Encoder,
  _ find: (CodingTagValue) -> Int?
) throws {
  try refuseKnown(tag, encoder, find)
  try __encodePayload(payload, tag: tag, at: path, to: encoder)
}

/// Encodes an unknown case whose payload has a key of its own.
///
/// A null payload is omitted.
public func __encodeUnknown<Tag: Encodable, Payload: Encodable>(
  tag: Tag, payload: Payload, forKey key: CodingFieldKey, at path: [CodingFieldKey],
  to encoder: any Encoder, _ find: (CodingTagValue) -> Int?
) throws {
  try __encodeUnknown(tag: tag, at: path, to: encoder, find)
  if try payload.isNull(for: encoder) { return }
  var container = encoder.container(keyedBy: CodingFieldKey.self)
  try container.encode(payload, forKey: key)
}

/// Encodes an unknown case whose tag is the key of its payload.
///
/// A tag with a null payload is encoded without an object.
public func __encodeUnknown<Tag: Encodable, Payload: Encodable>(
  tag: Tag, payload: Payload, to encoder: any Encoder, _ find: (CodingTagValue) -> Int?
) throws {
  if try payload.isNull(for: encoder) {
    return try __encodeUnknown(tag: tag, to: encoder, find)
  }
  guard let text = tag as? String else {
    throw EncodingError.invalidPayload(tag, "isn't a string, so it can't be a key", encoder)
  }
  try refuseKnown(tag, encoder, find)
  var container = encoder.container(keyedBy: CodingFieldKey.self)
  try container.encode(payload, forKey: CodingFieldKey(stringValue: text))
}

/// Encodes an unknown case that stores a whole value.
public func __encodeUnknown<Value: Encodable>(
  _ value: Value, at path: [CodingFieldKey] = [], to encoder: any Encoder,
  _ find: (CodingTagValue) -> Int?
) throws {
  let probe = EncodingProbe(for: encoder, at: path[...])
  try value.encode(to: probe)
  guard let tags = path.isEmpty ? probe.externalTags : probe.tags(at: path) else {
    let key = path.isEmpty ? "" : " at '\(path.map(\.stringValue).joined(separator: "."))'"
    throw refusal(value, "an unknown case without a tag\(key)", encoder)
  }
  if let tag = tags.first(where: { find($0) != nil }) {
    throw refusal(value, "an unknown case with the tag \(tag) of a known case", encoder)
  }
  try value.encode(to: encoder)
}

extension EncodingProbe {
  /// The tags of a value with external tagging, or `nil` if it has none.
  fileprivate var externalTags: [CodingTagValue]? {
    switch form {
    case .scalar(let tag?): [tag]
    case .object where !keys.isEmpty: keys.sorted().map { .string($0) }
    default: nil
    }
  }

  /// The tag at a path, or `nil` if there is none.
  ///
  /// The result is empty if a key strategy may have converted the tag's key.
  fileprivate func tags(at path: [CodingFieldKey]) -> [CodingTagValue]? {
    var probe = self
    for key in path {
      guard probe.form == .object else { return nil }
      guard let member = probe.member else {
        let name = key.stringValue.withoutCase
        return probe.keys.contains { $0.withoutCase == name } ? [] : nil
      }
      probe = member
    }
    guard case .scalar(let tag?)? = probe.form else { return nil }
    return [tag]
  }
}

extension String {
  fileprivate var withoutCase: String { lowercased().filter { $0 != "_" } }
}

private func refuseKnown<Tag: Encodable>(
  _ tag: Tag, _ encoder: any Encoder, _ find: (CodingTagValue) -> Int?
) throws {
  let probe = EncodingProbe(for: encoder)
  var container = probe.singleValueContainer()
  try container.encode(tag)
  guard case .scalar(let value?)? = probe.form, find(value) != nil else { return }
  throw refusal(tag, "an unknown case with the tag \(value) of a known case", encoder)
}

private func refusal(
  _ value: some Encodable, _ found: String, _ encoder: any Encoder
) -> EncodingError {
  .invalidValue(value, found: found, at: encoder.codingPath)
}

extension Encodable {
  fileprivate func isNull(for encoder: any Encoder) throws -> Bool {
    let probe = EncodingProbe(for: encoder)
    try encode(to: probe)
    return probe.form == .null
  }
}
