import SwiftDiagnostics
import SwiftSyntax

struct MacroMessage: DiagnosticMessage {
  let severity: DiagnosticSeverity
  let id: String
  let message: String

  var diagnosticID: MessageID { MessageID(domain: "Transcodable", id: id) }

  static func error(_ id: String, _ message: String) -> MacroMessage {
    MacroMessage(severity: .error, id: id, message: message)
  }

  static func warning(_ id: String, _ message: String) -> MacroMessage {
    MacroMessage(severity: .warning, id: id, message: message)
  }

  static func note(_ id: String, _ message: String) -> MacroMessage {
    MacroMessage(severity: .note, id: id, message: message)
  }
}

struct MacroNote: NoteMessage {
  let id: String
  let message: String

  var noteID: MessageID { MessageID(domain: "Transcodable", id: id) }

  // `NoteMessage` requires this property in early swift-syntax releases.
  var fixItID: MessageID { noteID }
}

struct MacroFixItMessage: FixItMessage {
  let id: String
  let message: String

  var fixItID: MessageID { MessageID(domain: "Transcodable", id: id) }
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
}
