import SwiftSyntax

/// A type declaration, reduced to the parts that affect encoding and decoding.
struct TypeModel {
  enum Kind {
    case structure
    case finalClass
    case actor
    case extensibleClass(keyword: TokenSyntax)
    case rawEnumeration(rawType: String)
    case enumeration
    case unsupported(String)
  }

  let kind: Kind
  let name: String
  let type: String
  let access: AccessLevel
  /// The `@available` attributes, which extensions must repeat.
  let availability: [AttributeSyntax]
  let globalActor: String?
  let isNonisolated: Bool
  let genericParameters: [String]
  let nestedTypes: [String: MemberBlockSyntax]
  let inheritance: InheritanceClauseSyntax?
  /// Whether the type is already `Decodable`, for example through its superclass.
  let isDecodableAlready: Bool
  let attribute: CodableAttribute
  let tags: TagAttribute?
  let profiles: [ProfileAttribute]
  let sides: CodingSides
  let handWritten: CodingSides
  let fields: [FieldModel]
  let cases: [EnumCaseModel]
  let uncodedMembers: [UncodedMember]
  let hooks: [HookModel]
  let canMigrate: Bool
  /// Whether the body contains an initializer other than `init(from:)`.
  let hasInitializer: Bool
  let codingKeys: CodingKeysModel?
  let origin: Syntax
  let locate: (Syntax) -> SourceLine?
  let isNested: Bool
  /// Whether an enclosing declaration is an extension of a type that may be less visible.
  let isInExtension: Bool
  /// Whether the type or an enclosing type may be generic.
  ///
  /// Extensions don't repeat type parameters, so any type declared in an extension may be generic.
  let isInGenericContext: Bool
  let isHidden: Bool

  var generatedSides: CodingSides { sides.subtracting(handWritten) }

  var wires: [WireType] { profiles.map(\.wire) + [attribute.wire].compactMap(\.self) }

  var isConverted: Bool { attribute.wire != nil }

  /// Whether a field of a type contains a value of this type without further members.
  func isOwnType(_ field: FieldType) -> Bool {
    guard let core = field.core.as(IdentifierTypeSyntax.self) else { return false }
    return core.name.text == name || core.name.text == "Self"
  }

  var isExtensible: Bool {
    if case .extensibleClass = kind { true } else { false }
  }

  var isNoncopyable: Bool {
    inheritance?.inheritedTypes.contains { $0.type.is(SuppressedTypeSyntax.self) } ?? false
  }

  /// Also true for actors, because their initializers must be in the body of the type as well.
  var isClass: Bool {
    switch kind {
    case .finalClass, .extensibleClass, .actor: true
    default: false
    }
  }
}
