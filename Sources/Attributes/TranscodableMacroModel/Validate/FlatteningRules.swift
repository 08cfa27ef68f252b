import SwiftDiagnostics
import SwiftSyntax

enum FlatteningRules {
  static func flattenedFieldsHaveNoOtherAttributes(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields where field.isFlattened {
      for attribute in field.attributes.written where !isAllowed(attribute) {
        reporter.report(
          .flattenedFieldHasAttribute(field.name, attribute.name), removing: attribute)
      }
      if let wrapper = field.wrapper, let attribute = field.attributes.flattened {
        reporter.report(.valueAttributeOnWrapper(attribute.name, wrapper.name), removing: attribute)
      }
    }
  }

  private static func isAllowed(_ attribute: AttributeSyntax) -> Bool {
    attribute.name == "CodableFlattened"
      || IgnoredAttribute(attribute) != nil && attribute.argument("if") == nil
  }

  static func flattenedTypesAreObjects(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      if let attribute = field.attributes.flattened, let fieldType = field.type,
        type.isOwnType(fieldType)
      {
        reporter.report(.flattenedTypeIsItself(field.name), removing: attribute)
      }
      guard let attribute = field.attributes.flattened, !field.isRest, field.wrapper == nil,
        let fieldType = field.type,
        fieldType.isMadeOfScalars || fieldType.isCollection || fieldType.isNullable
          || fieldType.layers.count > 1
      else { continue }
      reporter.report(.flattenedTypeIsNoObject(fieldType.value), removing: attribute)
    }
  }

  /// A flattened nil value has no members, so missing members must always be decoded as nil.
  static func flattenedOptionalsStayNil(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields where field.isFlattened && field.isOptional && field.wrapper == nil {
      if field.isRest {
        guard let written = field.origin.typeAnnotation?.type else { continue }
        reporter.report(.restIsOptional(field.name), at: written)
      } else if type.generatedSides == .both, field.standardValue != nil {
        reporter.report(.flattenedNilBecomesDefault(field.name), at: field.origin.pattern)
      }
    }
  }

  static func restIsTakenOnce(_ type: TypeModel, _ reporter: Reporter) {
    let rests = type.fields.filter(\.isRest)
    guard let first = rests.first else { return }
    for second in rests.dropFirst() {
      guard let attribute = second.attributes.flattened else { continue }
      reporter.report(.restIsTakenTwice(first.name, second.name), removing: attribute)
    }
    if let unknown = type.attribute.unknownKeys, unknown.value == .reject {
      reporter.report(.restLeavesNothingUnknown(first.name), at: unknown.origin)
    }
  }

  static func codingKeysHaveNoKeylessFields(_ type: TypeModel, _ reporter: Reporter) {
    guard let codingKeys = type.codingKeys else { return }
    for field in type.fields where !field.hasKey {
      guard let entry = codingKeys.entry(for: field),
        let attribute = field.attributes.flattened ?? field.attributes.derived?.origin
      else { continue }
      reporter.report(
        .keylessFieldInCodingKeys(field.name, attribute.name), at: attribute,
        notes: [Note(node: Syntax(entry.origin), message: MacroMessage.codingKeysAreHere)],
        fixIts: [.remove(attribute)])
    }
  }

  static func flattenedFieldsCanBeRead(_ type: TypeModel, _ reporter: Reporter) {
    guard type.generatedSides.contains(.decode) else { return }
    for field in type.fields
    where field.isFlattened && !field.attributes.ignoredSides.contains(.decode) {
      if !field.isVariable, field.initialValue != nil {
        reporter.report(
          .constantIsNeverDecoded(field.name), at: field.origin.pattern,
          fixIts: [.replace(field.declaration.bindingSpecifier, with: "var")])
      }
      guard field.type == nil else { continue }
      reporter.report(
        .fieldHasNoSpelledType(field.name), at: field.origin.pattern,
        fixIts: [.insertType("<#Type#>", after: field.origin.pattern)])
    }
  }
}
