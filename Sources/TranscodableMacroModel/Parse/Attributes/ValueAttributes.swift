import SwiftSyntax

/// What the attributes of a field say about its value: how it stands in the text, and what is done
/// to it on the way.
struct ValueAttributes {
  /// The words in the source.
  static let names: Set<String> = Set(StrategyAttribute.names.keys).union([
    "Lossy", "Coerced", "Modified", validated,
  ])

  /// The one attribute that may stand on a field several times.
  static let validated = "Validated"

  let strategies: [StrategyAttribute]
  let lossy: AttributeSyntax?
  let coercion: CoercedAttribute?
  let modified: AttributeSyntax?
  let validations: [AttributeSyntax]

  /// Picks the attributes out of those that are `written`.
  init(_ written: [AttributeSyntax]) {
    strategies = written.compactMap { StrategyAttribute($0) }
    lossy = written.first { $0.name == "Lossy" }
    coercion = written.first { $0.name == "Coerced" }.map { CoercedAttribute($0) }
    modified = written.first { $0.name == "Modified" }
    validations = written.filter { $0.name == Self.validated }
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
  /// The words in the source, and the sides they count for.
  static let names: [String: CodingSides] = [
    "CodableBy": .both, "DecodableBy": .decode, "EncodableBy": .encode,
  ]

  let sides: CodingSides
  let strategy: ExprSyntax
  let origin: AttributeSyntax

  /// Reads the attribute; `nil` if it is another one.
  init?(_ attribute: AttributeSyntax) {
    guard let sides = Self.names[attribute.name],
      let strategy = attribute.unlabeledArguments.first?.expression
    else { return nil }
    self.sides = sides
    self.strategy = strategy.trimmed
    origin = attribute
  }

  /// The elements, if the strategy is spelled as that of an array.
  var elements: [ExprSyntax]? {
    strategy.as(ArrayExprSyntax.self)?.elements.map(\.expression.trimmed)
  }
}

/// How far values of other kinds are taken for those of a field.
enum CoercionPolicy: String {
  case none, lossless, flexible
}

/// What `@Coerced(.flexible)` says.
struct CoercedAttribute {
  /// The policy, or `nil` if only running code could tell.
  let policy: CoercionPolicy?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    guard let argument = attribute.unlabeledArguments.first else {
      policy = .lossless
      return
    }
    policy = argument.expression.memberName.flatMap { CoercionPolicy(rawValue: $0) }
  }
}
