import SwiftSyntax
import SwiftSyntaxMacros
import TranscodableMacroModel

/// The macro that gives a protocol a strategy for the types that conform to it.
enum PolymorphicMacro: PeerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    PolymorphicExpansion.peers(of: node, on: declaration, in: context)
  }
}
