/// A run of the `transcode check` command, which checks documents one by one and determines the
/// exit status.
///
/// ```swift
/// var run = DocumentCheckRun(renderer: PlainDiagnosticRenderer())
/// let text = run.check(data, name: "events.ndjson")
/// exit(run.status)
/// ```
public struct DocumentCheckRun: Sendable {
  /// The renderer for the reports.
  public var renderer: any CodingDiagnosticRenderer
  /// The format of all documents, or `nil` to infer the format of each document from its name.
  public var format: DocumentFormat?
  /// The maximum number of diagnostics to show for one document.
  public var limit: Int
  /// A closure that returns additional diagnostics, such as schema violations, for a well-formed
  /// document.
  ///
  /// By default, the closure returns no diagnostics.
  public var further: @Sendable ([UInt8], DocumentFormat) -> [CodingDiagnostic] = { _, _ in [] }
  /// The exit status.
  ///
  /// The status is 0 if there are no diagnostics, 1 if there are any, and 2 if a document couldn't
  /// be read.
  public private(set) var status: Int32 = 0

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - renderer: The renderer for the reports.
  ///   - format: The format of all documents, or `nil` to infer it from each document's name.
  ///   - limit: The maximum number of diagnostics to show for one document.
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
  ///   - document: The contents of the document.
  ///   - name: The name of the document, whose extension determines the format.
  /// - Returns: The output to print.
  public mutating func check(_ document: [UInt8], name: String) -> String {
    let format = format ?? DocumentFormat(name: name)
    var report = DocumentCheck(format, limit: limit).check(document, name: name)
    if !report.hasErrors { report.diagnostics += further(document, format) }
    if !report.diagnostics.isEmpty { noteFindings() }
    return renderer.render(report)
  }

  /// Renders the report of a document that was checked in another way.
  ///
  /// - Parameter report: The report, whose diagnostics beyond the limit are omitted.
  /// - Returns: The output to print.
  public mutating func show(_ report: CodingDiagnosticReport) -> String {
    var report = report
    report.omittedCount += max(0, report.diagnostics.count - max(1, limit))
    report.diagnostics = Array(report.diagnostics.prefix(max(1, limit)))
    if !report.diagnostics.isEmpty { noteFindings() }
    return renderer.render(report)
  }

  mutating func noteFindings() { status = max(status, 1) }

  /// Records that a document couldn't be read.
  public mutating func noteUnreadable() { status = 2 }
}
