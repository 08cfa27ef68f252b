import SwiftDiagnostics
import SwiftSyntax

enum ArgumentRules {
  static func policiesHaveEffect(_ type: TypeModel, _ reporter: Reporter) {
    if case .rawEnumeration = type.kind { return }
    let values = type.cases.flatMap(\.values)
    let hasWrappers = type.fields.contains { $0.wrapper != nil }
    if let nilEncoding = type.attribute.nilEncoding, nilEncoding.value == .null, !hasWrappers,
      !type.fields.contains(where: \.isOptional),
      !values.contains(where: { $0.type.wrapped != nil })
    {
      report(nilEncoding.origin, "is optional", type, reporter)
    }
    if let missing = type.attribute.missing, missing.value == .strict, !hasWrappers,
      !type.fields.contains(where: { $0.initialValue != nil && $0.isVariable }),
      !values.contains(where: { $0.defaultValue != nil })
    {
      let property = type.cases.isEmpty ? "has an initial value" : "has a default"
      report(missing.origin, property, type, reporter)
    }
    if let nulls = type.attribute.nulls, nulls.value == .reject, !hasWrappers,
      !type.fields.contains(where: \.mayBeMissing),
      !values.contains(where: { $0.type.wrapped != nil || $0.defaultValue != nil })
    {
      report(nulls.origin, "may be missing", type, reporter)
    }
    if let encodedFields = type.attribute.encodedFields, encodedFields.value == .nonDefaults,
      type.cases.isEmpty
    {
      checkDefaults(encodedFields.origin, type, reporter)
    }
  }

  private static func checkDefaults(
    _ argument: LabeledExprSyntax, _ type: TypeModel, _ reporter: Reporter
  ) {
    if !type.codedFields(for: .encode).contains(where: { $0.standardValue != nil }) {
      report(argument, "has a default", type, reporter)
    } else if type.attribute.missing?.value == .strict {
      reporter.report(.defaultsAreMissed, at: argument)
    }
  }

  private static func report(
    _ argument: LabeledExprSyntax, _ property: String, _ type: TypeModel, _ reporter: Reporter
  ) {
    let what = type.cases.isEmpty ? "field" : "associated value"
    report(argument, because: "no \(what) \(property)", type, reporter)
  }

  private static func report(
    _ argument: LabeledExprSyntax, because reason: String, _ type: TypeModel, _ reporter: Reporter
  ) {
    reporter.report(
      .argumentWithoutEffect(argument.label?.text ?? "", reason), at: argument,
      fixIts: [.remove(argument, from: type.attribute.origin)])
  }

  static func affixesHaveAnEffect(_ type: TypeModel, _ reporter: Reporter) {
    guard type.cases.isEmpty else { return }
    let reason: String
    if type.codingKeys != nil {
      reason = "'CodingKeys' sets every key"
    } else if type.fields.isEmpty {
      reason = "'\(type.name)' has no fields"
    } else if type.fields.allSatisfy({ type.hasKeyOfItsOwn($0) && $0.attributes.naming == nil }) {
      reason = "every field specifies its own key"
    } else {
      return
    }
    for argument in [type.attribute.prefix?.origin, type.attribute.suffix?.origin] {
      if let argument { report(argument, because: reason, type, reporter) }
    }
  }

  static func attributesHaveArguments(_ type: TypeModel, _ reporter: Reporter) {
    let written =
      type.fields.flatMap(\.attributes.written) + type.cases.flatMap(\.attributes.written)
    for attribute in written where attribute.kind?.needsArguments ?? false {
      let arguments = attribute.writtenArguments.filter { $0.label?.text != "on" }
      guard arguments.isEmpty || arguments.count == 1 && arguments[0].expression.isEmptyDictionary
      else { continue }
      reporter.report(.attributeNeedsArguments(attribute.name), removing: attribute)
    }
  }
}

extension FieldModel {
  fileprivate var mayBeMissing: Bool {
    isOptional || initialValue != nil || attributes.defaultValue != nil
  }
}

extension ExprSyntax {
  fileprivate var isEmptyDictionary: Bool {
    guard case .colon? = self.as(DictionaryExprSyntax.self)?.content else { return false }
    return true
  }
}
