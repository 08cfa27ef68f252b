public import TranscodableCore
public import TranscodableJSON

// Messages for recoveries.
extension DiagnosticMaker {
  func diagnostic(_ event: DecodingEvent) -> CodingDiagnostic {
    let path = event.codingPath.map(CodingPathStep.init)
    let reason = CodingFailureReason(event.kind.code, .data)
    var diagnostic = CodingDiagnostic(
      reason, words(for: event), severity: .warning, path: path, position: position(of: event, path)
    )
    if let failure = event.cause {
      let cause = self.diagnostic(failure)
      // Point to the part that caused the failure, because that part needs to be fixed.
      if event.isInside(failure), let position = cause.position { diagnostic.position = position }
      (diagnostic.expected, diagnostic.found) = (cause.expected, cause.found)
      (diagnostic.suggestion, diagnostic.notes) = (cause.suggestion, cause.notes)
    }
    if event.kind == .unknownKey, let key = event.key {
      diagnostic.suggestion = nearest(to: key, among: event.alternatives)
    }
    diagnostic.help = CodingErrorPage(code: event.kind.code)?.help
    return diagnostic
  }

  private func position(of event: DecodingEvent, _ path: [CodingPathStep]) -> CodingDiagnostic
    .Position?
  {
    guard let source else { return nil }
    guard let range = event.byteRange else {
      return path.isEmpty ? nil : PathFinder(source, settings: settings).position(of: path)
    }
    guard let line = event.line, let column = event.column else {
      return source.position(of: range)
    }
    return CodingDiagnostic.Position(byteRange: range, line: line, column: column)
  }

  private func words(for event: DecodingEvent) -> String {
    let key = quoted(event.key ?? "")
    let cause =
      event.cause.map { cause in
        let inside = Array(cause.codingPath.dropFirst(event.codingPath.count)).readablePath
        let position = inside.isEmpty ? "" : ", because of \(inside)"
        return "\(position): \(diagnostic(cause).message)"
      } ?? ""
    let used = event.replacement.map { $0.shortened(100) }
    let fieldKey = (event.alternatives.first ?? used).map(quoted) ?? "the key of its field"
    return switch event.kind {
    case .unknownKey: "unknown key \(key)"
    case .duplicateKey: "the key \(key) is repeated"
    case .droppedElement: "the element was dropped\(cause)"
    case .duplicateElement: "the set already contains this element"
    case .defaultedValue: "\(used.map { "the default \($0)" } ?? "a default") was used\(cause)"
    case .alias:
      "the key \(key) is an alias for \(fieldKey)"
    case .coercion: "the value was converted\(used.map { " to \($0)" } ?? "")\(cause)"
    case .unknownCase: "the case is unknown\(used.map { "; \($0) was used" } ?? "")\(cause)"
    default: "\(event.kind.code)\(used.map { ", \($0)" } ?? "")\(cause)"
    }
  }
}

extension DecodingEvent {
  fileprivate var key: String? { codingPath.last.map(CodingPathStep.init)?.key }
}

extension CodingDiagnosticReport {
  /// Creates a report that contains warnings for the recoveries that occurred when a JSON document
  /// was decoded.
  ///
  /// - Parameters:
  ///   - report: The decoder's report.
  ///   - source: The document, as it was passed to the decoder.
  ///   - name: The name of the document.
  ///   - settings: The settings that the document was decoded with.
  /// - Complexity: O(*n*) in the length of the document for each event whose location is unknown.
  public init(
    _ report: DecodingReport, source: borrowing some ByteSource & ~Copyable & ~Escapable,
    name: String? = nil, settings: JSONReaderSettings = JSONReaderSettings()
  ) {
    let text = SourceText(source)
    let maker = DiagnosticMaker(source: text, settings: settings)
    self.init(name: name, diagnostics: report.events.map(maker.diagnostic), source: text)
    omittedCount = report.omittedCount
  }

  /// Creates a report that contains warnings for the recoveries that occurred when a document was
  /// decoded.
  ///
  /// - Parameters:
  ///   - report: The decoder's report.
  ///   - source: The document, as it was passed to the decoder.
  ///   - name: The name of the document.
  ///   - format: The format of the document.
  public init(
    _ report: DecodingReport, source: borrowing some ByteSource & ~Copyable & ~Escapable,
    name: String? = nil, format: DocumentFormat
  ) {
    let text = SourceText(source)
    let maker = DiagnosticMaker(source: text, format: format)
    self.init(name: name, diagnostics: report.events.map(maker.diagnostic), source: text)
    omittedCount = report.omittedCount
  }
}
