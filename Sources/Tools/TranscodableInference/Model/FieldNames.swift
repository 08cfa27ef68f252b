enum FieldNames {
  static func names(for keys: [String]) -> [String] {
    var names: [String: String] = [:]
    // Keys that are already valid field names are assigned first, so that they stay unchanged.
    let fields = keys.map { key in (key: key, name: Names.fieldName(key)) }
    let order = fields.sorted { first, second in
      let isPlain = (first.name == first.key, second.name == second.key)
      return isPlain.0 == isPlain.1 ? first.key < second.key : isPlain.0
    }
    var taken: Set<String> = []
    for (key, base) in order {
      var (name, number) = (base, 2)
      // As in `{"@id": "urn:1", "id": 1}`.
      if key.hasPrefix("@"), taken.contains(name) { name = "at" + Names.typeName(key) }
      while !taken.insert(name).inserted {
        name = "\(base)\(number)"
        number += 1
      }
      names[key] = name
    }
    return keys.map { names[$0] ?? $0 }
  }

  static func textCases(_ texts: [String], isExact: Bool) -> [SwiftModel.TextCase] {
    let plain = texts.map(Names.withoutNamespace)
    let isUnique = !isExact && Set(plain).count == plain.count
    var cases = zip(texts, names(for: isUnique ? plain : texts)).map {
      SwiftModel.TextCase(name: $1, text: $0)
    }
    // The name `other` is reserved for the case that stores unknown strings.
    let taken = Set(cases.map(\.name))
    if !isExact, let index = cases.firstIndex(where: { $0.name == "other" }) {
      cases[index].name = taken.contains("otherValue") ? "otherCase" : "otherValue"
    }
    return cases
  }
}

struct StringEnumEvidence {
  private let facts: StringFacts

  init(_ facts: StringFacts) { self.facts = facts }

  var isEnum: Bool {
    guard let values = facts.values, 2...12 ~= values.count, facts.count >= 3 * values.count,
      facts.dates == .mixed
    else { return false }
    return values.allSatisfy { text in
      1...32 ~= text.utf8.count && !text.isNumeral && text.first?.isLetter == true
        && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-. ".contains($0)) }
    }
  }
}

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
