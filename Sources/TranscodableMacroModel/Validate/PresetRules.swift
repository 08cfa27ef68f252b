import SwiftDiagnostics
import SwiftSyntax

/// Rules about modifiers, rules and strategies that are for other types than that of their field.
///
/// The compiler would say so too, about code that nobody has written.
enum PresetRules {
  /// A modifier or a rule has to be one for the type, as far as that can be told by its spelling.
  static func presetsFitFields(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      guard let look = field.type.flatMap(Look.init), let spelled = field.type?.value else {
        continue
      }
      let values = field.attributes.values
      for attribute in [values.modified].compactMap(\.self) + values.validations {
        for argument in attribute.unlabeledArguments + attribute.presetsBehindSide {
          let preset = argument.expression
          guard let name = preset.presetName, let looks = looks[name],
            !looks.contains(look) || preset.isOfNumbers && look == .text
          else { continue }
          reporter.report(
            .presetDoesNotFit(preset.trimmedDescription, spelled), at: preset,
            fixIts: [.remove(argument, fromOrWith: attribute)])
        }
      }
    }
  }

  /// A strategy has to be one for the type, as far as that can be told by its spelling.
  static func strategiesFitFields(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      for attribute in field.attributes.values.strategies {
        if attribute.strategy.is(DictionaryExprSyntax.self) {
          reporter.report(.dictionaryStrategy, at: attribute.origin)
        }
        guard let name = attribute.strategy.presetName, let (look, what) = strategies[name],
          let fieldType = field.type, let found = Look(fieldType), found != look,
          look != .bytes || fieldType.value != "[UInt8]"
        else { continue }
        reporter.report(
          .strategyDoesNotFit(name, for: what, fieldType.value), at: attribute.origin,
          fixIts: [.remove(attribute.origin)])
      }
    }
  }

  /// What a type is, if its name is one of those that certainly say it.
  private enum Look {
    case text, integer, fraction, truth, list, dictionary, date, bytes, other

    init?(_ type: FieldType) {
      switch type.value.withoutStandardModule {
      case "String": self = .text
      case "Double", "Float": self = .fraction
      case "Bool": self = .truth
      case "Date", "Foundation.Date": self = .date
      case "Data", "Foundation.Data": self = .bytes
      case "URL", "UUID", "Foundation.URL", "Foundation.UUID": self = .other
      case "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
        "UInt64", "UInt128":
        self = .integer
      default:
        guard type.isCollection else { return nil }
        self = type.isDictionary ? .dictionary : .list
      }
    }
  }

  private static let collections: Set<Look> = [.text, .list, .dictionary, .bytes]
  private static let ordered: Set<Look> = [.text, .integer, .fraction, .date]

  /// What the modifiers and rules are for.
  private static let looks: [String: Set<Look>] = [
    "trimmed": [.text], "lowercased": [.text], "uppercased": [.text], "capitalized": [.text],
    "nilIfEmpty": collections, "clamped": ordered, "min": ordered, "max": ordered,
    "sorted": [.list], "unique": [.list],
    "range": ordered, "count": collections, "nonEmpty": collections, "matches": [.text],
  ]

  private static let strategies: [String: (Look, String)] = Dictionary(
    uniqueKeysWithValues: [
      "iso8601", "rfc2822", "dateFormat", "secondsSince1970", "millisecondsSince1970",
      "microsecondsSince1970", "nanosecondsSince1970",
    ].map { ($0, (.date, "dates")) }
      + ["base64", "base64URL", "hex"].map { ($0, (.bytes, "bytes")) }
      + ["separated", "oneOrMany"].map { ($0, (.list, "arrays")) }
      + [("floats", (.fraction, "floating-point numbers"))])
}

extension AttributeSyntax {
  /// The arguments behind `on:`, which stands first.
  fileprivate var presetsBehindSide: [LabeledExprSyntax] {
    writtenArguments.first?.label == nil
      ? [] : writtenArguments.dropFirst().filter { $0.label == nil }
  }
}

extension FixIt {
  /// Takes an argument away, and the attribute with it when nothing would be left.
  fileprivate static func remove(
    _ argument: LabeledExprSyntax, fromOrWith attribute: AttributeSyntax
  ) -> FixIt {
    let others = attribute.writtenArguments.filter { $0.label == nil && $0.id != argument.id }
    return others.isEmpty ? remove(attribute) : remove(argument, from: attribute)
  }
}

extension ExprSyntax {
  /// The name of a preset that is spelled `.name` or `.name(…)`.
  fileprivate var presetName: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.memberName }
    return memberName
  }

  /// Whether the bounds of a preset are numbers, and none of its own: `.range(1...5)`.
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
