/// Incorrect use of an encoder by a custom `encode(to:)`.
///
/// Foundation's encoders trap in these cases. The encoders of this package throw an error.
package enum EncodingMisuse {
  /// A second value was encoded in a single-value container, or a single value was encoded in
  /// addition to a container.
  case secondValue
  /// A container was requested for a value that has already been encoded as another kind.
  case containerOfAnotherKind

  /// Returns the error to throw for this misuse at `path`.
  package func error(at path: [any CodingKey]) -> EncodingError {
    let text =
      switch self {
      case .secondValue: "A second value was encoded where only one is allowed."
      case .containerOfAnotherKind:
        "A container was requested after a value of another kind was encoded."
      }
    return EncodingError(CodingFailure(.custom, at: nil).at(path).saying(text))
  }
}
