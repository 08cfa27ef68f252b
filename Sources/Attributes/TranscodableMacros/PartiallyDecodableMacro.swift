import SwiftSyntax
import SwiftSyntaxMacros
import TranscodableMacroModel

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
