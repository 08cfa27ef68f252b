extension CodingFailure {
  /// Creates the failure that a decoding error stands for.
  ///
  /// One of our coders has put it under the error; then it is that, with the path and the words of
  /// the error if they were changed on the way. Of any other error it has what the error
  /// says: reason, path, type, key, message, and the error underneath.
  ///
  /// - Parameter error: The error.
  public init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(.missingKey, context, expected: key.stringValue, key: key)
    case .valueNotFound(let type, let context):
      self.init(.missingValue, context, expected: "\(type)", found: "null", type: type)
    case .typeMismatch(let type, let context):
      self.init(.typeMismatch, context, expected: "\(type)", type: type)
    case .dataCorrupted(let context):
      self.init(.invalidValue, context)
    @unknown default:
      self.init(.custom, at: nil, underlying: error)
    }
  }

  private init(
    _ reason: CodingFailureReason, _ context: DecodingError.Context, expected: String? = nil,
    found: String? = nil, type: (any Any.Type)? = nil, key: (any CodingKey)? = nil
  ) {
    if let failure = context.underlyingError as? CodingFailure {
      self = failure.at(context.codingPath).saying(context.debugDescription)
      if let key { self = of(key) }
      return
    }
    self.init(
      reason, in: nil, codingPath: context.codingPath, expected: expected, found: found, type: type,
      key: key, message: context.debugDescription, underlying: context.underlyingError)
  }
}

extension DecodingError {
  /// Creates the standard error for a failure, which is put underneath.
  ///
  /// A failure that was made from a decoding error gives an error of the same case, with the same
  /// key or type, path and description.
  ///
  /// - Parameter failure: The failure.
  public init(_ failure: CodingFailure) {
    let context = Context(
      codingPath: failure.codingPath, debugDescription: failure.debugDescription,
      underlyingError: failure)
    self =
      switch failure.reason {
      case .missingKey:
        .keyNotFound(failure.key ?? CodingFieldKey(text: failure.expected ?? ""), context)
      case .missingValue: .valueNotFound(failure.type ?? Any.self, context)
      case .typeMismatch: .typeMismatch(failure.type ?? Any.self, context)
      default: .dataCorrupted(context)
      }
  }
}

extension CodingFailure {
  /// Creates the failure that an encoding error stands for.
  ///
  /// One of our coders has put it under the error; then it is that, with the path and the words of
  /// the error if they were changed on the way. The error itself is kept as ``underlying``,
  /// since only it has the value.
  ///
  /// - Parameter error: The error.
  public init(_ error: EncodingError) {
    guard case .invalidValue(let value, let context) = error else {
      self.init(.custom, at: nil, underlying: error)
      return
    }
    let failure = context.underlyingError as? CodingFailure
    self.init(
      failure?.reason ?? .invalidValue, in: nil, codingPath: context.codingPath,
      expected: failure?.expected,
      // The type, not the value: describing a value may trap, as with a date that is infinite.
      found: failure?.found ?? "a value of \(Swift.type(of: value))", type: Swift.type(of: value),
      message: context.debugDescription, underlying: error)
  }
}

extension EncodingError {
  /// Creates the standard error for a failure: the one that it was made from, or one with the
  /// failure underneath.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - value: The value that cannot be encoded; what the failure calls it unless given.
  public init(_ failure: CodingFailure, value: Any? = nil) {
    if let error = failure.underlying as? EncodingError {
      self = error
      return
    }
    self = .invalidValue(
      value ?? failure.found ?? "value",
      Context(
        codingPath: failure.codingPath, debugDescription: failure.debugDescription,
        underlyingError: failure))
  }
}

extension CodingFailure {
  /// Creates the failure that any error stands for.
  ///
  /// - Parameter error: A failure, a decoding or encoding error, or anything else, which becomes
  ///   a failure for the reason ``CodingFailureReason/custom`` with the error underneath.
  public init(describing error: any Error) {
    switch error {
    case let failure as CodingFailure: self = failure
    case let error as DecodingError: self.init(error)
    case let error as EncodingError: self.init(error)
    default: self.init(.custom, in: nil, message: "\(error)", underlying: error)
    }
  }
}
