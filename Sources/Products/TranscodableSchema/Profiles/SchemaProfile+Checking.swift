public import TranscodableJSON

extension JSON.Schema.Profile {
  /// A reason why a provider would reject a schema.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The location of the problem in the schema.
    ///
    /// If a budget is exceeded, this is the location of the definition that uses the largest share.
    public let pointer: JSON.Pointer
    /// A description of the problem, without a trailing period.
    public let message: String

    /// The location and the message.
    public var description: String { "\(pointer.fragment): \(message)" }
  }

  /// Checks whether a provider would accept a schema.
  ///
  /// - Parameter schema: The schema to send.
  /// - Returns: The reasons for a rejection. For each exceeded budget, the main cause is included.
  /// - Complexity: O(*n*) in the size of the schema.
  public func check(_ schema: JSON.Schema) -> [Violation] {
    var checker = ProfileChecker(self)
    checker.visit(schema.json)
    if references == .keptWithoutRecursion { checker.lookForRecursion(schema.json) }
    return checker.violations
  }
}

private struct ProfileChecker {
  struct Tally {
    var total = 0
    var shares: [String: Int] = [:]

    mutating func add(_ count: Int, in definition: String) {
      total += count
      shares[definition, default: 0] += count
    }

    var cause: String {
      shares.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }
  }

  private struct Visit {
    let schema: JSON
    let pointer: JSON.Pointer
    let definition: String
    let level: Int
  }

  let profile: JSON.Schema.Profile
  private var found: [JSON.Schema.Profile.Violation] = []
  private var tallies: [String: Tally] = [:]
  private var deepest = (level: 0, pointer: JSON.Pointer())

  init(_ profile: JSON.Schema.Profile) { self.profile = profile }

  mutating func visit(_ root: JSON) {
    if profile.needsObject, root["type"] != "object" { report([], "the root must be an object") }
    var pending = [Visit(schema: root, pointer: [], definition: "", level: 0)]
    while let next = pending.popLast() { pending += look(next) }
  }

  mutating func lookForRecursion(_ root: JSON) {
    for reference in SchemaRecursion(root).recursive.sorted() {
      guard let position = try? JSON.Pointer(fragment: reference) else { continue }
      report(position, "the schema is recursive")
    }
  }

  private mutating func report(_ pointer: JSON.Pointer, _ message: String) {
    found.append(.init(pointer: pointer, message: message))
  }

  private mutating func count(_ what: String, _ number: Int, _ visit: Visit) {
    tallies[what, default: Tally()].add(number, in: visit.definition)
  }

  private mutating func look(_ visit: Visit) -> [Visit] {
    guard let members = visit.schema.object else {
      report(visit.pointer, "Boolean schemas aren't supported")
      return []
    }
    for (keyword, _) in members
    where !profile.keywords.contains(keyword) && keyword != "definitions" {
      report(visit.pointer.appending(keyword), "the keyword \(keyword) isn't supported")
    }
    if let format = members["format"]?.string, !profile.formats.contains(format) {
      report(visit.pointer.appending("format"), "the format \(format) isn't supported")
    }
    if let least = members["minItems"]?.int, least > profile.maximumMinItems ?? .max {
      report(visit.pointer.appending("minItems"), "minItems is too large")
    }
    lookAtSpelling(members, visit)
    lookAtObject(members, visit)
    lookAtValues(members, visit)
    let isContainer = members["properties"] != nil || members["items"] != nil
    let level = visit.level + (isContainer ? 1 : 0)
    if level > deepest.level { deepest = (level, visit.pointer) }
    return SchemaKeyword.schemas(in: members, .draft2020).compactMap { way, schema in
      if way[0] == "additionalProperties", schema.object == nil { return nil }
      let isDefinition = way[0] == "$defs"
      return Visit(
        schema: schema, pointer: JSON.Pointer(tokens: visit.pointer.tokens + way),
        definition: isDefinition ? way[1] : visit.definition, level: isDefinition ? 0 : level)
    }
  }

  private mutating func lookAtSpelling(_ members: JSON.Object, _ visit: Visit) {
    for keyword in ["enum", "const", "pattern"] {
      guard let value = members[keyword], !profile.accepts(keyword, value) else { continue }
      report(visit.pointer.appending(keyword), "the value of \(keyword) isn't supported")
    }
    if let parts = members["allOf"]?.array, profile.mergesReferences, !profile.acceptsParts(parts) {
      report(visit.pointer.appending("allOf"), "a part of allOf must not be a reference")
    }
    if members["type"]?.array != nil, profile.nullStyle != .typeList {
      report(visit.pointer.appending("type"), "a list of types isn't supported")
    }
    let isTyped = ["type", "$ref", "anyOf", "allOf"].contains { members[$0] != nil }
    if profile.needsTypes, !isTyped { report(visit.pointer, "the keyword type is missing") }
    let siblings = members.keys.filter { !["$ref", "$defs"].contains($0) }
    if members["$ref"] != nil, let sibling = siblings.first {
      report(visit.pointer.appending(sibling), "a reference must not have siblings")
    }
  }

  private mutating func lookAtObject(_ members: JSON.Object, _ visit: Visit) {
    guard let properties = members["properties"]?.object else { return }
    let required = Set(members["required"]?.array?.compactMap(\.string) ?? [])
    let optional = properties.keys.filter { !required.contains($0) }
    if profile.closesObjects, members["additionalProperties"] != false {
      report(visit.pointer, "the object must reject unlisted keys")
    }
    if profile.requiresAll, let key = optional.first {
      report(visit.pointer, "all properties must be required, but \(key) isn't")
    }
    count("properties", properties.count, visit)
    count("optional properties", optional.count, visit)
    count("characters", properties.keys.reduce(0) { $0 + $1.count }, visit)
  }

  private mutating func lookAtValues(_ members: JSON.Object, _ visit: Visit) {
    if let names = members["$defs"]?.object?.keys {
      count("characters", names.reduce(0) { $0 + $1.count }, visit)
    }
    if members["anyOf"] != nil || members["type"]?.array != nil { count("unions", 1, visit) }
    let values = members["enum"]?.array ?? members["const"].map { [$0] } ?? []
    let length = values.reduce(0) { $0 + ($1.string?.count ?? 0) }
    count("characters", length, visit)
    count("listed values", members["enum"]?.array?.count ?? 0, visit)
    if let most = profile.budget.charactersInLongList, values.count > 250, length > most {
      report(
        visit.pointer.appending("enum"),
        "the list has \(length) characters, but at most \(most) are allowed")
    }
  }

  var violations: [JSON.Schema.Profile.Violation] {
    let budget = profile.budget
    let limits: [(String, Int?)] = [
      ("properties", budget.properties), ("characters", budget.characters),
      ("listed values", budget.listedValues), ("optional properties", budget.optionalProperties),
      ("unions", budget.unions),
    ]
    var violations = found
    for (what, limit) in limits {
      guard let limit, let tally = tallies[what], tally.total > limit else { continue }
      let cause = tally.cause
      let position: JSON.Pointer = cause.isEmpty ? [] : ["$defs", cause]
      violations.append(
        .init(
          pointer: position,
          message: "there are \(tally.total) \(what), but at most \(limit) are allowed; "
            + "\(tally.shares[cause] ?? 0) of them are here"))
    }
    if let levels = budget.levels, deepest.level > levels {
      violations.append(
        .init(
          pointer: deepest.pointer,
          message: "objects and arrays are \(deepest.level) levels deep, "
            + "but at most \(levels) are allowed"))
    }
    return violations
  }
}
