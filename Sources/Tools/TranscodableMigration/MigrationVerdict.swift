/// The outcome for a type.
package enum MigrationVerdict: String, Sendable {
  /// The type is edited. Its behavior was verified to be unchanged.
  case migrated
  /// The type can be edited if a condition holds. The code identifies the condition.
  case suggested
  /// The type is not edited. The code identifies the reason.
  case refused
  /// The type has nothing to edit.
  case unchanged
}

/// The reason why a type is not edited, or the condition under which it can be edited.
///
/// The command `transcode explain` prints a page about each code.
package enum MigrationCode: String, CaseIterable, Sendable {
  case customLogic = "custom-logic"
  case conditionalMember = "conditional-member"
  case propertyWrapper = "property-wrapper"
  case inheritedCoding = "inherited-coding"
  case codedCases = "coded-cases"
  case keysInUse = "keys-in-use"
  case computedKeys = "computed-keys"
  case unlikeAttributes = "unlike-attributes"
  case attributeRefused = "attribute-refused"
  case unreachableType = "unreachable-type"
  case unclearType = "unclear-type"
  case initializerClash = "initializer-clash"
  case sourceErrors = "source-errors"
  case unknownAttribute = "unknown-attribute"
  case mixedFile = "mixed-file"
  case uncommittedChanges = "uncommitted-changes"
  case orderDiffers = "order-differs"
  case publicKeys = "public-keys"
  case swallowedFailure = "swallowed-failure"
  case widerUnknown = "wider-unknown"
  case otherFailure = "other-failure"
  case nearMatch = "near-match"
  case nothingByHand = "nothing-by-hand"
  case alreadyAttributed = "already-attributed"
  case optedOut = "opted-out"
  case notSelected = "not-selected"
}

/// The reason why a type is not edited.
struct Refusal: Error {
  let code: MigrationCode
  /// The name or source code that caused the refusal.
  let detail: String
}

/// The outcome for one type.
package struct TypeReport: Sendable {
  package let file: String
  /// The name of the type, such as `Outer.Inner`.
  package let type: String
  package let line: Int
  package var verdict: MigrationVerdict
  package var code: MigrationCode?
  /// The line of code or the name that explains the verdict.
  package var detail = ""
  /// Whether the edits have been applied to the files.
  package var isApplied = false
  /// The number of lines that the edits remove.
  package var linesSaved = 0
  /// The comments in removed code that couldn't be moved to a field.
  package var droppedComments: [String] = []
}
