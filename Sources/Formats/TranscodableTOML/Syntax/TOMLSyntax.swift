internal import TranscodableBytes
internal import TranscodableCore

/// A part of a document that has no meaning for its values.
enum TOMLTrivia {
  /// Spaces and tabs.
  case whitespace
  /// A line feed, or a carriage return and a line feed.
  case newline
  /// A comment, without the newline after it.
  case comment
}

/// The contents of a string or a key: a range of the document, or of the unescaped contents.
struct TOMLText {
  var start: Int
  var count: Int
  var isUnescaped = false
}

struct TOMLKey {
  /// The range in the document, with quotes.
  var range: Range<Int>
  var text: TOMLText
}

enum TOMLScalar {
  case string(TOMLText)
  case bool(Bool)
  case integer(Int64)
  /// An integer of more than 64 bits that isn't decimal.
  case wide(UInt128)
  /// A decimal number, which is in JSON's notation if it is plain.
  case number(isPlain: Bool)
  /// Infinity or NaN.
  case special(Double)
  case date(TOMLDate)
}

/// A receiver of the syntax of a document.
///
/// The calls cover the whole document, in document order: each byte belongs to the range of a call,
/// or is punctuation between ranges. An editor can therefore be a receiver as well as the tree of a
/// document's values.
protocol TOMLSyntaxReceiver {
  /// Whitespace, a newline or a comment.
  mutating func trivia(_ kind: TOMLTrivia, in range: Range<Int>)
  /// A header such as `[a.b]` or `[[a.b]]`.
  mutating func header(
    _ keys: borrowing ContiguousArray<TOMLKey>, isArray: Bool, in range: Range<Int>
  ) throws(CodingFailure)
  /// A key of the current table or inline table, whose value follows.
  mutating func key(_ keys: borrowing ContiguousArray<TOMLKey>) throws(CodingFailure)
  mutating func scalar(_ scalar: TOMLScalar, in range: Range<Int>) throws(CodingFailure)
  mutating func beginArray(at offset: Int) throws(CodingFailure)
  mutating func beginInlineTable(at offset: Int) throws(CodingFailure)
  /// The end of the innermost array or inline table.
  mutating func end(at offset: Int)
  /// A failure, which the receiver throws unless parsing should continue with the next statement.
  mutating func recover(from failure: CodingFailure) throws(CodingFailure)
  /// The current statement has a failure, and ends.
  mutating func abandonStatement()
  /// The header or key of the last call is invalid; its contents follow nevertheless.
  mutating func ignoreContents(ofHeader isHeader: Bool)
}

/// The contents of a document's strings and keys.
final class TOMLTexts {
  let bytes: ByteCursor
  /// The contents of strings and keys that have escapes, one after the other.
  var unescaped: [UInt8] = []

  init(_ bytes: ByteCursor) { self.bytes = bytes }

  /// Returns eight bytes; bytes after the end of the string are zeros.
  @inline(__always)
  private func word(_ text: TOMLText, at index: Int) -> UInt64 {
    let count = text.count &- index
    let word: UInt64
    if text.isUnescaped {
      word = unescapedWord(text.start &+ index)
    } else {
      word = bytes.at(text.start &+ index).word()
    }
    return count >= 8 ? word : word & ((1 &<< UInt64(truncatingIfNeeded: count &<< 3)) &- 1)
  }

  @inline(never)
  private func unescapedWord(_ start: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in start..<min(start + 8, unescaped.count) {
      word |= UInt64(unescaped[index]) << UInt64(8 * (index - start))
    }
    return word
  }

  @inline(__always)
  func isSame(_ left: TOMLText, _ right: TOMLText) -> Bool {
    guard left.count == right.count else { return false }
    var index = 0
    while index < left.count {
      if word(left, at: index) != word(right, at: index) { return false }
      index &+= 8
    }
    return true
  }

  func hash(_ text: TOMLText, _ parent: UInt32) -> Int {
    var hasher = Hasher()
    hasher.combine(parent)
    hasher.combine(text.count)
    var index = 0
    while index < text.count {
      hasher.combine(word(text, at: index))
      index &+= 8
    }
    return hasher.finalize()
  }

  func string(_ text: TOMLText) -> String {
    if text.isUnescaped {
      return String(decoding: unescaped[text.start..<text.start + text.count], as: UTF8.self)
    }
    let contents = bytes.at(text.start)
    return contents.text(text.count, isASCII: contents.isASCII(text.count))
  }
}
