import SwiftDiagnostics
import SwiftSyntax

enum DerivationRules {
  static func derivedFieldsHaveNoOtherAttributes(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields where field.isDerived {
      for attribute in field.attributes.written where attribute.name != "CodableDerived" {
        // If the field is flattened, other rules report these attributes.
        guard !field.isFlattened else { continue }
        reporter.report(.derivedFieldHasAttribute(field.name, attribute.name), removing: attribute)
      }
      if !field.isVariable, field.initialValue != nil {
        reporter.report(
          .derivedKeepsInitialValue(field.name), at: field.origin.pattern,
          fixIts: [.replace(field.declaration.bindingSpecifier, with: "var")])
      }
    }
  }

  static func sourcesAreFields(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      guard let derived = field.attributes.derived,
        let argument = derived.origin.argument("from")?.expression
      else { continue }
      guard let name = derived.source else {
        reporter.report(.derivedSourceIsNotWrittenOut, at: argument)
        continue
      }
      guard let source = type.fields.first(where: { $0.name == name }) else {
        reporter.report(.derivedSourceIsUnknown(name, type.name), at: argument)
        continue
      }
      if source.attributes.ignoredSides.contains(.decode) {
        reporter.report(
          .derivedSourceIsIgnored(name, field.name), at: argument,
          notes: [
            Note(node: Syntax(source.origin.pattern), message: MacroMessage.fieldIsHere(name))
          ])
      }
    }
  }

  static func derivationsHaveAnEnd(_ type: TypeModel, _ reporter: Reporter) {
    var rest = type.fields.filter(\.isDerived)
    while let index = rest.firstIndex(where: { field in
      !rest.contains { $0.name == field.attributes.derived?.source }
    }) {
      rest.remove(at: index)
    }
    guard let first = rest.first, let attribute = first.attributes.derived?.origin else { return }
    reporter.report(.derivedGoesInCircle(rest.map(\.name)), at: attribute)
  }
}
