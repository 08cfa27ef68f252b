import SwiftDiagnostics
import SwiftSyntax

/// Collects the messages about one declaration, so that all of them appear at once.
final class Reporter {
  private(set) var diagnostics: [Diagnostic] = []

  var hasErrors: Bool {
    diagnostics.contains { $0.diagMessage.severity == .error }
  }

  func report(
    _ message: MacroMessage, at node: some SyntaxProtocol, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(node: Syntax(node), message: message, notes: notes, fixIts: fixIts))
  }
}
