/// Everything that is checked about a type, in the order the messages appear in.
enum Rules {
  /// A rule looks at the whole type and reports what it finds.
  typealias Rule = @Sendable (TypeModel, Reporter) -> Void

  static let all: [Rule] = [
    TypeRules.classIsFinal,
    TypeRules.typeCanBeSeen,
    TypeRules.conformanceIsNotRepeated,
    TypeRules.tagsAreLiterals,
    TypeRules.somethingIsLeftToWrite,
    FieldRules.patternsAreNames,
    FieldRules.constantsCanBeDecoded,
    FieldRules.typesCanBeRead,
    CodabilityRules.typesAreCodable,
    CodabilityRules.defaultsFitTypes,
    KeyRules.attributesStandOnFields,
    KeyRules.attributesAreOfFields,
    KeyRules.attributesStandAlone,
    KeyRules.attributesHaveText,
    KeyRules.attributesYieldToCodingKeys,
    KeyRules.codingKeysMatchFields,
    LocationRules.keysAreGivenOnce,
    LocationRules.placesAreDifferent,
    LocationRules.writtenPathsHaveNoIndexes,
    SideRules.attributesHaveTheirSide,
    SideRules.ignoredSidesHaveNoAttributes,
    SideRules.strategiesAreUsed,
    KeyRules.attributesSayMoreThanTheStyle,
    KeyRules.styleHasAnEffect,
    ArgumentRules.affixesHaveAnEffect,
    ArgumentRules.policiesHaveEffect,
    ArgumentRules.attributesHaveArguments,
    ValueRules.ignoredFieldsHaveValues,
    ValueRules.ignoredFieldsHaveNoOtherAttributes,
    ValueRules.defaultsAreGivenOnce,
    ValueRules.nullablesHaveNoDefaults,
    ValueRules.nilPoliciesStandOnOptionals,
    StrategyRules.wrappersCodeTheirValues,
    WrapperRules.wrappersTakeTheirKeys,
    StrategyRules.lossyFieldsHaveRoom,
    ValueRules.writtenNullsAreRead,
    StrategyRules.coercedFieldsAreScalars,
    StrategyRules.coercionConcernsFields,
    StrategyRules.strategiesFitFields,
    PresetRules.strategiesFitFields,
    PresetRules.presetsFitFields,
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
    CaseRules.nullIsTheTagOfNothingElse,
    CaseRules.tagsAreGivenOnce,
    CaseRules.payloadKeysNameValues,
    CaseRules.valueAttributesNameValues,
    CaseRules.ignoredCasesHaveNoOtherAttributes,
    CaseRules.oneCaseIsUnknown,
    CaseRules.unknownCasesKeepWhatTheyCan,
    FlatteningRules.flattenedFieldsHaveNoOtherAttributes,
    FlatteningRules.flattenedTypesAreObjects,
    FlatteningRules.restIsTakenOnce,
    FlatteningRules.codingKeysHaveNoKeylessFields,
    FlatteningRules.flattenedFieldsCanBeRead,
    DerivationRules.derivedFieldsHaveNoOtherAttributes,
    DerivationRules.sourcesAreFields,
    DerivationRules.derivationsHaveAnEnd,
    HookRules.hooksAreCallable,
    HookRules.hooksHaveAttributes,
    LayoutRules.transparentTypesHaveOneField,
    LayoutRules.keylessLayoutsHaveNoKeys,
    LayoutRules.positionsStay,
    VersionRules.versionsAreNumbers,
    VersionRules.rawRepresentationsAreNew,
    VersionRules.strategiesConcernFields,
    PartialRules.typesHaveParts,
    PartialRules.policiesHaveAnEffect,
    ModifierRules.sidesAreWrittenOut,
    ConversionRules.valuesCanBeReplaced,
    ConversionRules.typesAreWrittenOut,
    ConversionRules.profilesAreDifferent,
    ConversionRules.profilesAreAskedFor,
    ClassRules.actorsAreOnlyDecoded,
    ClassRules.superclassesAreOfClasses,
    ClassRules.superclassesAreMentioned,
    ClassRules.describedClassesAreFinal,
    LaneRules.slowerLanesAreTold,
  ]

  /// Applies all rules.
  static func check(_ type: TypeModel, _ reporter: Reporter) {
    // The attribute that is first reports what is wrong with the type.
    if type.yieldsToOtherAttribute {
      return TypeRules.attributeIsAlone(type, reporter)
    }
    if case .unsupported = type.kind {
      return TypeRules.declarationCanConform(type, reporter)
    }
    for rule in type.isConverted ? ConversionRules.whole : all {
      rule(type, reporter)
    }
  }
}
