import SwiftSyntax
import SwiftSyntaxMacros
import TranscodableMacroModel

/// Implements attributes that generate no code, because the macro of the enclosing type reads them.
enum MarkerMacro: PeerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    MarkerExpansion.check(node, on: declaration, in: context)
    return []
  }
}

protocol ConstructionMacro: MemberMacro {
  static var product: ConstructionExpansion.Product { get }
}

extension ConstructionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    ConstructionExpansion(product, of: node, on: declaration).members(in: context)
  }
}

enum MemberwiseInitMacro: ConstructionMacro {
  static var product: ConstructionExpansion.Product { .memberwiseInit }
}

enum DefaultInstanceMacro: ConstructionMacro {
  static var product: ConstructionExpansion.Product { .defaultInstance }
}

enum CopyWithMacro: ConstructionMacro {
  static var product: ConstructionExpansion.Product { .copyWith }
}

/// The macro that replaces reflection in the Kodable module.
enum KodableMacro: MemberMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    KodableExpansion(of: node, attachedTo: declaration, in: context).members(in: context)
  }
}

enum PolymorphicMacro: PeerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    PolymorphicExpansion.peers(of: node, on: declaration, in: context)
  }
}

enum PartiallyDecodableMacro: ExtensionMacro, MemberMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    PartialExpansion(of: node, attachedTo: declaration, type: TypeSyntax(type), in: context)
      .extensions(in: context)
  }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let named = declaration.asProtocol((any NamedDeclSyntax).self) else { return [] }
    return PartialExpansion(
      of: node, attachedTo: declaration,
      type: TypeSyntax(IdentifierTypeSyntax(name: named.name.trimmed)), in: context
    ).bodyMembers()
  }
}
