/// Makes text of a report.
///
/// A renderer is told what it needs; it looks nothing up, neither in the environment nor of the
/// terminal.
public protocol DiagnosticRenderer: Sendable {
  /// The report as text.
  ///
  /// - Parameter report: The report.
  /// - Returns: The text, with a line feed at its end; empty if there is nothing to say.
  func render(_ report: DiagnosticReport) -> String
}
