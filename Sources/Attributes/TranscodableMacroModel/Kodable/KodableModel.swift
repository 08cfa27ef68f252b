import SwiftSyntax

/// A type declaration with `@Kodable`.
struct KodableModel {
  let attribute: AttributeSyntax
  let declaration: any DeclGroupSyntax
  /// The access modifier of generated members, followed by a space.
  let access: String
  private let members: MemberParser

  init(
    attribute: AttributeSyntax, declaration: some DeclGroupSyntax, lexicalContext: [Syntax]
  ) {
    self.attribute = attribute
    self.declaration = declaration
    members = MemberParser(members: declaration.memberBlock.members).parse()
    let isOpen = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.open) }
    // Members of an extension inherit its access level.
    let around = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.accessLevel
    let level = declaration.modifiers.accessLevel ?? around ?? .inherited
    access = isOpen ? "open " : level.prefix
  }

  /// The stored properties, in the order in which reflection would find them.
  var properties: [FieldModel] {
    members.fields.filter { field in
      // An override has no storage of its own.
      !field.declaration.modifiers.contains {
        [.keyword(.weak), .keyword(.unowned), .keyword(.override)].contains($0.name.tokenKind)
      }
    }
  }

  /// The patterns that declare several properties.
  var patterns: [PatternSyntax] { members.uncodedMembers.compactMap(\.pattern) }

  var isClass: Bool { declaration.is(ClassDeclSyntax.self) }

  var isStruct: Bool { declaration.is(StructDeclSyntax.self) }

  /// Whether the type inherits the conformance and the generated members.
  var isSubclass: Bool {
    isClass && declaration.inheritanceClause != nil && namedSides.isEmpty
  }

  var sides: CodingSides {
    // A subclass overrides both members, because the macro can't look up which of them exist.
    isClass || namedSides.isEmpty ? .both : namedSides
  }

  /// The operations that the protocols in the inheritance clause require.
  var namedSides: CodingSides {
    (declaration.inheritanceClause?.inheritedTypes ?? []).reduce(into: []) { sides, inherited in
      for name in inherited.type.trimmedDescription.split(whereSeparator: { " &.".contains($0) }) {
        switch name {
        case "Kodable": sides.insert(.both)
        case "Dekodable": sides.insert(.decode)
        case "Enkodable": sides.insert(.encode)
        default: break
        }
      }
    }
  }

  /// Other attributes of the type that add conformances.
  var otherAttributes: [AttributeSyntax] {
    declaration.attributes.written.filter {
      ["Codable", "Decodable", "Encodable"].contains($0.name)
    }
  }
}

extension FieldModel {
  /// The name of the stored property.
  var storageName: String { (wrapper == nil ? "" : "_") + name }

  /// An expression that refers to the stored property.
  var storage: String { "self." + (wrapper == nil ? identifier.text : "_" + name) }

  /// Whether the property has observers.
  var isObserved: Bool { wrapper == nil && origin.accessorBlock != nil }
}
