/// The outcome for a type.
package enum MigrationVerdict: String, Sendable {
  /// The type is edited, and its behavior is verified to be identical.
  case migrated
  /// The type can be edited under a condition, which the code identifies.
  case suggested
  /// The type is not edited, for the reason that the code identifies.
  case refused
  /// There is nothing to edit.
  case unchanged
}

/// The reason why a type is not edited unconditionally.
///
/// `transcode explain` prints a page for each code.
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
  /// The name or the source code that causes the refusal.
  let detail: String
}

/// The outcome for one type.
package struct TypeReport: Sendable {
  package let file: String
  /// The type, as `Outer.Inner`.
  package let type: String
  package let line: Int
  package var verdict: MigrationVerdict
  package var code: MigrationCode?
  /// The line or the name that the verdict is about.
  package var detail = ""
  /// Whether the edits have been applied to the files.
  package var isApplied = false
  /// The number of lines removed by the edits.
  package var linesSaved = 0
  /// Comments from removed code that couldn't be attached to any field.
  package var droppedComments: [String] = []
}
