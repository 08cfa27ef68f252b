import SwiftDiagnostics
import SwiftSyntax

/// Rules about uncodable types and incomplete defaults, which the compiler would only report in
/// generated code.
enum CodabilityRules {
  static func typesAreCodable(_ type: TypeModel, _ reporter: Reporter) {
    let sides = [CodingSides.decode, .encode].filter(type.generatedSides.contains)
    for field in type.fields where field.wrapper == nil && !field.isDerived {
      // A declaration such as `a, b: Any` is reported only once, at the annotation.
      guard let annotation = field.origin.typeAnnotation?.type else { continue }
      let open = sides.filter { side in
        field.attributes.values.strategy(for: side) == nil
          && !field.attributes.ignoredSides.contains(side)
      }
      if !open.isEmpty { check(annotation, reporter) }
    }
    for enumCase in type.cases where !enumCase.isUnknown && enumCase.attributes.ignored == nil {
      for value in enumCase.values { check(value.origin.type, reporter) }
    }
  }

  private static func check(_ type: TypeSyntax, _ reporter: Reporter) {
    if let inside = type.wrapped { return check(inside, reporter) }
    switch type.collection {
    case .array(let element), .set(let element): return check(element, reporter)
    case .dictionary(_, let value): return check(value, reporter)
    case nil: break
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inside = tuple.elements.first?.type
    {
      return check(inside, reporter)
    }
    switch type.as(TypeSyntaxEnum.self) {
    case .tupleType: reporter.report(.tupleIsNotCodable(type.trimmedText), at: type)
    case .functionType, .attributedType:
      reporter.report(.functionIsNotCodable(type.trimmedText), at: type)
    case .someOrAnyType(let existential)
    where existential.someOrAnySpecifier.tokenKind == .keyword(.any):
      let name = existential.constraint.trimmedText
      reporter.report(.protocolIsNotCodable(type.trimmedText, name), at: type)
    case .identifierType(let name) where ["Any", "AnyObject"].contains(name.name.text):
      reporter.report(
        .anyIsNotCodable(name.name.text), at: type,
        fixIts: [.replace(type, with: "JSON")])
    default: return
    }
  }

  /// The compiler can't infer the type of `.member` or `nil` in an attribute from the field.
  static func defaultsSpellTheirTypes(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      check(membersOfRulesIn: field, reporter)
      guard let attribute = field.attributes.defaultValue, let fieldType = field.type,
        let value = attribute.origin.unlabeledArguments.first?.expression
      else { continue }
      if value.is(NilLiteralExprSyntax.self) {
        reporter.report(.defaultIsNil(field.name), removing: attribute.origin)
      } else if let member = value.implicitMember {
        spell(member, fieldType, in: "default", reporter)
      }
    }
  }

  private static func check(membersOfRulesIn field: FieldModel, _ reporter: Reporter) {
    guard let type = field.type else { return }
    let rules = field.attributes.values.validations.flatMap(\.unlabeledArguments)
    for rule in rules {
      guard let call = rule.expression.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "oneOf"
      else { continue }
      for member in call.arguments.compactMap(\.expression.implicitMember) {
        spell(member, type, in: "value", reporter)
      }
    }
  }

  private static func spell(
    _ member: MemberAccessExprSyntax, _ type: FieldType, in what: String, _ reporter: Reporter
  ) {
    let full = "\(type.coreText)\(member.trimmedText)"
    reporter.report(
      .valueHasNoType(what, full), at: member,
      fixIts: [.replace(member, with: full)])
  }
}

extension ExprSyntax {
  fileprivate var implicitMember: MemberAccessExprSyntax? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.implicitMember
    }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
    return member.base.map(\.implicitMember) ?? member
  }
}
