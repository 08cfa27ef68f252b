import SwiftDiagnostics
import SwiftSyntax

enum FieldRules {
  static func patternsAreNames(_ type: TypeModel, _ reporter: Reporter) {
    for pattern in type.uncodedMembers.compactMap(\.pattern) {
      reporter.report(.fieldIsAPattern, at: pattern)
    }
  }

  /// In generated code, these names would refer to the field or case.
  static func namesAreFree(_ type: TypeModel, _ reporter: Reporter) {
    let names: Set<String> = ["Self", "TranscodableEssentials"]
    guard !type.generatedSides.isEmpty else { return }
    for field in type.fields where names.contains(field.name) {
      reporter.report(.nameIsTaken("field", field.name), at: field.origin.pattern)
    }
    for enumCase in type.cases where names.contains(enumCase.name) {
      reporter.report(.nameIsTaken("case", enumCase.name), at: enumCase.origin.name)
    }
  }

  /// A `let` with an initial value can't be assigned in an initializer.
  static func constantsCanBeDecoded(_ type: TypeModel, _ reporter: Reporter) {
    guard type.generatedSides.contains(.decode) else { return }
    for field in type.codedFields(for: .decode)
    where !field.isVariable && field.initialValue != nil
      && !(field.type?.core.is(FunctionTypeSyntax.self) ?? false)
    {
      reporter.report(
        .constantIsNeverDecoded(field.name), at: field.origin.pattern,
        fixIts: [.replace(field.declaration.bindingSpecifier, with: "var")])
    }
  }

  /// Generated code may read a value before it assigns the field, so the type can't be inferred.
  static func typesCanBeRead(_ type: TypeModel, _ reporter: Reporter) {
    guard type.generatedSides.contains(.decode) else { return }
    for field in type.codedFields(for: .decode) where field.type == nil && field.wrapper == nil {
      // The compiler reports a `var` that has neither a type nor an initial value.
      guard field.initialValue != nil else {
        reporter.leaveToCompiler()
        continue
      }
      reporter.report(
        .fieldHasNoSpelledType(field.name), at: field.origin.pattern,
        fixIts: [.insertType("<#Type#>", after: field.origin.pattern)])
    }
  }
}

enum WrapperRules {
  /// Kodable's property wrappers take the key, the default value and the nil policy as arguments,
  /// so attributes for them are redundant.
  static func wrappersTakeTheirKeys(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      guard let wrapper = field.kodableWrapper else { continue }
      let attributes = field.attributes
      let idle =
        attributes.keys.map(\.origin)
        + [
          attributes.aliases?.origin, attributes.defaultValue?.origin, attributes.nilPolicy?.origin,
          field.keysOfWrapper.isEmpty ? nil : attributes.naming?.origin,
        ].compactMap(\.self)
      for attribute in idle {
        reporter.report(.attributeBesideWrapper(attribute.name, wrapper.name), removing: attribute)
      }
    }
  }
}
