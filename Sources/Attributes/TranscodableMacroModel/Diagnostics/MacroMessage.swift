import SwiftDiagnostics
import SwiftSyntax
import TranscodableNames

/// The message of a diagnostic, a note or a fix-it.
struct MacroMessage: DiagnosticMessage, NoteMessage, FixItMessage {
  let severity: DiagnosticSeverity
  let id: String
  let message: String

  /// Creates a message whose identifier is the name of the function that calls this initializer.
  private init(_ severity: DiagnosticSeverity, _ message: String, _ function: String) {
    let name = function.prefix { $0 != "(" }
    (self.severity, id, self.message) = (
      severity, CodingKeyStyle.kebabCase.key(for: String(name)), message
    )
  }

  var diagnosticID: MessageID { MessageID(domain: "Transcodable", id: id) }

  var noteID: MessageID { diagnosticID }

  var fixItID: MessageID { diagnosticID }

  static func error(_ message: String, _ function: String = #function) -> MacroMessage {
    MacroMessage(.error, message, function)
  }

  static func warning(_ message: String, _ function: String = #function) -> MacroMessage {
    MacroMessage(.warning, message, function)
  }

  static func note(_ message: String, _ function: String = #function) -> MacroMessage {
    MacroMessage(.note, message, function)
  }
}

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

  /// Reports an attribute that must be removed.
  func report(_ message: MacroMessage, removing attribute: AttributeSyntax) {
    report(message, at: attribute, fixIts: [.remove(attribute)])
  }
}
