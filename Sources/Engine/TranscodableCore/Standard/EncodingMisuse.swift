/// Incorrect use of an encoder by a custom `encode(to:)` method.
///
/// Foundation's encoders trap in these cases.
package enum EncodingMisuse {
  case secondValue
  case containerOfAnotherKind

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
