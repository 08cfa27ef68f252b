import SwiftSyntax

/// Everything decided about the code to write.
///
/// Emitters read this and nothing else.
struct CodingPlan {
  /// What the type looks like in the text.
  enum Layout {
    /// An object with a key for each field.
    case object
    /// The raw value of an enum.
    case rawValue
  }

  let layout: Layout
  let type: TypeSyntax
  let name: String
  let access: AccessLevel
  let availability: [AttributeSyntax]
  /// Whether `init(from:)` has to stand in the body of the type.
  let isClass: Bool
  /// Witnesses belong to no actor, so that any coder can call them, except where the author
  /// isolated a class, whose storage is out of reach then.
  let isNonisolated: Bool
  /// The sides the attribute asks for.
  let sides: CodingSides
  /// The sides to write; the others are there already.
  let generated: CodingSides
  let fields: [PlannedField]
  /// Whether the type needs a `CodingKeys` of ours.
  let declaresCodingKeys: Bool
  /// Whether all keys are known; if not, only `CodingKeys` can tell them.
  let knowsKeys: Bool
  /// The types the code of a generic type has to be able to code.
  let constrained: [TypeSyntax]
}

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
  let storage: TokenSyntax
  /// The case of `CodingKeys`.
  let keyCase: TokenSyntax
  /// The key in the text.
  let key: String
  /// The type as written, or read off the initial value; `nil` where only the compiler knows it.
  let type: TypeSyntax?
  let presence: Presence
  /// Whether the storage is a property wrapper, which codes itself.
  let isWrapped: Bool
  /// The `#if` condition all code about the field has to stand under.
  let condition: ExprSyntax?
}
