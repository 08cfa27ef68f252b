/// A decoder that can determine the location of its value in the document.
package protocol FailurePlacing {
  func placed(_ failure: CodingFailure) -> CodingFailure
}

/// A decoder for which errors are expensive to create, because their locations must be computed.
package protocol ErrorLocationSuppressing {
  func beginSuppressingErrorLocations()
  func endSuppressingErrorLocations()
}

/// Calls `body` without locating the errors that it throws, because the caller discards them.
package func withoutErrorLocations<Result>(
  _ decoder: any Decoder, _ body: () throws -> Result
) rethrows -> Result {
  guard let suppressor = decoder as? any ErrorLocationSuppressing else { return try body() }
  suppressor.beginSuppressingErrorLocations()
  defer { suppressor.endSuppressingErrorLocations() }
  return try body()
}

extension Decoder {
  package func error(_ failure: CodingFailure) -> DecodingError {
    if let decoder = self as? any FailurePlacing { return DecodingError(decoder.placed(failure)) }
    return DecodingError(failure.at(codingPath))
  }
}

extension DecodingError {
  static func missingValue(_ type: any Any.Type, in decoder: any Decoder) -> DecodingError {
    decoder.error(
      CodingFailure(.missingValue, at: nil, expected: "\(type)", type: type, found: "null"))
  }

  package static func invalidValue(
    expected: String, found: String, in decoder: any Decoder, message: String? = nil,
    underlying: (any Error)? = nil
  ) -> DecodingError {
    decoder.error(
      CodingFailure(
        .invalidValue, in: nil, expected: expected, found: found, message: message,
        underlying: underlying))
  }

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
  package static func invalidValue(
    _ value: Any, found: String, at path: [any CodingKey]
  ) -> EncodingError {
    EncodingError(
      CodingFailure(
        .invalidValue, in: nil, codingPath: path, found: found,
        message: "Unable to encode \(found)."),
      value: value)
  }

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
