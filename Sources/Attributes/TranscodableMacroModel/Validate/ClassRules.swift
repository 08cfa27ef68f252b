import SwiftDiagnostics
import SwiftSyntax

enum ClassRules {
  static func superclassesAreOfClasses(_ type: TypeModel, _ reporter: Reporter) {
    guard let superclass = type.attribute.superclass else { return }
    guard type.origin.is(ClassDeclSyntax.self) else {
      return reporter.report(.superclassOfNoClass(type.name), at: superclass.origin)
    }
    if superclass.value != .none, type.inheritance == nil {
      reporter.report(
        .superclassIsNotThere(type.name), at: superclass.origin,
        fixIts: [.replace(superclass.origin.expression, with: ".none")])
    } else if superclass.value == .nested(key: "") {
      reporter.report(
        .keyIsEmpty, at: superclass.origin.expression,
        fixIts: [.replace(superclass.origin.expression, with: ".nested")])
    }
  }

  static func superclassKeysAreFree(_ type: TypeModel, _ reporter: Reporter) {
    guard let superclass = type.attribute.superclass, case .nested(let given) = superclass.value
    else { return }
    let key = given ?? "super"
    for side in [CodingSides.decode, .encode] where type.generatedSides.contains(side) {
      let field = type.codedFields(for: side).first { field in
        let location = type.location(of: field, for: side)
        let aliases = side == .decode ? field.attributes.aliases?.keys ?? [] : []
        return location.outermostKey == key || location.parents.isEmpty && aliases.contains(key)
      }
      guard let field else { continue }
      return reporter.report(
        .superclassHasKeyOfField(key, field.name), at: superclass.origin,
        notes: [
          Note(node: type.keyOrigin(of: field, for: side), message: MacroMessage.keyOf(field.name))
        ])
    }
  }

  /// A class can't collect remaining keys if it shares an object with a superclass or subclass,
  /// because neither class knows the other's keys.
  static func remainingKeysAreOfOneClass(_ type: TypeModel, _ reporter: Reporter) {
    guard let rest = type.fields.first(where: \.isRest), let attribute = rest.attributes.flattened
    else { return }
    if type.attribute.superclass?.value == .flat {
      reporter.report(.restBesideSuperclass(rest.name), at: attribute)
    } else if type.isExtensible {
      reporter.report(.restBesideSubclass(rest.name, type.name), at: attribute)
    }
  }

  /// If the attribute doesn't mention the superclass, the superclass is ignored and its initializer
  /// is overridden.
  static func superclassesAreMentioned(_ type: TypeModel, _ reporter: Reporter) {
    guard let first = type.forgottenSuperclass else { return }
    reporter.report(
      .superclassIsNotSpecified(first.trimmedText), at: first,
      fixIts: [".none", ".flat"].map {
        .addArgument("superclass: \($0)", to: type.attribute.origin)
      })
  }

  /// Only final classes can have a description, because a subclass would inherit it.
  static func describedClassesAreFinal(_ type: TypeModel, _ reporter: Reporter) {
    guard let schema = type.attribute.schema, schema.value == .generated,
      type.attribute.superclass != nil
    else { return }
    reporter.report(
      .describedClassIsInherited(type.name), at: schema.origin,
      fixIts: [.remove(schema.origin, from: type.attribute.origin)])
  }

  /// An actor can't be encoded, because its fields can't be read synchronously.
  static func actorsAreOnlyDecoded(_ type: TypeModel, _ reporter: Reporter) {
    guard case .actor = type.kind, type.sides.contains(.encode) else { return }
    reporter.report(
      .actorIsEncoded(type.sides, type.name), at: type.attribute.origin,
      fixIts: [
        type.sides == .both
          ? .rename(type.attribute.origin, to: "Decodable") : .remove(type.attribute.origin)
      ])
  }
}
