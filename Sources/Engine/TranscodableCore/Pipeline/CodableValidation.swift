/// A rule that decoded values must satisfy.
///
/// ```swift
/// @CodableValidated(.range(1...5)) var stars: Int
/// @CodableValidated(where: { (url: URL) in url.scheme == "https" }, "URLs require https")
/// var home: URL
/// ```
///
/// If a value violates a rule, decoding throws `DecodingError.dataCorrupted` with the path of the
/// value. The error contains a ``CodingFailure``, whose underlying error is a
/// ``CodableValidationFailure``. Messages contain the requirement and the measured property. They
/// never contain the value, because messages end up in logs and responses.
public struct CodableValidation<Value>: Sendable {
  /// A function that returns whether a value satisfies the rule.
  public let isValid: @Sendable (Value) throws -> Bool
  // These strings are computed on demand, because most values satisfy their rules.
  private let ruleText: @Sendable () -> String
  private let messageText: @Sendable () -> String
  private let measure: (@Sendable (Value) -> String)?
  let kind: RuleKind?
  private let values: (@Sendable () -> [Any])?

  var listed: [Any]? { values?() }

  /// The name of the rule with its arguments, such as `range(1...5)`.
  public var rule: String { ruleText() }
  /// The requirement, such as `must be from 1 to 5`.
  public var message: String { messageText() }

  /// Creates a custom rule.
  ///
  /// - Parameters:
  ///   - isValid: A function that returns whether a value satisfies the rule.
  ///   - message: The requirement; `must be valid` by default.
  public init(where isValid: @escaping @Sendable (Value) throws -> Bool, _ message: String? = nil) {
    self.init(rule: "where", message: message ?? "must be valid", isValid)
  }

  /// Creates a custom rule with a name.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule.
  ///   - message: The requirement, such as `must be from 1 to 5`.
  ///   - measure: A function that returns a phrase with the measured property of an invalid value,
  ///     such as
  ///     `has 7`.
  ///   - isValid: A function that returns whether a value satisfies the rule.
  public init(
    rule: @autoclosure @escaping @Sendable () -> String,
    message: @autoclosure @escaping @Sendable () -> String,
    measure: (@Sendable (Value) -> String)? = nil,
    _ isValid: @escaping @Sendable (Value) throws -> Bool
  ) {
    ruleText = rule
    messageText = message
    self.measure = measure
    self.isValid = isValid
    kind = nil
    values = nil
  }

  @usableFromInline
  package init(
    _ kind: RuleKind, rule: @autoclosure @escaping @Sendable () -> String,
    message: @autoclosure @escaping @Sendable () -> String,
    measure: (@Sendable (Value) -> String)? = nil, values: (@Sendable () -> [Any])? = nil,
    _ isValid: @escaping @Sendable (Value) throws -> Bool
  ) {
    ruleText = rule
    messageText = message
    self.measure = measure
    self.isValid = isValid
    self.kind = kind
    self.values = values
  }
}

/// A description of a rule and of the value that violates it.
public struct CodableValidationFailure: Error, Hashable, CustomStringConvertible {
  /// The name of the rule with its arguments, such as `range(1...5)`.
  public let rule: String
  /// The requirement and the measured property, such as
  /// `must have 12 to 100 characters, but has 7`.
  public let message: String
  /// A truncated description of the value.
  ///
  /// Error messages don't contain this description.
  public let value: String
  /// The error that the rule's function threw, or `nil` if the function returned false.
  public let cause: (any Error)?

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule.
  ///   - message: The requirement and the measured property.
  ///   - value: A description of the value.
  ///   - cause: The error that the rule's function threw.
  public init(rule: String, message: String, value: String, cause: (any Error)? = nil) {
    self.rule = rule
    self.message = message
    self.value = value
    self.cause = cause
  }

  // The message contains the cause.
  public static func == (a: Self, b: Self) -> Bool {
    a.rule == b.rule && a.message == b.message && a.value == b.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(message)
    hasher.combine(value)
  }

  /// The rule and its requirement.
  ///
  /// The value isn't included.
  public var description: String { "\(rule): \(message)" }
}

extension CodableValidation {
  @inlinable
  func failure(of value: Value) -> CodingFailure? {
    do {
      return try isValid(value) ? nil : failure(of: value, because: nil)
    } catch {
      return failure(of: value, because: error)
    }
  }

  @usableFromInline @inline(never)
  func failure(of value: Value, because cause: (any Error)?) -> CodingFailure {
    var message = message
    if message.hasSuffix(".") { message.removeLast() }
    if let measure { message += ", but " + measure(value) }
    if let cause { message += ": \(cause)" }
    return CodingFailure(
      .invalidValue, in: nil,
      underlying: CodableValidationFailure(
        rule: rule, message: message, value: phrase(for: value), cause: cause)
    )
    .requiring(message)
  }
}

/// A strategy that decodes with another strategy and then validates the value.
public struct ValidatedStrategy<Base: DecodingStrategy>: DecodingStrategy {
  public typealias Value = Base.Value

  @usableFromInline package let base: Base
  @usableFromInline package let rules: [CodableValidation<Base.Value>]

  @inlinable
  init(base: Base, rules: [CodableValidation<Base.Value>]) {
    self.base = base
    self.rules = rules
  }

  @inlinable public var acceptsNull: Bool { base.acceptsNull }

  public func decode(from decoder: any Decoder) throws -> Base.Value {
    let value = try base.decode(from: decoder)
    if let failure = failure(of: value) { throw decoder.error(failure) }
    return value
  }

  public func decodeIfPresent(from decoder: any Decoder) throws -> Base.Value? {
    guard let value = try base.decodeIfPresent(from: decoder) else { return nil }
    if let failure = failure(of: value) { throw decoder.error(failure) }
    return value
  }

  @inlinable
  package func failure(of value: Value) -> CodingFailure? {
    for rule in rules {
      if let failure = rule.failure(of: value) { return failure }
    }
    return nil
  }
}

extension ValidatedStrategy: Sendable where Base: Sendable {}

extension DecodingStrategy {
  /// Returns a strategy that also validates the decoded values.
  public func __validated(_ rules: CodableValidation<Value>...) -> ValidatedStrategy<Self> {
    __validated(rules)
  }

  /// Returns a strategy that also validates the decoded values, using an array of rules.
  @inlinable
  public func __validated(_ rules: [CodableValidation<Value>]) -> ValidatedStrategy<Self> {
    ValidatedStrategy(base: self, rules: rules)
  }
}
