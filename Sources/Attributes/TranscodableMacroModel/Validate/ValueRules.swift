import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

enum ValueRules {
  static func ignoredFieldsHaveValues(_ type: TypeModel, _ reporter: Reporter) {
    guard type.generatedSides.contains(.decode) else { return }
    for field in type.fields
    where field.attributes.ignoredSides.contains(.decode) && !field.hasInitialValue {
      let fixIts: [FixIt]
      if let annotation = field.origin.typeAnnotation?.type {
        fixIts = [
          .insert(" = <#default#>", after: annotation),
          field.isVariable ? .insert("?", after: annotation) : nil,
        ].compactMap(\.self)
      } else {
        fixIts = []
      }
      reporter.report(
        .ignoredFieldHasNoValue(field.name), at: field.origin.pattern, fixIts: fixIts)
    }
  }

  static func ignoredFieldsHaveNoOtherAttributes(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields where field.attributes.ignoredSides == .both {
      for attribute in field.attributes.written where IgnoredAttribute(attribute) == nil {
        reporter.report(.ignoredFieldHasAttribute(field.name, attribute.name), removing: attribute)
      }
    }
  }

  static func defaultsAreGivenOnce(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields where field.isVariable && field.initialValue != nil {
      guard let attribute = field.attributes.defaultValue, attribute.failures == nil,
        !field.attributes.ignoredSides.contains(.decode)
      else { continue }
      reporter.report(.defaultIsGivenTwice(field.name), removing: attribute.origin)
    }
  }

  /// With a default, the value is never absent, so `CodableNullable` has no purpose.
  static func nullablesHaveNoDefaults(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields where field.type?.isNullable ?? false {
      guard let fallback = field.attributes.defaultValue else { continue }
      let losesAbsent = type.generatedSides == .both && !fallback.value.isMember("absent")
      reporter.report(
        .nullableHasDefault(field.name, losesAbsent: losesAbsent), removing: fallback.origin)
    }
  }

  /// An omitted nil would be decoded as the default value.
  static func omittedNilsStayNil(_ type: TypeModel, _ reporter: Reporter) {
    guard type.generatedSides == .both else { return }
    for field in type.fields where field.attributes.ignoredSides.isEmpty {
      if let policy = field.attributes.nilPolicy, policy.policy == .omit,
        type.readsMissingAsValue(field)
      {
        reporter.report(.nilBecomesDefault(field.name), removing: policy.origin)
      }
      guard let value = field.standardValue else { continue }
      if let fallback = field.attributes.defaultValue, fallback.coversNull,
        field.attributes.nilPolicy?.value == nil, type.readsMissingAsValue(field)
      {
        reporter.report(.nullBecomesDefault(field.name), at: fallback.origin)
      }
      if field.type?.isNullable ?? false, field.attributes.defaultValue == nil,
        !value.isMember("absent")
      {
        reporter.report(.absentBecomesDefault(field.name), at: field.origin.pattern)
      }
      if value.isLiteralWithContent,
        let condition = field.attributes.ignored.lazy.compactMap(\.condition).first,
        condition.as(KeyPathExprSyntax.self)?.trimmedText.hasSuffix(".isEmpty") ?? false
      {
        reporter.report(.emptyBecomesDefault(field.name), at: field.origin.pattern)
      }
    }
  }

  /// The rules for fields, applied to associated values.
  static func omittedCaseValuesStayOmitted(_ type: TypeModel, _ reporter: Reporter) {
    guard type.generatedSides == .both else { return }
    let values = type.cases.filter { $0.attributes.ignored == nil }.flatMap(\.values)
    if let nulls = type.attribute.nulls, nulls.value == .reject,
      type.attribute.nilEncoding?.value == .null,
      let value = values.first(where: { $0.type.wrapped != nil && !$0.type.isNullable })
    {
      reporter.report(
        .nullIsWrittenAndRefused(value.name), at: nulls.origin,
        fixIts: [.remove(nulls.origin, from: type.attribute.origin)])
      return
    }
    guard type.attribute.missing?.value != .strict else { return }
    for value in values {
      guard let fallback = value.defaultValue, !fallback.is(NilLiteralExprSyntax.self) else {
        continue
      }
      if value.type.isNullable, !fallback.isMember("absent") {
        reporter.report(.absentBecomesDefault(value.name), at: value.origin)
      } else if value.type.wrapped != nil, let nulls = type.attribute.nulls, nulls.value == .reject
      {
        reporter.report(
          .nullIsWrittenAndRefused(value.name), at: nulls.origin,
          fixIts: [.remove(nulls.origin, from: type.attribute.origin)])
      }
    }
  }

  static func writtenNullsAreRead(_ type: TypeModel, _ reporter: Reporter) {
    let argument = type.attribute
    guard let nulls = argument.nulls, nulls.value == .reject, type.generatedSides == .both else {
      return
    }
    for field in type.fields where field.isOptional && field.refusesNulls {
      if let policy = field.attributes.nilPolicy {
        guard policy.policy == .null else { continue }
        reporter.report(.nullIsWrittenAndRefused(field.name), removing: policy.origin)
      } else if argument.nilEncoding?.value == .null || (argument.layout?.value ?? .keyed) != .keyed
        || type.readsMissingAsValue(field)
      {
        return reporter.report(
          .nullIsWrittenAndRefused(field.name), at: nulls.origin,
          fixIts: [.remove(nulls.origin, from: argument.origin)])
      }
    }
  }

  static func nilPoliciesStandOnOptionals(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      guard let attribute = field.attributes.nilPolicy else { continue }
      if let type = field.type, type.wrapped == nil {
        reporter.report(.nilPolicyWithoutOptional, removing: attribute.origin)
      } else if attribute.value != nil, let wrapper = field.wrapper, field.kodableWrapper == nil {
        reporter.report(
          .valueAttributeOnWrapper(attribute.origin.name, wrapper.name), removing: attribute.origin)
      } else if attribute.policy == nil, let argument = attribute.origin.unlabeledArguments.first {
        reporter.report(
          .attributeIsNotWrittenOut("EncodableNil", example: ".null"), at: argument.expression)
      }
    }
  }
}

extension ExprSyntax {
  fileprivate func isMember(_ name: String) -> Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
  }

  fileprivate var isLiteralWithContent: Bool {
    if let array = self.as(ArrayExprSyntax.self) { return !array.elements.isEmpty }
    if let string = self.as(StringLiteralExprSyntax.self) {
      return string.representedLiteralValue != ""
    }
    guard case .elements? = self.as(DictionaryExprSyntax.self)?.content else { return false }
    return true
  }
}

extension FieldModel {
  fileprivate var refusesNulls: Bool {
    wrapper == nil && !overridesNullPolicy && attributes.ignoredSides.isEmpty
  }
}
