import SwiftSyntax
import SwiftSyntaxMacros
import TranscodableMacroModel

/// The macro of member attributes, which only mark members for the attribute of the type.
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
