public import TranscodableCore
public import TranscodableJSON

// What was recovered from, in words.
extension DiagnosticMaker {
  func diagnostic(_ event: DecodingEvent) -> CodingDiagnostic {
    let path = event.codingPath.map(CodingPathStep.init)
    let reason = CodingFailureReason(event.kind.code, .data)
    var diagnostic = CodingDiagnostic(
      reason, words(for: event), severity: .warning, path: path, place: place(of: event, path))
    if let failure = event.cause {
      let cause = self.diagnostic(failure)
      // What is to be mended is the part that is wrong.
      if event.isInside(failure), let place = cause.place { diagnostic.place = place }
      (diagnostic.expected, diagnostic.found) = (cause.expected, cause.found)
      (diagnostic.suggestion, diagnostic.notes) = (cause.suggestion, cause.notes)
    }
    if event.kind == .unknownKey, let key = event.key {
      diagnostic.suggestion = nearest(to: key, among: event.alternatives)
    }
    diagnostic.help = CodingErrorPage(code: event.kind.code)?.help
    return diagnostic
  }

  private func place(of event: DecodingEvent, _ path: [CodingPathStep]) -> CodingDiagnostic.Place? {
    guard let source else { return nil }
    guard let range = event.byteRange else {
      return path.isEmpty ? nil : PathFinder(source, settings: settings).place(of: path)
    }
    guard let line = event.line, let column = event.column else { return source.place(of: range) }
    return CodingDiagnostic.Place(byteRange: range, line: line, column: column)
  }

  private func words(for event: DecodingEvent) -> String {
    let key = quoted(event.key ?? "")
    let cause =
      event.cause.map { cause in
        let inside = Array(cause.codingPath.dropFirst(event.codingPath.count)).readablePath
        let place = inside.isEmpty ? "" : ", because of \(inside)"
        return "\(place): \(diagnostic(cause).message)"
      } ?? ""
    let used = event.replacement.map { ", \($0.shortened(100)) is used" } ?? ""
    return switch event.kind {
    case .unknownKey: "no field takes the key \(key)"
    case .duplicateKey: "the key \(key) stands here once more"
    case .droppedElement: "the element is left out\(cause)"
    case .duplicateElement: "the set has this element already"
    case .defaultedValue: "a default stands in for the value\(used)\(cause)"
    case .alias:
      "the key \(key) is another name for \(event.alternatives.first.map(quoted) ?? "that of its field")\(used)"
    case .coercion: "the value is converted\(used)\(cause)"
    case .unknownCase: "the case is unknown\(used)\(cause)"
    default: "\(event.kind.code)\(used)\(cause)"
    }
  }
}

extension DecodingEvent {
  /// The last key of the path, if it leads to a member.
  fileprivate var key: String? { codingPath.last.map(CodingPathStep.init)?.key }
}

extension CodingDiagnosticReport {
  /// Creates a report of what decoding a JSON text has passed over or made up for: warnings.
  ///
  /// - Parameters:
  ///   - report: What has happened.
  ///   - source: The text that it is about, as it was given to the decoder.
  ///   - name: What the document is called.
  ///   - settings: What counted as JSON in it.
  /// - Complexity: O(*n*) in the length of the text, for each event whose place is not known.
  public init(
    _ report: DecodingReport, source: borrowing some ByteSource & ~Copyable & ~Escapable,
    name: String? = nil, settings: JSONReaderSettings = JSONReaderSettings()
  ) {
    let text = SourceText(source)
    let maker = DiagnosticMaker(source: text, settings: settings)
    self.init(name: name, diagnostics: report.events.map(maker.diagnostic), source: text)
    omittedCount = report.omittedCount
  }
}
