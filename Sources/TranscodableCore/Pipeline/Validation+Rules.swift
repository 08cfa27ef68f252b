extension Validation where Value: Comparable & SendableMetatype {
  /// Values in a range, of whatever kind: `1...5`, `0..<10`, `18...`, `...100`, `..<1`.
  ///
  /// - Parameter range: The range.
  /// - Returns: The rule.
  public static func range(_ range: some RangeExpression<Value> & Sendable) -> Validation {
    Validation(rule: "range(\(range))", message: "must be in \(range)") { range.contains($0) }
  }
}

extension Validation where Value: Collection & SendableMetatype {
  /// Strings and collections with so many characters or elements.
  ///
  /// - Parameter range: The number, in a range of whatever kind.
  /// - Returns: The rule.
  public static func count(_ range: some RangeExpression<Int> & Sendable) -> Validation {
    Validation(rule: "count(\(range))", message: "must have \(range) \(unit)") {
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
