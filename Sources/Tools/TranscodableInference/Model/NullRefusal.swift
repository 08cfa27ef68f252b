extension SwiftModel.Declaration {
  /// Makes the type reject null if some fields can be missing but not null.
  ///
  /// Does nothing if other fields can be null and nullable types are disabled.
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
  /// Whether nil represents only a missing value, not null.
  fileprivate var isPlainOptional: Bool {
    if case .optional = type { rules.defaultValue == nil && !isOrNull } else { false }
  }
}
