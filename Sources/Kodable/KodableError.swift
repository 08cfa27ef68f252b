internal import Foundation

/// What decoding a ``Kodable`` type fails with: a tree whose root says the type, and whose leaf
/// says the reason.
///
/// ```
/// Failure on "User"
///    Could not decode type "Int". Failed to decode property "age" for key "age"
///       Cause: Type mismatch. Expected to decode Int but found a string instead., at: age
/// ```
public enum KodableError: Error, @unchecked Sendable {
  // Unchecked: `parsedValue` is what the type says it is, and is only described.

  /// An error of the decoder or of a transform.
  case wrappedError(any Error)
  /// The key is missing, or there is null, and the property is neither optional nor has a default.
  case dataNotFound
  /// A text is no date in the form that was asked for.
  case failedToParseDate(source: String)
  /// A value did not pass a validation; the value is that after all replacements.
  case validationFailed(type: Any, property: String, parsedValue: Any)
  /// A property could not be decoded; the key has all dots.
  indirect case failedDecodingProperty(
    property: String, key: String, type: Any, underlyingError: KodableError)
  /// A value of a type could not be decoded.
  indirect case failedDecodingType(type: Any, underlyingError: KodableError)

  /// An error as one of Kodable's.
  init(_ error: any Error) { self = error as? KodableError ?? .wrappedError(error) }

  /// A failed validation, without the type.
  public static func validationFailed(property: String, parsedValue: Any) -> KodableError {
    .validationFailed(
      type: Swift.type(of: parsedValue), property: property, parsedValue: parsedValue)
  }

  /// The key of the property that could not be decoded, the innermost one; nil if the reason is no
  /// property.
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
  /// Whether two errors are the same, as far as their types, properties and reasons go.
  ///
  /// Of values and keys, and of the texts of decoding errors, nothing is compared.
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
