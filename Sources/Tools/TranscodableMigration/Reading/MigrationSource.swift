internal import SwiftParser
internal import SwiftSyntax

/// A file, read.
final class MigrationSource: Sendable {
  let name: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax

  init(name: String, text: String) {
    self.name = name
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
  }

  /// The line of a node, from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    1 + bytes[..<node.positionAfterSkippingLeadingTrivia.utf8Offset].count { $0 == 10 }
  }

  /// The text of a part of the file.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// Where the node is in its file, without the trivia around.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
