internal import SwiftSyntax

struct RemovedMember {
  struct Comment {
    let text: String
    let offset: Int
  }

  let removal: Removal
  let comments: [Comment]

  init(_ node: some SyntaxProtocol, in source: MigrationSource) {
    var (offset, start) = (node.position.utf8Offset, node.position.utf8Offset)
    for piece in node.leadingTrivia {
      // If a blank line follows a comment, the comment belongs to other code.
      if piece.lineCount > 1 { start = offset }
      offset += piece.sourceLength.utf8Length
    }
    removal = Removal(source: source, range: start..<node.endPosition.utf8Offset)
    comments = node.tokens(viewMode: .sourceAccurate).flatMap { Self.comments(of: $0) }
      .filter { $0.offset >= start }
  }

  private static func comments(of token: TokenSyntax) -> [Comment] {
    var result: [Comment] = []
    var offset = token.position.utf8Offset
    for piece in token.leadingTrivia {
      if let text = piece.comment { result.append(Comment(text: text, offset: offset)) }
      offset += piece.sourceLength.utf8Length
    }
    offset = token.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in token.trailingTrivia {
      if let text = piece.comment { result.append(Comment(text: text, offset: offset)) }
      offset += piece.sourceLength.utf8Length
    }
    return result
  }
}

extension TriviaPiece {
  var lineCount: Int {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
      count
    default: 0
    }
  }

  var comment: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }
}
