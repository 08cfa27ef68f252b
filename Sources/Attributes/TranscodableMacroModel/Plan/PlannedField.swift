/// A field and what happens to it on one side.
struct PlannedField {
  /// What a decoder does if the key is missing.
  enum OnMissing: Equatable {
    /// It fails.
    case fail
    /// The field is nil, or absent.
    case none
    /// The field keeps its initial value.
    case keep
    /// The field has the value of this expression.
    case value(String)
  }

  /// What a decoder does if there is null.
  enum OnNull {
    /// It fails.
    case fail
    /// The field is nil, or null.
    case none
    /// What it does if the key is missing.
    case asMissing
  }

  /// What the field is around its value.
  enum Shape {
    case bare, optional
    /// `CodableNullable`, which may be absent or null.
    case nullable
  }

  /// How much of the text the value of a field depends on.
  struct Presence: Equatable {
    var onMissing: OnMissing
    var onNull: OnNull

    static let required = Presence(onMissing: .fail, onNull: .fail)
  }

  /// The stored property, as it is written after `self.`; the variable of an associated value.
  let storage: String
  /// The case of `CodingKeys`.
  let keyCase: String
  /// The key in the text.
  let key: String
  /// Further keys under which a decoder looks for the value.
  var aliases: [String] = []
  /// The type of the value in the text, without the `?` of an optional.
  ///
  /// `nil` where only the compiler knows it: of a property with a wrapper, and of constants.
  let type: String?
  var presence = Presence.required
  var shape = Shape.bare
  /// Whether it is a `let` with an initial value, or a tag, which is only ever encoded.
  var isConstant = false
  /// Whether an encoder writes null for `nil`.
  var writesNull = false
  /// The expression of the value an encoder writes for `nil`.
  var nilValue: String?
  /// When an encoder leaves the field out.
  var omission: Omission?
  /// The failures, besides a missing value, that the default stands in for.
  var recoverable: String?
  /// How the field codes itself, if it does.
  var wrapper: PlannedWrapper?
  /// How the value is written in the text; `nil` if its type says it.
  var coding: PlannedCoding?
  /// How an encoder writes the value, of those that belong to cases: both sides have one plan of them.
  var payloadCoding: PlannedCoding?
  /// Whether a value that cannot be decoded counts as none.
  var ignoresFailures = false
  /// The `#if` condition all code about the field has to be under.
  var condition: String?
  /// Whether the field is a value of a case, or its tag, which is a constant.
  var isPayload = false

  /// How it is shown while it arrives; `nil` if it is not.
  var part: PlannedPart?

  /// When a field is left out of the text.
  enum Omission {
    /// If this predicate of its value holds.
    case whenever(String)
    /// If it has the value of this expression.
    case whenEqual(String)
  }

  /// Whether a decoder needs a value in the text.
  var isRequired: Bool { presence.onMissing == .fail && !isConstant }

  var isOptional: Bool { shape == .optional }

  /// Whether its value may be one that is left out of the text.
  var isNullable: Bool { shape == .nullable }

  /// Whether an encoder writes nothing for `nil`, not even the key.
  var omitsNil: Bool { isOptional && !writesNull && nilValue == nil }

  /// Whether any failure of the value leads to a value nevertheless.
  var toleratesFailures: Bool {
    ignoresFailures || recoverable.map { $0.hasSuffix("anyFailure") } ?? false
  }
}

/// How the value of a field is written in the text, and what its type is called.
struct PlannedCoding {
  let strategy: PlannedStrategy
  /// The type of the values of the strategy.
  let type: String
  /// How many optionals are around the values besides that of the field.
  var optionals = 0
}
