import SwiftDiagnostics

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
