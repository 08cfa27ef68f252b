import SwiftDiagnostics

/// Something to tell the author of a type.
///
/// The texts are static factories, by topic, in the `MacroMessage+….swift` files.
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

/// A second place that belongs to a message.
struct MacroNote: NoteMessage {
  let id: String
  let message: String

  var noteID: MessageID { MessageID(domain: "Transcodable", id: id) }

  // Required of notes by the first releases of the protocol.
  var fixItID: MessageID { noteID }
}

/// What a fix-it does, in words that start with a verb.
struct MacroFixItMessage: FixItMessage {
  let id: String
  let message: String

  var fixItID: MessageID { MessageID(domain: "Transcodable", id: id) }
}
