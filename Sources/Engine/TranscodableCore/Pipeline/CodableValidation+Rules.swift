extension CodableValidation where Value: Comparable & SendableMetatype {
  /// Requires values to be in a range, such as `1...5`, `0..<10`, `18...`, `...100`, or `..<1`.
  public static func range(_ range: some RangeExpression<Value> & Sendable) -> CodableValidation {
    CodableValidation(
      .range, rule: "range(\(range.notation))", message: "must be \(range.phrase)"
    ) {
      range.contains($0)
    }
  }
}

extension CodableValidation where Value: Collection & SendableMetatype {
  /// Requires the number of characters or elements to be in a range.
  @inlinable
  public static func count(_ range: some RangeExpression<Int> & Sendable) -> CodableValidation {
    CodableValidation(
      .count, rule: countRule(range), message: countMessage(range),
      measure: { "has \(count(of: $0))" }
    ) { range.contains(count(of: $0)) }
  }

  /// Requires an exact number of characters or elements.
  @inlinable
  public static func count(_ count: Int) -> CodableValidation {
    CodableValidation(
      .count, rule: "count(\(count))", message: countMessage(count...count),
      measure: { "has \(self.count(of: $0))" }
    ) { self.count(of: $0) == count }
  }

  /// Requires strings or collections not to be empty.
  @inlinable public static var nonEmpty: CodableValidation {
    CodableValidation(.nonEmpty, rule: "nonEmpty", message: "must not be empty") { !$0.isEmpty }
  }

  @inlinable
  static func count(of value: Value) -> Int {
    if let text = value as? String { return text.characterCount }
    return value.count
  }

  @usableFromInline
  static func countRule(_ range: some RangeExpression<Int>) -> String { "count(\(range.notation))" }

  @usableFromInline
  static func countMessage(_ range: some RangeExpression<Int>) -> String {
    let isOne = range.contains(1) && !range.contains(0) && !range.contains(2)
    let unit = Value.self == String.self ? "character" : "element"
    return "must have \(range.countPhrase) \(unit)\(isOne ? "" : "s")"
  }
}

extension String {
  @usableFromInline var characterCount: Int {
    // The shortcut excludes strings with carriage returns, because a carriage return and a line
    // feed form a single character.
    utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? utf8.count : count
  }
}

extension CodableValidation where Value: Equatable & Sendable {
  /// Requires one of the given values.
  public static func oneOf(_ values: Value...) -> CodableValidation {
    CodableValidation(
      .values, rule: "oneOf(\(list(values)))", message: "must be one of \(list(values))",
      values: { values }
    ) { values.contains($0) }
  }

  private static func list(_ values: [Value]) -> String {
    values.map { "\($0)" }.joined(separator: ", ")
  }
}

extension RangeExpression {
  /// The range in Swift syntax.
  ///
  /// The `description` of a one-sided range isn't useful.
  fileprivate var notation: String {
    switch self {
    case let range as PartialRangeThrough<Bound>: "...\(range.upperBound)"
    case let range as PartialRangeUpTo<Bound>: "..<\(range.upperBound)"
    case let range as PartialRangeFrom<Bound>: "\(range.lowerBound)..."
    default: "\(self)"
    }
  }

  fileprivate var phrase: String {
    switch self {
    case let range as ClosedRange<Bound>: "from \(range.lowerBound) to \(range.upperBound)"
    case let range as Range<Bound>: "at least \(range.lowerBound) and less than \(range.upperBound)"
    case let range as PartialRangeThrough<Bound>: "at most \(range.upperBound)"
    case let range as PartialRangeUpTo<Bound>: "less than \(range.upperBound)"
    case let range as PartialRangeFrom<Bound>: "at least \(range.lowerBound)"
    default: "in \(self)"
    }
  }
}

extension RangeExpression<Int> {
  /// The range as a phrase without a unit, such as `1 to 5` or `at least 3`.
  fileprivate var countPhrase: String {
    switch self {
    case let range as ClosedRange<Int> where range.count == 1: "\(range.lowerBound)"
    case let range as ClosedRange<Int>: "\(range.lowerBound) to \(range.upperBound)"
    case let range as Range<Int> where !range.isEmpty:
      (range.lowerBound...range.upperBound - 1).countPhrase
    case let range as PartialRangeThrough<Int>: "at most \(range.upperBound)"
    case let range as PartialRangeUpTo<Int>: "fewer than \(range.upperBound)"
    case let range as PartialRangeFrom<Int>: "at least \(range.lowerBound)"
    default: "\(self)"
    }
  }
}
