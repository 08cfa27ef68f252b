/// What the command `transcode check` does: checks documents one after the other, and tells how it
/// ended.
///
/// ```swift
/// var run = CheckRun(renderer: PlainRenderer())
/// let text = run.check(data, name: "events.ndjson")
/// exit(run.status)
/// ```
public struct CheckRun: Sendable {
  /// What the reports are rendered with.
  public var renderer: any DiagnosticRenderer
  /// What all documents are taken for; nil if their names tell.
  public var format: DocumentFormat?
  /// How many diagnostics are shown of one document.
  public var limit: Int
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
    renderer: any DiagnosticRenderer, format: DocumentFormat? = nil, limit: Int = 100
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
    let check = DocumentCheck(format ?? DocumentFormat(name: name), limit: limit)
    let report = check.check(document, name: name)
    if !report.diagnostics.isEmpty { status = max(status, 1) }
    return renderer.render(report)
  }

  /// Notes that a document could not be read.
  public mutating func noteUnreadable() { status = 2 }
}
