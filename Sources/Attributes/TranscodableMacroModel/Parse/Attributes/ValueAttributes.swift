import SwiftSyntax

/// The value attributes of a field: strategies, modifiers and rules.
struct ValueAttributes {
  let strategies: [StrategyAttribute]
  let lossy: AttributeSyntax?
  let coercion: CoercedAttribute?
  let modified: AttributeSyntax?
  let validations: [AttributeSyntax]

  /// Selects the value attributes from all attributes of a field.
  init(_ written: [AttributeSyntax]) {
    strategies = written.compactMap { StrategyAttribute($0) }
    lossy = written.first { $0.name == "CodableLossy" }
    coercion = written.first { $0.name == "CodableCoerced" }.map { CoercedAttribute($0) }
    modified = written.first { $0.name == "CodableModified" }
    validations = written.filter { $0.name == "CodableValidated" }
  }

  /// Returns the strategy for either decoding or encoding.
  ///
  /// Attributes that affect only decoding or only encoding take precedence.
  func strategy(for side: CodingSides) -> StrategyAttribute? {
    strategies.first { $0.sides == side } ?? strategies.first { $0.sides == .both }
  }

  var isEmpty: Bool {
    strategies.isEmpty && lossy == nil && coercion == nil && modified == nil && validations.isEmpty
  }
}

/// `@CodableBy(.iso8601)`, or its variants for only decoding or only encoding.
struct StrategyAttribute {
  let sides: CodingSides
  let strategy: ExprSyntax
  let origin: AttributeSyntax

  /// Reads the attribute.
  ///
  /// Returns nil for any other kind of attribute.
  init?(_ attribute: AttributeSyntax) {
    guard ["CodableBy", "DecodableBy", "EncodableBy"].contains(attribute.name),
      let kind = attribute.kind, let strategy = attribute.unlabeledArguments.first?.expression
    else { return nil }
    sides = kind.sides
    self.strategy = strategy.trimmed
    origin = attribute
  }

  /// The argument to which diagnostics are attached.
  var argument: ExprSyntax { origin.unlabeledArguments.first?.expression ?? strategy }
}

enum DecodingCoercionPolicy: String {
  case none, lossless, flexible
}

/// `@CodableCoerced(.flexible)`.
struct CoercedAttribute {
  /// The policy, or nil if the argument doesn't name a policy.
  let policy: DecodingCoercionPolicy?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    guard let argument = attribute.unlabeledArguments.first else {
      policy = .lossless
      return
    }
    policy = argument.expression.memberName.flatMap { DecodingCoercionPolicy(rawValue: $0) }
  }
}
