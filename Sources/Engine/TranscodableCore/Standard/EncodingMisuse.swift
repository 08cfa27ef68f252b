/// Incorrect use of an encoder by a type that encodes itself.
///
/// Foundation's encoders trap in these cases; ours throw an error.
package enum EncodingMisuse {
  /// A second value in a single-value container, or a value in addition to a container.
  case secondValue
  /// A container for a value that has already been encoded as something else.
  case containerOfAnotherKind

  /// The error to throw; `path` is the path of the type.
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
