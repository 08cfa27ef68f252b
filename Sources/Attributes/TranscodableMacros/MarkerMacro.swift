import SwiftSyntax
import SwiftSyntaxMacros
import TranscodableMacroModel

/// The macro behind member attributes, which expand to nothing.
///
/// The attribute of the type reads them.
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
