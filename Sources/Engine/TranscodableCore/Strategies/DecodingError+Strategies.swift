/// A decoder that can determine the location of its value in the document.
package protocol FailurePlacing {
  /// Returns the failure with the location and path of the decoder's value.
  func placed(_ failure: CodingFailure) -> CodingFailure
}

/// A decoder for which errors are expensive to create, because their locations must be computed.
package protocol ErrorLocationSuppressing {
  /// Begins a period in which errors don't need locations, because they will be discarded.
  func beginSuppressingErrorLocations()
  /// Ends the period that started with the matching call to ``beginSuppressingErrorLocations()``.
  func endSuppressingErrorLocations()
}

/// Calls `body`.
///
/// The errors that `body` throws will be discarded, so they don't need locations.
package func withoutErrorLocations<Result>(
  _ decoder: any Decoder, _ body: () throws -> Result
) rethrows -> Result {
  guard let suppressor = decoder as? any ErrorLocationSuppressing else { return try body() }
  suppressor.beginSuppressingErrorLocations()
  defer { suppressor.endSuppressingErrorLocations() }
  return try body()
}

extension Decoder {
  /// Returns the error for a failure of the decoder's value.
  package func error(_ failure: CodingFailure) -> DecodingError {
    if let decoder = self as? any FailurePlacing { return DecodingError(decoder.placed(failure)) }
    return DecodingError(failure.at(codingPath))
  }
}

extension DecodingError {
  /// Returns the error for null where a value is required.
  static func missingValue(_ type: any Any.Type, in decoder: any Decoder) -> DecodingError {
    decoder.error(
      CodingFailure(.missingValue, at: nil, expected: "\(type)", type: type, found: "null"))
  }

  /// Returns the error for a value that is of the right kind but isn't valid.
  ///
  /// `expected` and `found` are phrases. `message` is the complete message, for messages that can't
  /// be derived from the other arguments.
  package static func invalidValue(
    expected: String, found: String, in decoder: any Decoder, message: String? = nil,
    underlying: (any Error)? = nil
  ) -> DecodingError {
    decoder.error(
      CodingFailure(
        .invalidValue, in: nil, expected: expected, found: found, message: message,
        underlying: underlying))
  }

  /// Returns the error for a dictionary key that can't be converted to the key type.
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
  /// Returns the error for a value that can't be represented in the document.
  package static func invalidValue(
    _ value: Any, found: String, at path: [any CodingKey]
  ) -> EncodingError {
    EncodingError(
      CodingFailure(
        .invalidValue, in: nil, codingPath: path, found: found,
        message: "Unable to encode \(found)."),
      value: value)
  }

  /// Returns the error for a value that couldn't be encoded because `error` was thrown.
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
