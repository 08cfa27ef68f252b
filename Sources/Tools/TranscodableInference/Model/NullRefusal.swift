extension SwiftModel.Declaration {
  /// If some fields can be missing but can't be null, makes the type reject null.
  ///
  /// Fields that can be null are given a nullable type. All other fields keep their types.
  mutating func refuseNulls(_ options: SwiftModel.Options) {
    guard case .record(var fields, let isClass) = kind, options.style == .attributes,
      fields.contains(where: { $0.isPlainOptional && !$0.allowsNull })
    else { return }
    for index in fields.indices where fields[index].isPlainOptional && fields[index].allowsNull {
      guard options.makesNullables else { return }
      fields[index].type = .nullable(fields[index].type.wrapped)
      fields[index].writesNull = false
    }
    (kind, refusesNulls) = (.record(fields, isClass: isClass), true)
  }
}

extension SwiftModel.Field {
  /// Whether nil represents a missing value only.
  fileprivate var isPlainOptional: Bool {
    if case .optional = type { rules.defaultValue == nil && !isOrNull } else { false }
  }
}
