import SwiftSyntax

struct KodableModel {
  let attribute: AttributeSyntax
  let declaration: any DeclGroupSyntax
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

  var patterns: [PatternSyntax] { members.uncodedMembers.compactMap(\.pattern) }

  var isClass: Bool { declaration.is(ClassDeclSyntax.self) }

  var isStruct: Bool { declaration.is(StructDeclSyntax.self) }

  var isSubclass: Bool {
    isClass && declaration.inheritanceClause != nil && namedSides.isEmpty
  }

  var sides: CodingSides {
    // A subclass overrides both members, because the macro can't look up which of them exist.
    isClass || namedSides.isEmpty ? .both : namedSides
  }

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

  var otherAttributes: [AttributeSyntax] {
    declaration.attributes.written.filter {
      ["Codable", "Decodable", "Encodable"].contains($0.name)
    }
  }
}

extension FieldModel {
  var storageName: String { (wrapper == nil ? "" : "_") + name }

  var storage: String { "self." + (wrapper == nil ? identifier.text : "_" + name) }

  var isObserved: Bool { wrapper == nil && origin.accessorBlock != nil }
}
