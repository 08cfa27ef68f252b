package import SwiftSyntax

extension SyntaxProtocol {
  /// The source text without the trivia around it.
  ///
  /// Unlike `trimmedDescription`, this property doesn't copy the syntax tree.
  package var trimmedText: String {
    let text = description
    let start = text.utf8.index(text.startIndex, offsetBy: leadingTriviaLength.utf8Length)
    let end = text.utf8.index(text.endIndex, offsetBy: -trailingTriviaLength.utf8Length)
    return String(text[start..<end])
  }
}
