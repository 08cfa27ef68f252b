extension DecodingError {
  /// The error for a tag that no case of a type has.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - type: The type.
  ///   - tags: The tags that its cases have, as they are written.
  ///   - decoder: Stands at the value.
  ///   - path: The keys from there to the tag.
  /// - Returns: The error.
  package static func invalidTag(
    _ tag: CaseTag, of type: any Any.Type, tags: [String], in decoder: any Decoder,
    at path: [FieldKey]
  ) -> DecodingError {
    let failure = CodingFailure(
      .invalidValue, in: nil, expected: "\(type)", found: "invalid \(type) tag \(tag)"
    ).offering(tags)
    do {
      return try decoder.decoder(at: path).error(failure)
    } catch {
      return DecodingError(failure.at(decoder.codingPath + path))
    }
  }

  /// The error for a value that cannot be one of any case.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - refusals: Why not, for each case.
  ///   - decoder: Stands at the value.
  /// - Returns: The error.
  package static func noCase(
    of type: any Any.Type, _ refusals: Refusals, in decoder: any Decoder
  ) -> DecodingError {
    .invalidValue(
      expected: "\(type)", found: "a value of no case", in: decoder,
      message: "The value is none of the \(refusals.reasons.count) cases of \(type): \(refusals)",
      underlying: refusals)
  }
}

extension Decoder {
  /// The decoder of the value at the end of a path.
  func decoder(at path: [FieldKey]) throws -> any Decoder {
    guard let last = path.last else { return self }
    var container = try container(keyedBy: FieldKey.self)
    for key in path.dropLast() {
      container = try container.nestedContainer(keyedBy: FieldKey.self, forKey: key)
    }
    return try container.superDecoder(forKey: last)
  }
}
