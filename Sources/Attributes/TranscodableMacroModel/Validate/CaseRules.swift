import SwiftDiagnostics
import SwiftSyntax

enum CaseRules {
  static func attributesBelongOnCases(_ type: TypeModel, _ reporter: Reporter) {
    for enumCase in type.cases where enumCase.isFirstOfDeclaration {
      for attribute in enumCase.attributes.misplaced {
        reporter.report(
          .attributeIsMisplaced(attribute.name, on: "an enum case"), removing: attribute)
      }
      if enumCase.declaration.elements.count > 1 {
        for attribute in enumCase.attributes.written
        where !["CodableNaming", "CodableIgnored"].contains(attribute.name) {
          reporter.report(.attributeOnSeveralCases(attribute.name), at: attribute)
        }
      }
      var seen: Set<String> = []
      for attribute in enumCase.attributes.written
      where !(attribute.kind?.mayRepeat ?? false)
        && !seen.insert("\(attribute.name) \(attribute.nameOfValue ?? "")").inserted
      {
        reporter.report(
          .attributeIsGivenTwice(attribute.name, on: enumCase.name), removing: attribute)
      }
    }
  }

  /// Macros read tags and keys at compile time, so they must be literals.
  static func attributesAreWrittenOut(_ type: TypeModel, _ reporter: Reporter) {
    for enumCase in type.cases where enumCase.isFirstOfDeclaration {
      let attributes = enumCase.attributes
      if let tags = attributes.tags, tags.tags == nil {
        reporter.report(.tagIsNotALiteral, at: tags.origin)
      }
      if let first = attributes.tags?.tags?.first, first.isRange,
        let origin = attributes.tags?.origin
      {
        reporter.report(.tagIsARange(first.text), at: origin)
      }
      let keys = [
        attributes.key.map { ($0.origin, $0.key != nil) },
        attributes.aliases.map { ($0.origin, $0.keys != nil) },
        attributes.payload.map { ($0.origin, $0.isLiteral) },
      ].compactMap(\.self)
      for (origin, isLiteral) in keys where !isLiteral {
        guard let argument = origin.unlabeledArguments.first ?? origin.writtenArguments.first else {
          continue
        }
        reporter.report(.keyIsNotALiteral, at: argument.expression)
      }
      if let naming = attributes.naming, naming.style == nil,
        let argument = naming.origin.unlabeledArguments.first
      {
        reporter.report(.keyStyleIsNotWrittenOut, at: argument.expression)
      }
    }
  }

  static func nullIsTheTagOfNothingElse(_ type: TypeModel, _ reporter: Reporter) {
    let isAlone =
      switch type.attribute.tagging?.value ?? .external {
      case .external, .untagged: true
      case .internal, .adjacent: false
      }
    let ofCases = type.cases.filter {
      $0.isFirstOfDeclaration && (!isAlone || !$0.values.isEmpty || $0.isUnknown)
    }
    for tags in ofCases.map(\.attributes.tags) + [type.tags] {
      guard let tags, tags.tags?.contains(where: \.isNull) ?? false else { continue }
      reporter.report(.tagIsNull, at: tags.origin)
    }
  }

  static func tagsAreGivenOnce(_ type: TypeModel, _ reporter: Reporter) {
    for enumCase in type.cases where enumCase.isFirstOfDeclaration {
      let attributes = enumCase.attributes
      var sources = [
        attributes.tags?.origin, attributes.key?.origin, attributes.naming?.origin,
      ].compactMap(\.self)
      if case .rawEnumeration = type.kind {
        for source in sources {
          reporter.report(.rawValueIsTheTag(source.name), removing: source)
        }
        continue
      }
      guard let first = sources.first, sources.count > 1 else { continue }
      sources.removeFirst()
      for second in sources {
        reporter.report(.tagIsGivenTwice(enumCase.name, first.name, second.name), removing: second)
      }
    }
  }

  static func payloadKeysNameValues(_ type: TypeModel, _ reporter: Reporter) {
    for enumCase in type.cases {
      guard let payload = enumCase.attributes.payload else { continue }
      if payload.key != nil, enumCase.values.count != 1 {
        reporter.report(
          .payloadIsNotOneValue(enumCase.name, enumCase.values.count), removing: payload.origin)
      }
      let names = enumCase.values.indices.map { enumCase.values[$0].label ?? "_\($0)" }
      for entry in payload.keys where !names.contains(entry.name) {
        reporter.report(.payloadHasNoValue(entry.name, enumCase.name), at: entry.origin)
      }
    }
  }

  static func valueAttributesNameValues(_ type: TypeModel, _ reporter: Reporter) {
    for enumCase in type.cases {
      let names = enumCase.values.map(\.name)
      for attribute in enumCase.attributes.aboutValues {
        if enumCase.isUnknown {
          reporter.report(.valueOfUnknownCase(attribute.name, enumCase.name), removing: attribute)
        } else if let argument = attribute.argument("of") {
          guard let name = attribute.nameOfValue else {
            reporter.report(.keyIsNotALiteral, at: argument.expression)
            continue
          }
          if !names.contains(name) {
            reporter.report(.payloadHasNoValue(name, enumCase.name), at: argument.expression)
          }
        } else if names.count != 1 {
          reporter.report(
            .valueIsNotNamed(attribute.name, enumCase.name, names), at: attribute,
            fixIts: names.isEmpty ? [.remove(attribute)] : [])
        }
      }
    }
    strategiesHaveRoom(type, reporter)
    for attribute in type.fields.flatMap(\.attributes.written) {
      guard let argument = attribute.argument("of") else { continue }
      reporter.report(.valueOfField(attribute.name), at: argument)
    }
  }

  /// A value alongside a tag must be an object, which a strategy can't guarantee.
  private static func strategiesHaveRoom(_ type: TypeModel, _ reporter: Reporter) {
    guard case .internal? = type.attribute.tagging?.value else { return }
    for enumCase in type.cases
    where enumCase.hasBareValue && enumCase.attributes.payload == nil && !enumCase.isUnknown {
      for attribute in enumCase.attributes.aboutValues
      where attribute.sidesOfValue?.contains(.encode) ?? false {
        reporter.report(.strategyBesideTag(attribute.name, enumCase.name), at: attribute)
      }
    }
  }

  static func ignoredCasesHaveNoOtherAttributes(_ type: TypeModel, _ reporter: Reporter) {
    for enumCase in type.cases where enumCase.isFirstOfDeclaration {
      guard let ignored = enumCase.attributes.ignored else { continue }
      for attribute in enumCase.attributes.written where attribute.name != ignored.name {
        reporter.report(.caseIsIgnored(enumCase.name, attribute.name), removing: attribute)
      }
    }
  }

  static func oneCaseIsUnknown(_ type: TypeModel, _ reporter: Reporter) {
    let unknown = type.cases.filter(\.isUnknown)
    guard let first = unknown.first else { return }
    for other in unknown.dropFirst() {
      guard let attribute = other.attributes.unknown else { continue }
      reporter.report(.twoCasesAreUnknown(first.name, other.name), removing: attribute)
    }
  }

  static func unknownCasesKeepWhatTheyCan(_ type: TypeModel, _ reporter: Reporter) {
    for enumCase in type.cases where enumCase.isUnknown {
      let values = enumCase.values
      if case .rawEnumeration(let rawType) = type.kind, !values.isEmpty {
        reporter.report(.unknownRawValueIsKept(enumCase.name, rawType), at: enumCase.origin)
        continue
      }
      let isUntagged = type.attribute.tagging?.value == .untagged
      let fits =
        switch values.count {
        case 0: true
        case 1: values[0].isJSON || values[0].isTag
        case 2: values[0].isTag && values[1].isJSON && !isUntagged
        default: false
        }
      if !fits { reporter.report(.unknownCaseKeepsTooMuch(enumCase.name), at: enumCase.origin) }
    }
  }
}

extension EnumCaseModel {
  fileprivate var isFirstOfDeclaration: Bool { declaration.elements.first == origin }
}

extension PayloadValueModel {
  fileprivate var isTag: Bool {
    let name = type.text.split(separator: ".").last.map(String.init) ?? type.text
    return ["String", "Int", "Double", "Bool", "CodingTagValue"].contains(name)
  }
}
