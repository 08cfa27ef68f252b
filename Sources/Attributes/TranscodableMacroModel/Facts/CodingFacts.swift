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

  /// How a field is decoded or encoded; the facts about the other side have their initial values.
  package struct Field: Equatable, Sendable {
    package var name: String
    package var path: [String]
    package var aliases: [String] = []
    /// The type, without whitespace and without an optional's `?`.
    package var type: String?
    package var missing: Outcome
    package var null: Outcome
    package var wrong = Outcome.failure
    package var nilForm: NilForm
    package var omission: String?
    /// The strategy of the field as text, or nil if the value uses its own conformance.
    package var form: String?

    package init(
      _ name: String, at path: [String], type: String? = nil, missing: Outcome = .failure,
      null: Outcome = .failure, nilForm: NilForm = .never
    ) {
      (self.name, self.path, self.type) = (name, path, type)
      (self.missing, self.null, self.nilForm) = (missing, null, nilForm)
    }
  }

  package enum Step: Equatable, Sendable {
    case object(path: [String], isRequired: Bool)
    case field(Field)
    case members(of: String)
  }

  package var layout: Layout
  package var superclass: SuperclassCoding?
  package var decoded: [Step]?
  package var encoded: [Step]?

  package init(layout: Layout, decoded: [Step]?, encoded: [Step]?) {
    (self.layout, self.decoded, self.encoded) = (layout, decoded, encoded)
  }
}

extension CodingFacts {
  package var decodedFields: [Field] { Self.fields(decoded) }

  package var encodedFields: [Field] { Self.fields(encoded) }

  private static func fields(_ steps: [Step]?) -> [Field] {
    (steps ?? []).compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  package var withoutOrder: CodingFacts {
    var result = self
    result.decoded = decoded?.sorted { "\($0)" < "\($1)" }
    result.encoded = encoded?.sorted { "\($0)" < "\($1)" }
    return result
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
      reporter.hasErrors ? nil : CodingFacts(Planner(type: model).plan())
  }
}
