import SwiftSyntax

enum SideRules {
  static func attributesHaveTheirSide(_ type: TypeModel, _ reporter: Reporter) {
    guard !type.generatedSides.isEmpty else { return }
    for side in [CodingSides.decode, .encode] {
      guard let reason = type.reasonNotToGenerate(side) else { continue }
      for attribute in idleAttributes(of: type, side) {
        reporter.report(
          .attributeIsForOtherSide(attribute.name, because: reason), removing: attribute)
      }
    }
  }

  private static func idleAttributes(
    of type: TypeModel, _ side: CodingSides
  ) -> [AttributeSyntax] {
    let ofFields = type.fields.flatMap { field in
      field.attributes.counting(onlyFor: side)
        + field.attributes.ignored.filter { $0.sides == side && $0.condition == nil }.map(\.origin)
    }
    let ofCases = type.cases.flatMap { enumCase in
      enumCase.attributes.aboutValues.filter { $0.sidesOfValue == side }
        + (side == .decode ? [enumCase.attributes.aliases?.origin].compactMap(\.self) : [])
    }
    // Generated initializers use `CodableDefault` as well.
    return ofFields.filter { $0.name != "CodableDefault" || !type.hasConstruction } + ofCases
  }

  static func ignoredSidesHaveNoAttributes(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      let ignored = field.attributes.ignoredSides
      for side in [CodingSides.decode, .encode] where ignored == side {
        for attribute in field.attributes.counting(onlyFor: side)
        where attribute.name != "CodableDefault" || !type.hasConstruction {
          reporter.report(
            .ignoredFieldHasAttribute(
              field.name, attribute.name, verb: side == .decode ? "decoded" : "encoded"),
            removing: attribute)
        }
      }
    }
  }

  static func strategiesAreUsed(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.codedValues {
      let strategies = field.attributes.strategies
      guard let both = strategies.first(where: { $0.sides == .both })?.origin,
        Set(strategies.map(\.sides.rawValue)).count == 3
      else { continue }
      reporter.report(.strategyIsNotUsed(field.name), removing: both)
    }
  }
}

extension TypeModel {
  func reasonNotToGenerate(_ side: CodingSides) -> String? {
    if !sides.contains(side) { return "the type is only '@\(sides.attributeName)'" }
    guard !generatedSides.contains(side) else { return nil }
    return "'\(side == .decode ? "init(from:)" : "encode(to:)")' is hand-written"
  }
}
