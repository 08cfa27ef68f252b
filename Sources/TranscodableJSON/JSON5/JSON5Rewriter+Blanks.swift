internal import TranscodableBytes
internal import TranscodableCore

extension JSON5Rewriter {
  /// Rewrites what separates tokens, if any stands here.
  /// - Returns: Whether there was some.
  mutating func rewriteBlanks() -> Bool {
    let byte = source.peek()
    if byte <= 0x20 {
      var end = source
      _ = end.skipBlanks()
      let count = min(end.distance(from: source), source.remaining)
      if count > 0 {
        copy(count)
        return true
      }
      // Vertical tab and form feed; other control characters are wrong wherever they stand outside
      // of strings.
      guard byte == 0x0B || byte == 0x0C else { return false }
      replace(1, by: 0x20)
      return true
    }
    if byte == 0x2F {
      rewriteComment()
      return true
    }
    guard byte >= 0x80, let character = source.character, character.scalar.isJSON5Blank else {
      return false
    }
    replace(character.length, by: 0x20)
    return true
  }

  /// Puts a blank in place of a comment, so that it separates what stands around it.
  private mutating func rewriteComment() {
    var end = source
    end.advance(by: 2)
    switch source.peek(at: 1) {
    case 0x2F: end.moveToLineBreak()
    case 0x2A:
      guard end.movePastCommentEnd() else {
        return fail(.unexpectedEnd, at: end.offset, expected: "'*/'")
      }
    default: return failCharacter()
    }
    replace(end.distance(from: source), by: 0x20)
  }
}

extension ByteCursor {
  fileprivate mutating func moveToLineBreak() {
    while !isAtEnd {
      switch peek() {
      case 0x0A, 0x0D: return
      // The line and the paragraph separator.
      case 0xE2 where peek(at: 1) == 0x80 && peek(at: 2) & 0xFE == 0xA8: return
      default: advance(by: 1)
      }
    }
  }

  /// Moves behind the end of a block comment.
  /// - Returns: Whether there is one; if not, this is the end of the text.
  fileprivate mutating func movePastCommentEnd() -> Bool {
    while !isAtEnd {
      if peek() == 0x2A, peek(at: 1) == 0x2F {
        advance(by: 2)
        return true
      }
      advance(by: 1)
    }
    moveToEnd()
    return false
  }
}
