/// A rule that values must follow to be decoded.
///
/// ```swift
/// @Validated(.range(1...5)) var stars: Int
/// @Validated(where: { (url: URL) in url.scheme == "https" }, "URLs require https") var home: URL
/// ```
///
/// A value that breaks one is `DecodingError.dataCorrupted` at the path of the value, with a
/// ``ValidationFailure`` underneath its ``CodingFailure``.
public struct Validation<Value>: Sendable {
  /// Whether a value follows the rule.
  public let isValid: @Sendable (Value) throws -> Bool
  // Made when somebody asks: most values follow their rules.
  private let ruleText: @Sendable () -> String
  private let messageText: @Sendable () -> String

  /// What the rule is called: `range(1...5)`.
  public var rule: String { ruleText() }
  /// What it asks for, as a sentence without its end: `must be in 1...5`.
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
  ///   - isValid: Whether a value follows it.
  public init(
    rule: @autoclosure @escaping @Sendable () -> String,
    message: @autoclosure @escaping @Sendable () -> String,
    _ isValid: @escaping @Sendable (Value) throws -> Bool
  ) {
    ruleText = rule
    messageText = message
    self.isValid = isValid
  }
}

/// Which rule a value has broken.
public struct ValidationFailure: Error, Hashable, CustomStringConvertible {
  /// What the rule is called: `range(1...5)`.
  public let rule: String
  /// What it asks for: `must be in 1...5`.
  public let message: String
  /// The value, described.
  public let value: String

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - rule: What the rule is called.
  ///   - message: What it asks for.
  ///   - value: The value, described.
  public init(rule: String, message: String, value: String) {
    self.rule = rule
    self.message = message
    self.value = value
  }

  public var description: String { "\(value) breaks the rule \(rule): \(message)" }
}

extension Validation {
  /// The failure of a value that breaks the rule, nil if it follows it.
  func failure(of value: Value) -> CodingFailure? {
    var cause: (any Error)?
    do {
      if try isValid(value) { return nil }
    } catch {
      cause = error
    }
    let text = phrase(for: value)
    return CodingFailure(
      .invalidValue, in: nil, expected: rule, found: text,
      message: "\(text): \(message)" + (cause.map { ": \($0)" } ?? "") + ".",
      underlying: ValidationFailure(rule: rule, message: message, value: text))
  }
}

/// Values by a strategy that follow rules.
public struct ValidatedStrategy<Base: DecodingStrategy>: DecodingStrategy {
  public typealias Value = Base.Value

  package let base: Base
  let rules: [Validation<Base.Value>]

  public var acceptsNull: Bool { base.acceptsNull }

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
  public func __validated(_ rules: Validation<Value>...) -> ValidatedStrategy<Self> {
    ValidatedStrategy(base: self, rules: rules)
  }
}
