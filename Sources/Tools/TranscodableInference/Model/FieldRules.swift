internal import TranscodableJSON

/// A schema's constraints on a field, converted to attributes where possible.
struct FieldRules: Sendable {
  /// The rules in `@CodableValidated` syntax.
  private(set) var rules: [String] = []
  /// A string predicate, used if no built-in rule expresses a constraint.
  private(set) var condition: (test: String, message: String)?
  private(set) var defaultValue: String?
  private(set) var expressed = JSON.Object()
  private(set) var unexpressed: [String] = []

  init() {}

  init(unexpressed: [String]) { self.unexpressed = unexpressed }

  init(
    _ keywords: JSON.Object, _ type: SwiftType, choices: (String, [SwiftModel.TextCase])?,
    takesDefault: Bool
  ) {
    // In draft 4, `exclusiveMinimum` and `exclusiveMaximum` are Booleans.
    let hasBounds = Self.bounds.allSatisfy { keywords[$0]?.bool == nil }
    switch type {
    case .int where hasBounds, .int64 where hasBounds: sayRange(keywords, Int64.self)
    case .uint64 where hasBounds: sayRange(keywords, UInt64.self)
    case .double where hasBounds: sayRange(keywords)
    case .string:
      expressLength(keywords)
      sayPattern(keywords)
    case .array: sayCount(keywords, "Items")
    case .map: sayCount(keywords, "Properties")
    default: break
    }
    if choices == nil { sayChoices(keywords, type) }
    if takesDefault { sayDefault(keywords["default"], type, choices) }
    unexpressed = keywords.keys.filter { expressed[$0] == nil && (choices == nil || $0 != "enum") }
  }

  static func remark(_ keywords: [String]) -> String {
    "the type does not express \(keywords.joined(separator: ", "))"
  }

  private mutating func express(_ names: [String], of keywords: JSON.Object, by rule: String?) {
    for name in names { expressed[name] = keywords[name] }
    if let rule { rules.append(rule) }
  }

  // MARK: - Numbers

  private static let bounds = ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"]

  private mutating func sayRange<Integer: FixedWidthInteger & Sendable>(
    _ keywords: JSON.Object, _: Integer.Type
  ) {
    var (lower, upper) = (Integer.min, Integer.max)
    for name in Self.bounds {
      guard let number = keywords[name]?.number else { continue }
      let isLower = name.hasSuffix("inimum")
      let isExclusive = name.hasPrefix("e")
      guard let bound = Integer(bounding: number, isLower: isLower, isExclusive: isExclusive)
      else { return }
      if isLower { lower = max(lower, bound) } else { upper = min(upper, bound) }
    }
    guard lower <= upper else { return }
    let least = lower == .min ? nil : "\(lower)"
    let most = upper == .max ? nil : "\(upper)"
    express(Self.bounds, of: keywords, by: Self.range(least, most))
  }

  private mutating func sayRange(_ keywords: JSON.Object) {
    let number = { (name: String) in keywords[name]?.number }
    var (lower, upper) = (number("minimum")?.text, number("maximum")?.text)
    var (least, most) = (number("minimum")?.double, number("maximum")?.double)
    var isOpen = false
    if let limit = number("exclusiveMinimum"), limit.double >= least ?? -.infinity {
      let literal = limit.text.withFraction
      lower = (literal.hasPrefix("-") ? "(\(literal))" : literal) + ".nextUp"
      least = limit.double.nextUp
    }
    if let limit = number("exclusiveMaximum"), limit.double <= most ?? .infinity {
      (upper, most, isOpen) = (limit.text, limit.double, true)
    }
    guard least ?? -.infinity <= most ?? .infinity,
      [least, most].allSatisfy({ $0?.isFinite ?? true })
    else { return }
    express(Self.bounds, of: keywords, by: Self.range(lower, upper, isOpen: isOpen))
  }

  private static func range(_ lower: String?, _ upper: String?, isOpen: Bool = false) -> String? {
    ends(lower, upper, isOpen: isOpen).map { ".range(\($0))" }
  }

  private static func ends(_ lower: String?, _ upper: String?, isOpen: Bool = false) -> String? {
    if lower == nil, upper == nil { return nil }
    // A negative upper bound needs parentheses. Otherwise, the sign would be parsed as part of the
    // range operator.
    let upper = upper.map { $0.hasPrefix("-") ? "(\($0))" : $0 } ?? ""
    return (lower ?? "") + (isOpen ? "..<" : "...") + upper
  }

  // MARK: - Counts

  private mutating func sayCount(_ keywords: JSON.Object, _ unit: String) {
    let names = ["min" + unit, "max" + unit]
    let least = keywords[names[0]]?.int ?? 0
    let most = keywords[names[1]]?.int
    guard least <= most ?? least else { return }
    express(names, of: keywords, by: Self.count(least, most))
  }

  private static func count(_ least: Int, _ most: Int?) -> String? {
    if least == most { return ".count(\(least))" }
    if least == 1, most == nil { return ".nonEmpty" }
    return ends(least == 0 ? nil : "\(least)", most.map { "\($0)" }).map { ".count(\($0))" }
  }

  /// A minimum length above 1 needs a custom condition, because the built-in rule counts characters
  /// instead of code points.
  private mutating func expressLength(_ keywords: JSON.Object) {
    let least = keywords["minLength"]?.int ?? 0
    let most = keywords["maxLength"]?.int
    guard least <= most ?? least else { return }
    let names = ["minLength", "maxLength"]
    guard least > 1 else { return express(names, of: keywords, by: Self.count(least, most)) }
    express(names, of: keywords, by: nil)
    let count = "text.unicodeScalars.count"
    let test = most.map { $0 == least ? "\(count) == \(least)" : "\(least)...\($0) ~= \(count)" }
    let words = most.map { $0 == least ? "\(least)" : "\(least) to \($0)" } ?? "at least \(least)"
    condition = (test ?? "\(count) >= \(least)", "must have \(words) code points")
  }

  // MARK: - Strings and choices

  private mutating func sayPattern(_ keywords: JSON.Object) {
    guard let pattern = keywords["pattern"]?.string.flatMap(ExactPattern.swift) else { return }
    let literal = pattern.rawLiteral
    // A long literal needs its own line.
    let isLong = literal.count > 82
    express(
      ["pattern"], of: keywords,
      by: isLong ? ".matches(\n  \(literal)\n)" : ".matches(\(literal))")
  }

  private mutating func sayChoices(_ keywords: JSON.Object, _ type: SwiftType) {
    let name = keywords["const"] == nil ? "enum" : "const"
    guard let value = keywords[name] else { return }
    if type == .json, value.isNull { return express([name], of: keywords, by: ".oneOf(JSON.null)") }
    let list = (name == "const" ? [value] : value.array ?? []).filter { !$0.isNull }
    let literals = list.compactMap { type.literal(of: $0) }
    guard literals.count == list.count, !list.isEmpty else { return }
    let rule = ".oneOf(\(literals.joined(separator: ", ")))"
    if rule.count < 88 { express([name], of: keywords, by: rule) }
  }

  private mutating func sayDefault(
    _ value: JSON?, _ type: SwiftType, _ choices: (String, [SwiftModel.TextCase])?
  ) {
    guard let value else { return }
    // A missing key is always decoded as nil, so a default of null needs no attribute.
    if value.isNull { expressed["default"] = value }
    let literal: String? =
      if let choices {
        choices.1.first { $0.text == value.string }.map { "\(choices.0).\(Names.spelled($0.name))" }
      } else {
        type.literal(of: value)
      }
    // A default that violates a rule would cause a compiler error, so it is dropped.
    guard let literal, literal.count < 60, keeps(value) else { return }
    defaultValue = literal
    expressed["default"] = value
  }

  private func keeps(_ value: JSON) -> Bool {
    let isWithin = { (number: Double, unit: String) in
      number >= expressed["min" + unit]?.double ?? number
        && number <= expressed["max" + unit]?.double ?? number
    }
    switch value {
    case .number(let number):
      let value = number.double
      if let limit = expressed["exclusiveMinimum"]?.double, value <= limit { return false }
      if let limit = expressed["exclusiveMaximum"]?.double, value >= limit { return false }
      return isWithin(value, "imum")
    case .string(let text):
      return isWithin(Double(text.unicodeScalars.count), "Length")
    case .array(let elements): return isWithin(Double(elements.count), "Items")
    case .object(let object): return isWithin(Double(object.count), "Properties")
    default: return true
    }
  }
}

extension FixedWidthInteger where Self: Sendable {
  /// Creates the smallest or largest integer within a bound, or returns nil if there is no such
  /// integer.
  fileprivate init?(bounding number: JSON.Number, isLower: Bool, isExclusive: Bool) {
    if let exact = Self(exactly: number) {
      guard isExclusive else {
        self = exact
        return
      }
      let next = isLower ? exact.addingReportingOverflow(1) : exact.subtractingReportingOverflow(1)
      if next.overflow { return nil }
      self = next.partialValue
      return
    }
    let value = number.double.rounded(isLower ? .up : .down)
    if value >= Double(Self.max) || value <= Double(Self.min) {
      // A bound outside the type's range excludes either no values or all values.
      guard (value < 0) == isLower else { return nil }
      self = isLower ? .min : .max
    } else {
      self.init(value)
    }
  }
}

extension SwiftType {
  fileprivate func literal(of value: JSON) -> String? {
    switch (self, value) {
    case (.bool, .bool(let value)): return "\(value)"
    case (.int, .number(let number)), (.int64, .number(let number)):
      return Int64(exactly: number).map { "\($0)" }
    case (.uint64, .number(let number)): return UInt64(exactly: number).map { "\($0)" }
    case (.double, .number(let number)):
      return number.double.isFinite ? number.text.withFraction : nil
    case (.string, .string(let text)): return text.literal
    case (.array(let type), .array(let elements)):
      let literals = elements.compactMap { type.literal(of: $0) }
      guard literals.count == elements.count else { return nil }
      return "[\(literals.joined(separator: ", "))]"
    case (.map, .object(let object)): return object.isEmpty ? "[:]" : nil
    default: return nil
    }
  }
}

extension String {
  /// The number as a literal that Swift infers to be a `Double`.
  fileprivate var withFraction: String {
    allSatisfy { $0.isNumber || $0 == "-" } ? self + ".0" : self
  }

  fileprivate var rawLiteral: String {
    let isPlain = allSatisfy { $0 != "\\" && $0 != "\"" }
    return isPlain || contains("\"#") || literal.contains("\\u") ? literal : "#\"\(self)\"#"
  }
}
