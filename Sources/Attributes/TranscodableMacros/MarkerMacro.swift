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
