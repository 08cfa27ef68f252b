import SwiftDiagnostics
import SwiftSyntax

/// Rules about built-in modifiers, validations and strategies, which the compiler would only check
/// in generated code.
enum PresetRules {
  static func presetsFitFields(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.codedValues {
      guard let fieldType = field.type, let category = TypeCategory(fieldType) else { continue }
      let values = field.attributes
      for attribute in [values.modified].compactMap(\.self) + values.validations {
        for argument in attribute.unlabeledArguments + attribute.presetsAfterSide {
          let preset = argument.expression
          guard let name = preset.presetName, let categories = categories[name] else { continue }
          if categories.contains(category), !(preset.isOfNumbers && category == .text) {
            LiteralRules.checkPreset(preset, named: name, field.name, fieldType, reporter)
            continue
          }
          reporter.report(
            .presetDoesNotFit(preset.trimmedDescription, fieldType.coreText), at: preset,
            fixIts: [.remove(argument, fromOrWith: attribute)])
        }
      }
    }
  }

  static func strategiesFitFields(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.codedValues {
      for attribute in field.attributes.strategies {
        if attribute.strategy.is(DictionaryExprSyntax.self) {
          reporter.report(.dictionaryStrategy, at: attribute.origin)
        }
        guard let name = attribute.strategy.presetName, let (category, what) = strategies[name],
          let fieldType = field.type, let found = TypeCategory(fieldType), found != category,
          category != .bytes || fieldType.coreText != "[UInt8]"
        else { continue }
        let inside = attribute.strategy.spelled(in: fieldType.core, leaf: category)
        reporter.report(
          .strategyDoesNotFit(name, for: what, fieldType.value), at: attribute.origin,
          fixIts: [
            inside.map {
              .exchange("replace-strategy", "replace with '\($0)'", attribute.argument, with: $0)
            } ?? .remove(attribute.origin)
          ])
      }
    }
  }

  enum TypeCategory: CaseIterable {
    case text, integer, fraction, truth, list, set, dictionary, date, bytes, other

    init?(_ type: FieldType) {
      switch type.coreText.withoutStandardModule {
      case "Date", "Foundation.Date": self = .date
      case "Data", "Foundation.Data": self = .bytes
      case "URL", "UUID", "Foundation.URL", "Foundation.UUID": self = .other
      default:
        switch StandardType(type.coreText) {
        case .text: self = .text
        case .truth: self = .truth
        case .integer: self = .integer
        case .fraction: self = .fraction
        case nil:
          switch type.core.collection {
          case .array: self = .list
          case .set: self = .set
          case .dictionary: self = .dictionary
          case nil: return nil
          }
        }
      }
    }
  }

  private static let collections: Set<TypeCategory> = [.text, .list, .set, .dictionary, .bytes]
  private static let ordered: Set<TypeCategory> = [.text, .integer, .fraction, .date]

  static func isStep(_ name: String) -> Bool { categories[name] != nil }

  private static let categories: [String: Set<TypeCategory>] = [
    "trimmed": [.text], "lowercased": [.text], "uppercased": [.text], "capitalized": [.text],
    "nilIfEmpty": collections, "clamped": ordered, "min": ordered, "max": ordered,
    "sorted": [.list], "unique": [.list],
    "range": ordered, "count": collections, "nonEmpty": collections, "matches": [.text],
    "oneOf": Set(TypeCategory.allCases),
  ]

  static let strategies: [String: (TypeCategory, String)] = Dictionary(
    uniqueKeysWithValues: [
      "iso8601", "rfc2822", "dateFormat", "secondsSince1970", "millisecondsSince1970",
      "microsecondsSince1970", "nanosecondsSince1970",
    ].map { ($0, (.date, "dates")) }
      + ["base64", "base64URL", "hex"].map { ($0, (.bytes, "bytes")) }
      + ["separated", "oneOrMany"].map { ($0, (.list, "arrays")) }
      + [("floats", (.fraction, "floating-point numbers")), ("lowercasedText", (.text, "strings"))])
}

extension AttributeSyntax {
  fileprivate var presetsAfterSide: [LabeledExprSyntax] {
    writtenArguments.first?.label == nil
      ? [] : writtenArguments.dropFirst().filter { $0.label == nil }
  }
}

extension FixIt {
  fileprivate static func remove(
    _ argument: LabeledExprSyntax, fromOrWith attribute: AttributeSyntax
  ) -> FixIt {
    let others = attribute.writtenArguments.filter { $0.label == nil && $0.id != argument.id }
    return others.isEmpty ? remove(attribute) : remove(argument, from: attribute)
  }
}

extension ExprSyntax {
  func spelled(in type: TypeSyntax, leaf: PresetRules.TypeCategory) -> String? {
    if let inside = type.optionalContent {
      return spelled(in: inside, leaf: leaf).map { ".optional(\($0))" }
    }
    switch type.collection {
    case .array where leaf == .bytes && type.trimmedDescription == "[UInt8]":
      return trimmedDescription
    case .array(let element), .set(let element):
      return spelled(in: element, leaf: leaf).map { ".elements(\($0))" }
    case .dictionary(_, let value): return spelled(in: value, leaf: leaf).map { ".values(\($0))" }
    case nil:
      return PresetRules.TypeCategory(FieldType(type)) == leaf ? trimmedDescription : nil
    }
  }

  var presetName: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.memberName }
    return memberName
  }

  fileprivate var isOfNumbers: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), presetName != "count",
      let argument = call.arguments.first?.expression
    else { return false }
    return argument.tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .integerLiteral, .floatLiteral: true
      default: false
      }
    }
  }
}
