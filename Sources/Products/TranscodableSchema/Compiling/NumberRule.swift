internal import TranscodableJSON

struct NumberRule: Sendable {
  enum Keyword: String, Sendable, CaseIterable {
    case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf
  }

  let keyword: Keyword
  let limit: JSON.Number
  private let double: Double
  private let decimal: DecimalDigits

  /// Fails if the divisor has more than 18 digits, because such a rule can't be evaluated.
  init?(_ keyword: Keyword, _ limit: JSON.Number) {
    self.keyword = keyword
    self.limit = limit
    double = limit.double
    decimal = DecimalDigits(limit.text)
    if keyword == .multipleOf, decimal.word == nil { return nil }
  }

  func accepts(_ number: JSON.Number) -> Bool {
    if keyword == .multipleOf { return DecimalDigits(number.text).isMultiple(of: decimal) }
    let nearest = number.double
    // Rounding preserves order, so an exact comparison is needed only if the number and the limit
    // round to the same value.
    let order: Int
    if nearest < double {
      order = -1
    } else if nearest > double {
      order = 1
    } else {
      order = DecimalDigits(number.text).compare(to: decimal)
    }
    switch keyword {
    case .minimum: return order >= 0
    case .maximum: return order <= 0
    case .exclusiveMinimum: return order > 0
    case .exclusiveMaximum: return order < 0
    case .multipleOf: return true
    }
  }

  var phrase: String {
    switch keyword {
    case .minimum: "is less than \(limit)"
    case .maximum: "is greater than \(limit)"
    case .exclusiveMinimum: "is not greater than \(limit)"
    case .exclusiveMaximum: "is not less than \(limit)"
    case .multipleOf: "is not a multiple of \(limit)"
    }
  }
}
