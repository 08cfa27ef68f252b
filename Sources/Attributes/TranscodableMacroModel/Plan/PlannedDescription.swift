/// The parts of a description that encoding and decoding don't need.
struct PlannedDescription {
  /// A case of an enum with raw values.
  struct RawCase {
    let name: String
    let condition: String?
  }

  let comment: String?
  /// The documentation of each field, by the name of its stored property.
  let comments: [String: String]
  /// The default of each field as JSON, by the name of its stored property.
  let standards: [String: String]
  /// The documentation of each case, by name.
  let caseComments: [String: String]
  let rawCases: [RawCase]
  /// The sides whose encoded form is unknown, with the reason.
  let openSides: [(side: CodingSides, reason: String)]
  /// Remarks about restrictions that user-defined code imposes.
  let remarks: [String]
}
