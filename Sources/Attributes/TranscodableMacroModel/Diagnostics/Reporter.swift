import SwiftDiagnostics
import SwiftSyntax

/// Collects all diagnostics of a declaration, so that they are reported together.
final class Reporter {
  private(set) var diagnostics: [Diagnostic] = []

  private var isLeftToCompiler = false

  /// Whether there is an error, so that no code should be generated.
  var hasErrors: Bool {
    isLeftToCompiler || diagnostics.contains { $0.diagMessage.severity == .error }
  }

  /// Records that there is an error, which the compiler reports.
  func leaveToCompiler() {
    isLeftToCompiler = true
  }

  func report(
    _ message: MacroMessage, at node: some SyntaxProtocol, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(node: Syntax(node), message: message, notes: notes, fixIts: fixIts))
  }
}
