import SwiftSyntax
import SwiftSyntaxMacros
import TranscodableMacroModel

enum PolymorphicMacro: PeerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    PolymorphicExpansion.peers(of: node, on: declaration, in: context)
  }
}
