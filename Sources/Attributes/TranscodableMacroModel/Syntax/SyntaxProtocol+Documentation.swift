import SwiftSyntax

extension SyntaxProtocol {
  /// The documentation without comment markers, up to the first parameter list or code block.
  var documentation: String? {
    var lines: [String] = []
    for piece in leadingTrivia {
      switch piece {
      case .docLineComment(let text): lines.append(String(text.dropFirst(3)))
      case .docBlockComment(let text): lines = text.linesOfBlockComment
      // A comment above a blank line doesn't document the declaration.
      case .newlines(let count) where count > 1: lines = []
      default: break
      }
    }
    let paragraphs = lines.paragraphs
    return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
  }
}

extension [String] {
  fileprivate var paragraphs: [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in map(\.withoutBlanks) {
      if ["- Parameter", "- Returns", "- Throws", "- Complexity", "```"].contains(
        where: line.hasPrefix)
      {
        break
      }
      if line.isEmpty {
        isOpen = false
      } else if isOpen {
        paragraphs[paragraphs.count - 1] += " " + line
      } else {
        paragraphs.append(line)
        isOpen = true
      }
    }
    return paragraphs
  }
}

extension String {
  fileprivate var linesOfBlockComment: [String] {
    dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = String(line).withoutBlanks
      return text.hasPrefix("*") ? String(text.dropFirst()) : text
    }
  }

  fileprivate var withoutBlanks: String {
    let rest = drop(while: \.isWhitespace)
    return rest.lastIndex { !$0.isWhitespace }.map { String(rest[...$0]) } ?? ""
  }
}
