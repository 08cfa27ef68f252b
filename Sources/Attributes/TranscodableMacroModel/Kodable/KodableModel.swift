import SwiftSyntax

/// What the author of a type with `@Kodable` wrote.
struct KodableModel {
  let attribute: AttributeSyntax
  let declaration: any DeclGroupSyntax
  /// The modifier for members that others than the type call, with the blank after it.
  let access: String
  private let members: MemberParser

  init(
    attribute: AttributeSyntax, declaration: some DeclGroupSyntax, lexicalContext: [Syntax]
  ) {
    self.attribute = attribute
    self.declaration = declaration
    members = MemberParser(members: declaration.memberBlock.members).parse()
    let isOpen = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.open) }
    // The access level of an extension is that of its members.
    let around = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.accessLevel
    let level = declaration.modifiers.accessLevel ?? around ?? .inherited
    access = isOpen ? "open " : level.prefix
  }

  /// The stored properties that reflection would look at, in their order.
  var properties: [FieldModel] {
    members.fields.filter { field in
      // What an override stores belongs to the superclass.
      !field.declaration.modifiers.contains {
        [.keyword(.weak), .keyword(.unowned), .keyword(.override)].contains($0.name.tokenKind)
      }
    }
  }

  /// The patterns that declare several properties.
  var patterns: [PatternSyntax] { members.bystanders.compactMap(\.pattern) }

  var isClass: Bool { declaration.is(ClassDeclSyntax.self) }

  var isStruct: Bool { declaration.is(StructDeclSyntax.self) }

  /// Whether the type inherits the conformance, and the members with it.
  var isSubclass: Bool {
    isClass && declaration.inheritanceClause != nil && saidSides.isEmpty
  }

  /// The sides to write.
  var sides: CodingSides {
    // A subclass overrides the members of both sides; it is not told which there are.
    isClass || saidSides.isEmpty ? .both : saidSides
  }

  /// The sides that the inheritance clause names a protocol of.
  var saidSides: CodingSides {
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

  /// The attributes beside this one that write conformances.
  var otherAttributes: [AttributeSyntax] {
    declaration.attributes.written.filter {
      ["Codable", "Decodable", "Encodable"].contains($0.name)
    }
  }
}

extension FieldModel {
  /// The name of what is stored.
  var storageName: String { (wrapper == nil ? "" : "_") + name }

  /// What is stored, as an expression.
  var storage: String { "self." + (wrapper == nil ? identifier.text : "_" + name) }

  /// Whether the property has observers.
  var isObserved: Bool { wrapper == nil && origin.accessorBlock != nil }
}
