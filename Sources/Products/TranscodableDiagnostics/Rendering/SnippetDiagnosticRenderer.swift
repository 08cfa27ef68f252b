internal import TranscodableCore

/// A renderer for terminals that shows the source lines around each diagnostic and marks the
/// location with carets.
///
/// ```
/// error[type-mismatch]: expected Int, found a string
///  --> commits.json:3:10
///   |
/// 2 |   "name": "Ada",
/// 3 |   "age": "x"
///   |          ^^^ expected Int
///   |
///   = at [0].age
/// ```
///
/// Long lines are truncated around the location. Tabs and double-width characters are aligned.
/// Control characters and characters that change the text direction are shown as codes.
public struct SnippetDiagnosticRenderer: CodingDiagnosticRenderer {
  /// The maximum number of columns in a line.
  ///
  /// It is at least 40.
  public var width: Int
  /// Whether the output is colored with ANSI escape sequences.
  public var usesColor: Bool
  /// The characters for drawing the frame.
  public var glyphs: DiagnosticSnippetGlyphs
  /// The number of lines to show before and after the location.
  public var contextLines: Int
  /// The number of columns between tab stops.
  public var tabWidth: Int

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - width: The maximum number of columns in a line; at least 40.
  ///   - usesColor: Whether to add colors, as ANSI escape sequences.
  ///   - glyphs: The characters of the frame.
  ///   - contextLines: The number of lines to show before and after the location, from 0 through
  ///     10.
  ///   - tabWidth: The number of columns between tab stops, from 1 through 16.
  public init(
    width: Int = 100, usesColor: Bool = false, glyphs: DiagnosticSnippetGlyphs = .ascii,
    contextLines: Int = 1, tabWidth: Int = 4
  ) {
    self.width = max(40, width)
    self.usesColor = usesColor
    self.glyphs = glyphs
    self.contextLines = min(max(0, contextLines), 10)
    self.tabWidth = min(max(1, tabWidth), 16)
  }

  /// Renders a report with one paragraph for each diagnostic.
  ///
  /// - Parameter report: The report.
  /// - Returns: The paragraphs, separated by empty lines.
  public func render(_ report: CodingDiagnosticReport) -> String {
    var paragraphs = report.diagnostics.map { diagnostic in
      Snippet(diagnostic, in: report, renderer: self).text
    }
    if let omission = report.omission { paragraphs.append(omission + "\n") }
    return paragraphs.joined(separator: "\n")
  }
}

/// The characters for drawing the frame of a snippet.
public struct DiagnosticSnippetGlyphs: Sendable, Hashable {
  /// The arrow in front of the document's name.
  public var arrow: String
  /// The bar between a line number and its line.
  public var bar: String
  /// The character that marks each column of the location.
  public var caret: String
  /// The mark before notes.
  public var note: String
  /// The string that replaces omitted parts of a line.
  public var ellipsis: String

  /// Creates glyphs.
  ///
  /// Except in the ellipsis, each character must be one column wide.
  ///
  /// - Parameters:
  ///   - arrow: The arrow before the name of the document.
  ///   - bar: The bar between line numbers and lines.
  ///   - caret: The mark under each column of the location.
  ///   - note: The mark before notes.
  ///   - ellipsis: The replacement for omitted parts of a line.
  public init(arrow: String, bar: String, caret: String, note: String, ellipsis: String) {
    self.arrow = arrow
    self.bar = bar
    self.caret = caret
    self.note = note
    self.ellipsis = ellipsis
  }

  /// ASCII characters.
  public static let ascii = DiagnosticSnippetGlyphs(
    arrow: "-->", bar: "|", caret: "^", note: "=", ellipsis: "...")

  /// Box-drawing characters, for terminals that support Unicode.
  public static let unicode = DiagnosticSnippetGlyphs(
    arrow: "╭─", bar: "│", caret: "▲", note: "╰", ellipsis: "…")
}
