internal import TranscodableCore

struct Snippet {
  let diagnostic: CodingDiagnostic
  let report: CodingDiagnosticReport
  let renderer: SnippetDiagnosticRenderer
  let gutter: Int
  private(set) var lines: [String] = []

  init(
    _ diagnostic: CodingDiagnostic, in report: CodingDiagnosticReport,
    renderer: SnippetDiagnosticRenderer
  ) {
    self.diagnostic = diagnostic
    self.report = report
    self.renderer = renderer
    let last = (diagnostic.position?.line ?? 0) + renderer.contextLines
    gutter =
      report.binary.map { String($0.bytes.count).count }
      ?? (report.source == nil ? 1 : String(last).count)
    addTitle()
    addOrigin()
    addLines()
    addBytes()
    addNotes()
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  // MARK: - Parts

  private mutating func addTitle() {
    let severity = diagnostic.severity.rawValue
    let start = "\(severity)[\(diagnostic.reason.code)]: "
    let message = wrapped(diagnostic.message.visible, indentation: 2, first: start.count)
    lines.append(painted("\(severity)[\(diagnostic.reason.code)]", accent) + ": " + message[0])
    lines += message.dropFirst().map { "  " + $0 }
  }

  private mutating func addOrigin() {
    var origin: [String] = []
    if let name = report.name { origin.append(name.visible) }
    if let position = diagnostic.position {
      origin.append(
        report.binary == nil
          ? "\(position.line):\(position.column)"
          : (origin.isEmpty ? "" : " ") + "byte \(position.byteRange.lowerBound)")
    }
    guard !origin.isEmpty else { return }
    lines.append(
      spaces(gutter) + painted(renderer.glyphs.arrow, .frame) + " " + origin.joined(separator: ":"))
  }

  private mutating func addLines() {
    guard let source = report.source, let position = diagnostic.position else { return }
    // Allow four bytes for each column, and four more for the combining marks that some scripts
    // use.
    let reach = renderer.width * 8
    let line = source.line(around: position.byteRange.lowerBound, reach: reach)
    addFrame()
    var before: [SourceText.Line] = []
    while before.count < renderer.contextLines, !line.isCutAtStart,
      let last = source.lineBefore((before.last ?? line).range.lowerBound, reach: reach)
    {
      before.append(last)
    }
    for (distance, line) in before.enumerated().reversed() {
      addContext(line, number: position.line - distance - 1, of: source)
    }
    addMarked(line, position: position, of: source)
    addContextAfter(line, number: position.line, of: source, reach: reach)
  }

  private mutating func addContextAfter(
    _ line: SourceText.Line, number: Int, of source: SourceText, reach: Int
  ) {
    var (line, number) = (line, number)
    for _ in 0..<renderer.contextLines {
      guard !line.isCutAtEnd,
        let next = source.lineAfter(line.range.upperBound, reach: reach)
      else { return }
      number += 1
      addContext(next, number: number, of: source)
      line = next
    }
  }

  private mutating func addContext(_ line: SourceText.Line, number: Int, of source: SourceText) {
    var row = row(line, of: source)
    row.cut(to: room, around: line.range.lowerBound, ellipsis: renderer.glyphs.ellipsis)
    addRow(row.text, number: number)
  }

  private mutating func addMarked(
    _ line: SourceText.Line, position: CodingDiagnostic.Position, of source: SourceText
  ) {
    var row = row(line, of: source)
    row.cut(to: room, around: position.byteRange.lowerBound, ellipsis: renderer.glyphs.ellipsis)
    addRow(row.text, number: position.line)
    let (before, count) = row.columns(of: position.byteRange)
    let carets = String(repeating: renderer.glyphs.caret, count: count)
    var label = diagnostic.expected.map { " expected \($0.visible)" } ?? ""
    if diagnostic.reason == .missingKey { label = " the object ends without this key" }
    if before + count + label.displayWidth > room { label = "" }
    addMark(carets + label, after: before)
  }

  private mutating func addNotes() {
    var notes: [String] = []
    let path = diagnostic.path.readablePath
    if !path.isEmpty { notes.append("at \(path.visible)") }
    if let suggestion = diagnostic.suggestion {
      notes.append("did you mean `\(suggestion.visible)`?")
    }
    notes += diagnostic.notes.map { "note: \($0.visible)" }
    if let help = diagnostic.help { notes.append("help: \(help)") }
    if !notes.isEmpty, report.source != nil || report.binary != nil, diagnostic.position != nil {
      addFrame()
    }
    for note in notes {
      let text = wrapped(note, indentation: gutter + 3, first: 0)
      lines.append(spaces(gutter + 1) + painted(renderer.glyphs.note, .frame) + " " + text[0])
      lines += text.dropFirst().map { spaces(gutter + 3) + $0 }
    }
  }

  // MARK: - Rows

  var room: Int { renderer.width - gutter - 3 }

  var edge: String { spaces(gutter + 1) + painted(renderer.glyphs.bar, .frame) }

  private func row(_ line: SourceText.Line, of source: SourceText) -> DisplayLine {
    DisplayLine(
      line, of: source, tabWidth: renderer.tabWidth, ellipsis: renderer.glyphs.ellipsis)
  }

  mutating func addFrame() { lines.append(edge) }

  mutating func addMark(_ mark: String, after columns: Int) {
    lines.append(edge + " " + spaces(columns) + painted(mark, accent))
  }

  mutating func addRow(_ text: String, number: Int) {
    let number = String(number)
    let start = spaces(gutter - number.count) + number + " " + renderer.glyphs.bar
    lines.append(painted(start, .frame) + (text.isEmpty ? "" : " " + text))
  }

  func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private func wrapped(_ text: String, indentation: Int, first: Int) -> [String] {
    var lines = [""]
    var used = first
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let width = String(word).displayWidth
      if used + width + 1 > renderer.width - (lines.count > 1 ? indentation : 0),
        !lines[lines.count - 1].isEmpty
      {
        lines.append("")
        used = 0
      }
      if !lines[lines.count - 1].isEmpty { lines[lines.count - 1] += " " }
      lines[lines.count - 1] += word
      used += width + 1
    }
    return lines
  }

  // MARK: - Colours

  enum Paint: String {
    case error = "1;31"
    case warning = "1;33"
    case frame = "34"
  }

  var accent: Paint { diagnostic.severity == .error ? .error : .warning }

  func painted(_ text: String, _ paint: Paint) -> String {
    renderer.usesColor ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
