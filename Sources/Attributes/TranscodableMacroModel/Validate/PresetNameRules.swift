import SwiftDiagnostics
import SwiftSyntax

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
        fixIts: [.exchange("replace-strategy", "replace with '.\(preset)'", name, with: preset)])
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
