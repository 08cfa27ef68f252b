/// A rule that values must follow to be decoded.
///
/// ```swift
/// @CodableValidated(.range(1...5)) var stars: Int
/// @CodableValidated(where: { (url: URL) in url.scheme == "https" }, "URLs require https") var home: URL
/// ```
///
/// A value that breaks one is `DecodingError.dataCorrupted` at the path of the value, with a
/// ``CodableValidationFailure`` underneath its ``CodingFailure``. Messages say what is asked for and what
/// was measured, and never the value: they end up in logs and in answers to clients.
public struct CodableValidation<Value>: Sendable {
  /// Whether a value follows the rule.
  public let isValid: @Sendable (Value) throws -> Bool
  // Made on demand: most values follow their rules.
  private let ruleText: @Sendable () -> String
  private let messageText: @Sendable () -> String
  private let measure: (@Sendable (Value) -> String)?
  /// Which rule it is; nil if it is one of the author's.
  let kind: RuleKind?
  /// Gives the values that are allowed, if it is about them.
  private let values: (@Sendable () -> [Any])?

  var listed: [Any]? { values?() }

  /// What the rule is called: `range(1...5)`.
  public var rule: String { ruleText() }
  /// What it asks for, as a sentence without its end: `must be from 1 to 5`.
  public var message: String { messageText() }

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - isValid: Whether a value follows it.
  ///   - message: What it asks for.
  public init(where isValid: @escaping @Sendable (Value) throws -> Bool, _ message: String? = nil) {
    self.init(rule: "where", message: message ?? "must be valid", isValid)
  }

  /// Creates a rule with a name.
  ///
  /// - Parameters:
  ///   - rule: What it is called.
  ///   - message: What it asks for, as a sentence without its end.
  ///   - measure: What is measured of a value that breaks the rule, as a phrase: `has 7`.
  ///   - isValid: Whether a value follows it.
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

  /// Creates a rule whose kind is known.
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

/// Which rule a value has broken.
public struct CodableValidationFailure: Error, Hashable, CustomStringConvertible {
  /// What the rule is called: `range(1...5)`.
  public let rule: String
  /// What it asks for, and what was measured: `must have 12 to 100 characters, has 7`.
  public let message: String
  /// The value, described and cut; nothing else shows it.
  public let value: String

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - rule: What the rule is called.
  ///   - message: What it asks for, and what was measured.
  ///   - value: The value, described.
  public init(rule: String, message: String, value: String) {
    self.rule = rule
    self.message = message
    self.value = value
  }

  /// The rule and what it asks for, without the value.
  public var description: String { "\(rule): \(message)" }
}

extension CodableValidation {
  /// The failure of a value that breaks the rule, nil if it follows it.
  @inlinable
  func failure(of value: Value) -> CodingFailure? {
    do {
      return try isValid(value) ? nil : failure(of: value, because: nil)
    } catch {
      return failure(of: value, because: error)
    }
  }

  /// The failure of a value that breaks the rule.
  @usableFromInline @inline(never)
  func failure(of value: Value, because cause: (any Error)?) -> CodingFailure {
    var message = message
    if message.hasSuffix(".") { message.removeLast() }
    if let measure { message += ", " + measure(value) }
    if let cause { message += ": \(cause)" }
    return CodingFailure(
      .invalidValue, in: nil,
      underlying: CodableValidationFailure(rule: rule, message: message, value: phrase(for: value))
    )
    .requiring(message)
  }
}

/// Values by a strategy that follow rules.
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

  /// The failure of a value that breaks one of the rules, nil if it follows them all.
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
  /// Decodes by this strategy, and throws if a value breaks a rule then.
  public func __validated(_ rules: CodableValidation<Value>...) -> ValidatedStrategy<Self> {
    __validated(rules)
  }

  /// Decodes by this strategy, and throws if a value breaks one of some rules that are made already.
  @inlinable
  public func __validated(_ rules: [CodableValidation<Value>]) -> ValidatedStrategy<Self> {
    ValidatedStrategy(base: self, rules: rules)
  }
}
