extension CodingFailure {
  /// Creates the failure that a decoding error stands for.
  ///
  /// One of our coders has put it under the error; then it is that, with the path and the words of
  /// the error if somebody has changed them on the way. Of any other error it has what the error
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
    _ reason: FailureReason, _ context: DecodingError.Context, expected: String? = nil,
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
        .keyNotFound(failure.key ?? FieldKey(stringValue: failure.expected ?? ""), context)
      case .missingValue: .valueNotFound(failure.type ?? Any.self, context)
      case .typeMismatch: .typeMismatch(failure.type ?? Any.self, context)
      default: .dataCorrupted(context)
      }
  }
}
