import SwiftDiagnostics
import SwiftSyntax

/// Rules about values in the form of another type.
enum ConversionRules {
  /// The rules that count where the fields of the type are not coded.
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

  /// Only the initialiser of a value can take another one.
  static func valuesCanBeReplaced(_ type: TypeModel, _ reporter: Reporter) {
    guard type.isClass else { return }
    for wire in type.wires {
      reporter.report(.conversionNeedsValueType(type.name), at: wire.origin)
    }
  }

  /// An expansion has to spell the type.
  static func typesAreWrittenOut(_ type: TypeModel, _ reporter: Reporter) {
    for wire in type.wires where wire.name == nil {
      reporter.report(
        .argumentIsNotWrittenOut("via", example: "WireType.self"), at: wire.origin.expression)
    }
  }

  /// Of two forms in one profile only one could be taken.
  static func profilesAreDifferent(_ type: TypeModel, _ reporter: Reporter) {
    var seen: Set<String> = []
    for profile in type.profiles where !seen.insert(profile.profile).inserted {
      reporter.report(
        .profileIsRepeated(profile.profile), at: profile.origin, fixIts: [.remove(profile.origin)])
    }
  }

  /// What is written by hand, or by the standard library, asks for no profile.
  static func profilesAreAskedFor(_ type: TypeModel, _ reporter: Reporter) {
    guard let profile = type.profiles.first else { return }
    if case .rawEnumeration = type.kind {
      reporter.report(.profileOfRawValues(type.name), at: profile.origin)
    } else if type.generatedSides != type.sides {
      reporter.report(.profileOfHandWritten(type.name), at: profile.origin)
    }
  }

  /// An attribute of a field that is not coded looks as if it did something.
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
