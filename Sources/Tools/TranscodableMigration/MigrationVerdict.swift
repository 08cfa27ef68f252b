/// What becomes of a type.
package enum MigrationVerdict: String, Sendable {
  /// It is edited, and the edit is proven to change nothing that it does.
  case migrated
  /// It can be edited under a condition that its code has to name.
  case suggested
  /// It stays, and the code says why.
  case refused
  /// There is nothing to do.
  case unchanged
}

/// Why a type is not simply edited.
///
/// Each has a page that `transcode explain` prints.
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

/// A type that stays as it is.
struct Refusal: Error {
  let code: MigrationCode
  /// What is meant, in the words of the source.
  let detail: String
}

/// What was decided about one type.
package struct TypeReport: Sendable {
  package let file: String
  /// The type, as `Outer.Inner`.
  package let type: String
  package let line: Int
  package var verdict: MigrationVerdict
  package var code: MigrationCode?
  /// What the code is about: a line of the source, a name.
  package var detail = ""
  /// Whether the edits are among those of the files.
  package var isApplied = false
  /// How many lines fewer the type has.
  package var linesSaved = 0
  /// Comments of removed code that could not move to a field.
  package var droppedComments: [String] = []
}
