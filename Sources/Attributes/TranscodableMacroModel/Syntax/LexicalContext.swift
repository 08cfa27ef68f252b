import SwiftSyntax

extension [Syntax] {
  /// Whether what is in this lexical context is inside a type or an extension of one.
  package var isInsideType: Bool {
    contains { $0.isProtocol((any DeclGroupSyntax).self) }
  }
}
