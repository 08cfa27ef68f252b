internal import TranscodableBytes

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
