internal import Foundation

extension KodableError: CustomStringConvertible, DescribedError {
  /// The tree, a line for each level, indented by three spaces; of a leaf, its sentence.
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
  /// What this error is the consequence of.
  private var underlying: KodableError? {
    switch self {
    case .failedDecodingProperty(_, _, _, let underlying): underlying
    case .failedDecodingType(_, let underlying): underlying
    case .wrappedError(let error as KodableError): error.underlying
    default: nil
    }
  }

  /// The line of this error alone.
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

  /// Whether this is an error of the decoder or of a transform.
  private var isForeign: Bool {
    guard case .wrappedError(let error) = self else { return false }
    return !(error is KodableError)
  }
}
