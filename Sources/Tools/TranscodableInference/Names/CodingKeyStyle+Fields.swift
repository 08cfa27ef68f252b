internal import TranscodableNames

extension CodingKeyStyle {
  /// The styles that are found in samples, in the order in which they are preferred.
  ///
  /// The others are left out: what they make of names is a name already, or is rare.
  private static let inferred: [CodingKeyStyle] = [
    .useNames, .snakeCase, .pascalCase, .kebabCase, .screamingSnakeCase, .trainCase, .flatCase,
    .upperCase,
  ]

  /// The style that leaves the fewest fields with a key of their own; names as they are, if none
  /// leaves fewer.
  static func best(for fields: [SwiftModel.Field]) -> CodingKeyStyle {
    let misses = inferred.map { style in fields.count { style.key(for: $0.name) != $0.key } }
    let least = misses.min() ?? 0
    return zip(inferred, misses).first { $1 == least }?.0 ?? .useNames
  }
}
