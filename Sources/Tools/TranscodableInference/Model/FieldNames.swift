enum FieldNames {
  static func names(for keys: [String]) -> [String] {
    var names: [String: String] = [:]
    // Keys that are already valid field names are assigned first, so that they stay unchanged.
    let order = keys.sorted {
      let isPlain = (Names.fieldName($0) == $0, Names.fieldName($1) == $1)
      return isPlain.0 == isPlain.1 ? $0 < $1 : isPlain.0
    }
    var taken: Set<String> = []
    for key in order {
      let base = Names.fieldName(key)
      var (name, number) = (base, 2)
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
