import SwiftSyntax

/// What the author of a type wrote, as far as coding is concerned.
struct TypeModel {
  /// The declarations the attribute can stand on.
  enum Kind {
    case structure
    case finalClass
    case extensibleClass(keyword: TokenSyntax)
    case rawEnumeration(rawType: String)
    case enumeration
    /// A declaration no conformance can be given to, in the words of a message.
    case unsupported(String)
  }

  let kind: Kind
  let name: String
  /// The type from the root, as an extension has to spell it.
  let type: String
  let access: AccessLevel
  /// `@available` attributes of the type, which its extensions have to repeat.
  let availability: [AttributeSyntax]
  /// The attribute that puts the type on an actor, as it is written.
  let globalActor: String?
  /// Whether the type is kept off the actor that the module gives its types.
  let isNonisolated: Bool
  let genericParameters: [String]
  let inheritance: InheritanceClauseSyntax?
  let attribute: CodableAttribute
  /// The sides the attribute asks for.
  let sides: CodingSides
  /// The sides written by hand in the body of the type.
  let handWritten: CodingSides
  let fields: [FieldModel]
  /// The cases, if it is an enumeration.
  let cases: [EnumCaseModel]
  /// Declarations without a coded field of their own: computed, static, lazy, several at once.
  let bystanders: [BystanderModel]
  /// The `CodingKeys` the author declared in the body of the type.
  let codingKeys: CodingKeysModel?
  let origin: Syntax
  /// Whether the declaration stands inside of another type, or of an extension of one.
  let isNested: Bool

  /// The sides we have to write.
  var generatedSides: CodingSides { sides.subtracting(handWritten) }

  var isClass: Bool {
    switch kind {
    case .finalClass, .extensibleClass: true
    default: false
    }
  }
}
