import SwiftDiagnostics
import SwiftSyntax

/// Rules about stored properties.
enum FieldRules {
  /// `let (a, b) = pair` stores two values without saying the type of either.
  static func patternsAreNames(_ type: TypeModel, _ reporter: Reporter) {
    for pattern in type.bystanders.compactMap(\.pattern) {
      reporter.report(.fieldIsAPattern, at: pattern)
    }
  }

  /// An initial value of a `let` is final: no initialiser can assign what was decoded.
  static func constantsCanBeDecoded(_ type: TypeModel, _ reporter: Reporter) {
    guard type.generatedSides.contains(.decode) else { return }
    for field in type.codedFields(for: .decode)
    where !field.isVariable && field.initialValue != nil {
      reporter.report(
        .constantIsNeverDecoded(field.name), at: field.origin.pattern,
        fixIts: [.replace(field.declaration.bindingSpecifier, with: "var")])
    }
  }

  /// The direct lane reads a value before it has the field to infer a type from.
  static func typesCanBeRead(_ type: TypeModel, _ reporter: Reporter) {
    guard type.generatedSides.contains(.decode) else { return }
    for field in type.codedFields(for: .decode) where field.type == nil && field.wrapper == nil {
      // A `var` without a type and a value is an error of the compiler's own.
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
