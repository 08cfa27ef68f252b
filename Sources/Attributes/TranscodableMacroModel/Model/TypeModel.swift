import SwiftSyntax

/// A type declaration, reduced to the parts that affect coding.
struct TypeModel {
  /// The kinds of declarations that the attribute can be applied to.
  enum Kind {
    case structure
    case finalClass
    /// An actor, which can only be decoded.
    case actor
    case extensibleClass(keyword: TokenSyntax)
    case rawEnumeration(rawType: String)
    case enumeration
    /// An unsupported declaration, with its description for messages.
    case unsupported(String)
  }

  let kind: Kind
  let name: String
  /// The fully qualified name of the type, for use in an extension.
  let type: String
  let access: AccessLevel
  /// The `@available` attributes, which extensions must repeat.
  let availability: [AttributeSyntax]
  /// The global actor attribute of the type.
  let globalActor: String?
  /// Whether the type opts out of the default isolation of its module.
  let isNonisolated: Bool
  let genericParameters: [String]
  /// The nested types, which may depend on the type parameters of this type.
  let nestedTypes: [String: MemberBlockSyntax]
  let inheritance: InheritanceClauseSyntax?
  /// Whether the type is already `Decodable`, for example through its superclass.
  let isDecodableAlready: Bool
  let attribute: CodableAttribute
  /// The tags that identify the type as a member of a polymorphic protocol.
  let tags: TagAttribute?
  /// The types that represent this type for coders with a profile.
  let profiles: [ProfileAttribute]
  let sides: CodingSides
  /// The operations that are hand-written in the body of the type: decoding, encoding or both.
  let handWritten: CodingSides
  let fields: [FieldModel]
  let cases: [EnumCaseModel]
  /// Members that are not fields: computed, static and lazy properties, or destructuring patterns.
  let uncodedMembers: [UncodedMember]
  /// Hooks, and methods that look like hooks.
  let hooks: [HookModel]
  /// Whether the type has an initializer that accepts a value of the previous version.
  let canMigrate: Bool
  /// Whether the body contains an initializer other than `init(from:)`.
  let hasInitializer: Bool
  let codingKeys: CodingKeysModel?
  let origin: Syntax
  /// Returns the line of a node in the user's source.
  let locate: (Syntax) -> SourceLine?
  /// Whether the declaration is nested in another type or an extension.
  let isNested: Bool
  /// Whether the type or an enclosing type may be generic.
  ///
  /// An extension doesn't repeat its type parameters, so a type in an extension may be generic.
  let isInGenericContext: Bool
  /// Whether the type or an enclosing type is private.
  let isHidden: Bool

  var generatedSides: CodingSides { sides.subtracting(handWritten) }

  /// The types that represent this type, for coders with a profile and for all other coders.
  var wires: [WireType] { profiles.map(\.wire) + [attribute.wire].compactMap(\.self) }

  /// Whether the type is always converted to another type.
  ///
  /// In that case, its fields are not encoded.
  var isConverted: Bool { attribute.wire != nil }

  var isExtensible: Bool {
    if case .extensibleClass = kind { true } else { false }
  }

  /// Whether the type suppresses `Copyable` or `Escapable`.
  var isNoncopyable: Bool {
    inheritance?.inheritedTypes.contains { $0.type.is(SuppressedTypeSyntax.self) } ?? false
  }

  /// Whether initializers must be in the body of the type.
  var isClass: Bool {
    switch kind {
    case .finalClass, .extensibleClass, .actor: true
    default: false
    }
  }
}
