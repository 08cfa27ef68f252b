internal import TranscodableNames

struct RecordTraits {
  let style: CodingKeyStyle
  let writesNulls: Bool
  let isDecided: Bool
  let hasNulls: Bool

  init(_ fields: [SwiftModel.Field], name: String, _ decisions: InferenceDecisions) {
    style = decisions.styles[name] ?? CodingKeyStyle.best(for: fields)
    // If all names equal their keys, a later run can still choose a style for new keys.
    isDecided = style != .useNames || fields.contains { $0.name != $0.key && !$0.isRest }
    let hasNullable = fields.contains { if case .nullable = $0.type { true } else { false } }
    let count = fields.count { $0.writesNull }
    hasNulls = count > 0
    let isUsual = count > 1 && count * 2 > fields.count { $0.isOptional }
    writesNulls = !hasNullable && (decisions.writesNulls[name] ?? isUsual)
  }
}
