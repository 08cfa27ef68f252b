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
