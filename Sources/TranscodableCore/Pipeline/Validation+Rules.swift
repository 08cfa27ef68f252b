extension Validation where Value: Comparable & SendableMetatype {
  /// Values in a range, of whatever kind: `1...5`, `0..<10`, `18...`, `...100`, `..<1`.
  ///
  /// - Parameter range: The range.
  /// - Returns: The rule.
  public static func range(_ range: some RangeExpression<Value> & Sendable) -> Validation {
    Validation(
      rule: "range(\(notation(of: range)))", message: "must be in \(notation(of: range))"
    ) { range.contains($0) }
  }
}

extension Validation where Value: Collection & SendableMetatype {
  /// Strings and collections with so many characters or elements.
  ///
  /// - Parameter range: The number, in a range of whatever kind.
  /// - Returns: The rule.
  public static func count(_ range: some RangeExpression<Int> & Sendable) -> Validation {
    Validation(
      rule: "count(\(notation(of: range)))", message: "must have \(notation(of: range)) \(unit)"
    ) {
      range.contains($0.count)
    }
  }

  /// Strings and collections with exactly so many characters or elements.
  ///
  /// - Parameter count: The number.
  /// - Returns: The rule.
  public static func count(_ count: Int) -> Validation {
    Validation(rule: "count(\(count))", message: "must have \(count) \(unit)") { $0.count == count }
  }

  /// Strings and collections that are not empty.
  public static var nonEmpty: Validation {
    Validation(rule: "nonEmpty", message: "must not be empty") { !$0.isEmpty }
  }

  private static var unit: String { Value.self == String.self ? "characters" : "elements" }
}

extension Validation where Value: Equatable & Sendable {
  /// Some values and no others.
  ///
  /// - Parameter values: Those that are allowed.
  /// - Returns: The rule.
  public static func oneOf(_ values: Value...) -> Validation {
    Validation(rule: "oneOf(\(list(values)))", message: "must be one of \(list(values))") {
      values.contains($0)
    }
  }

  private static func list(_ values: [Value]) -> String {
    values.map { "\($0)" }.joined(separator: ", ")
  }
}

/// A range as it is written in a program: those that are open on one side describe themselves by their type.
private func notation<Expression: RangeExpression>(of range: Expression) -> String {
  switch range {
  case let range as PartialRangeThrough<Expression.Bound>: "...\(range.upperBound)"
  case let range as PartialRangeUpTo<Expression.Bound>: "..<\(range.upperBound)"
  case let range as PartialRangeFrom<Expression.Bound>: "\(range.lowerBound)..."
  default: "\(range)"
  }
}
