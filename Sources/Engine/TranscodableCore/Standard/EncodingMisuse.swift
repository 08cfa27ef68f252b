/// What a type must not do when it encodes itself.
///
/// Foundation's encoders stop the program then; ours throw an error.
package enum EncodingMisuse {
  /// A second value in a container for one, or a value after a container.
  case secondValue
  /// A container for a value that is something else already.
  case containerOfAnotherKind

  /// The error to throw.
  ///
  /// - Parameter path: Where the type is encoded.
  /// - Returns: The error.
  package func error(at path: [any CodingKey]) -> EncodingError {
    let text =
      switch self {
      case .secondValue: "More than one value was encoded where there is place for one."
      case .containerOfAnotherKind:
        "A container was asked for where a value of another kind has been encoded already."
      }
    return EncodingError(CodingFailure(.custom, at: nil).at(path).saying(text))
  }
}
