internal import TranscodableCore
internal import TranscodableJSON

/// Renders a report as JSON, in a line of its own: for tools.
///
/// An object with the members `document` (if it has a name), `diagnostics` and `omitted`. Each
/// diagnostic has `severity`, `code`, `category`, `message` and `path` (keys as strings, indices as
/// numbers), and, as far as they are known, `offset` and `end` (bytes), `line`, `column`,
/// `expected`, `found`, `suggestion`, `help` and `notes`. Characters that control a terminal are
/// written as escapes.
public struct JSONDiagnosticRenderer: CodingDiagnosticRenderer {
  /// Creates a renderer.
  public init() {}

  /// The report as text.
  ///
  /// - Parameter report: The report.
  /// - Returns: A line with an object, also for a report without diagnostics.
  public func render(_ report: CodingDiagnosticReport) -> String {
    // Nothing in it is without a form in JSON, so that this does not fail.
    let bytes = try? JSONWriter.write { write(report, to: &$0) }
    return String(decoding: bytes ?? [], as: UTF8.self).escapingControls + "\n"
  }

  private func write(_ report: CodingDiagnosticReport, to writer: inout JSONWriter) {
    writer.beginObject()
    if let name = report.name { writer.write("document", name) }
    writer.writeKey(dictionary: "diagnostics")
    writer.beginArray()
    for diagnostic in report.diagnostics { write(diagnostic, to: &writer) }
    writer.endArray()
    writer.write("omitted", report.omittedCount)
    writer.endObject()
  }

  private func write(_ diagnostic: CodingDiagnostic, to writer: inout JSONWriter) {
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
    if let place = diagnostic.place {
      writer.write("offset", place.byteRange.lowerBound)
      writer.write("end", place.byteRange.upperBound)
      writer.write("line", place.line)
      writer.write("column", place.column)
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
