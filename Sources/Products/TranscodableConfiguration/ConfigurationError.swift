public import TranscodableDiagnostics

/// The mistakes in the layers of a configuration.
///
/// The description is a report for people. It contains no secrets.
public struct ConfigurationError: Error, Sendable {
  /// A mistake in a layer, or a value that no layer sets.
  public struct Problem: Sendable {
    /// The mistake.
    public let diagnostic: CodingDiagnostic
    /// The location of the mistake, unless no layer sets the value.
    public let origin: ConfigurationOrigin?
    let report: CodingDiagnosticReport
  }

  /// All mistakes, in the order of the layers.
  public let problems: [Problem]
  let remark: String?

  /// Returns the report in the form that a renderer gives it.
  public func report(
    by renderer: some CodingDiagnosticRenderer = SnippetDiagnosticRenderer(contextLines: 0)
  ) -> String {
    problems.map { renderer.render($0.report) }.joined(separator: "\n")
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// The report, with the number of mistakes, and the key after which no keys were checked.
  public var description: String {
    let count = problems.count
    return report() + "\n\(count) \(count == 1 ? "error" : "errors") in the configuration"
      + (remark.map { "\n\($0)" } ?? "")
  }
}
