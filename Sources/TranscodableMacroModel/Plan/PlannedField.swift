/// A field and what happens to it.
struct PlannedField {
  /// What a decoder does with the field.
  enum Presence {
    /// The key has to be there, with a value.
    case required
    /// Missing and null both give `nil`.
    case optional
    /// Missing and null both leave the initial value.
    case initialValue
    /// Missing leaves the initial value, null gives `nil`.
    case optionalWithInitialValue
    /// A `let` with an initial value, which is only ever encoded.
    case constant
  }

  /// The stored property, as it is written behind `self.`.
  let storage: String
  /// The case of `CodingKeys`.
  let keyCase: String
  /// The key in the text.
  let key: String
  /// The type of the value in the text, without the `?` of an optional.
  ///
  /// `nil` where only the compiler knows it: behind a property wrapper, and in constants.
  let type: String?
  let presence: Presence
  let isOptional: Bool
  /// The `#if` condition all code about the field has to stand under.
  let condition: String?
}
