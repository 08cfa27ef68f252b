import SwiftSyntax

extension [Syntax] {
  package var isInsideType: Bool {
    contains { $0.isProtocol((any DeclGroupSyntax).self) }
  }
}
