/// What the frame of a snippet is made of.
public struct SnippetGlyphs: Sendable, Hashable {
  /// What stands before the name of the document.
  public var arrow: String
  /// What stands between the numbers of lines and the lines.
  public var bar: String
  /// What marks the place, once for each column.
  public var caret: String
  /// What stands before notes.
  public var note: String
  /// What stands for what is left out of a line.
  public var ellipsis: String

  /// Creates glyphs; all of them but the ellipsis take one column for each character.
  ///
  /// - Parameters:
  ///   - arrow: What stands before the name of the document.
  ///   - bar: What stands between the numbers of lines and the lines.
  ///   - caret: What marks the place, once for each column.
  ///   - note: What stands before notes.
  ///   - ellipsis: What stands for what is left out of a line.
  public init(arrow: String, bar: String, caret: String, note: String, ellipsis: String) {
    self.arrow = arrow
    self.bar = bar
    self.caret = caret
    self.note = note
    self.ellipsis = ellipsis
  }

  /// Glyphs of ASCII.
  public static let ascii = SnippetGlyphs(
    arrow: "-->", bar: "|", caret: "^", note: "=", ellipsis: "...")

  /// Lines that join, for terminals that show Unicode.
  public static let unicode = SnippetGlyphs(
    arrow: "╭─", bar: "│", caret: "▲", note: "╰", ellipsis: "…")
}
