import SwiftSyntax

enum ConversionRules {
  static let whole: [Rules.Rule] = [
    TypeRules.typeCanBeSeen,
    TypeRules.conformanceIsNotRepeated,
    TypeRules.tagsAreLiterals,
    TypeRules.somethingIsLeftToWrite,
    valuesCanBeReplaced,
    typesAreWrittenOut,
    profilesAreDifferent,
    convertedFieldsHaveNoAttributes,
  ]

  /// Only value types can replace `self` in an initializer.
  static func valuesCanBeReplaced(_ type: TypeModel, _ reporter: Reporter) {
    guard type.isClass else { return }
    for wire in type.wires {
      reporter.report(.conversionNeedsValueType(type.name), at: wire.origin)
    }
  }

  static func typesAreWrittenOut(_ type: TypeModel, _ reporter: Reporter) {
    for wire in type.wires where wire.name == nil {
      reporter.report(
        .argumentIsNotWrittenOut("via", example: "WireType.self"), at: wire.origin.expression)
    }
  }

  static func profilesAreDifferent(_ type: TypeModel, _ reporter: Reporter) {
    var seen: Set<String> = []
    for profile in type.profiles where !seen.insert(profile.profile).inserted {
      reporter.report(.profileIsRepeated(profile.profile), removing: profile.origin)
    }
  }

  static func profilesAreAskedFor(_ type: TypeModel, _ reporter: Reporter) {
    guard let profile = type.profiles.first else { return }
    if case .rawEnumeration = type.kind {
      reporter.report(.profileOfRawValues(type.name), at: profile.origin)
    } else if type.generatedSides != type.sides {
      reporter.report(.profileOfHandWritten(type.name), at: profile.origin)
    }
  }

  private static func convertedFieldsHaveNoAttributes(_ type: TypeModel, _ reporter: Reporter) {
    guard let wire = type.attribute.wire?.name else { return }
    let ofCases = type.cases.flatMap { $0.attributes.written + $0.attributes.misplaced }
    let ofFields = type.fields.flatMap { $0.attributes.written + $0.attributes.misplaced }
    var seen: Set<AttributeSyntax> = []
    for attribute in ofFields + ofCases + type.hooks.compactMap(\.attribute)
    where seen.insert(attribute).inserted {
      reporter.report(
        .attributeInConvertedType(attribute.name, type.name, wire), removing: attribute)
    }
  }
}
