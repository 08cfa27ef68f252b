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
  /// What the rule is called: `range(1...5)`.
  public let rule: String
  /// What it asks for, as a sentence without its end: `must be in 1...5`.
  public let message: String
  /// Whether a value follows the rule.
  public let isValid: @Sendable (Value) throws -> Bool

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
    rule: String, message: String, _ isValid: @escaping @Sendable (Value) throws -> Bool
  ) {
    self.rule = rule
    self.message = message
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
  /// Throws if a value breaks the rule.
  func check(_ value: Value, at path: @autoclosure () -> [any CodingKey]) throws {
    var cause: (any Error)?
    do {
      if try isValid(value) { return }
    } catch {
      cause = error
    }
    let text = (value as? String)?.quoted ?? String("\(value)".prefix(80))
    let failure = ValidationFailure(rule: rule, message: message, value: text)
    throw DecodingError.invalidValue(
      expected: rule, found: text, at: path(),
      message: "\(text): \(message)" + (cause.map { ": \($0)" } ?? "") + ".", underlying: failure)
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
    try check(value, at: decoder.codingPath)
    return value
  }

  public func decodeIfPresent(from decoder: any Decoder) throws -> Base.Value? {
    guard let value = try base.decodeIfPresent(from: decoder) else { return nil }
    try check(value, at: decoder.codingPath)
    return value
  }

  /// Throws if a value breaks one of the rules.
  package func check(_ value: Value, at path: @autoclosure () -> [any CodingKey]) throws {
    for rule in rules { try rule.check(value, at: path()) }
  }
}

extension DecodingStrategy {
  /// Decodes by this strategy, and throws if a value breaks a rule then.
  public func __validated(_ rules: Validation<Value>...) -> ValidatedStrategy<Self> {
    ValidatedStrategy(base: self, rules: rules)
  }
}
