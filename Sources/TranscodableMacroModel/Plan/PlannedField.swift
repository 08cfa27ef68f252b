/// A field and what happens to it on one side.
struct PlannedField {
  /// What a decoder does with the field.
  enum Presence: Equatable {
    /// The key has to be there, with a value.
    case required
    /// Missing and null both give `nil`.
    case optional
    /// Missing and null both leave the initial value.
    case initialValue
    /// Missing leaves the initial value, null gives `nil`.
    case optionalWithInitialValue
    /// Missing and null both give the value of this expression.
    case defaultValue(String)
    /// Missing gives the value of this expression, null gives `nil`.
    case optionalWithDefaultValue(String)
    /// Missing gives `.absent`, and null `.null`.
    case nullable
    /// Missing leaves the initial value, and null gives `.null`.
    case nullableWithInitialValue
    /// A `let` with an initial value, which is only ever encoded.
    case constant
  }

  /// The stored property, as it is written behind `self.`; the variable of an associated value.
  let storage: String
  /// The case of `CodingKeys`.
  let keyCase: String
  /// The key in the text.
  let key: String
  /// Further keys under which a decoder looks for the value.
  let aliases: [String]
  /// The type of the value in the text, without the `?` of an optional.
  ///
  /// `nil` where only the compiler knows it: behind a property wrapper, and in constants.
  let type: String?
  let presence: Presence
  let isOptional: Bool
  /// Whether its value may be one that is left out of the text.
  var isNullable: Bool { presence == .nullable || presence == .nullableWithInitialValue }
  /// Whether an encoder writes null for `nil`.
  let writesNull: Bool
  /// The expression of the value an encoder writes for `nil`.
  var nilValue: String?
  /// The predicate under which an encoder leaves the field out.
  let omission: String?
  /// The failures, besides a missing value, that the default stands in for.
  let recoverable: String?
  /// How the field codes itself, if it does.
  var wrapper: PlannedWrapper?
  /// How the value stands in the text, as an expression; `nil` if its type says it.
  let strategy: String?
  /// Whether a value that cannot be decoded counts as none.
  let ignoresFailures: Bool
  /// The `#if` condition all code about the field has to stand under.
  let condition: String?
  /// Whether the field is a value of a case, or its tag, which is a constant.
  var isPayload = false

  /// The field in an expression.
  var reference: String { isPayload ? storage : "self.\(storage)" }

  /// What an encoder writes, in an expression.
  var written: String { nilValue.map { "\(reference) ?? (\($0))" } ?? reference }

  /// Whether an encoder writes nothing for `nil`, not even the key.
  var omitsNil: Bool { isOptional && !writesNull && nilValue == nil }

  /// The field where it gets its value.
  var target: String { isPayload ? "let \(storage)" : "self.\(storage)" }

  /// Whether the object has to have a value for the field.
  var isRequired: Bool { presence == .required }
}
