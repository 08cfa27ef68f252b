struct PlannedDescription {
  struct RawCase {
    let name: String
    let condition: String?
  }

  let comment: String?
  let comments: [String: String]
  let standards: [String: String]
  let caseComments: [String: String]
  let rawCases: [RawCase]
  let openSides: [(side: CodingSides, reason: String)]
  let remarks: [String]
}
