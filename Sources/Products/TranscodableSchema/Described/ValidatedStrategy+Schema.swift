internal import TranscodableCore
internal import TranscodableJSON

extension ValidatedStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    var schema = context.schema(by: base)
    let scope = RuleScope(of: base)
    for rule in rules {
      let keywords =
        rule.constraint.flatMap { RuleKeywords($0, of: Value.self, scope)?.members } ?? nil
      if let keywords {
        for (keyword, value) in keywords.members { schema = schema.constrained(keyword, value) }
        if keywords.isComplete { continue }
      }
      context.remark(rule.message)
      schema = schema.noting(rule.message)
    }
    return schema
  }
}

enum RuleScope {
  case same
  /// The JSON array may have more elements than the decoded value, so only minimum counts apply.
  case atLeast
  case none

  init(of strategy: Any) {
    switch strategy {
    case let strategy as any ElementwiseStrategy: self = strategy.mayDrop ? .atLeast : .same
    case let inner as any NestedRules: self = RuleScope(of: inner.baseOfRules)
    default: self = .none
    }
  }
}

/// A strategy whose values have the elements of the JSON array.
protocol ElementwiseStrategy {
  /// Whether a value may have fewer elements than the JSON array.
  var mayDrop: Bool { get }
}

extension PlainStrategy: ElementwiseStrategy { var mayDrop: Bool { false } }
extension UncoercedStrategy: ElementwiseStrategy { var mayDrop: Bool { false } }
extension ArrayStrategy: ElementwiseStrategy { var mayDrop: Bool { isLossy } }
extension SetStrategy: ElementwiseStrategy { var mayDrop: Bool { true } }

protocol NestedRules {
  var baseOfRules: Any { get }
}

extension ValidatedStrategy: NestedRules {
  var baseOfRules: Any { base }
}

struct RuleKeywords {
  typealias Keywords = (members: [(String, JSON)], isComplete: Bool)

  let members: Keywords?

  init?(_ constraint: CodableConstraint, of type: any Any.Type, _ scope: RuleScope) {
    guard scope != .none else { return nil }
    switch constraint {
    case .bounds(let lower, let upper, let excludesUpper):
      members = Self.bounds(lower, upper, excludesUpper, type, scope)
    case .count(let least, let most): members = Self.count(least, most, type, scope)
    case .pattern(let pattern):
      let common = type is String.Type ? CommonPattern.translated(pattern) : nil
      members = common.map { ([("pattern", .string($0))], true) }
    case .values(let values):
      let list = values.compactMap { JSON(scalar: $0) }
      members = list.count == values.count ? ([("enum", .array(list))], true) : nil
    }
  }

  private static func bounds(
    _ lower: String?, _ upper: String?, _ excludesUpper: Bool, _ type: any Any.Type,
    _ scope: RuleScope
  ) -> Keywords? {
    guard type is any Numeric.Type, scope == .same else { return nil }
    var members: [(String, JSON)] = []
    for (keyword, text) in [
      ("minimum", lower), (excludesUpper ? "exclusiveMaximum" : "maximum", upper),
    ] {
      guard let text else { continue }
      guard let number = JSON.Number(text) else { return nil }
      members.append((keyword, .number(number)))
    }
    return (members, true)
  }

  private static func count(
    _ least: Int?, _ most: Int?, _ type: any Any.Type, _ scope: RuleScope
  ) -> Keywords? {
    // The rule counts characters, but the keywords count code points. One character can consist of
    // several code points.
    if type is String.Type {
      let members = least.map { [("minLength", JSON($0))] } ?? []
      return (members, most == nil && least ?? 0 < 2)
    }
    let isDictionary = type is any DictionaryType.Type
    guard isDictionary || type is any ListType.Type else { return nil }
    let unit = isDictionary ? "Properties" : "Items"
    var members = least.map { [("min" + unit, JSON($0))] } ?? []
    let isExact = scope == .same && !(type is any SetType.Type)
    if isExact, let most { members.append(("max" + unit, JSON(most))) }
    return (members, isExact || most == nil && least ?? 0 < 2)
  }
}

private protocol DictionaryType {}
extension Dictionary: DictionaryType where Key == String {}
private protocol ListType {}
extension Array: ListType {}
extension Set: ListType {}
private protocol SetType {}
extension Set: SetType {}

extension JSON.Schema {
  fileprivate func constrained(_ keyword: String, _ value: JSON) -> JSON.Schema {
    guard var members = json.object else { return self }
    // The schema of an integer type has its own bounds. The rule's bounds are at least as strict,
    // so they replace the type's bounds.
    let isBound = ["minimum", "maximum", "exclusiveMaximum"].contains(keyword)
    if members[keyword] != nil, !isBound {
      members["allOf"] = .array((members["allOf"]?.array ?? []) + [[keyword: value]])
      return JSON.Schema(members: members)
    }
    if keyword == "exclusiveMaximum" { members["maximum"] = nil }
    members[keyword] = value
    return JSON.Schema(members: members)
  }

  fileprivate func noting(_ text: String) -> JSON.Schema {
    let before = json["description"]?.string.map { $0 + " " } ?? ""
    return described(before + "{\(text)}")
  }
}

extension JSON {
  init?(scalar value: Any) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as String: self = .string(value)
    case let value as any BinaryInteger: self = JSON(value)
    case let value as Double: guard let json = JSON(value) else { return nil }; self = json
    case let value as Float:
      guard let number = JSON.Number(value) else { return nil }
      self = .number(number)
    case let value as any RawRepresentable:
      guard let json = JSON(scalar: value.rawValue) else { return nil }
      self = json
    default: return nil
    }
  }
}
