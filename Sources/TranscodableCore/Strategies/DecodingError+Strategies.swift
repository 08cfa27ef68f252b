extension DecodingError {
  /// The error for null where a value is needed.
  package static func missingValue(
    _ type: any Any.Type, at path: [any CodingKey]
  ) -> DecodingError {
    DecodingError(
      CodingFailure(
        .missingValue, in: nil, codingPath: path, expected: "\(type)", found: "null", type: type))
  }

  /// The error for a value of another kind than is needed.
  package static func mismatch(
    _ type: any Any.Type, found: String, at path: [any CodingKey]
  ) -> DecodingError {
    DecodingError(
      CodingFailure(
        .typeMismatch, in: nil, codingPath: path, expected: "\(type)", found: found, type: type))
  }

  /// The error for a value of the right kind that means nothing.
  package static func invalidValue(
    expected: String, found: String, at path: [any CodingKey], message: String? = nil,
    underlying: (any Error)? = nil
  ) -> DecodingError {
    DecodingError(
      CodingFailure(
        .invalidValue, in: nil, codingPath: path, expected: expected, found: found,
        message: message, underlying: underlying))
  }
}

extension EncodingError {
  /// The error for a value that has no form in the text.
  package static func invalidValue(
    _ value: Any, found: String, at path: [any CodingKey]
  ) -> EncodingError {
    EncodingError(
      CodingFailure(
        .invalidValue, in: nil, codingPath: path, found: found,
        message: "Unable to encode \(found)."),
      value: value)
  }
}
