internal import TranscodableNames

/// The options of the type attribute, which apply to all fields.
struct RecordTraits {
  let style: CodingKeyStyle
  /// Whether nil is encoded as null, unless a field overrides it.
  let writesNulls: Bool
  /// Whether the style can no longer change.
  let isDecided: Bool
  /// Whether there are fields that can be null.
  let hasNulls: Bool

  /// Chooses the options that most fields need, and preserves earlier decisions.
  init(_ fields: [SwiftModel.Field], name: String, _ decisions: InferenceDecisions) {
    style = decisions.styles[name] ?? CodingKeyStyle.best(for: fields)
    // If every name is a key, choosing a style for future keys doesn't affect the existing keys.
    isDecided = style != .useNames || fields.contains { $0.name != $0.key }
    let hasNullable = fields.contains { if case .nullable = $0.type { true } else { false } }
    let count = fields.count { $0.writesNull }
    hasNulls = count > 0
    let isUsual = count > 1 && count * 2 > fields.count { $0.isOptional }
    writesNulls = !hasNullable && (decisions.writesNulls[name] ?? isUsual)
  }
}
