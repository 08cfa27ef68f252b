internal import TranscodableBytes

/// The errors from decoding a value that has several possible representations, such as the
/// strategies of `anyOf` or the cases of an untagged enumeration.
///
/// The value's ``CodingFailure`` has this error as its underlying error. ``CodingFailure/attempts``
/// provides the same errors as failures.
public struct AttemptErrors: Error, CustomStringConvertible {
  /// The errors, one for each attempt, in order.
  public let reasons: [any Error]
  /// The names of the attempts, such as the names of cases.
  ///
  /// The array is empty if they have no names.
  public let names: [String]
  /// A sentence that states what failed, without a final period.
  private let summary: String

  /// Combines the errors of several attempts, in the order of the attempts.
  ///
  /// The names are ignored unless there is one for each error.
  public init(reasons: [any Error], names: [String] = []) {
    self.init(reasons: reasons, names: names, summary: "")
  }

  init(reasons: [any Error], names: [String] = [], summary: String) {
    self.reasons = reasons
    self.names = names.count == reasons.count ? names : []
    self.summary = summary
  }

  func mapReasons(_ transform: (any Error) -> any Error) -> AttemptErrors {
    AttemptErrors(reasons: reasons.map(transform), names: names, summary: summary)
  }

  public var description: String { description(levels: Self.describedLevels) }

  /// The maximum number of levels of nested attempts to describe.
  private static var describedLevels: Int { 4 }

  private func description(levels: Int) -> String {
    zip(reasons.indices, reasons).map { index, reason in
      (names.isEmpty ? "" : "\(names[index]): ") + Self.message(of: reason, levels: levels - 1)
    }
    .joined(separator: " ")
  }

  var message: String { message(levels: Self.describedLevels) }

  private func message(levels: Int) -> String {
    levels > 0 ? "\(summary): \(description(levels: levels))" : "\(summary)."
  }

  // The nested failure's own message isn't used, because that message would describe all levels.
  private static func message(of reason: any Error, levels: Int) -> String {
    let failure = CodingFailure(describing: reason)
    guard let attempts = failure.underlying as? AttemptErrors, !attempts.summary.isEmpty else {
      return failure.debugDescription
    }
    return attempts.message(levels: levels)
  }

  static func failure(of type: any Any.Type, _ reasons: [any Error]) -> CodingFailure {
    let attempts = AttemptErrors(
      reasons: reasons,
      summary: "The value matches none of the \(reasons.count) strategies for \(type)")
    return CodingFailure(
      .invalidValue, in: nil, expected: "\(type)", found: "a value that matches no alternative",
      type: type, message: attempts.message, underlying: attempts)
  }

  static func reasons(of error: any Error) -> [any Error] {
    guard case DecodingError.dataCorrupted(let context) = error,
      let failure = context.underlyingError as? CodingFailure,
      let attempts = failure.underlying as? AttemptErrors
    else { return [error] }
    return attempts.reasons
  }
}

extension CodingFailure {
  /// The failures of all attempts to decode the value.
  ///
  /// If the value has only one possible representation, the array is empty.
  public var attempts: [CodingFailure] {
    (underlying as? AttemptErrors)?.reasons.map(CodingFailure.init(describing:)) ?? []
  }
}

/// A standard error and the failure from which it was created.
///
/// Most errors leave their call unchanged. The runtime needs more time to look into an error than
/// to compare it with another one.
struct ThrownError {
  private let error: any Error
  private let failure: CodingFailure
  /// The failure as an error, stored because each conversion allocates memory.
  private let underlying: any Error

  init(
    _ error: consuming any Error, _ failure: consuming CodingFailure,
    _ underlying: consuming any Error
  ) {
    self.error = error
    self.failure = failure
    self.underlying = underlying
  }

  /// Returns the error with its location in the message.
  ///
  /// Returns `nil` if `error` is another error, or if the location is unknown.
  func located(_ error: any Error) -> (any Error)? {
    guard areIdentical(error, self.error), let message = failure.foundMessage else { return nil }
    return DecodingError(failure, message, underlying)
  }
}
