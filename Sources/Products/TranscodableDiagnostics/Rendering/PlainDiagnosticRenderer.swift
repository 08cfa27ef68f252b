internal import TranscodableCore

/// A renderer of reports.
///
/// A type that renders reports. A renderer uses only its own properties. It doesn't read
/// environment variables or query the terminal.
public protocol CodingDiagnosticRenderer: Sendable {
  /// Renders a report as text.
  ///
  /// - Parameter report: The report.
  /// - Returns: The text, with a line feed at its end, or an empty string if there are no
  ///   diagnostics.
  func render(_ report: CodingDiagnosticReport) -> String
}

/// A renderer that writes each diagnostic as a one-line sentence, for logs, continuous integration,
/// and screen readers.
///
/// ```
/// commits.json:3:10: error: Expected Int, found a string, at `[0].age`. [type-mismatch]
/// ```
public struct PlainDiagnosticRenderer: CodingDiagnosticRenderer {
  /// Creates a renderer.
  public init() {}

  /// Renders a report with one line for each diagnostic.
  ///
  /// - Parameter report: The report.
  /// - Returns: The lines.
  public func render(_ report: CodingDiagnosticReport) -> String {
    var lines = report.diagnostics.map {
      line($0, name: report.name, isBinary: report.binary != nil)
    }
    if let omission = report.omission { lines.append(omission) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ diagnostic: CodingDiagnostic, name: String?, isBinary: Bool) -> String {
    var start = name.map { "\($0.visible):" } ?? ""
    if let position = diagnostic.position, isBinary {
      start += (name == nil ? "" : " ") + "byte \(position.byteRange.lowerBound):"
    } else if let position = diagnostic.position {
      start += name == nil ? "line \(position.line), column " : "\(position.line):"
      start += "\(position.column):"
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
  var omission: String? {
    guard omittedCount > 0 else { return nil }
    return "\(name.map { "\($0.visible): " } ?? "")\(omittedCount) more not shown."
  }
}
