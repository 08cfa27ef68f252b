import SwiftDiagnostics
import SwiftSyntax

/// Rules about keys and the attributes that give them.
enum KeyRules {
  /// A key names one field, so it stands on the declaration of one.
  static func attributesStandOnFields(_ type: TypeModel, _ reporter: Reporter) {
    // On the case of an enum the enum itself is the mistake, if it has no raw values.
    if case .enumeration = type.kind { return }
    for bystander in type.bystanders {
      guard let key = bystander.key else { continue }
      if let declaration = bystander.splittable {
        reporter.report(
          .keyForSeveralFields, at: key.origin, fixIts: [.split(declaration)])
      } else {
        reporter.report(
          .keyIsMisplaced(on: bystander.description), at: key.origin,
          fixIts: [.remove(key.origin)])
      }
    }
  }

  /// One field has one key.
  static func attributesStandAlone(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      let keys = field.declaration.attributes.written
        .filter { $0.name == CodingKeyAttribute.name }
      for key in keys.dropFirst() where field.key != nil {
        reporter.report(.keyIsRepeated(field.name), at: key, fixIts: [.remove(key)])
      }
    }
  }

  /// The key is computed while compiling, so it has to stand there in full, and say something.
  static func attributesHaveText(_ type: TypeModel, _ reporter: Reporter) {
    for attribute in type.fields.compactMap(\.key) {
      guard let argument = attribute.argument else { continue }
      if attribute.key == nil {
        reporter.report(.keyIsNotALiteral, at: argument)
      } else if attribute.key == "" {
        reporter.report(.keyIsEmpty, at: argument, fixIts: [.remove(attribute.origin)])
      }
    }
  }

  /// `CodingKeys` already says every key, and one of two answers would be ignored.
  static func attributesYieldToCodingKeys(_ type: TypeModel, _ reporter: Reporter) {
    guard let codingKeys = type.codingKeys else { return }
    for attribute in type.fields.compactMap(\.key) {
      reporter.report(
        .keyBesideCodingKeys, at: attribute.origin,
        notes: [Note(node: codingKeys.origin, message: MacroNote.codingKeysAreHere)],
        fixIts: [.remove(attribute.origin)])
    }
  }

  /// `CodingKeys` names fields; a field it does not name needs a value from elsewhere.
  static func codingKeysMatchFields(_ type: TypeModel, _ reporter: Reporter) {
    guard let codingKeys = type.codingKeys, !codingKeys.isOpaque else { return }
    if type.handWritten.isEmpty {
      for entry in codingKeys.entries where !type.fields.contains(where: { $0.name == entry.name })
      {
        reporter.report(.codingKeyWithoutField(entry.name, in: type.name), at: entry.origin)
      }
    }
    guard type.generatedSides.contains(.decode) else { return }
    for field in type.fields where codingKeys.entry(for: field) == nil && !field.hasInitialValue {
      reporter.report(
        .fieldWithoutCodingKey(field.name), at: field.origin.pattern,
        notes: [Note(node: codingKeys.origin, message: MacroNote.codingKeysAreHere)])
    }
  }

  /// Two fields with one key would read the same value and write it twice.
  static func keysAreUnique(_ type: TypeModel, _ reporter: Reporter) {
    // In `CodingKeys` the compiler sees to it.
    guard type.codingKeys == nil else { return }
    var seen: [String: FieldModel] = [:]
    for field in type.codedFields where field.condition == nil {
      let key = type.key(for: field)
      guard !key.isEmpty else { continue }
      if let first = seen[key] {
        reporter.report(
          .keyIsTaken(key, by: first.name, and: field.name), at: type.keyOrigin(of: field),
          notes: [
            Note(
              node: Syntax(type.keyOrigin(of: first)),
              message: MacroNote.keyOf(first.name))
          ])
      } else {
        seen[key] = field
      }
    }
  }

  /// A key the field has anyway hides the ones that matter.
  static func attributesSayMoreThanTheStyle(_ type: TypeModel, _ reporter: Reporter) {
    guard type.codingKeys == nil else { return }
    for field in type.fields {
      guard let attribute = field.key, attribute.key == type.style.key(for: field.name) else {
        continue
      }
      reporter.report(
        .keyIsComputedAnyway(field.name, key: attribute.key ?? ""), at: attribute.origin,
        fixIts: [.remove(attribute.origin)])
    }
  }

  /// A style nothing follows looks as if it did something.
  static func styleHasAnEffect(_ type: TypeModel, _ reporter: Reporter) {
    guard let style = type.attribute.keys else { return }
    let reason: String
    if case .rawEnumeration = type.kind {
      reason = "the cases of '\(type.name)' are coded as their raw values"
    } else if type.codingKeys != nil {
      reason = "'CodingKeys' gives every key"
    } else if type.fields.isEmpty {
      reason = "'\(type.name)' has no fields"
    } else if type.fields.allSatisfy({ type.hasKeyOfItsOwn($0) }) {
      reason = "every field has a '@CodingKey'"
    } else {
      return
    }
    // Without fields the type may be at fault; other messages say so.
    guard !type.bystanders.contains(where: { $0.key != nil }) else { return }
    reporter.report(
      .styleHasNoEffect(because: reason), at: style.origin,
      fixIts: [.removeArguments(of: type.attribute.origin)])
  }
}
