import SwiftSyntax

extension [Syntax] {
  /// Whether this lexical context is inside a type or an extension.
  package var isInsideType: Bool {
    contains { $0.isProtocol((any DeclGroupSyntax).self) }
  }
}
