import SwiftDiagnostics
import SwiftSyntax

enum ModifierRules {
  /// `.nilIfEmpty` can return nil, so the field must be optional.
  static func nothingHasAPlace(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.codedValues where !field.mayBeMissing {
      guard let modified = field.attributes.modified,
        let modifier = modified.writtenArguments
          .first(where: { $0.expression.memberName == "nilIfEmpty" })
      else { continue }
      reporter.report(
        .nilNeedsOptional(field.name), at: modifier.expression,
        fixIts: field.annotation.map { [.insert("?", after: $0)] } ?? [])
    }
  }

  static func sidesAreWrittenOut(_ type: TypeModel, _ reporter: Reporter) {
    for modified in type.codedValues.compactMap(\.attributes.modified) {
      guard let side = modified.argument("on"), modified.modifiedSides == nil else { continue }
      reporter.report(.modifierSidesAreNotWrittenOut, at: side.expression)
    }
  }

  /// Reports invalid patterns, which would otherwise only fail at run time.
  static func patternsParse(_ type: TypeModel, _ reporter: Reporter) {
    for rule in type.codedValues.flatMap(\.attributes.validations).flatMap(\.writtenArguments) {
      guard let call = rule.expression.as(FunctionCallExprSyntax.self),
        call.calledExpression.memberName == "matches",
        let argument = call.arguments.first?.expression, let pattern = argument.literalText
      else { continue }
      do {
        _ = try Regex(pattern)
      } catch {
        reporter.report(.patternIsWrong("\(error)"), at: argument)
      }
    }
  }

  static func initialValuesKeepRules(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.codedValues {
      guard let value = field.fallback else { continue }
      for rule in field.attributes.validations.flatMap(\.unlabeledArguments)
      where LiteralRule(rule.expression)?.isBroken(by: value) ?? false {
        reporter.report(
          .initialValueBreaksRule(value.trimmedText, rule.expression.trimmedText),
          at: rule.expression)
      }
    }
  }
}

private enum LiteralRule {
  case range(Double?, Double?, isClosed: Bool)
  case count(Double?, Double?, isClosed: Bool)

  init?(_ expression: ExprSyntax) {
    if expression.memberName == "nonEmpty" {
      self = .count(1, nil, isClosed: true)
      return
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression, let bounds = argument.literalBounds
    else { return nil }
    switch call.calledExpression.memberName {
    case "range": self = .range(bounds.0, bounds.1, isClosed: bounds.2)
    case "count": self = .count(bounds.0, bounds.1, isClosed: bounds.2)
    default: return nil
    }
  }

  /// Returns `false` if the literal satisfies the rule, or if this can't be determined.
  func isBroken(by value: ExprSyntax) -> Bool {
    let (number, lower, upper, isClosed): (Double?, Double?, Double?, Bool) =
      switch self {
      case .range(let lower, let upper, let isClosed): (value.literalNumber, lower, upper, isClosed)
      case .count(let lower, let upper, let isClosed): (value.literalCount, lower, upper, isClosed)
      }
    guard let number else { return false }
    if let lower, number < lower { return true }
    guard let upper else { return false }
    return isClosed ? number > upper : number >= upper
  }
}

extension ExprSyntax {
  fileprivate var literalNumber: Double? {
    Double(trimmedText.filter { $0 != "_" && $0 != " " })
  }

  fileprivate var literalCount: Double? {
    if let text = literalText { return Double(text.count) }
    return self.as(ArrayExprSyntax.self).map { Double($0.elements.count) }
  }

  /// The bounds of a range literal, and whether it includes the upper bound.
  ///
  /// A number is treated as a range that contains one value.
  fileprivate var literalBounds: (Double?, Double?, Bool)? {
    if let number = literalNumber { return (number, number, true) }
    let text = trimmedText.filter { $0 != " " && $0 != "_" }
    for (separator, isClosed) in [("...", true), ("..<", false)] {
      guard let range = text.firstRange(of: separator) else { continue }
      let ends = [text[..<range.lowerBound], text[range.upperBound...]]
      guard ends.allSatisfy({ $0.isEmpty || Double($0) != nil }) else { return nil }
      return (Double(ends[0]), Double(ends[1]), isClosed)
    }
    return nil
  }
}
