/// What the command `transcode check` does: checks documents one after the other, and tells how it
/// ended.
///
/// ```swift
/// var run = DocumentCheckRun(renderer: PlainDiagnosticRenderer())
/// let text = run.check(data, name: "events.ndjson")
/// exit(run.status)
/// ```
public struct DocumentCheckRun: Sendable {
  /// What the reports are rendered with.
  public var renderer: any CodingDiagnosticRenderer
  /// What all documents are taken for; nil if their names tell.
  public var format: DocumentFormat?
  /// How many diagnostics are shown of one document.
  public var limit: Int
  /// Looks for more in a document that is well-formed, such as what a schema asks for; finds nothing
  /// unless set.
  public var further: @Sendable ([UInt8], DocumentFormat) -> [CodingDiagnostic] = { _, _ in [] }
  /// The status to exit with: 0 if nothing was found, 1 if something was, 2 if a document could not
  /// be read.
  public private(set) var status: Int32 = 0

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - renderer: What the reports are rendered with.
  ///   - format: What all documents are taken for; nil if their names tell.
  ///   - limit: How many diagnostics are shown of one document.
  public init(
    renderer: any CodingDiagnosticRenderer, format: DocumentFormat? = nil, limit: Int = 100
  ) {
    self.renderer = renderer
    self.format = format
    self.limit = limit
  }

  /// Checks a document.
  ///
  /// - Parameters:
  ///   - document: Its text.
  ///   - name: What it is called; its ending tells the format.
  /// - Returns: What to print.
  public mutating func check(_ document: [UInt8], name: String) -> String {
    let format = format ?? DocumentFormat(name: name)
    var report = DocumentCheck(format, limit: limit).check(document, name: name)
    if !report.hasErrors { report.diagnostics += further(document, format) }
    if !report.diagnostics.isEmpty { noteFindings() }
    return renderer.render(report)
  }

  /// Notes that something was found.
  mutating func noteFindings() { status = max(status, 1) }

  /// Notes that a document could not be read.
  public mutating func noteUnreadable() { status = 2 }
}
