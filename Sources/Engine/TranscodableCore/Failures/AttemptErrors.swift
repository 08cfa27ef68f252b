/// Why each of several ways to decode a value was refused: the strategies of `anyOf`, the cases of
/// an enumeration without tags.
///
/// It is under the ``CodingFailure`` of the value, whose ``CodingFailure/attempts`` are the same
/// as failures.
public struct AttemptErrors: Error, CustomStringConvertible {
  /// The errors, in the order in which the ways were tried.
  public let reasons: [any Error]
  /// What the ways are called, such as the names of cases; empty if they have no names.
  public let names: [String]

  /// Creates attempts.
  ///
  /// - Parameters:
  ///   - reasons: The errors, in the order in which the ways were tried.
  ///   - names: What each of the ways is called; none or as many as there are errors.
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

  /// The failure of a value that was refused in every way.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - ways: What the ways are, with their number: `3 cases`.
  /// - Returns: The failure, without a place.
  package func failure(of type: any Any.Type, by ways: String) -> CodingFailure {
    CodingFailure(
      .invalidValue, in: nil, expected: "\(type)", found: "a value that is none", type: type,
      message: "None of \(ways) for \(type) applies: \(self)", underlying: self)
  }

  /// The reasons under an error, or the error itself if it is one.
  static func reasons(of error: any Error) -> [any Error] {
    guard case DecodingError.dataCorrupted(let context) = error,
      let failure = context.underlyingError as? CodingFailure,
      let attempts = failure.underlying as? AttemptErrors
    else { return [error] }
    return attempts.reasons
  }
}

extension CodingFailure {
  /// Why each of several ways to decode the value was refused, if there were several.
  public var attempts: [CodingFailure] {
    (underlying as? AttemptErrors)?.reasons.map(CodingFailure.init(describing:)) ?? []
  }
}
