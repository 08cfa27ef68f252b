/// Everything that is checked about a type, in the order the messages appear in.
enum Rules {
  /// A rule looks at the whole type and reports what it finds.
  typealias Rule = @Sendable (TypeModel, Reporter) -> Void

  static let all: [Rule] = [
    TypeRules.classIsFinal,
    TypeRules.conformanceIsNotRepeated,
    TypeRules.somethingIsLeftToWrite,
    FieldRules.patternsAreNames,
    FieldRules.constantsCanBeDecoded,
    FieldRules.typesCanBeRead,
    KeyRules.attributesStandOnFields,
    KeyRules.attributesAreOfFields,
    KeyRules.attributesStandAlone,
    KeyRules.attributesHaveText,
    KeyRules.attributesYieldToCodingKeys,
    KeyRules.codingKeysMatchFields,
    LocationRules.keysAreGivenOnce,
    LocationRules.placesAreDifferent,
    LocationRules.writtenPathsHaveNoIndexes,
    LocationRules.attributesHaveTheirSide,
    KeyRules.attributesSayMoreThanTheStyle,
    KeyRules.styleHasAnEffect,
    ValueRules.ignoredFieldsHaveValues,
    ValueRules.ignoredFieldsHaveNoOtherAttributes,
    ValueRules.defaultsAreGivenOnce,
    ValueRules.nilPoliciesStandOnOptionals,
    StrategyRules.wrappersCodeTheirValues,
    StrategyRules.lossyFieldsHaveRoom,
    StrategyRules.coercedFieldsAreScalars,
    StrategyRules.coercionConcernsFields,
    StrategyRules.strategiesFitFields,
    ModifierRules.nothingHasAPlace,
    ModifierRules.patternsParse,
    ModifierRules.initialValuesKeepRules,
    EnumerationRules.argumentsFitTheType,
    EnumerationRules.thereAreCases,
    EnumerationRules.tagsAreDifferent,
    EnumerationRules.payloadsHaveRoom,
    EnumerationRules.attemptsCanBeReached,
    CaseRules.attributesBelongOnCases,
    CaseRules.attributesAreWrittenOut,
    CaseRules.tagsAreGivenOnce,
    CaseRules.payloadKeysNameValues,
    CaseRules.ignoredCasesHaveNoOtherAttributes,
    CaseRules.oneCaseIsUnknown,
    CaseRules.unknownCasesKeepWhatTheyCan,
  ]

  /// Applies all rules.
  static func check(_ type: TypeModel, _ reporter: Reporter) {
    // The attribute that stands first reports what is wrong with the type.
    if type.yieldsToOtherAttribute {
      return TypeRules.attributeIsAlone(type, reporter)
    }
    if case .unsupported = type.kind {
      return TypeRules.declarationCanConform(type, reporter)
    }
    for rule in all {
      rule(type, reporter)
    }
  }
}
