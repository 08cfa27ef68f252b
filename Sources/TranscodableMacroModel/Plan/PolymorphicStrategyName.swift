import SwiftSyntax

/// The strategy that `@CodableBy(.polymorphic)` means for a field.
///
/// Attributes do not see what macros declare, but expansions do. So the attribute names no strategy, and the type of the
/// field does: `any Block` has that of `Block`, `BlockCoding`.
struct PolymorphicStrategyName {
  /// The strategy of one value, as an expression.
  let strategy: String
  /// The strategy of the field.
  let fieldStrategy: String

  /// The strategy for a field of a type; nil if no protocol is spelled in it.
  init?(_ type: FieldType) {
    let text = type.value.replacing(": any", with: ":any")
    // What stands in front of the word, which is none of a longer word.
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, words[0].hasSuffix("any") else { return nil }
    let before = words[0].dropLast(3)
    let name = words[1].prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
    guard !name.isEmpty else { return nil }
    strategy = "\(name)Coding()"
    if before.contains(":") || before.hasPrefix("Dictionary<") {
      fieldStrategy = ".values(\(strategy))"
    } else if before.hasPrefix("[") || before.hasPrefix("Array<") {
      fieldStrategy = "[\(strategy)]"
    } else {
      fieldStrategy = strategy
    }
  }
}

extension StrategyAttribute {
  /// Whether the strategy is `.polymorphic`.
  var isPolymorphic: Bool {
    strategy.as(MemberAccessExprSyntax.self)?.base == nil && strategy.memberName == "polymorphic"
  }
}
