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
  /// The name with the names of the enclosing types.
  let qualifiedName: String
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

  var refusesUnknownKeys: Bool { attribute.unknownKeys?.value == .reject }

  var refusesDuplicateKeys: Bool { attribute.duplicateKeys?.value == .reject }

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

enum AccessLevel: String {
  case inherited
  case `fileprivate`
  case package
  case `public`

  /// The access modifier of a generated member and a space, or an empty string.
  ///
  /// The member needs a modifier if the type has none but is nested in a private or fileprivate
  /// type.
  var prefix: String {
    self == .inherited ? "" : rawValue + " "
  }

  func limited(by outer: AccessLevel) -> AccessLevel {
    switch (outer, self) {
    case (.inherited, .public), (.inherited, .package): .inherited
    case (.package, .public): .package
    default: self
    }
  }
}

package enum SuperclassCoding: Equatable, Sendable {
  /// There is no superclass, or its fields are neither encoded nor decoded.
  case none
  case flat
  /// The fields of the superclass are in a nested object, with the key `super` by default.
  case nested(key: String?)
}

extension TypeModel {
  /// Returns a literal for a type of the standard library, or nil if the name refers to a type
  /// parameter or a nested type.
  func placeholder(for name: String) -> String? {
    isDeclared(name) ? nil : StandardType(name)?.placeholder
  }

  private func isDeclared(_ name: String) -> Bool {
    genericParameters.contains(name) || nestedTypes[name] != nil || aliases.contains(name)
  }

  private var aliases: [String] {
    (origin.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? [])
      .compactMap { $0.decl.as(TypeAliasDeclSyntax.self)?.name.text }
  }
}

extension TypeModel {
  var writtenAttributes: [AttributeSyntax] {
    origin.asProtocol((any WithAttributesSyntax).self)?.attributes.written ?? []
  }

  var conformanceAttributes: [AttributeSyntax] {
    writtenAttributes.filter { AttributeKind.readers.contains($0.name) }
  }

  var hasPartialValues: Bool {
    writtenAttributes.contains { $0.name == PartialExpansion.attributeName }
  }

  /// Whether an attribute such as `@MemberwiseInit` adds an initializer.
  var hasConstruction: Bool {
    writtenAttributes.contains { ConstructionExpansion.Product(rawValue: $0.name) != nil }
  }

  var yieldsToOtherAttribute: Bool {
    guard let first = conformanceAttributes.first else { return false }
    guard first.name == attribute.origin.name else { return true }
    guard conformanceAttributes.count > 1, let start = locate(Syntax(first)),
      let own = locate(Syntax(attribute.origin))
    else { return false }
    // The nodes belong to different trees, so their source locations are compared.
    return (own.number, own.column) != (start.number, start.column)
  }
}

extension TypeModel {
  var isUsableFromInline: Bool {
    writtenAttributes.contains { $0.name == "usableFromInline" }
  }

  /// Whether generated code uses fields, cases or hooks that are deprecated.
  var usesDeprecatedMembers: Bool {
    fields.contains { $0.declaration.attributes.areDeprecated }
      || cases.contains { $0.declaration.attributes.areDeprecated }
      || hooks.contains { $0.declaration.attributes.areDeprecated }
  }
}

extension EnumCaseModel {
  /// Whether no code can create the case.
  var isUnavailable: Bool { declaration.attributes.areUnavailable }
}

extension AttributeListSyntax {
  var areDeprecated: Bool { availability(contains: "deprecated") }

  fileprivate var areUnavailable: Bool { availability(contains: "*", "unavailable") }

  private func availability(contains words: String...) -> Bool {
    written.contains { attribute in
      attribute.name == "available"
        && words.allSatisfy { word in
          attribute.tokens(viewMode: .sourceAccurate).contains { $0.text == word }
        }
    }
  }
}

extension TypeModel {
  /// Whether the compiler would synthesize `init()` if the macro added no initializer.
  var hasDefaultInitializer: Bool {
    isClass && !hasInitializer && inheritsProtocolsOnly && fields.allSatisfy(\.hasInitialValue)
  }

  /// Whether the class inherits all initializers of its superclass if the macro adds no designated
  /// initializer.
  var inheritsInitializers: Bool {
    guard case .finalClass = kind, attribute.superclass?.value == SuperclassCoding.none,
      !inheritsProtocolsOnly, !hasInitializer, fields.allSatisfy(\.hasInitialValue)
    else { return false }
    return !hasConstruction
  }

  /// The line on which the compiler reports problems with the initializers of the superclass.
  var lineOfMissingInitializers: SourceLine? {
    guard isClass, !inheritsProtocolsOnly, !hasInitializer else { return nil }
    return origin.asProtocol((any NamedDeclSyntax).self).flatMap { locate(Syntax($0.name)) }
  }

  // Macros can't look up a superclass, so the names of common protocols are listed here.
  private var inheritsProtocolsOnly: Bool {
    guard let types = inheritance?.inheritedTypes else { return true }
    return types.allSatisfy { Self.protocols.contains($0.type.plainName) }
  }

  private static let protocols: Set<String> = [
    "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Error", "LocalizedError",
    "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject", "AnyObject",
  ]
}

extension TypeModel {
  var forgottenSuperclass: TypeSyntax? {
    guard isClass, attribute.superclass == nil, isDecodableAlready,
      let types = inheritance?.inheritedTypes.map(\.type), let first = types.first
    else { return nil }
    // A class that lists `Codable` or `Decodable` has its own conformance, not an inherited one.
    let names = types.map { $0.trimmedText.split(separator: ".").last ?? "" }
    return names.contains { ["Codable", "Decodable"].contains($0) } ? nil : first
  }
}
