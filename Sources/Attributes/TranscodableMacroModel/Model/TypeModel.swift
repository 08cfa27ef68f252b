import SwiftSyntax

/// What the author of a type wrote, as far as coding is concerned.
struct TypeModel {
  /// The declarations the attribute can be on.
  enum Kind {
    case structure
    case finalClass
    /// An actor, which can be decoded only.
    case actor
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
  /// The types declared in it, which may depend on its type parameters.
  let nestedTypes: [String: MemberBlockSyntax]
  let inheritance: InheritanceClauseSyntax?
  /// Whether it is `Decodable` without the attribute, such as by its superclass.
  let isDecodableAlready: Bool
  let attribute: CodableAttribute
  /// What stands for values of the type among those of others.
  let tags: TagAttribute?
  /// The forms that values have for coders with a profile.
  let profiles: [ProfileAttribute]
  /// The sides the attribute asks for.
  let sides: CodingSides
  /// The sides written by hand in the body of the type.
  let handWritten: CodingSides
  let fields: [FieldModel]
  /// The cases, if it is an enumeration.
  let cases: [EnumCaseModel]
  /// Declarations without a coded field of their own: computed, static, lazy, several at once.
  let bystanders: [BystanderModel]
  /// Methods that are called while a value is coded, or look as if they should be.
  let hooks: [HookModel]
  /// Whether there is an initialiser that takes an older value.
  let canMigrate: Bool
  /// Whether there is an initialiser in the body besides the one that decodes.
  let hasInitializer: Bool
  /// The `CodingKeys` the author declared in the body of the type.
  let codingKeys: CodingKeysModel?
  let origin: Syntax
  /// Whether the declaration is inside of another type, or of an extension of one.
  let isNested: Bool
  /// Whether the type, or one around it, is generic, or may be: an extension does not say whether its type is.
  let isInGenericContext: Bool
  /// Whether it, or a type around it, is private to another type.
  let isHidden: Bool

  /// The sides we have to write.
  var generatedSides: CodingSides { sides.subtracting(handWritten) }

  /// The types whose form values have: for coders with a profile, and for all others.
  var wires: [WireType] { profiles.map(\.wire) + [attribute.wire].compactMap(\.self) }

  /// Whether all values have the form of another type, so that no field is coded.
  var isConverted: Bool { attribute.wire != nil }

  /// Whether the type can have subclasses.
  var isExtensible: Bool {
    if case .extensibleClass = kind { true } else { false }
  }

  /// Whether initialisers have to be in the body.
  var isClass: Bool {
    switch kind {
    case .finalClass, .extensibleClass, .actor: true
    default: false
    }
  }
}
