/// What is said about a type besides what its coders do.
struct PlannedDescription {
  /// A case of an enumeration with raw values.
  struct RawCase {
    let name: String
    let condition: String?
  }

  /// The documentation of the type.
  let comment: String?
  /// The documentation of the fields, by their storage.
  let comments: [String: String]
  /// The values that stand for missing ones, as texts of JSON, by the storage of their fields.
  let standards: [String: String]
  /// The documentation of the cases, by their names.
  let caseComments: [String: String]
  /// The cases whose raw values are coded.
  let rawCases: [RawCase]
  /// The sides on which the plan does not tell what the text looks like, and why.
  let openSides: [(side: CodingSides, reason: String)]
  /// What may be refused by code of the author's.
  let remarks: [String]
}
