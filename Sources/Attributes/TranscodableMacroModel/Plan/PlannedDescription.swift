/// The parts of a description that coding doesn't need.
struct PlannedDescription {
  /// A case of an enum with raw values.
  struct RawCase {
    let name: String
    let condition: String?
  }

  let comment: String?
  /// The documentation of the fields by stored property.
  let comments: [String: String]
  /// The defaults as JSON, by stored property.
  let standards: [String: String]
  /// The documentation of the cases by name.
  let caseComments: [String: String]
  let rawCases: [RawCase]
  /// The sides whose encoded form is unknown, with the reason.
  let openSides: [(side: CodingSides, reason: String)]
  /// Restrictions by user-defined code.
  let remarks: [String]
}
