extension CodingFailure {
  /// Creates the failure for a decoding error.
  ///
  /// If a coder in this package threw the error, the result is the underlying failure. If the
  /// error's path or message was changed later, the change also applies to the result. For any
  /// other error, the failure copies the error's reason, path, type, key, message and underlying
  /// error.
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
      self = failure.located(in: context.codingPath, context.debugDescription, key: key)
      return
    }
    self.init(
      reason, in: nil, codingPath: context.codingPath, expected: expected, found: found, type: type,
      key: key, message: context.debugDescription, underlying: context.underlyingError)
  }
}

extension DecodingError {
  /// Creates the standard error for a failure.
  ///
  /// The failure becomes the underlying error of the result.
  ///
  /// If the failure was created from a decoding error, the result has the same case, path and
  /// description as that error, and the same key or type.
  public init(_ failure: CodingFailure) {
    self.init(failure, failure.debugDescription, failure)
  }

  /// Creates the standard error for a failure, with a message and an underlying error.
  init(_ failure: CodingFailure, _ message: String, _ underlying: any Error) {
    let context = Context(
      codingPath: failure.codingPath, debugDescription: message, underlyingError: underlying)
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

// Adds locations to errors that the outermost call throws.
extension DecodingError {
  package var located: DecodingError { withContext { $0.located($1) } }

  package var withoutLocation: DecodingError {
    guard let context, let failure = context.underlyingError as? CodingFailure else { return self }
    let isDerived = failure.unsaid.debugDescription == context.debugDescription
    let plain = failure.unsaid.nowhere
    let message = isDerived ? plain.debugDescription : context.debugDescription
    return replacing(plain.saying(message), message: message)
  }

  package func replacing(_ failure: CodingFailure, message: String?) -> DecodingError {
    withContext { context, _ in context.replacing(failure, message: message) }
  }

  /// Returns a copy of the error with another context.
  ///
  /// `change` receives the missing key, if there is one.
  func withContext(
    _ change: (Context, _ missingKey: (any CodingKey)?) -> Context
  ) -> DecodingError {
    switch self {
    case .keyNotFound(let key, let old): .keyNotFound(key, change(old, key))
    case .valueNotFound(let type, let old): .valueNotFound(type, change(old, nil))
    case .typeMismatch(let type, let old): .typeMismatch(type, change(old, nil))
    case .dataCorrupted(let old): .dataCorrupted(change(old, nil))
    @unknown default: self
    }
  }

  package var context: Context? {
    switch self {
    case .keyNotFound(_, let context), .valueNotFound(_, let context),
      .typeMismatch(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }

  package static func located(_ error: any Error) -> any Error {
    (error as? DecodingError)?.located ?? error
  }
}

extension DecodingError.Context {
  func replacing(_ failure: CodingFailure, message: String?) -> Self {
    Self(
      codingPath: codingPath, debugDescription: message ?? debugDescription,
      underlyingError: failure)
  }

  /// Adds the location to the message and the failure.
  ///
  /// If `keepsFailure` is `true`, the failure remembers its location if possible. Otherwise, a copy
  /// of the failure contains it.
  func located(_ missingKey: (any CodingKey)?, keepsFailure: Bool = false) -> Self {
    guard let failure = underlyingError as? CodingFailure, failure.needsLocations
    else { return self }
    if keepsFailure,
      let message = failure.locatedMessage(in: codingPath, debugDescription, key: missingKey)
    {
      return Self(
        codingPath: codingPath, debugDescription: message, underlyingError: underlyingError)
    }
    let located = located(failure, missingKey)
    return replacing(located.locatingAttempts, message: located.message)
  }

  // Several attempts can fail at the same value, so their errors may contain the same inner errors.
  // `known` contains the contexts that already have a location.
  fileprivate func located(
    _ missingKey: (any CodingKey)?, _ known: inout [LocatedFailure: Self]
  ) -> Self {
    guard let failure = underlyingError as? CodingFailure, failure.needsLocations
    else { return self }
    let key = LocatedFailure(failure: failure.identity, depth: codingPath.count)
    if let context = known[key] { return context }
    let located = located(failure, missingKey)
    let context = replacing(located.locatingAttempts(&known), message: located.message)
    known[key] = context
    return context
  }

  private func located(
    _ failure: CodingFailure, _ missingKey: (any CodingKey)?
  ) -> CodingFailure {
    failure.located(in: codingPath, debugDescription, key: missingKey)
  }
}

extension CodingFailure {
  fileprivate var needsLocations: Bool { isUnlocated || underlying is AttemptErrors }

  var locatingAttempts: CodingFailure {
    guard underlying is AttemptErrors else { return self }
    var known: [LocatedFailure: DecodingError.Context] = [:]
    return locatingAttempts(&known)
  }

  fileprivate func locatingAttempts(
    _ known: inout [LocatedFailure: DecodingError.Context]
  ) -> CodingFailure {
    guard let attempts = underlying as? AttemptErrors else { return self }
    return replacing(
      underlying: attempts.mapReasons { reason in
        guard let error = reason as? DecodingError else { return reason }
        return error.withContext { $0.located($1, &known) }
      })
  }
}

private struct LocatedFailure: Hashable {
  let failure: ObjectIdentifier
  let depth: Int
}

extension CodingFailure {
  /// Creates the failure for an encoding error.
  ///
  /// If a coder in this package threw the error, the result has the path and message of the error,
  /// and all other details of the underlying failure. ``underlying`` is the error itself, because
  /// only the error contains the value.
  public init(_ error: EncodingError) {
    guard case .invalidValue(let value, let context) = error else {
      self.init(.custom, at: nil, underlying: error)
      return
    }
    let failure = context.underlyingError as? CodingFailure
    self.init(
      failure?.reason ?? .invalidValue, in: nil, codingPath: context.codingPath,
      expected: failure?.expected,
      // Uses the name of the type instead of a description of the value, because describing some
      // values, such as an infinite date, may trap.
      found: failure?.found ?? "a value of \(Swift.type(of: value))", type: Swift.type(of: value),
      message: context.debugDescription, underlying: error)
  }
}

extension EncodingError {
  /// Creates the standard error for a failure.
  ///
  /// If the failure was created from an encoding error, the result is that error. Otherwise, the
  /// failure becomes the underlying error of the result. `value` is the value that can't be
  /// encoded; by default, the failure's description of it.
  public init(_ failure: CodingFailure, value: Any? = nil) {
    if let error = failure.underlying as? EncodingError {
      self = error
      return
    }
    self = .invalidValue(
      value.map(Self.printable) ?? failure.found ?? "value",
      Context(
        codingPath: failure.codingPath, debugDescription: failure.debugDescription,
        underlyingError: failure))
  }

  /// Printing a date that is NaN stops the program on some platforms, so the error contains its
  /// time instead.
  private static func printable(_ value: Any) -> Any {
    guard let date = value as? any FoundationDate, date.secondsSince2001.isNaN else { return value }
    return date.secondsSince2001
  }
}

extension CodingFailure {
  /// Creates the failure for any error.
  ///
  /// - Parameter error: A failure, a decoding or encoding error, or any other error, which becomes
  ///   the underlying error of a failure with the reason ``CodingFailureReason/custom``.
  public init(describing error: any Error) {
    switch error {
    case let failure as CodingFailure: self = failure
    case let error as DecodingError: self.init(error)
    case let error as EncodingError: self.init(error)
    default: self.init(.custom, in: nil, message: "\(error)", underlying: error)
    }
  }
}
