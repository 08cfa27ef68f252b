/// The errors of all attempts to decode a value that has several possible representations, such as
/// the strategies of `anyOf` or the cases of an untagged enumeration.
///
/// This error is the underlying error of the value's ``CodingFailure``. ``CodingFailure/attempts``
/// provides the same errors as failures.
public struct AttemptErrors: Error, CustomStringConvertible {
  /// The errors, in the order of the attempts.
  public let reasons: [any Error]
  /// The names of the attempts, such as the names of cases; empty if they have no names.
  public let names: [String]

  /// Combines the errors of several attempts.
  ///
  /// - Parameters:
  ///   - reasons: The errors, in the order of the attempts.
  ///   - names: The name of each attempt; ignored unless there is one for each error.
  public init(reasons: [any Error], names: [String] = []) {
    self.reasons = reasons
    self.names = names.count == reasons.count ? names : []
  }

  public var description: String {
    zip(reasons.indices, reasons).map { index, reason in
      (names.isEmpty ? "" : "\(names[index]): ")
        + CodingFailure(describing: reason).debugDescription
    }
    .joined(separator: " ")
  }

  /// Returns the failure of a value for which all attempts failed.
  ///
  /// The failure has no location.
  ///
  /// `ways` describes the attempts and their number, such as `3 cases`.
  package func failure(of type: any Any.Type, by ways: String) -> CodingFailure {
    CodingFailure(
      .invalidValue, in: nil, expected: "\(type)", found: "a value that matches no alternative",
      type: type, message: "The value matches none of \(ways) for \(type): \(self)",
      underlying: self)
  }

  /// Returns the errors of the attempts.
  ///
  /// For any other error, returns only the error itself.
  static func reasons(of error: any Error) -> [any Error] {
    guard case DecodingError.dataCorrupted(let context) = error,
      let failure = context.underlyingError as? CodingFailure,
      let attempts = failure.underlying as? AttemptErrors
    else { return [error] }
    return attempts.reasons
  }
}

extension CodingFailure {
  /// The failures of the attempts, if the value has several possible representations; otherwise
  /// empty.
  public var attempts: [CodingFailure] {
    (underlying as? AttemptErrors)?.reasons.map(CodingFailure.init(describing:)) ?? []
  }
}
