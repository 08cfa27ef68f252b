/// How field names are converted to keys, with the same cases as the public `CodingKeyStyle`.
package enum CodingKeyStyle: String, CaseIterable, Codable, Sendable {
  case useNames
  case camelCase
  case pascalCase
  case snakeCase
  case screamingSnakeCase
  case kebabCase
  case screamingKebabCase
  case trainCase
  case camelSnakeCase
  case flatCase
  case upperCase

  /// Preserves leading and trailing underscores.
  package func key(for name: String) -> String {
    self == .useNames ? name : key(for: NameWords(name))
  }

  /// Joins the words even if the style is `useNames`.
  package func key(for name: NameWords) -> String {
    name.prefix + (name.words.isEmpty ? "" : spell(name.words)) + name.suffix
  }

  private func spell(_ words: [String]) -> String {
    switch self {
    case .useNames: words.joined()
    case .camelCase: words[0].lowercased() + words.dropFirst().map(capitalized).joined()
    case .pascalCase: words.map(capitalized).joined()
    case .snakeCase: words.map { $0.lowercased() }.joined(separator: "_")
    case .screamingSnakeCase: words.map { $0.uppercased() }.joined(separator: "_")
    case .kebabCase: words.map { $0.lowercased() }.joined(separator: "-")
    case .screamingKebabCase: words.map { $0.uppercased() }.joined(separator: "-")
    case .trainCase: words.map(capitalized).joined(separator: "-")
    case .camelSnakeCase:
      ([words[0].lowercased()] + words.dropFirst().map(capitalized)).joined(separator: "_")
    case .flatCase: words.map { $0.lowercased() }.joined()
    case .upperCase: words.map { $0.uppercased() }.joined()
    }
  }

  // Only the first letter changes, so that acronyms keep their capitals.
  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
