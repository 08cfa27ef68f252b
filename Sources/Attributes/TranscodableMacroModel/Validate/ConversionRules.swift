import SwiftDiagnostics
import SwiftSyntax

/// Rules about types that are encoded and decoded as another type.
enum ConversionRules {
  /// The rules for types that are always converted to another type.
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

  /// The type must be written as a literal, because the expansion repeats it.
  static func typesAreWrittenOut(_ type: TypeModel, _ reporter: Reporter) {
    for wire in type.wires where wire.name == nil {
      reporter.report(
        .argumentIsNotWrittenOut("via", example: "WireType.self"), at: wire.origin.expression)
    }
  }

  /// Each profile can be declared only once.
  static func profilesAreDifferent(_ type: TypeModel, _ reporter: Reporter) {
    var seen: Set<String> = []
    for profile in type.profiles where !seen.insert(profile.profile).inserted {
      reporter.report(
        .profileIsRepeated(profile.profile), at: profile.origin, fixIts: [.remove(profile.origin)])
    }
  }

  /// Hand-written coding and raw values don't support profiles.
  static func profilesAreAskedFor(_ type: TypeModel, _ reporter: Reporter) {
    guard let profile = type.profiles.first else { return }
    if case .rawEnumeration = type.kind {
      reporter.report(.profileOfRawValues(type.name), at: profile.origin)
    } else if type.generatedSides != type.sides {
      reporter.report(.profileOfHandWritten(type.name), at: profile.origin)
    }
  }

  /// Reports attributes of fields that are not encoded or decoded, because they have no effect.
  private static func convertedFieldsHaveNoAttributes(_ type: TypeModel, _ reporter: Reporter) {
    guard let wire = type.attribute.wire?.name else { return }
    let ofCases = type.cases.flatMap { $0.attributes.written + $0.attributes.misplaced }
    let ofFields = type.fields.flatMap { $0.attributes.written + $0.attributes.misplaced }
    var seen: Set<AttributeSyntax> = []
    for attribute in ofFields + ofCases + type.hooks.compactMap(\.attribute)
    where seen.insert(attribute).inserted {
      reporter.report(
        .attributeInConvertedType(attribute.name, type.name, wire), at: attribute,
        fixIts: [.remove(attribute)])
    }
  }
}
