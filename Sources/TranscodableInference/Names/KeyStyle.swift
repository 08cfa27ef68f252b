/// How the names of the fields of a type become keys: the styles of the attribute `@Codable(keys:)`.
enum KeyStyle: String, CaseIterable, Sendable, Codable {
  case useNames
  case snakeCase
  case pascalCase
  case kebabCase
  case screamingSnakeCase
  case trainCase
  case flatCase
  case upperCase

  /// The key of a field in this style; the same as the attribute makes of it.
  func key(for name: String) -> String {
    let parts = NameWords(name)
    guard self != .useNames, !parts.words.isEmpty else { return name }
    return parts.prefix + spell(parts.words) + parts.suffix
  }

  private func spell(_ words: [String]) -> String {
    switch self {
    case .useNames: words.joined()
    case .snakeCase: words.map { $0.lowercased() }.joined(separator: "_")
    case .pascalCase: words.map(capitalized).joined()
    case .kebabCase: words.map { $0.lowercased() }.joined(separator: "-")
    case .screamingSnakeCase: words.map { $0.uppercased() }.joined(separator: "_")
    case .trainCase: words.map(capitalized).joined(separator: "-")
    case .flatCase: words.map { $0.lowercased() }.joined()
    case .upperCase: words.map { $0.uppercased() }.joined()
    }
  }

  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The style that leaves the fewest fields with a key of their own; names as they are, if none
  /// leaves fewer.
  static func best(for fields: [SwiftModel.Field]) -> KeyStyle {
    let misses = allCases.map { style in fields.count { style.key(for: $0.name) != $0.key } }
    let least = misses.min() ?? 0
    return zip(allCases, misses).first { $1 == least }?.0 ?? .useNames
  }
}
