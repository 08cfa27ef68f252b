internal import TranscodableBytes
public import TranscodableCore
internal import TranscodableJSON

extension DocumentCheckRun {
  /// Checks a document with one JSON value per line.
  ///
  /// The document may be larger than the available memory.
  ///
  /// ```swift
  /// try run.checkLines(name: "events.ndjson") {
  ///   try file.read(upToCount: 1 << 20)
  /// } print: { print($0, terminator: "") }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the document.
  ///   - chunk: A closure that returns the next bytes of the document, or `nil` at its end.
  ///   - print: A closure that is called with the output for each part of the document as soon as
  ///     the part is checked.
  /// - Throws: Errors that `chunk` throws.
  public mutating func checkLines<Chunk: ByteSource>(
    name: String, reading chunk: () throws -> Chunk?, print: (String) -> Void
  ) rethrows {
    var blocks = LineBlocks(limit: limit)
    // Tools expect a single report whose locations are relative to the whole document.
    var whole = CodingDiagnosticReport(name: name, diagnostics: [], source: nil)
    let isForTools = renderer is JSONDiagnosticRenderer
    func take(isLast: Bool) {
      guard let report = blocks.takeReport(name: name, isLast: isLast, further) else { return }
      noteFindings()
      if isForTools {
        whole.diagnostics += report.diagnostics.map { $0.moved(by: blocks.reportOffset) }
      } else {
        print(renderer.render(report))
      }
    }
    while let bytes = try chunk() {
      bytes.withBytes { blocks.append($0) }
      take(isLast: false)
    }
    take(isLast: true)
    whole.omittedCount = blocks.omittedCount
    print(renderer.render(whole))
  }
}

extension CodingDiagnostic {
  fileprivate func moved(by offset: Int) -> CodingDiagnostic {
    guard let position else { return self }
    let range = position.byteRange.lowerBound + offset..<position.byteRange.upperBound + offset
    var moved = self
    moved.position = Position(byteRange: range, line: position.line, column: position.column)
    return moved
  }
}

extension CodingDiagnosticReport {
  fileprivate mutating func add(_ found: [CodingDiagnostic], limit: Int) {
    guard !found.isEmpty else { return }
    diagnostics = (diagnostics + found).enumerated().sorted { left, right in
      let offsets = [left, right].map { $0.element.position?.byteRange.lowerBound ?? 0 }
      return (offsets[0], left.offset) < (offsets[1], right.offset)
    }.map(\.element)
    omittedCount += max(0, diagnostics.count - limit)
    diagnostics = Array(diagnostics.prefix(limit))
  }
}

extension CodingDiagnostic {
  fileprivate func inLines(from first: Int) -> CodingDiagnostic {
    guard let position else { return self }
    var moved = self
    moved.position = Position(
      byteRange: position.byteRange, line: position.line + first - 1, column: position.column)
    return moved
  }
}

private struct LineBlocks {
  private var limit: Int
  private var rest: [UInt8] = []
  /// The length of the prefix of `rest` that is known to contain no line feed.
  private var searchedCount = 0
  private var offset = 0
  private var line = 1
  private(set) var omittedCount = 0
  private(set) var reportOffset = 0

  init(limit: Int) { self.limit = limit }

  mutating func append(_ bytes: RawSpan) {
    withCursor(over: bytes) { rest.append(contentsOf: BorrowedBytes($0)) }
  }

  /// If `isLast` is true, the last line is complete even without a line feed.
  mutating func takeReport(
    name: String, isLast: Bool, _ further: ([UInt8], DocumentFormat) -> [CodingDiagnostic]
  ) -> CodingDiagnosticReport? {
    let feed = rest[searchedCount...].lastIndex(of: 0x0A)
    searchedCount = rest.count
    guard let end = isLast ? rest.count : feed.map({ $0 + 1 }), end > 0 else { return nil }
    let block = Array(rest[..<end])
    rest.removeFirst(end)
    searchedCount = rest.count
    // A byte order mark is allowed only at the start of a document.
    let source = line == 1 ? SourceText(block) : SourceText(utf8: block)
    var report = CodingDiagnosticReport(name: name, diagnostics: [], source: source)
    let first = line
    line = DocumentCheck(.lines, limit: max(1, limit)).checkLines(
      of: source, from: line, into: &report)
    report.add(further(source.bytes, .lines).map { $0.inLines(from: first) }, limit: max(1, limit))
    reportOffset = offset
    offset += source.bytes.count
    if limit <= 0 {
      omittedCount += report.diagnostics.count
      report.diagnostics = []
    }
    omittedCount += report.omittedCount
    report.omittedCount = 0
    limit -= report.diagnostics.count
    return report.diagnostics.isEmpty ? nil : report
  }
}
