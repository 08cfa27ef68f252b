internal import TranscodableNames

/// The options of a type's attribute.
///
/// They apply to all fields of the type.
struct RecordTraits {
  let style: CodingKeyStyle
  /// Whether nil is encoded as null by default.
  let writesNulls: Bool
  /// Whether later runs must keep the key style.
  let isDecided: Bool
  /// Whether any field encodes nil as null.
  let hasNulls: Bool

  /// Chooses the options that suit most fields, and preserves earlier decisions.
  init(_ fields: [SwiftModel.Field], name: String, _ decisions: InferenceDecisions) {
    style = decisions.styles[name] ?? CodingKeyStyle.best(for: fields)
    // If all names equal their keys, a later run can still choose a style for new keys.
    isDecided = style != .useNames || fields.contains { $0.name != $0.key }
    let hasNullable = fields.contains { if case .nullable = $0.type { true } else { false } }
    let count = fields.count { $0.writesNull }
    hasNulls = count > 0
    let isUsual = count > 1 && count * 2 > fields.count { $0.isOptional }
    writesNulls = !hasNullable && (decisions.writesNulls[name] ?? isUsual)
  }
}
