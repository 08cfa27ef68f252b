import SwiftSyntax
import SwiftSyntaxMacros
import TranscodableMacroModel

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
