import SwiftDiagnostics
package import SwiftSyntax

/// The coding behavior of a type: keys, defaults, and field order.
///
/// Facts are created both from plans and from hand-written code, so that the two can be compared.
package struct CodingFacts: Equatable, Sendable {
  package enum Layout: Equatable, Sendable {
    case object
    case value
    case elements
    case rawValue(unknown: String?)
    case cases(CaseFacts)
  }

  package enum Outcome: Equatable, Sendable {
    case failure, none
    case value(String)
  }

  package enum NilForm: Equatable, Sendable {
    case never
    case omitted, null
  }

  package struct DecodedField: Equatable, Sendable {
    package var name: String
    package var path: [String]
    package var aliases: [String] = []
    /// The type, without whitespace and without an optional's `?`.
    package var type: String?
    package var missing: Outcome
    package var null: Outcome
    package var wrong: Outcome
    /// The strategy of the field as text, or nil if the value uses its own conformance.
    package var form: String?

    package init(
      name: String, path: [String], type: String?, missing: Outcome, null: Outcome, wrong: Outcome
    ) {
      (self.name, self.path, self.type) = (name, path, type)
      (self.missing, self.null, self.wrong) = (missing, null, wrong)
    }
  }

  package struct EncodedField: Equatable, Sendable {
    package var name: String
    package var path: [String]
    package var nilForm: NilForm
    package var form: String?
    package var omission: String?

    package init(name: String, path: [String], nilForm: NilForm) {
      (self.name, self.path, self.nilForm) = (name, path, nilForm)
    }
  }

  package enum Step<Field: Equatable & Sendable>: Equatable, Sendable {
    case object(path: [String], isRequired: Bool)
    case field(Field)
    case members(of: String)
  }

  package var layout: Layout
  package var superclass: SuperclassCoding?
  package var decoded: [Step<DecodedField>]?
  package var encoded: [Step<EncodedField>]?

  package init(
    layout: Layout, decoded: [Step<DecodedField>]?, encoded: [Step<EncodedField>]?
  ) {
    (self.layout, self.decoded, self.encoded) = (layout, decoded, encoded)
  }
}

extension CodingFacts {
  package var decodedFields: [DecodedField] {
    (decoded ?? []).compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  package var encodedFields: [EncodedField] {
    (encoded ?? []).compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  package var withoutOrder: CodingFacts {
    var result = self
    result.decoded = decoded?.sorted { "\($0)" < "\($1)" }
    result.encoded = encoded?.sorted { "\($0)" < "\($1)" }
    return result
  }
}

extension PlannedField {
  /// Empty if the value uses its own conformance, and nil if text can't express the strategy.
  var form: String? { coding.map { $0.strategy.form } ?? "" }
}

extension PlannedStrategy {
  fileprivate var form: String? {
    switch self {
    case .plain: ""
    case .written(let text): "by(\(text))"
    case .coerced(let policy): "coerced(\(policy.rawValue))"
    case .elements(let inner): inner.form.map { $0.isEmpty ? "" : "elements(\($0))" }
    case .values(let inner): inner.form.map { $0.isEmpty ? "" : "values(\($0))" }
    case .optional(let inner): inner.form
    case .lossy(let inner): inner.form.map { "lossy(\($0))" }
    case .modified(let inner, let steps, _):
      inner.form.map { "modified(\($0); \(steps.arguments))" }
    case .validated(let inner, let steps):
      inner.form.map { "validated(\($0); \(steps.arguments))" }
    case .anyOf, .element: nil
    }
  }
}

/// A preview of how an attribute affects a declaration, without the generated code.
package struct CodablePreview {
  package let messages: [String]
  /// The coding behavior; nil if there are errors, or if `CodingFacts` can't express the behavior.
  package let facts: CodingFacts?

  package init(
    of attribute: AttributeSyntax, sides: CodingSides, attachedTo declaration: any DeclGroupSyntax,
    type: TypeSyntax, lexicalContext: [Syntax]
  ) {
    let reporter = Reporter()
    let model = DeclarationParser(
      attribute: attribute, sides: sides, declaration: declaration, type: type,
      missing: [.decodable, .encodable, .jsonDecodable, .jsonEncodable],
      lexicalContext: lexicalContext, reporter: reporter
    ).parse()
    Rules.check(model, reporter)
    messages = reporter.diagnostics.filter { $0.diagMessage.severity != .note }.map(\.message)
    facts =
      reporter.hasErrors ? nil : CodingFacts(Planner(type: model).plan(), of: model)
  }
}
