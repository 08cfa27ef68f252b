internal import TranscodableNames

extension CodingKeyStyle {
  /// The key styles that can be inferred, in order of preference.
  ///
  /// Other styles are either rare or produce keys that are already valid field names.
  private static let inferred: [CodingKeyStyle] = [
    .useNames, .snakeCase, .pascalCase, .kebabCase, .screamingSnakeCase, .trainCase, .flatCase,
    .upperCase,
  ]

  /// Returns the style that requires the fewest explicit keys.
  ///
  /// If no other style is better, the result is `useNames`.
  static func best(for fields: [SwiftModel.Field]) -> CodingKeyStyle {
    let misses = inferred.map { style in fields.count { style.key(for: $0.name) != $0.key } }
    let least = misses.min() ?? 0
    return zip(inferred, misses).first { $1 == least }?.0 ?? .useNames
  }
}
