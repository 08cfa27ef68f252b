/// A decoder that knows where in a text its value is.
package protocol FailurePlacing {
  /// The failure of the value here, with its place and path.
  func placed(_ failure: CodingFailure) -> CodingFailure
}

/// A decoder whose errors are costly to make, since they say where they happened.
package protocol ErrorLocationSuppressing {
  /// From here on errors need not say where they happened, because they will be dropped.
  func beginSuppressingErrorLocations()
  /// From here on errors are thrown again.
  func endSuppressingErrorLocations()
}

/// Calls `body`, whose errors will be dropped, so that they need not say where they happened.
package func withoutErrorLocations<Result>(
  _ decoder: any Decoder, _ body: () throws -> Result
) rethrows -> Result {
  guard let terse = decoder as? any ErrorLocationSuppressing else { return try body() }
  terse.beginSuppressingErrorLocations()
  defer { terse.endSuppressingErrorLocations() }
  return try body()
}

extension Decoder {
  /// The error for a failure of the value here.
  package func error(_ failure: CodingFailure) -> DecodingError {
    if let text = self as? any FailurePlacing { return DecodingError(text.placed(failure)) }
    return DecodingError(failure.at(codingPath))
  }
}

extension DecodingError {
  /// The error for null where a value is needed.
  static func missingValue(_ type: any Any.Type, in decoder: any Decoder) -> DecodingError {
    decoder.error(
      CodingFailure(.missingValue, at: nil, expected: "\(type)", type: type, found: "null"))
  }

  /// The error for a value of the right kind that means nothing.
  ///
  /// - Parameters:
  ///   - expected: What would have been right, as a phrase.
  ///   - found: What is there instead, as a phrase.
  ///   - decoder: The decoder of the value.
  ///   - message: The whole in a sentence, if it does not follow from the facts.
  ///   - underlying: The error that caused this one.
  /// - Returns: The error.
  package static func invalidValue(
    expected: String, found: String, in decoder: any Decoder, message: String? = nil,
    underlying: (any Error)? = nil
  ) -> DecodingError {
    decoder.error(
      CodingFailure(
        .invalidValue, in: nil, expected: expected, found: found, message: message,
        underlying: underlying))
  }

  /// The error for a key of a dictionary that is none of its type.
  static func wrongKey(
    _ text: String, _ type: any Any.Type, in decoder: any Decoder
  ) -> DecodingError {
    let path = decoder.codingPath + [CodingFieldKey(text: text)]
    return DecodingError(
      CodingFailure(
        type == Int.self ? .typeMismatch : .invalidValue, in: nil, codingPath: path,
        expected: "\(type) key", found: "key \(text.quoted)", type: type))
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

  /// The error for a value that says itself that it cannot be encoded.
  package static func refusal(
    _ error: any Error, of value: Any, at path: [any CodingKey]
  ) -> EncodingError {
    EncodingError(
      CodingFailure(
        .invalidValue, in: nil, codingPath: path, found: "a rejected value",
        message: "\(error)", underlying: error),
      value: value)
  }
}
