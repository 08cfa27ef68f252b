import SwiftSyntax

/// What the attributes of a field say about its value: how it is written in the text, and what is done
/// to it on the way.
struct ValueAttributes {
  let strategies: [StrategyAttribute]
  let lossy: AttributeSyntax?
  let coercion: CoercedAttribute?
  let modified: AttributeSyntax?
  let validations: [AttributeSyntax]

  /// Picks the attributes out of those that are `written`.
  init(_ written: [AttributeSyntax]) {
    strategies = written.compactMap { StrategyAttribute($0) }
    lossy = written.first { $0.name == "CodableLossy" }
    coercion = written.first { $0.name == "CodableCoerced" }.map { CoercedAttribute($0) }
    modified = written.first { $0.name == "CodableModified" }
    validations = written.filter { $0.name == "CodableValidated" }
  }

  /// The strategy for a side; one for the side goes before one for both.
  func strategy(for side: CodingSides) -> StrategyAttribute? {
    strategies.first { $0.sides == side } ?? strategies.first { $0.sides == .both }
  }

  /// Whether nothing is said.
  var isEmpty: Bool {
    strategies.isEmpty && lossy == nil && coercion == nil && modified == nil && validations.isEmpty
  }
}

/// What `@CodableBy(.iso8601)` and its one-sided forms say.
struct StrategyAttribute {
  let sides: CodingSides
  let strategy: ExprSyntax
  let origin: AttributeSyntax

  /// Reads the attribute; `nil` if it is another one.
  init?(_ attribute: AttributeSyntax) {
    guard ["CodableBy", "DecodableBy", "EncodableBy"].contains(attribute.name),
      let kind = attribute.kind, let strategy = attribute.unlabeledArguments.first?.expression
    else { return nil }
    sides = kind.sides
    self.strategy = strategy.trimmed
    origin = attribute
  }

  /// The argument where it is.
  var argument: ExprSyntax { origin.unlabeledArguments.first?.expression ?? strategy }
}

/// How far values of other kinds are taken for those of a field.
enum DecodingCoercionPolicy: String {
  case none, lossless, flexible
}

/// What `@CodableCoerced(.flexible)` says.
struct CoercedAttribute {
  /// The policy, or `nil` if only running code could tell.
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
