import SwiftSyntax

/// Rules about literals that don't fit a field, which the compiler would only report in generated
/// code.
enum LiteralRules {
  static func defaultsFitTypes(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      guard let attribute = field.attributes.defaultValue, let fieldType = field.type else {
        continue
      }
      check(
        attribute.origin.unlabeledArguments.first?.expression ?? attribute.value, "the default",
        field.name, fieldType, reporter)
    }
  }

  static func valuesForNilFitTypes(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      guard let value = field.attributes.nilPolicy?.origin.argument("as")?.expression,
        let fieldType = field.type, fieldType.wrapped != nil
      else { continue }
      check(value, "the value for nil", field.name, fieldType, reporter)
    }
  }

  /// The compiler reports wrong defaults at the associated value, so the expansion needs no error.
  static func defaultsOfCasesFitTypes(_ type: TypeModel, _ reporter: Reporter) {
    for value in type.cases.flatMap(\.values) {
      guard let literal = value.defaultValue, LiteralMisfit(literal, value.type.core) != nil else {
        continue
      }
      reporter.leaveToCompiler()
    }
  }

  static func predicatesFitTypes(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      guard let fieldType = field.type,
        let path = field.attributes.ignored.lazy
          .compactMap({ $0.origin.argument("if")?.expression.as(KeyPathExprSyntax.self) }).first,
        let root = path.root.map({ FieldType($0) }), root.isScalar, fieldType.isScalar,
        root.text.withoutStandardModule != fieldType.text.withoutStandardModule
      else { continue }
      reporter.report(
        .predicateDoesNotFit(path.trimmedText, root.text, field.name, fieldType.text),
        at: path)
    }
  }

  /// Checks the arguments of a modifier or validation that takes values of the field's type.
  static func checkPreset(
    _ preset: ExprSyntax, named name: String, _ field: String, _ type: FieldType,
    _ reporter: Reporter
  ) {
    guard let call = preset.as(FunctionCallExprSyntax.self) else { return }
    for literal in call.arguments.flatMap(\.expression.operands) {
      if name == "count" {
        guard let kind = literal.literalKind, kind != .integer else { continue }
        // The compiler reports the argument at the attribute.
        return reporter.leaveToCompiler()
      }
      guard let misfit = LiteralMisfit(literal, type.core) else { continue }
      return reporter.report(
        .valueDoesNotFit("'.\(name)'", contains: misfit.kind.rawValue, field, type.text),
        at: misfit.literal)
    }
  }

  private static func check(
    _ value: ExprSyntax, _ what: String, _ field: String, _ type: FieldType, _ reporter: Reporter
  ) {
    guard let misfit = LiteralMisfit(value, type.core) else { return }
    reporter.report(
      misfit.isInside
        ? .valueDoesNotFit(what, contains: misfit.kind.rawValue, field, type.text)
        : .valueDoesNotFit(what, is: misfit.kind.rawValue, field, type.text),
      at: misfit.literal)
  }
}

/// A literal that can't be a value of a type, or that contains one that can't be an element.
private struct LiteralMisfit {
  let literal: ExprSyntax
  let kind: LiteralKind
  let isInside: Bool

  init?(_ value: ExprSyntax, _ type: TypeSyntax, isInside: Bool = false) {
    guard let kind = value.literalKind, let expected = ExpectedLiteral(type) else { return nil }
    guard expected.accepts(kind) else {
      literal = value
      self.kind = kind
      self.isInside = isInside
      return
    }
    guard let misfit = Self.inside(value, expected) else { return nil }
    self = misfit
  }

  private static func inside(_ value: ExprSyntax, _ expected: ExpectedLiteral) -> LiteralMisfit? {
    switch expected {
    case .scalar: return nil
    case .list(let element):
      return value.as(ArrayExprSyntax.self)?.elements.lazy
        .compactMap { LiteralMisfit($0.expression, element, isInside: true) }.first
    case .dictionary(let key, let content):
      guard case .elements(let elements)? = value.as(DictionaryExprSyntax.self)?.content else {
        return nil
      }
      return elements.lazy.compactMap {
        LiteralMisfit($0.key, key, isInside: true)
          ?? LiteralMisfit($0.value, content, isInside: true)
      }.first
    }
  }
}

private enum ExpectedLiteral {
  case scalar(StandardType)
  case list(TypeSyntax)
  case dictionary(key: TypeSyntax, value: TypeSyntax)

  init?(_ type: TypeSyntax) {
    let type = FieldType(type).core
    switch type.collection {
    case .array(let element), .set(let element): self = .list(element)
    case .dictionary(let key, let value): self = .dictionary(key: key, value: value)
    case nil:
      guard let scalar = StandardType(type.trimmedText) else { return nil }
      self = .scalar(scalar)
    }
  }

  func accepts(_ literal: LiteralKind) -> Bool {
    switch (self, literal) {
    case (.scalar(.text), .text), (.scalar(.truth), .truth), (.scalar(.integer), .integer),
      (.scalar(.fraction), .integer), (.scalar(.fraction), .fraction), (.list, .list),
      (.dictionary, .dictionary):
      true
    default: false
    }
  }
}

private enum LiteralKind: String {
  case text = "a string"
  case integer = "an integer"
  case fraction = "a floating-point number"
  case truth = "a Boolean"
  case list = "an array"
  case dictionary = "a dictionary"
}

extension FieldType {
  /// Whether the type is a standard scalar, perhaps optional.
  fileprivate var isScalar: Bool { StandardType(coreText) != nil && !isNullable }
}

extension ExprSyntax {
  fileprivate var literalKind: LiteralKind? {
    switch self.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr, .simpleStringLiteralExpr: .text
    case .integerLiteralExpr: .integer
    case .floatLiteralExpr: .fraction
    case .booleanLiteralExpr: .truth
    case .arrayExpr: .list
    case .dictionaryExpr: .dictionary
    case .prefixOperatorExpr(let prefixed): prefixed.expression.literalKind
    default: nil
    }
  }

  /// The bounds of a range, or the expression itself.
  fileprivate var operands: [ExprSyntax] {
    if let sequence = self.as(SequenceExprSyntax.self) {
      let operators = sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self) }
      let isRange = operators.allSatisfy { ["...", "..<"].contains($0.operator.text) }
      return isRange ? Array(sequence.elements) : []
    }
    if let bound = self.as(PostfixOperatorExprSyntax.self) { return [bound.expression] }
    return [self]
  }
}
