public import TranscodableCore
public import TranscodableJSON

// Generated code uses these functions to decode the payloads of unknown cases.

extension __CaseDecoder {
  /// Returns the value of the only key, or null for a tag without an object.
  public func unknownPayload() throws -> JSON {
    guard let (container, key) = member else { return .null }
    guard container.allKeys.count == 1 else {
      throw DecodingError.invalidValue(
        expected: "an object with one key",
        found: "an object with \(container.allKeys.count) keys", in: decoder)
    }
    return try container.decode(JSON.self, forKey: key)
  }

  /// Returns the value of a key, or null if it is missing.
  public func unknownPayload(forKey key: CodingFieldKey) throws -> JSON {
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    return container.contains(key) ? try container.decode(JSON.self, forKey: key) : .null
  }
}
