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
            .presetDoesNotFit(preset.trimmedText, fieldType.coreText), at: preset,
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
            inside.map { .replace(attribute.argument, with: $0) } ?? .remove(attribute.origin)
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
    if let inside = type.wrapped {
      return spelled(in: inside, leaf: leaf).map { ".optional(\($0))" }
    }
    switch type.collection {
    case .array where leaf == .bytes && type.trimmedText == "[UInt8]":
      return trimmedText
    case .array(let element), .set(let element):
      return spelled(in: element, leaf: leaf).map { ".elements(\($0))" }
    case .dictionary(_, let value): return spelled(in: value, leaf: leaf).map { ".values(\($0))" }
    case nil:
      return PresetRules.TypeCategory(FieldType(type)) == leaf ? trimmedText : nil
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

/// Rules about calls of built-in strategies that don't compile.
///
/// The compiler reports them in the attribute, but also in each use in generated code. An error of
/// the macro replaces the generated code.
enum PresetNameRules {
  static func presetsAreSpelledCorrectly(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.codedValues {
      for attribute in field.attributes.strategies {
        check(attribute.argument, of: attribute, reporter)
      }
    }
  }

  private static func check(
    _ strategy: ExprSyntax, of attribute: StrategyAttribute, _ reporter: Reporter
  ) {
    let call = strategy.as(FunctionCallExprSyntax.self)
    let member = (call?.calledExpression ?? strategy).as(MemberAccessExprSyntax.self)
    guard let member, member.base == nil else { return }
    let name = member.declName.baseName
    if let preset = misspelled(name.text) {
      reporter.report(
        .unknownPreset(name.text, preset), at: name,
        fixIts: [.exchange("replace with '.\(preset)'", name, with: preset)])
    } else if name.text == "custom", attribute.sides == .both, let call, call.hasOneClosure {
      reporter.report(.customWithOneFunction, at: strategy)
    } else if ["elements", "values", "optional", "oneOrMany"].contains(name.text),
      let inside = call?.arguments.first?.expression
    {
      check(inside, of: attribute, reporter)
    }
  }

  /// Returns the preset from which the name differs by one character, by case or by the order of two
  /// characters.
  ///
  /// Other unknown names probably are strategies that the program declares.
  private static func misspelled(_ name: String) -> String? {
    guard !presets.contains(name) else { return nil }
    return presets.first { preset in
      guard preset.count >= 5, preset.utf8.count == name.utf8.count else { return false }
      if preset.lowercased() == name.lowercased() { return true }
      let pairs = Array(zip(preset.utf8, name.utf8))
      let different = pairs.indices.filter { pairs[$0].0 != pairs[$0].1 }
      switch different.count {
      case 1: return true
      case 2:
        let (first, second) = (pairs[different[0]], pairs[different[1]])
        return different[1] == different[0] + 1 && first.0 == second.1 && first.1 == second.0
      default: return false
      }
    }
  }

  private static let presets = [
    "iso8601", "rfc2822", "dateFormat", "secondsSince1970", "millisecondsSince1970",
    "microsecondsSince1970", "nanosecondsSince1970", "base64", "base64URL", "hex", "separated",
    "oneOrMany", "elements", "values", "optional", "floats", "lowercasedText", "jsonString",
    "losslessStringConversion", "polymorphic", "anyOf", "custom", "via",
  ]
}

extension FunctionCallExprSyntax {
  fileprivate var hasOneClosure: Bool {
    arguments.isEmpty && trailingClosure != nil && additionalTrailingClosures.isEmpty
  }
}
