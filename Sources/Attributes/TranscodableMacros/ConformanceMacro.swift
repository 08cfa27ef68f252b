import SwiftSyntax
import SwiftSyntaxMacros
import TranscodableMacroModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

protocol ConformanceMacro: ExtensionMacro, MemberMacro {
  static var sides: CodingSides { get }
}

extension ConformanceMacro {
  // The generated code is already formatted. Formatting it again would slow down compilation.
  static var formatMode: FormatMode { .disabled }

  // Notes about the slower container path are disabled by default, because they would appear in
  // every build log.
  private static var wantsNotes: Bool {
    ProcessInfo.processInfo.environment["TRANSCODABLE_NOTES"] != nil
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    CodableExpansion(
      of: node, sides: sides, attachedTo: declaration, type: TypeSyntax(type),
      conformingTo: protocols, in: context
    ).extensions(in: context, includingNotes: Self.wantsNotes)
  }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // Only classes, actors, nested types and types whose members may have the name of a type have
    // generated members. Returning early for all others avoids running every stage a second time.
    guard
      declaration.is(ClassDeclSyntax.self) || declaration.is(ActorDeclSyntax.self)
        || context.lexicalContext.isInsideType || declaration.hasCapitalizedMembers,
      let named = declaration.asProtocol((any NamedDeclSyntax).self)
    else { return [] }
    return CodableExpansion(
      of: node, sides: sides, attachedTo: declaration,
      type: TypeSyntax(IdentifierTypeSyntax(name: named.name.trimmed)), conformingTo: protocols,
      in: context
    ).bodyMembers()
  }
}

enum CodableMacro: ConformanceMacro {
  static var sides: CodingSides { .both }
}

enum DecodableMacro: ConformanceMacro {
  static var sides: CodingSides { .decode }
}

enum EncodableMacro: ConformanceMacro {
  static var sides: CodingSides { .encode }
}
