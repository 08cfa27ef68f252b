/// What a type does with a text: keys, presence, order.
///
/// Code that is written by hand can be read into the same words as a plan, so that the two can be compared.
package struct CodingFacts: Equatable, Sendable {
  /// What the type looks like in the text.
  package enum Layout: Equatable, Sendable {
    case object
    /// The value of the only field.
    case value
    /// A raw value, and the case for values that no other case has.
    case rawValue(unknown: String?)
    /// One of several cases, with what belongs to it.
    case cases(CaseFacts)
  }

  /// What stands in for a value that is missing, null or wrong.
  package enum Outcome: Equatable, Sendable {
    case failure, none
    case value(String)
  }

  /// What is written for nil.
  package enum NilForm: Equatable, Sendable {
    /// The field is never nil.
    case never
    case omitted, null
  }

  /// A field that is decoded.
  package struct DecodedField: Equatable, Sendable {
    package var name: String
    /// The keys on the way to the value.
    package var path: [String]
    /// Further keys that the value may have.
    package var aliases: [String] = []
    /// The type without the `?` of an optional and without blanks.
    package var type: String?
    package var missing: Outcome
    package var null: Outcome
    package var wrong: Outcome
    /// How the value is written in the text; nil if its type says it.
    package var form: String?

    package init(
      name: String, path: [String], type: String?, missing: Outcome, null: Outcome, wrong: Outcome
    ) {
      (self.name, self.path, self.type) = (name, path, type)
      (self.missing, self.null, self.wrong) = (missing, null, wrong)
    }
  }

  /// A field that is encoded.
  package struct EncodedField: Equatable, Sendable {
    package var name: String
    package var path: [String]
    package var nilForm: NilForm
    package var form: String?
    /// When the field is left out.
    package var omission: String?

    package init(name: String, path: [String], nilForm: NilForm) {
      (self.name, self.path, self.nilForm) = (name, path, nilForm)
    }
  }

  /// What is done, in its order.
  package enum Step<Field: Equatable & Sendable>: Equatable, Sendable {
    /// An object is entered, which has to be there unless it is optional.
    case object(path: [String], isRequired: Bool)
    case field(Field)
    /// The members of a value are those of the object.
    case members(of: String)
  }

  package var layout: Layout
  /// What becomes of the fields of a superclass; nil if there is none that is coded.
  package var superclass: SuperclassCoding?
  /// What is decoded; nil if nothing is.
  package var decoded: [Step<DecodedField>]?
  /// What is encoded; nil if nothing is.
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

  /// The facts with everything in an order that does not depend on that of the code.
  package var withoutOrder: CodingFacts {
    var result = self
    result.decoded = decoded?.sorted { "\($0)" < "\($1)" }
    result.encoded = encoded?.sorted { "\($0)" < "\($1)" }
    return result
  }
}
