import SwiftSyntax

extension TokenSyntax {
  /// The name without backticks.
  var plainName: String {
    let text = self.text
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
