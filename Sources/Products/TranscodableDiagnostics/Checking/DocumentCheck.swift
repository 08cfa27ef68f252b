public import TranscodableCore
internal import TranscodableJSON
internal import TranscodablePropertyList

/// Looks for what is wrong in a document, whatever it is to be decoded as.
///
/// ```swift
/// let report = DocumentCheck(.lines).check(data, name: "events.ndjson")
/// print(PlainDiagnosticRenderer().render(report), terminator: "")
/// ```
///
/// Found are the first place where the text breaks the rules, in each line if lines are documents,
/// and keys that are repeated in an object, which are warnings.
public struct DocumentCheck: Sendable {
  /// What the document is taken for.
  public var format: DocumentFormat
  /// How many diagnostics there may be in a report; the others are counted.
  public var limit: Int

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - format: What the document is taken for.
  ///   - limit: How many diagnostics there may be in a report.
  public init(_ format: DocumentFormat, limit: Int = 100) {
    self.format = format
    self.limit = max(1, limit)
  }

  /// Checks a document.
  ///
  /// - Parameters:
  ///   - document: The text, in any Unicode encoding.
  ///   - name: What it is called.
  /// - Returns: What was found, in the order of the text.
  /// - Complexity: O(*n*) in the length of the text, for each key that is repeated once more.
  public func check(
    _ document: borrowing some ByteSource & ~Copyable & ~Escapable, name: String? = nil
  ) -> CodingDiagnosticReport {
    let source = SourceText(document)
    var report = CodingDiagnosticReport(name: name, diagnostics: [], source: source)
    switch format {
    case .lines: _ = checkLines(of: source, from: 1, into: &report)
    case .propertyList: checkPropertyList(document, source, into: &report)
    case .json, .json5:
      check(
        source, from: CodingDiagnostic.Place(byteRange: 0..<0, line: 1, column: 1), into: &report)
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

  /// Checks each line of a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - first: The number of its first line in the document.
  ///   - report: Where the diagnostics go.
  /// - Returns: The number of the line after it.
  func checkLines(
    of source: SourceText, from first: Int, into report: inout CodingDiagnosticReport
  ) -> Int {
    var start = 0
    var number = first
    while start < source.bytes.count {
      let end = source.bytes[start...].firstIndex(of: 0x0A) ?? source.bytes.count
      let line = source.bytes[start..<end]
      if !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
        let place = CodingDiagnostic.Place(byteRange: start..<start, line: number, column: 1)
        check(SourceText(utf8: Array(line)), from: place, into: &report)
      }
      start = end + 1
      number += 1
    }
    return number
  }

  /// Checks a text that begins at a place of the whole document.
  private func check(
    _ text: SourceText, from start: CodingDiagnostic.Place,
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
    diagnostic.place = finder.place { _ in key.offset }
    return diagnostic
  }
}

extension CodingDiagnostic {
  /// The same in a document that this text is a part of, which begins in a line of its own.
  fileprivate func moved(by start: Place) -> CodingDiagnostic {
    guard let place else { return self }
    var moved = self
    let range = place.byteRange
    let offset = start.byteRange.lowerBound
    moved.place = Place(
      byteRange: (range.lowerBound + offset)..<(range.upperBound + offset),
      line: place.line + start.line - 1, column: place.column)
    return moved
  }
}
