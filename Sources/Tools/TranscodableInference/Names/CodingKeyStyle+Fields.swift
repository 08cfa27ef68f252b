internal import TranscodableNames

extension CodingKeyStyle {
  private static let inferred: [CodingKeyStyle] = [
    .useNames, .snakeCase, .pascalCase, .kebabCase, .screamingSnakeCase, .trainCase, .flatCase,
    .upperCase,
  ]

  /// Returns the style that requires the fewest explicit keys, if most keys follow it, or if it saves
  /// several keys and at least as many as it requires.
  static func best(for fields: [SwiftModel.Field]) -> CodingKeyStyle {
    let fields = fields.filter { !$0.isRest }
    let misses = inferred.map { style in fields.count { style.key(for: $0.name) != $0.key } }
    let least = misses.min() ?? 0
    let saved = misses[0] - least
    guard saved > 0, least * 3 <= fields.count || saved > 2 && saved >= least else {
      return .useNames
    }
    return zip(inferred, misses).first { $1 == least }?.0 ?? .useNames
  }
}
