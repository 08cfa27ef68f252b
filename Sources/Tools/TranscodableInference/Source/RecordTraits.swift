internal import TranscodableNames

/// What the attribute of a type says for all of its fields.
struct RecordTraits {
  let style: CodingKeyStyle
  /// Whether nil is written as null, unless a field says otherwise.
  let writesNulls: Bool
  /// Whether another style would change fields.
  let isDecided: Bool
  /// Whether there are fields that may be null.
  let hasNulls: Bool

  /// Finds out what most fields need; what was decided earlier stays.
  init(_ fields: [SwiftModel.Field], name: String, _ decisions: InferenceDecisions) {
    style = decisions.styles[name] ?? CodingKeyStyle.best(for: fields)
    // Where names are keys, a style for the keys that come later does no harm.
    isDecided = style != .useNames || fields.contains { $0.name != $0.key }
    let hasNullable = fields.contains { if case .nullable = $0.type { true } else { false } }
    let count = fields.count { $0.writesNull }
    hasNulls = count > 0
    let isUsual = count > 1 && count * 2 > fields.count { $0.isOptional }
    writesNulls = !hasNullable && (decisions.writesNulls[name] ?? isUsual)
  }
}
