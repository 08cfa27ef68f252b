import SwiftSyntax

extension TokenSyntax {
  var plainName: String {
    let text = self.text
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension String {
  var asLabel: String {
    let isPlain =
      first.map { $0.isLetter || $0 == "_" } ?? false
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain && !Self.escapedLabels.contains(self) ? self : "`\(self)`"
  }

  // Since Swift 6.3, the compiler warns about a label in backticks that doesn't need them.
  #if compiler(>=6.3)
    private static let escapedLabels: Set<String> = ["inout"]
  #else
    private static let escapedLabels: Set<String> = ["inout", "let", "var"]
  #endif
}
