extension KodableError {
  /// The error that a type with `@Codable` fails with: that of the decoder or of a transform, or one
  /// that says the same.
  ///
  /// - Parameters:
  ///   - path: The key of the property, with dots.
  ///   - container: The container that it counts from.
  /// - Returns: The error. That of a Kodable type within stays as it is, as in other properties.
  func standard(at path: String, in container: PropertyContainer) -> any Error {
    switch self {
    case .failedDecodingType: self
    case .failedDecodingProperty(_, _, _, let underlying):
      underlying.standard(at: path, in: container)
    case .wrappedError(let error as KodableError): error.standard(at: path, in: container)
    case .wrappedError(let error as FailableExpressionWithFallbackError): error.main
    case .wrappedError(let error): error
    case .dataNotFound: Self.missing(path, in: container)
    case .failedToParseDate, .validationFailed:
      DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath + path.segments, debugDescription: description,
          underlyingError: self))
    }
  }

  private static func missing(_ path: String, in container: PropertyContainer) -> any Error {
    guard let (container, key) = try? container.place(of: path), container.contains(key) else {
      let segments = path.segments
      return DecodingError.keyNotFound(
        segments.last ?? AnyCodingKey(path),
        DecodingError.Context(
          codingPath: container.codingPath + segments.dropLast(),
          debugDescription: "No value associated with the key \"\(path)\"."))
    }
    return DecodingError.valueNotFound(
      Any.self,
      DecodingError.Context(
        codingPath: container.codingPath + [key],
        debugDescription: "Expected a value but found null instead."))
  }
}
