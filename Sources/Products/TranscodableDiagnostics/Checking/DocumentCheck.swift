public import TranscodableCore
internal import TranscodableJSON
internal import TranscodablePropertyList
internal import TranscodableTOML

/// A check for syntax errors in a document.
///
/// The check doesn't need a type to decode.
///
/// ```swift
/// let report = DocumentCheck(.lines).check(data, name: "events.ndjson")
/// print(PlainDiagnosticRenderer().render(report), terminator: "")
/// ```
///
/// The check reports the first syntax error in a document, and all syntax errors in a TOML document.
/// If each line is a document, it reports the first syntax error in each line. It also warns about
/// repeated keys in an object.
public struct DocumentCheck: Sendable {
  /// The format of the documents.
  public var format: DocumentFormat
  /// The maximum number of diagnostics in a report.
  ///
  /// Diagnostics beyond the limit are counted, but not included.
  public var limit: Int

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - format: The format of the documents.
  ///   - limit: The maximum number of diagnostics in a report.
  public init(_ format: DocumentFormat, limit: Int = 100) {
    self.format = format
    self.limit = max(1, limit)
  }

  /// Checks a document.
  ///
  /// - Parameters:
  ///   - document: The document, in any Unicode encoding.
  ///   - name: The name of the document.
  /// - Returns: The diagnostics, in document order.
  /// - Complexity: O(*n*) in the length of the document, and again for each repeated key.
  public func check(
    _ document: borrowing some ByteSource & ~Copyable & ~Escapable, name: String? = nil
  ) -> CodingDiagnosticReport {
    let source = SourceText(document)
    var report = CodingDiagnosticReport(name: name, diagnostics: [], source: source)
    switch format {
    case .lines: _ = checkLines(of: source, from: 1, into: &report)
    case .propertyList: checkPropertyList(document, source, into: &report)
    case .toml: checkTOML(source, into: &report)
    case .json, .json5:
      check(
        source, from: CodingDiagnostic.Position(byteRange: 0..<0, line: 1, column: 1), into: &report
      )
    }
    return report
  }

  private func checkPropertyList(
    _ document: borrowing some ByteSource & ~Copyable & ~Escapable, _ source: SourceText,
    into report: inout CodingDiagnosticReport
  ) {
    do {
      _ = try PropertyList(parsing: document)
    } catch {
      let maker = DiagnosticMaker(source: source, settings: format.settings)
      report.diagnostics.append(maker.diagnostic(CodingFailure(describing: error)))
    }
  }

  private func checkTOML(_ source: SourceText, into report: inout CodingDiagnosticReport) {
    do throws(CodingFailures) {
      _ = try TOML.Decoder().decodeCollecting(TOML.self, from: source.bytes, limit: limit)
    } catch {
      let maker = DiagnosticMaker(source: source, format: .toml)
      report.diagnostics += error.map { maker.diagnostic($0) }
    }
  }

  func checkLines(
    of source: SourceText, from first: Int, into report: inout CodingDiagnosticReport
  ) -> Int {
    var start = 0
    var number = first
    while start < source.bytes.count {
      let end = source.bytes[start...].firstIndex(of: 0x0A) ?? source.bytes.count
      let line = source.bytes[start..<end]
      if !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
        let position = CodingDiagnostic.Position(byteRange: start..<start, line: number, column: 1)
        check(SourceText(utf8: Array(line)), from: position, into: &report)
      }
      start = end + 1
      number += 1
    }
    return number
  }

  private func check(
    _ text: SourceText, from start: CodingDiagnostic.Position,
    into report: inout CodingDiagnosticReport
  ) {
    let maker = DiagnosticMaker(source: text, settings: format.settings)
    let finder = PathFinder(text, settings: format.settings)
    var scan = DuplicateKeyScan(limit: limit)
    let failure = finder.failure { scan.scan(&$0) }
    var found = scan.keys.map { diagnostic($0, finder) }
    if let failure { found.append(maker.diagnostic(failure)) }
    for diagnostic in found {
      if report.diagnostics.count < limit {
        report.diagnostics.append(diagnostic.moved(by: start))
      } else {
        report.omittedCount += 1
      }
    }
    report.omittedCount += scan.count - scan.keys.count
  }

  private func diagnostic(_ key: DuplicateKeyScan.Key, _ finder: PathFinder) -> CodingDiagnostic {
    let failure = CodingFailure(
      .duplicateKey, in: nil, codingPath: key.path, found: key.text)
    var diagnostic = DiagnosticMaker(source: nil, settings: format.settings).diagnostic(failure)
    diagnostic.severity = .warning
    diagnostic.position = finder.position { _ in key.offset }
    return diagnostic
  }
}

extension CodingDiagnostic {
  /// `start` must be the start of a line in the outer document.
  fileprivate func moved(by start: Position) -> CodingDiagnostic {
    guard let position else { return self }
    var moved = self
    let range = position.byteRange
    let offset = start.byteRange.lowerBound
    moved.position = Position(
      byteRange: (range.lowerBound + offset)..<(range.upperBound + offset),
      line: position.line + start.line - 1, column: position.column)
    return moved
  }
}
