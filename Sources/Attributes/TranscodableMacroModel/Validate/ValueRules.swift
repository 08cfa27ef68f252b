import SwiftDiagnostics
import SwiftSyntax

/// Rules about attributes for values.
enum ValueRules {
  /// A field that is not decoded needs an initial value.
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

  /// Attributes of an ignored field have no effect.
  static func ignoredFieldsHaveNoOtherAttributes(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields where field.attributes.ignoredSides == .both {
      for attribute in field.attributes.written where IgnoredAttribute(attribute) == nil {
        reporter.report(
          .ignoredFieldHasAttribute(field.name, attribute.name), at: attribute,
          fixIts: [.remove(attribute)])
      }
    }
  }

  /// A second default would be unused.
  static func defaultsAreGivenOnce(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields where field.isVariable && field.initialValue != nil {
      guard let attribute = field.attributes.defaultValue, attribute.failures == nil,
        !field.attributes.ignoredSides.contains(.decode)
      else { continue }
      reporter.report(
        .defaultIsGivenTwice(field.name), at: attribute.origin, fixIts: [.remove(attribute.origin)])
    }
  }

  /// A default makes `CodableNullable` pointless, because the value is never absent.
  static func nullablesHaveNoDefaults(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields where field.type?.isNullable ?? false {
      guard let attribute = field.attributes.defaultValue?.origin else { continue }
      reporter.report(
        .nullableHasDefault(field.name), at: attribute, fixIts: [.remove(attribute)])
    }
  }

  /// If null is encoded, decoding must accept null.
  static func writtenNullsAreRead(_ type: TypeModel, _ reporter: Reporter) {
    let argument = type.attribute
    guard let nulls = argument.nulls, nulls.value == .reject, type.generatedSides == .both else {
      return
    }
    for field in type.fields where field.isOptional && field.refusesNulls {
      if let policy = field.attributes.nilPolicy {
        guard policy.policy == .null else { continue }
        reporter.report(
          .nullIsWrittenAndRefused(field.name), at: policy.origin, fixIts: [.remove(policy.origin)])
      } else if argument.nils?.value == .null || (argument.layout?.value ?? .keyed) != .keyed
        || argument.encodes?.value == .nonDefaults && field.standardValue != nil
      {
        return reporter.report(
          .nullIsWrittenAndRefused(field.name), at: nulls.origin,
          fixIts: [.remove(nulls.origin, from: argument.origin)])
      }
    }
  }

  /// Only an optional field can be nil.
  static func nilPoliciesStandOnOptionals(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      guard let attribute = field.attributes.nilPolicy else { continue }
      if let type = field.type, type.wrapped == nil {
        reporter.report(
          .nilPolicyWithoutOptional, at: attribute.origin, fixIts: [.remove(attribute.origin)])
      } else if attribute.value != nil, let wrapper = field.wrapper, field.kodableWrapper == nil {
        reporter.report(
          .valueAttributeOnWrapper(attribute.origin.name, wrapper.name), at: attribute.origin,
          fixIts: [.remove(attribute.origin)])
      } else if attribute.policy == nil, let argument = attribute.origin.unlabeledArguments.first {
        reporter.report(
          .argumentIsNotWrittenOut("EncodableNil", example: ".null"), at: argument.expression)
      }
    }
  }
}

extension FieldModel {
  /// Whether `nulls: .reject` applies to the field.
  fileprivate var refusesNulls: Bool {
    wrapper == nil && !overridesNullPolicy && attributes.ignoredSides.isEmpty
  }
}
