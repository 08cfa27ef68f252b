package enum MigrationVerdict: String, Sendable {
  /// The type can be edited without a change in behavior.
  case migrated
  /// The type can be edited, but its behavior stays the same only if a condition is met.
  case suggested
  case refused
  case unchanged
}

/// The reason why a type is not edited, or the condition under which it can be edited.
///
/// The `transcode explain` command prints a page about each code.
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
  case recursiveRawValue = "recursive-raw-value"
  case nothingByHand = "nothing-by-hand"
  case alreadyAttributed = "already-attributed"
  case optedOut = "opted-out"
  case userInfo = "user-info"
  case notSelected = "not-selected"
}

struct Refusal: Error {
  let code: MigrationCode
  let detail: String
}

package struct TypeReport: Sendable {
  package let file: String
  package let type: String
  package let line: Int
  package var verdict: MigrationVerdict
  package var code: MigrationCode?
  package var detail = ""
  package var isApplied = false
  package var linesSaved = 0
  package var droppedComments: [String] = []
}
