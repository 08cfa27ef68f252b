internal import TranscodableCore

/// Makes text of a report.
///
/// A renderer is told what it needs; it looks nothing up, neither in the environment nor of the
/// terminal.
public protocol CodingDiagnosticRenderer: Sendable {
  /// The report as text.
  ///
  /// - Parameter report: The report.
  /// - Returns: The text, with a line feed at its end; empty if there is nothing to say.
  func render(_ report: CodingDiagnosticReport) -> String
}

/// Renders a report in sentences, a line for each diagnostic: for logs, for continuous integration,
/// for screen readers.
///
/// ```
/// commits.json:3:10: error: Expected Int, found a string, at `[0].age`. [type-mismatch]
/// ```
public struct PlainDiagnosticRenderer: CodingDiagnosticRenderer {
  /// Creates a renderer.
  public init() {}

  /// The report as text.
  ///
  /// - Parameter report: The report.
  /// - Returns: A line for each diagnostic.
  public func render(_ report: CodingDiagnosticReport) -> String {
    var lines = report.diagnostics.map { line($0, name: report.name) }
    if let omission = report.omission { lines.append(omission) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ diagnostic: CodingDiagnostic, name: String?) -> String {
    var start = name.map { "\($0.visible):" } ?? ""
    if let place = diagnostic.place {
      start += name == nil ? "line \(place.line), column " : "\(place.line):"
      start += "\(place.column):"
    }
    if !start.isEmpty { start += " " }
    let message = diagnostic.message.visible
    var sentence = message.prefix(1).uppercased() + message.dropFirst()
    let path = diagnostic.path.readablePath
    if !path.isEmpty { sentence += ", at `\(path.visible)`" }
    sentence += "."
    if let suggestion = diagnostic.suggestion {
      sentence += " Did you mean `\(suggestion.visible)`?"
    }
    if !diagnostic.notes.isEmpty {
      sentence += " (" + diagnostic.notes.map(\.visible).joined(separator: "; ") + ")"
    }
    return "\(start)\(diagnostic.severity.rawValue): \(sentence) [\(diagnostic.reason.code)]"
  }
}

extension CodingDiagnosticReport {
  /// What to say about the diagnostics that were left out, nil if none were.
  var omission: String? {
    guard omittedCount > 0 else { return nil }
    return "\(name.map { "\($0.visible): " } ?? "")\(omittedCount) more not shown."
  }
}
