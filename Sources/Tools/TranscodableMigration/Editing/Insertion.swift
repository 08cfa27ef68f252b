internal import SwiftSyntax
internal import TranscodableMacroModel

extension MigrationSource {
  var lineEnd: String { bytes.contains(13) ? "\r\n" : "\n" }

  /// Returns nil if other code precedes the node on its line.
  func indentation(of node: some SyntaxProtocol) -> String? {
    let start = node.range.lowerBound
    let line = bytes[..<start].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let indentation = text(line..<start)
    return indentation.allSatisfy(\.isWhitespace) ? indentation : nil
  }

  func insertion(of text: String, before node: some SyntaxProtocol, onOwnLine: Bool) -> SourceEdit {
    let start = node.range.lowerBound
    // If `onOwnLine` is true, the text is a line comment, so the node must follow on a new line.
    let end = indentation(of: node).map { lineEnd + $0 } ?? (onOwnLine ? lineEnd : " ")
    return SourceEdit(source: self, range: start..<start, text: text + end)
  }

  private static let width = 100

  /// A space, or a line break if the line would become too long.
  func separator(after attributes: String, before node: Syntax) -> String {
    guard let indentation = indentation(of: node) else { return " " }
    let line = node.trimmedText.prefix { !$0.isNewline }
    let length = indentation.count + attributes.count + 1 + line.count
    return length > Self.width ? lineEnd + indentation : " "
  }

  /// If only some cases of a declaration have attributes, the declaration is split.
  func edits(of node: EnumCaseDeclSyntax, _ attributes: [String: [String]]) -> [SourceEdit] {
    let elements = Array(node.elements)
    guard elements.contains(where: { attributes[$0.name.plain]?.isEmpty == false }) else {
      return []
    }
    var edits: [SourceEdit] = []
    let indentation = indentation(of: node) ?? " "
    for (index, element) in elements.enumerated() {
      let own = (attributes[element.name.plain] ?? []).map { $0 + " " }.joined()
      if index == 0 {
        let start = Syntax(node).range.lowerBound
        edits.append(SourceEdit(source: self, range: start..<start, text: own))
      } else if let comma = elements[index - 1].trailingComma {
        edits.append(
          SourceEdit(
            source: self, range: comma.range.lowerBound..<element.range.lowerBound,
            text: lineEnd + indentation + own + "case "))
      }
    }
    return edits
  }
}
