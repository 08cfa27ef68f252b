package enum CodableConstraint {
  case bounds(lower: String?, upper: String?, excludesUpper: Bool)
  case count(atLeast: Int?, atMost: Int?)
  /// A regular expression that must match the whole string.
  case pattern(String)
  case values([Any])
}

@usableFromInline
package enum RuleKind: Sendable {
  case range, count, nonEmpty, pattern, values
}

extension CodableValidation {
  /// The requirement that the rule's name implies, or `nil` for a custom rule.
  ///
  /// A new rule is created for each decoded value, so a rule stores only its kind.
  package var constraint: CodableConstraint? {
    guard let kind else { return nil }
    switch kind {
    case .nonEmpty: return .count(atLeast: 1, atMost: nil)
    case .values: return listed.map { .values($0) }
    case .pattern: return .pattern(argument)
    case .range:
      let (lower, upper, excludesUpper) = Self.bounds(in: argument)
      return .bounds(lower: lower, upper: upper, excludesUpper: excludesUpper)
    case .count:
      if let count = Int(argument) { return .count(atLeast: count, atMost: count) }
      let (lower, upper, excludesUpper) = Self.bounds(in: argument)
      return .count(
        atLeast: lower.flatMap { Int($0) },
        atMost: upper.flatMap { Int($0) }.map { excludesUpper ? $0 - 1 : $0 })
    }
  }

  private var argument: String {
    let rule = rule
    guard let open = rule.firstIndex(of: "("), rule.last == ")" else { return "" }
    return String(rule[rule.index(after: open)...].dropLast())
  }

  private static func bounds(in text: String) -> (String?, String?, Bool) {
    for sign in ["...", "..<"] {
      guard let start = text.firstOccurrence(of: sign) else { continue }
      let (lower, upper) = (text[..<start], text[start...].dropFirst(3))
      return (
        lower.isEmpty ? nil : String(lower), upper.isEmpty ? nil : String(upper), sign == "..<"
      )
    }
    return (nil, nil, false)
  }
}

extension String {
  fileprivate func firstOccurrence(of sign: String) -> Index? {
    indices.first { self[$0...].hasPrefix(sign) }
  }
}
