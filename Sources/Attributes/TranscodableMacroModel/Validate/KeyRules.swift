import SwiftDiagnostics
import SwiftSyntax

enum KeyRules {
  static func attributesStandOnFields(_ type: TypeModel, _ reporter: Reporter) {
    for uncoded in type.uncodedMembers {
      for attribute in uncoded.attributes {
        if let declaration = uncoded.splittable {
          reporter.report(
            .keyForSeveralFields(attribute.name), at: attribute, fixIts: [.split(declaration)])
        } else {
          reporter.report(
            .attributeIsMisplaced(attribute.name, on: uncoded.description), removing: attribute)
        }
      }
    }
  }

  static func attributesAreOfFields(_ type: TypeModel, _ reporter: Reporter) {
    for attribute in type.fields.flatMap(\.attributes.misplaced) {
      reporter.report(.attributeIsMisplaced(attribute.name, on: "a property"), removing: attribute)
    }
  }

  static func attributesStandAlone(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      var seen: Set<String> = []
      for attribute in field.attributes.written
      where attribute.kind?.mayRepeat == false && !seen.insert(attribute.name).inserted {
        reporter.report(.attributeIsGivenTwice(attribute.name, on: field.name), removing: attribute)
      }
    }
  }

  static func attributesHaveText(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      for attribute in field.attributes.keys {
        checkText(attribute, isComputed: attribute.key == type.computedKey(of: field), reporter)
      }
      if let aliases = field.attributes.aliases {
        checkKeys(aliases.keys.map { $0.map { .key($0) } }, of: aliases.origin, reporter)
      }
      if let naming = field.attributes.naming, naming.style == nil,
        let argument = naming.origin.unlabeledArguments.first
      {
        reporter.report(.keyStyleIsNotWrittenOut, at: argument.expression)
      }
    }
  }

  private static func checkText(
    _ attribute: CodingKeyAttribute, isComputed: Bool, _ reporter: Reporter
  ) {
    guard checkKeys(attribute.path, of: attribute.origin, reporter), let path = attribute.path
    else { return }
    if case .index? = path.first, let argument = attribute.argument {
      reporter.report(.pathStartsWithIndex, at: argument)
    }
    if attribute.origin.name == "CodingPath", !isComputed, let key = attribute.key {
      reporter.report(
        .pathIsOneKey, at: attribute.origin,
        fixIts: [.replace(attribute.origin, with: "@CodingKey(\(key.literal))")])
    }
    if attribute.origin.name != "CodingKey", path.contains(where: \.isIndex),
      case .key(let key)? = path.first(where: \.hasDots)
    {
      reporter.report(.keyHasDots(key), at: attribute.origin)
    }
    if attribute.origin.name == "CodingKey", let key = attribute.key, key.contains("."),
      attribute.origin.argument("literal") == nil
    {
      reporter.report(
        .keyHasDots(key), at: attribute.origin,
        fixIts: [
          .replace(attribute.origin, with: "@CodingPath(\(key.literal))"),
          .replace(attribute.origin, with: "@CodingKey(literal: \(key.literal))"),
        ])
    }
  }

  @discardableResult
  private static func checkKeys(
    _ path: [PathSegment]?, of attribute: AttributeSyntax, _ reporter: Reporter
  ) -> Bool {
    guard let argument = attribute.writtenArguments.first?.expression else { return false }
    guard let path else {
      reporter.report(.keyIsNotALiteral, at: argument)
      return false
    }
    guard path.contains(.key("")) else { return true }
    if path.count == 1 {
      reporter.report(.keyIsEmpty, at: argument, fixIts: [.remove(attribute)])
    } else {
      reporter.report(.pathHasEmptyKey, at: argument)
    }
    return false
  }

  static func attributesYieldToCodingKeys(_ type: TypeModel, _ reporter: Reporter) {
    guard let codingKeys = type.codingKeys else { return }
    for field in type.fields {
      for attribute in field.attributes.aboutKeys {
        reporter.report(
          .keyBesideCodingKeys(attribute.name), at: attribute,
          notes: [Note(node: codingKeys.origin, message: MacroMessage.codingKeysAreHere)],
          fixIts: [.remove(attribute)])
      }
    }
  }

  static func codingKeysMatchFields(_ type: TypeModel, _ reporter: Reporter) {
    guard let codingKeys = type.codingKeys, !codingKeys.isOpaque, type.cases.isEmpty else { return }
    if type.handWritten.isEmpty {
      for entry in codingKeys.entries where !type.fields.contains(where: { $0.name == entry.name })
      {
        reporter.report(.codingKeyWithoutField(entry.name, in: type.name), at: entry.origin)
      }
    }
    guard type.generatedSides.contains(.decode) else { return }
    for field in type.fields
    where field.hasKey && codingKeys.entry(for: field) == nil && !field.hasInitialValue {
      reporter.report(
        .fieldWithoutCodingKey(field.name), at: field.origin.pattern,
        notes: [Note(node: codingKeys.origin, message: MacroMessage.codingKeysAreHere)])
    }
  }

  static func attributesSayMoreThanTheStyle(_ type: TypeModel, _ reporter: Reporter) {
    guard type.codingKeys == nil else { return }
    for field in type.fields {
      for attribute in field.attributes.keys {
        guard let key = attribute.key, key == type.computedKey(of: field) else { continue }
        reporter.report(
          .keyIsComputedAnyway(field.name, key: key, attribute.origin.name),
          removing: attribute.origin)
      }
    }
  }

  static func styleHasAnEffect(_ type: TypeModel, _ reporter: Reporter) {
    guard let style = type.attribute.keys else { return }
    let reason: String
    if case .rawEnumeration = type.kind {
      reason = "the cases of '\(type.name)' are encoded as their raw values"
    } else if type.codingKeys != nil {
      reason = "'CodingKeys' sets every key"
    } else if !type.cases.isEmpty {
      return
    } else if type.fields.isEmpty {
      reason = "'\(type.name)' has no fields"
    } else if type.fields.allSatisfy({ type.hasKeyOfItsOwn($0) }) {
      reason = "every field specifies its own key"
    } else {
      return
    }
    // Another rule reports attributes on properties that aren't fields.
    guard !type.uncodedMembers.contains(where: { !$0.attributes.isEmpty }) else { return }
    reporter.report(
      .styleHasNoEffect(because: reason), at: style.origin,
      fixIts: [.removeArguments(of: type.attribute.origin)])
  }
}
