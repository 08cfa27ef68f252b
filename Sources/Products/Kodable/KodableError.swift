internal import Foundation

/// An error that occurs when a ``Kodable`` type is decoded.
///
/// The error is a tree. The root identifies the type, and the leaf contains the reason.
///
/// ```
/// Failure on "User"
///    Could not decode type "Int". Failed to decode property "age" for key "age"
///       Cause: Type mismatch. Expected to decode Int but found a string instead., at: age
/// ```
public enum KodableError: Error, @unchecked Sendable {
  // Unchecked: `parsedValue` is used only for descriptions.

  /// An error that was thrown by the decoder or a transform.
  case wrappedError(any Error)
  /// The key is missing or null, but the property isn't optional and has no default.
  case dataNotFound
  /// A string isn't a date in the required format.
  case failedToParseDate(source: String)
  /// A value failed validation. `parsedValue` is the value after all replacements.
  case validationFailed(type: Any, property: String, parsedValue: Any)
  /// A property couldn't be decoded. `key` is the dotted key.
  indirect case failedDecodingProperty(
    property: String, key: String, type: Any, underlyingError: KodableError)
  /// A value of the given type couldn't be decoded.
  indirect case failedDecodingType(type: Any, underlyingError: KodableError)

  init(_ error: any Error) { self = error as? KodableError ?? .wrappedError(error) }

  /// Creates an error for a failed validation, using the type of `parsedValue`.
  public static func validationFailed(property: String, parsedValue: Any) -> KodableError {
    .validationFailed(
      type: Swift.type(of: parsedValue), property: property, parsedValue: parsedValue)
  }

  /// The key of the innermost property that couldn't be decoded, or `nil` if the error isn't about
  /// a property.
  public var invalidKey: String? {
    switch self {
    case .failedDecodingProperty(_, let key, _, let underlying): underlying.invalidKey ?? key
    case .failedDecodingType(_, let underlying): underlying.invalidKey
    case .wrappedError(let error as KodableError): error.invalidKey
    default: nil
    }
  }
}

extension KodableError: Equatable {
  /// Whether two errors have the same types, properties and reasons.
  ///
  /// Values, keys, and the messages of decoding errors aren't compared.
  public static func == (first: KodableError, second: KodableError) -> Bool {
    switch (first, second) {
    case (.wrappedError(let first as KodableError), _): first == second
    case (_, .wrappedError(let second as KodableError)): first == second
    case (.wrappedError(let first), .wrappedError(let second)): isSame(first, second)
    case (.dataNotFound, .dataNotFound): true
    case (.failedToParseDate(let first), .failedToParseDate(let second)): first == second
    case (.validationFailed(_, let first, _), .validationFailed(_, let second, _)): first == second
    case (
      .failedDecodingProperty(let property, _, let type, let underlying),
      .failedDecodingProperty(let otherProperty, _, let otherType, let otherUnderlying)
    ):
      property == otherProperty && "\(type)" == "\(otherType)" && underlying == otherUnderlying
    case (
      .failedDecodingType(let type, let underlying),
      .failedDecodingType(let otherType, let otherUnderlying)
    ):
      "\(type)" == "\(otherType)" && underlying == otherUnderlying
    default: false
    }
  }
}

extension KodableError: CustomStringConvertible, DescribedError {
  /// The tree as text, with one line per level.
  ///
  /// Each level is indented by three spaces.
  ///
  /// If the error is a leaf, the text is its description.
  public var description: String {
    guard let underlying else { return errorDescription }
    var lines = "\(errorDescription)\n"
    var node: KodableError? = underlying
    var indentation = "   "
    while let current = node {
      lines += "\(indentation)\(current.errorDescription)\n"
      indentation += "   "
      node = current.underlying
    }
    return lines
  }
}

extension KodableError {
  private var underlying: KodableError? {
    switch self {
    case .failedDecodingProperty(_, _, _, let underlying): underlying
    case .failedDecodingType(_, let underlying): underlying
    case .wrappedError(let error as KodableError): error.underlying
    default: nil
    }
  }

  var errorDescription: String {
    switch self {
    case .wrappedError(let error as KodableError): error.errorDescription
    case .wrappedError(let error): "Cause: \(BetterDecodingError(with: error).description)"
    case .dataNotFound: "Missing key (or null value) for property marked as required."
    case .failedToParseDate(let source): "Could not parse Date from this value: \(source)"
    case .validationFailed(let type, let property, let value):
      "Validation failed for property \"\(property)\" on type \"\(type)\". "
        + "The parsed value was \(value)"
    case .failedDecodingProperty(let property, let key, let type, let underlying):
      underlying.underlying == nil
        ? "Could not decode type \"\(type)\". "
          + "Failed to decode property \"\(property)\" for key \"\(key)\""
        : "Error on property named \"\(property)\" with key \"\(key)\" of type \"\(type)\""
    case .failedDecodingType(let type, let underlying):
      underlying.isForeign
        ? "Could not decode an instance of \"\(type)\"" : "Failure on \"\(type)\""
    }
  }

  private var isForeign: Bool {
    guard case .wrappedError(let error) = self else { return false }
    return !(error is KodableError)
  }
}

extension KodableError {
  /// Returns the error that a type with `@Codable` would throw in the same situation.
  ///
  /// Errors from nested Kodable types are returned unchanged.
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
    guard let (container, key) = try? container.resolve(path: path), container.contains(key) else {
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
