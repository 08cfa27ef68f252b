extension CodingFailure {
  /// The error that other code threw while a value was decoded or encoded.
  ///
  /// Other code includes custom conformances, strategies, hooks, conversions, migrations and
  /// validations. The property is `nil` if a coder found the problem itself. If a value has several
  /// possible forms, use ``attempts`` instead.
  ///
  /// ```swift
  /// } catch {
  ///   if let error = CodingFailure(describing: error).originalError as? PaymentError { … }
  /// }
  /// ```
  public var originalError: (any Error)? {
    var found: (any Error)?
    var next = underlying
    while let error = next {
      switch error {
      case let failure as CodingFailure: next = failure.underlying
      case let error as DecodingError: (found, next) = error.original
      case let error as EncodingError: (found, next) = error.original
      case let failure as CodableValidationFailure: next = failure.cause
      case is AttemptErrors: return nil
      default: return error
      }
    }
    return found
  }
}

// Only an error that a coder created has a failure.
extension DecodingError {
  fileprivate var original: ((any Error)?, next: (any Error)?) {
    let underlying = context?.underlyingError
    return underlying is CodingFailure ? (nil, underlying) : (self, underlying)
  }
}

extension EncodingError {
  fileprivate var original: ((any Error)?, next: (any Error)?) {
    guard case .invalidValue(_, let context) = self else { return (self, nil) }
    let underlying = context.underlyingError
    return underlying is CodingFailure ? (nil, underlying) : (self, underlying)
  }
}
