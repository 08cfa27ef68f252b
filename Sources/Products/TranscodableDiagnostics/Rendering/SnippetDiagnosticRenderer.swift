internal import TranscodableCore

/// Renders a report with the lines of the text around each place, and a caret under it: for
/// terminals.
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
/// Lines that are too long are cut around the place. Characters that take two columns and tabs line
/// up; control characters, and those that turn the direction of text around, are shown as codes.
public struct SnippetDiagnosticRenderer: CodingDiagnosticRenderer {
  /// The number of columns that a line may have; at least 40.
  public var width: Int
  /// Whether colours are added, as escape sequences of ANSI terminals.
  public var usesColor: Bool
  /// What the frame is made of.
  public var glyphs: DiagnosticSnippetGlyphs
  /// The number of lines shown before and after the place.
  public var contextLines: Int
  /// The number of columns between two tab stops.
  public var tabWidth: Int

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - width: The number of columns that a line may have; at least 40.
  ///   - usesColor: Whether colours are added, as escape sequences of ANSI terminals.
  ///   - glyphs: What the frame is made of.
  ///   - contextLines: The number of lines shown before and after the place, from 0 to 10.
  ///   - tabWidth: The number of columns between two tab stops, from 1 to 16.
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

  /// The report as text.
  ///
  /// - Parameter report: The report.
  /// - Returns: A paragraph for each diagnostic, with an empty line between two.
  public func render(_ report: CodingDiagnosticReport) -> String {
    var paragraphs = report.diagnostics.map { diagnostic in
      Snippet(diagnostic, in: report, renderer: self).text
    }
    if let omission = report.omission { paragraphs.append(omission + "\n") }
    return paragraphs.joined(separator: "\n")
  }
}

/// What the frame of a snippet is made of.
public struct DiagnosticSnippetGlyphs: Sendable, Hashable {
  /// What is before the name of the document.
  public var arrow: String
  /// What is between the numbers of lines and the lines.
  public var bar: String
  /// What marks the place, once for each column.
  public var caret: String
  /// What is before notes.
  public var note: String
  /// What stands for what is left out of a line.
  public var ellipsis: String

  /// Creates glyphs; all of them but the ellipsis take one column for each character.
  ///
  /// - Parameters:
  ///   - arrow: What is before the name of the document.
  ///   - bar: What is between the numbers of lines and the lines.
  ///   - caret: What marks the place, once for each column.
  ///   - note: What is before notes.
  ///   - ellipsis: What stands for what is left out of a line.
  public init(arrow: String, bar: String, caret: String, note: String, ellipsis: String) {
    self.arrow = arrow
    self.bar = bar
    self.caret = caret
    self.note = note
    self.ellipsis = ellipsis
  }

  /// Glyphs of ASCII.
  public static let ascii = DiagnosticSnippetGlyphs(
    arrow: "-->", bar: "|", caret: "^", note: "=", ellipsis: "...")

  /// Lines that join, for terminals that show Unicode.
  public static let unicode = DiagnosticSnippetGlyphs(
    arrow: "╭─", bar: "│", caret: "▲", note: "╰", ellipsis: "…")
}
