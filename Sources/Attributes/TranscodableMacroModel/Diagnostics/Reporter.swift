import SwiftDiagnostics
import SwiftSyntax

/// Collects the messages about one declaration, so that all of them appear at once.
final class Reporter {
  private(set) var diagnostics: [Diagnostic] = []

  private var isLeftToCompiler = false

  /// Whether anything was found that makes an expansion pointless.
  var hasErrors: Bool {
    isLeftToCompiler || diagnostics.contains { $0.diagMessage.severity == .error }
  }

  /// Notes an error that the compiler reports itself.
  func leaveToCompiler() {
    isLeftToCompiler = true
  }

  /// Notes a message about `node`.
  func report(
    _ message: MacroMessage, at node: some SyntaxProtocol, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(node: Syntax(node), message: message, notes: notes, fixIts: fixIts))
  }
}
