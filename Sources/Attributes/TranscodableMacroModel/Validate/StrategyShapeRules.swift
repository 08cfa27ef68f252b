import SwiftDiagnostics
import SwiftSyntax

/// Rules about strategies for the contents of arrays, dictionaries and optionals.
enum StrategyShapeRules {
  /// Checks that each `.elements(…)`, `.values(…)` and `.optional(…)` has a counterpart in the type.
  static func strategiesHaveTheShapeOfTypes(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.codedValues {
      guard let fieldType = field.type else { continue }
      for attribute in field.attributes.strategies {
        guard let strategy = WrittenStrategy(attribute.strategy), !strategy.layers.isEmpty,
          let (category, what) = PresetRules.strategies[strategy.name], category != .list,
          let found = fieldType.core.category(inside: category)
        else { continue }
        let written = strategy.text(withoutOptionals: fieldType.innerOptionals)
        let wanted = strategy.leaf.spelled(in: fieldType.core, leaf: category)
        if let wanted, wanted != written {
          let text = strategy.readsSingleElements ? wanted.withSingleElements : wanted
          reporter.report(
            .strategyHasOtherShape(attribute.strategy.trimmedDescription, fieldType.text, text),
            at: attribute.argument,
            fixIts: [
              .exchange(
                "replace-strategy", "replace with '\(text)'", attribute.argument, with: text)
            ])
        } else if wanted == nil, found != category {
          reporter.report(
            .strategyDoesNotFit(strategy.name, for: what, fieldType.text), at: attribute.argument,
            fixIts: [.remove(attribute.origin)])
        }
      }
    }
  }
}

/// A strategy such as `.elements(.optional(.iso8601))`.
private struct WrittenStrategy {
  /// The names of the enclosing strategies, outermost first.
  let layers: [String]
  /// The innermost strategy.
  let leaf: ExprSyntax
  let name: String

  init?(_ strategy: ExprSyntax) {
    var layers: [String] = []
    var leaf = strategy
    while let call = leaf.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.memberName,
      ["elements", "values", "optional", "oneOrMany"].contains(name),
      call.arguments.count == 1, let inside = call.arguments.first?.expression
    {
      layers.append(name)
      leaf = inside
    }
    guard let name = leaf.presetName else { return nil }
    self.layers = layers
    self.leaf = leaf
    self.name = name
  }

  var readsSingleElements: Bool { layers.first == "oneOrMany" }

  /// The strategy for the value inside the optionals of a field, which may repeat inner optionals.
  func text(withoutOptionals count: Int) -> String {
    let optionals = layers.prefix { $0 == "optional" }.count
    return layers.dropFirst(min(count, optionals)).reversed().reduce(leaf.trimmedDescription) {
      ".\($1 == "oneOrMany" ? "elements" : $1)(\($0))"
    }
  }
}

extension String {
  fileprivate var withSingleElements: String {
    hasPrefix(".elements(") ? ".oneOrMany(" + dropFirst(".elements(".count) : self
  }
}

extension TypeSyntax {
  /// The category of the innermost type, or nil if the macro doesn't know it.
  fileprivate func category(
    inside wanted: PresetRules.TypeCategory
  ) -> PresetRules.TypeCategory? {
    if let inside = optionalContent { return inside.category(inside: wanted) }
    switch collection {
    case .array where wanted == .bytes && trimmedDescription == "[UInt8]": return .bytes
    case .array(let element), .set(let element): return element.category(inside: wanted)
    case .dictionary(_, let value): return value.category(inside: wanted)
    case nil: return PresetRules.TypeCategory(FieldType(self))
    }
  }
}
