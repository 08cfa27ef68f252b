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
