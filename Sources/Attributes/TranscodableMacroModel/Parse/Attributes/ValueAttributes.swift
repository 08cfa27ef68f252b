import SwiftSyntax

struct ValueAttributes {
  let strategies: [StrategyAttribute]
  let lossy: AttributeSyntax?
  let coercion: CoercedAttribute?
  let modified: AttributeSyntax?
  let validations: [AttributeSyntax]

  init(_ written: [AttributeSyntax]) {
    strategies = written.compactMap { StrategyAttribute($0) }
    lossy = written.first { $0.name == "CodableLossy" }
    coercion = written.first { $0.name == "CodableCoerced" }.map { CoercedAttribute($0) }
    modified = written.first { $0.name == "CodableModified" }
    validations = written.filter { $0.name == "CodableValidated" }
  }

  /// Attributes that affect only decoding or only encoding take precedence.
  func strategy(for side: CodingSides) -> StrategyAttribute? {
    strategies.first { $0.sides == side } ?? strategies.first { $0.sides == .both }
  }

  var isEmpty: Bool {
    strategies.isEmpty && lossy == nil && coercion == nil && modified == nil && validations.isEmpty
  }
}

struct StrategyAttribute {
  let sides: CodingSides
  let strategy: ExprSyntax
  let origin: AttributeSyntax

  init?(_ attribute: AttributeSyntax) {
    guard ["CodableBy", "DecodableBy", "EncodableBy"].contains(attribute.name),
      let kind = attribute.kind, let strategy = attribute.unlabeledArguments.first?.expression
    else { return nil }
    sides = kind.sides
    self.strategy = strategy.trimmed
    origin = attribute
  }

  var argument: ExprSyntax { origin.unlabeledArguments.first?.expression ?? strategy }
}

enum DecodingCoercionPolicy: String {
  case none, lossless, flexible
}

struct CoercedAttribute {
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
