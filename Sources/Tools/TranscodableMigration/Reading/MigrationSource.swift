internal import SwiftParser
internal import SwiftSyntax

final class MigrationSource: Sendable {
  let name: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax

  init(name: String, text: String) {
    self.name = name
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
  }

  /// Returns the line number of a node, starting at 1.
  func line(of node: some SyntaxProtocol) -> Int {
    1 + bytes[..<node.positionAfterSkippingLeadingTrivia.utf8Offset].count { $0 == 10 }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// The UTF-8 range of the node, without surrounding comments and white space.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
