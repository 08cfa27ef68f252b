/// The information that only a description needs, such as documentation.
struct PlannedDescription {
  /// A case of an enum with raw values.
  struct RawCase {
    let name: String
    let condition: String?
  }

  let comment: String?
  /// The documentation of the fields, keyed by the name of the stored property.
  let comments: [String: String]
  /// The defaults of the fields as JSON, keyed by the name of the stored property.
  let standards: [String: String]
  /// The documentation of the cases, keyed by name.
  let caseComments: [String: String]
  let rawCases: [RawCase]
  /// The operations whose encoded form is unknown, each with the reason.
  let openSides: [(side: CodingSides, reason: String)]
  /// Remarks about restrictions in user-defined code.
  let remarks: [String]
}
