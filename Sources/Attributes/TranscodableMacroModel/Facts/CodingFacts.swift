/// The coding behavior of a type: keys, defaults, and the order of fields.
///
/// Facts are created both from plans and from hand-written code, so that the two can be compared.
package struct CodingFacts: Equatable, Sendable {
  /// The layout of the type in the document.
  package enum Layout: Equatable, Sendable {
    case object
    /// The value of the only field.
    case value
    /// A raw value, with a fallback case for unknown values.
    case rawValue(unknown: String?)
    /// An enum, with or without tags.
    case cases(CaseFacts)
  }

  /// The result of decoding a value that is missing, null or invalid.
  package enum Outcome: Equatable, Sendable {
    case failure, none
    case value(String)
  }

  /// How nil is encoded.
  package enum NilForm: Equatable, Sendable {
    /// The field is never nil.
    case never
    case omitted, null
  }

  package struct DecodedField: Equatable, Sendable {
    package var name: String
    /// The path of the value.
    package var path: [String]
    /// Alternative keys.
    package var aliases: [String] = []
    /// The type, without spaces and without the `?` of an optional.
    package var type: String?
    package var missing: Outcome
    package var null: Outcome
    package var wrong: Outcome
    /// The encoded form of the value, or nil if the value uses its own conformance.
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
    /// The condition for omitting the field.
    package var omission: String?

    package init(name: String, path: [String], nilForm: NilForm) {
      (self.name, self.path, self.nilForm) = (name, path, nilForm)
    }
  }

  /// A step of encoding or decoding.
  ///
  /// Steps are listed in the order of execution.
  package enum Step<Field: Equatable & Sendable>: Equatable, Sendable {
    /// Opens a nested object, which may be missing unless it is required.
    case object(path: [String], isRequired: Bool)
    case field(Field)
    /// Encodes or decodes the members of a flattened value.
    case members(of: String)
  }

  package var layout: Layout
  /// How the fields of the superclass are encoded and decoded, or nil if it isn't codable.
  package var superclass: SuperclassCoding?
  /// The decoding steps, or nil if the type isn't decodable.
  package var decoded: [Step<DecodedField>]?
  /// The encoding steps, or nil if the type isn't encodable.
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

  /// The facts with sorted steps, for comparisons that ignore the order of statements.
  package var withoutOrder: CodingFacts {
    var result = self
    result.decoded = decoded?.sorted { "\($0)" < "\($1)" }
    result.encoded = encoded?.sorted { "\($0)" < "\($1)" }
    return result
  }
}
