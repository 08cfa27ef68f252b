import SwiftDiagnostics
import SwiftSyntax

enum EnumerationRules {
  static func argumentsFitTheType(_ type: TypeModel, _ reporter: Reporter) {
    let arguments = type.attribute
    let ofObjects = [
      arguments.container?.origin, arguments.duplicateKeys?.origin, arguments.version?.origin,
      arguments.encodedFields?.origin,
    ]
    let idle: [LabeledExprSyntax?] =
      switch type.kind {
      case .enumeration:
        ofObjects + [arguments.layout?.origin, arguments.rawRepresentation?.origin]
      case .rawEnumeration:
        ofObjects + [
          arguments.tagging?.origin, arguments.prefix?.origin, arguments.suffix?.origin,
          arguments.nilEncoding?.origin, arguments.missing?.origin, arguments.unknownKeys?.origin,
        ]
      default: [arguments.tagging?.origin]
      }
    for argument in idle {
      guard let argument, let label = argument.label?.text else { continue }
      let kind =
        switch type.kind {
        case .enumeration: "an enum"
        case .rawEnumeration: "an enum with raw values"
        case .structure: "a struct"
        default: "a class"
        }
      reporter.report(
        .argumentHasNoMeaning(label, on: kind), at: argument,
        fixIts: [.remove(argument, from: type.attribute.origin)])
    }
    if let path = arguments.tagging?.value.path, path.contains(""),
      let origin = arguments.tagging?.origin
    {
      reporter.report(.pathHasEmptyKey, at: origin.expression)
    }
  }

  static func thereAreCases(_ type: TypeModel, _ reporter: Reporter) {
    switch type.kind {
    case .enumeration where type.codedCases.isEmpty && !type.generatedSides.isEmpty:
      guard !type.cases.contains(where: \.isUnknown) else { return }
      reporter.report(.enumHasNoCases(type.name), at: type.attribute.origin)
    default: return
    }
  }

  static func tagsAreDifferent(_ type: TypeModel, _ reporter: Reporter) {
    guard !type.cases.isEmpty else { return }
    var seen: [(CodingTagModel, EnumCaseModel)] = []
    for enumCase in type.codedCases where enumCase.condition == nil && type.hasTag(enumCase) {
      for tag in type.tags(of: enumCase) {
        // Another rule reports attributes that are shared by the cases of one declaration.
        if let (_, other) = seen.first(where: {
          $0.0.overlaps(tag)
            && ($0.1.declaration != enumCase.declaration || !enumCase.attributes.nameTags)
        }) {
          reporter.report(
            .tagIsTaken(tag.text, by: other.name, and: enumCase.name),
            at: enumCase.attributes.tags.map { Syntax($0.origin) }
              ?? enumCase.attributes.aliases.map { Syntax($0.origin) } ?? Syntax(enumCase.origin),
            notes: [Note(node: Syntax(other.origin), message: MacroMessage.caseIsHere(other.name))])
          break
        }
        seen.append((tag, enumCase))
      }
    }
  }

  /// A payload alongside a tag must be an object or have its own key.
  static func payloadsHaveRoom(_ type: TypeModel, _ reporter: Reporter) {
    for enumCase in type.codedCases {
      if enumCase.hasBareValue, enumCase.attributes.payload == nil,
        enumCase.values[0].type.isNullable
      {
        reporter.report(.payloadCannotBeAbsent(enumCase.name), at: enumCase.origin)
        continue
      }
      switch type.attribute.tagging?.value ?? .external {
      case .internal(let path):
        checkRoom(beside: path, enumCase, type, reporter)
      case .external:
        guard !enumCase.values.isEmpty, let tags = enumCase.attributes.tags?.tags,
          let origin = enumCase.attributes.tags?.origin,
          tags.contains(where: { $0.key == nil && !$0.isNull })
        else { continue }
        reporter.report(.tagIsNoKey(enumCase.name), at: origin)
      default: continue
      }
    }
  }

  /// A value without a key has the tag of its case, or is tried again for each attempt.
  static func payloadsAreOtherTypes(_ type: TypeModel, _ reporter: Reporter) {
    switch type.attribute.tagging?.value ?? .external {
    case .internal, .untagged: break
    case .external, .adjacent: return
    }
    for enumCase in type.codedCases
    where enumCase.hasBareValue && enumCase.attributes.payload == nil
      && type.isOwnType(enumCase.values[0].type)
    {
      reporter.report(
        .payloadIsItsEnum(enumCase.name), at: enumCase.origin,
        fixIts: [.insertAttribute("@CodingPayload(\"<#key#>\")", on: enumCase.declaration)])
    }
  }

  private static func checkRoom(
    beside path: [String], _ enumCase: EnumCaseModel, _ type: TypeModel, _ reporter: Reporter
  ) {
    if enumCase.hasBareValue, enumCase.attributes.payload == nil {
      guard enumCase.values[0].type.isNoObject else { return }
      reporter.report(
        .payloadIsNoObject(enumCase.name, enumCase.values[0].type.text), at: enumCase.origin,
        fixIts: [.insertAttribute("@CodingPayload(\"<#key#>\")", on: enumCase.declaration)])
      return
    }
    guard let tag = path.first else { return }
    for index in enumCase.values.indices where type.key(of: index, in: enumCase) == tag {
      reporter.report(
        .payloadKeyIsTheTag(tag, enumCase.name), at: enumCase.values[index].origin)
    }
  }

  static func payloadKeysAreDifferent(_ type: TypeModel, _ reporter: Reporter) {
    for enumCase in type.codedCases
    where !enumCase.hasBareValue && enumCase.attributes.payload?.key == nil {
      var names: [String: String] = [:]
      for (index, value) in enumCase.values.enumerated() {
        let key = type.key(of: index, in: enumCase)
        if let other = names[key] {
          reporter.report(.keyIsTaken(key, by: other, and: value.name), at: value.origin)
        }
        names[key] = value.name
      }
    }
  }

  /// Without tags, the second of two cases with the same payload would never be decoded.
  static func attemptsCanBeReached(_ type: TypeModel, _ reporter: Reporter) {
    guard type.attribute.tagging?.value == .untagged else { return }
    var seen: [[String]: EnumCaseModel] = [:]
    for enumCase in type.codedCases where !enumCase.values.isEmpty {
      let looks = enumCase.values.indices.map { index in
        let key = enumCase.hasBareValue ? "" : type.key(of: index, in: enumCase)
        return "\(key): \(enumCase.values[index].type.text)"
      }
      if let other = seen[looks.sorted()] {
        reporter.report(
          .caseIsNeverReached(enumCase.name, after: other.name), at: enumCase.origin,
          notes: [Note(node: Syntax(other.origin), message: MacroMessage.caseIsHere(other.name))])
      } else {
        seen[looks.sorted()] = enumCase
      }
    }
  }
}

extension TypeModel {
  func hasTag(_ enumCase: EnumCaseModel) -> Bool {
    attribute.tagging?.value != .untagged || enumCase.values.isEmpty
  }
}

extension FieldType {
  fileprivate var isNoObject: Bool {
    let words = value.withoutStandardModule
    return ["String", "Bool", "Int", "Double", "Float", "Date", "URL", "UUID", "Data", "Decimal"]
      .contains(words) || words.hasPrefix("Int") && words.dropFirst(3).allSatisfy(\.isNumber)
      || words.hasPrefix("UInt") && words.dropFirst(4).allSatisfy(\.isNumber)
      || words.hasPrefix("[") && !words.hasDictionarySugar || words.hasPrefix("Array<")
      || words.hasPrefix("Set<")
  }
}

extension String {
  /// Whether the type is spelled `[Key: Value]`, so that the colon is inside only one bracket.
  fileprivate var hasDictionarySugar: Bool {
    var depth = 0
    for character in self {
      switch character {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 1: return true
      default: break
      }
    }
    return false
  }
}
