import SwiftSyntax
import SwiftSyntaxMacros
import TranscodableMacroModel

/// The macro that implements attributes on members.
///
/// It generates no code.
///
/// The macro of the enclosing type reads these attributes.
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
