import SwiftDiagnostics
import SwiftSyntax

final class Reporter {
  private(set) var diagnostics: [Diagnostic] = []

  private var isLeftToCompiler = false

  var hasErrors: Bool {
    isLeftToCompiler || diagnostics.contains { $0.diagMessage.severity == .error }
  }

  /// Stops code generation without a diagnostic, because the compiler reports the error.
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
