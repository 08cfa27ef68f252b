internal import TranscodableCore
internal import TranscodableJSON

/// A renderer that writes a report as a line of JSON that tools can parse.
///
/// The line is an object with the members `document` (if it has a name), `diagnostics` and
/// `omitted`. Each diagnostic has the members `severity`, `code`, `category`, `message` and `path`
/// (keys as strings, indices as numbers), and, if known, `offset` and `end` (in bytes), `line` and
/// `column` (unless the document is binary), `expected`, `found`, `suggestion`, `help` and `notes`. Terminal control characters are
/// escaped.
public struct JSONDiagnosticRenderer: CodingDiagnosticRenderer {
  /// Creates a renderer.
  public init() {}

  /// Renders a report as a line of JSON.
  ///
  /// A report without diagnostics is also rendered.
  ///
  /// - Parameter report: The report.
  /// - Returns: The line, with a line feed at its end.
  public func render(_ report: CodingDiagnosticReport) -> String {
    // Writing can't fail, because JSON can represent everything in a report.
    let bytes = try? JSONWriter.write { write(report, to: &$0) }
    return String(decoding: bytes ?? [], as: UTF8.self).escapingControls + "\n"
  }

  private func write(_ report: CodingDiagnosticReport, to writer: inout JSONWriter) {
    writer.beginObject()
    if let name = report.name { writer.write("document", name) }
    writer.writeKey(dictionary: "diagnostics")
    writer.beginArray()
    for diagnostic in report.diagnostics {
      write(diagnostic, isBinary: report.binary != nil, to: &writer)
    }
    writer.endArray()
    writer.write("omitted", report.omittedCount)
    writer.endObject()
  }

  private func write(
    _ diagnostic: CodingDiagnostic, isBinary: Bool, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.write("severity", diagnostic.severity.rawValue)
    writer.write("code", diagnostic.reason.code)
    writer.write("category", diagnostic.reason.category.rawValue)
    writer.write("message", diagnostic.message)
    writer.writeKey(dictionary: "path")
    writer.beginArray()
    for step in diagnostic.path {
      switch step {
      case .key(let key): writer.write(key)
      case .index(let index): writer.write(index)
      }
    }
    writer.endArray()
    if let position = diagnostic.position {
      writer.write("offset", position.byteRange.lowerBound)
      writer.write("end", position.byteRange.upperBound)
      if !isBinary {
        writer.write("line", position.line)
        writer.write("column", position.column)
      }
    }
    if let expected = diagnostic.expected { writer.write("expected", expected) }
    if let found = diagnostic.found { writer.write("found", found) }
    if let suggestion = diagnostic.suggestion { writer.write("suggestion", suggestion) }
    if let help = diagnostic.help { writer.write("help", help) }
    if !diagnostic.notes.isEmpty {
      writer.writeKey(dictionary: "notes")
      writer.beginArray()
      for note in diagnostic.notes { writer.write(note) }
      writer.endArray()
    }
    writer.endObject()
  }
}
