import SwiftDiagnostics
import SwiftSyntax

enum StrategyRules {
  static func wrappersCodeTheirValues(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      guard let wrapper = field.wrapper else { continue }
      for attribute in field.attributes.written
      where attribute.kind?.topic == .value || attribute.argument("if") != nil
        || attribute.name == field.attributes.defaultValue?.origin.name
          && field.kodableWrapper == nil
      {
        reporter.report(.valueAttributeOnWrapper(attribute.name, wrapper.name), removing: attribute)
      }
    }
  }

  static func lossyFieldsHaveRoom(_ type: TypeModel, _ reporter: Reporter) {
    guard type.sides.contains(.decode) else { return }
    for field in type.fields {
      guard field.wrapper == nil, let lossy = field.attributes.values.lossy,
        let fieldType = field.type
      else { continue }
      let fallback = field.attributes.defaultValue
      if !fieldType.isCollection, !field.isOptional, fallback == nil {
        let annotation = field.origin.typeAnnotation?.type
        reporter.report(
          .lossyNeedsRoom(field.name), at: lossy,
          fixIts: annotation.map { [.insert("?", after: $0)] } ?? [])
      } else if !fieldType.isCollection, fallback?.isForMissingOnly == true {
        reporter.report(.lossyNeedsDefault(field.name), removing: lossy)
      } else if fieldType.isCollection, field.recoverableFailures != nil {
        reporter.report(.lossyBeforeDefault(field.name), at: lossy)
      }
      if fieldType.isCollection, let strategy = field.attributes.values.strategy(for: .decode),
        let name = strategy.strategy.nameOfWhole
      {
        reporter.report(.lossyHasNoElements(name), removing: lossy)
      }
    }
  }

  static func coercedFieldsAreScalars(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.codedValues {
      guard let coercion = field.attributes.coercion else { continue }
      if coercion.policy == nil, let argument = coercion.origin.unlabeledArguments.first {
        reporter.report(.coercionIsNotWrittenOut, at: argument.expression)
      }
      if let value = field.type?.coreText, let name = value.innermostName,
        Self.composed.contains(name)
      {
        reporter.report(.notCoercible(value), removing: coercion.origin)
      } else if field.attributes.strategy(for: .decode) != nil {
        reporter.report(.strategyAndCoercion(field.name), removing: coercion.origin)
      }
    }
  }

  static func coercionConcernsFields(_ type: TypeModel, _ reporter: Reporter) {
    guard let coercion = type.attribute.coercion, coercion.value != .none,
      !type.fields.contains(where: { $0.type?.isMadeOfScalars ?? true }),
      !type.cases.flatMap(\.values).contains(where: \.type.isMadeOfScalars)
    else { return }
    reporter.report(.coercionHasNoEffect(type.name), at: coercion.origin)
  }

  static func strategiesFitFields(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.codedValues {
      for attribute in field.attributes.strategies {
        if attribute.isPolymorphic, let type = field.type, type.core.polymorphicStrategy == nil {
          reporter.report(.polymorphicNeedsProtocol(field.name), at: attribute.origin)
        }
        if let list = attribute.strategy.as(ArrayExprSyntax.self) {
          reporter.report(
            .arrayLiteralIsNoStrategy, at: attribute.argument,
            fixIts: list.asElements.map { [.replace(attribute.argument, with: $0)] } ?? [])
        }
      }
    }
  }

  private static let composed: Set<String> = ["Date", "Data", "URL", "UUID"]
}

extension ArrayExprSyntax {
  fileprivate var asElements: String? {
    guard elements.count == 1, let element = elements.first?.expression else { return nil }
    let inside = element.as(ArrayExprSyntax.self)?.asElements ?? element.trimmedText
    return ".elements(\(inside))"
  }
}

extension String {
  fileprivate var innermostName: String? {
    split { !$0.isLetter && !$0.isNumber }.last.map(String.init)
  }
}

extension ExprSyntax {
  fileprivate var nameOfWhole: String? {
    let call = self.as(FunctionCallExprSyntax.self)
    let name = (call?.calledExpression ?? self).memberName
    switch name {
    case "jsonString", "base64", "base64URL", "hex": return name
    case "via":
      let wire = call?.arguments.first?.expression.as(MemberAccessExprSyntax.self)
      return wire?.declName.baseName.text == "self" ? name : nil
    default: return nil
    }
  }
}

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
            .strategyHasOtherShape(attribute.strategy.trimmedText, fieldType.text, text),
            at: attribute.argument,
            fixIts: [.replace(attribute.argument, with: text)])
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
    return layers.dropFirst(min(count, optionals)).reversed().reduce(leaf.trimmedText) {
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
    if let inside = wrapped { return inside.category(inside: wanted) }
    switch collection {
    case .array where wanted == .bytes && trimmedText == "[UInt8]": return .bytes
    case .array(let element), .set(let element): return element.category(inside: wanted)
    case .dictionary(_, let value): return value.category(inside: wanted)
    case nil: return PresetRules.TypeCategory(FieldType(self))
    }
  }
}
