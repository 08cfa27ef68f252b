/// Generates the code that decodes a type directly from JSON.
///
/// A loop reads the members in document order, which is fastest if the fields are declared in the
/// same order.
struct JSONDecodableEmitter {
  let plan: CodingPlan
  private let object: DirectObject
  private let slots: [DirectSlot]
  private let members: [DirectMember]

  private let wide: WideFields?

  init(plan: CodingPlan) {
    self.init(plan: plan, object: plan.decoded, wide: WideFields(plan))
  }

  init(plan: CodingPlan, object: PlannedObject, wide: WideFields? = nil) {
    self.plan = plan
    self.wide = wide
    self.object = DirectObject(object, isWide: wide != nil)
    slots = self.object.slots
    members = self.object.members.flatMap(\.all)
  }

  /// Returns `init(__direct:…)`, which is needed because the type may have no memberwise initializer.
  func initializer() -> Code {
    let parameters = slots.enumerated().map { index, slot in
      "\(index == 0 ? "__direct" : "_") \(slot.name): \(slot.parameterType)"
    }
    let list =
      wide != nil
      ? "__direct \(WideFields.variable): inout \(WideFields.type)"
      : slots.isEmpty ? "__direct: Swift.Void" : parameters.joined(separator: ", ")
    let effect = CompletionEmitter(type: plan.type).canFail ? " throws" : ""
    return .block(
      "\(plan.helperModifiers)init(\(list))\(effect)",
      (wide?.assignments ?? slots.map(\.assignment))
        + CompletionEmitter(type: plan.type).inInitializer())
  }

  var body: [Code] {
    let values =
      wide == nil ? slots.map(\.name).joined(separator: ", ") : "&\(WideFields.variable)"
    return body(
      returning: CompletionEmitter(type: plan.type)
        .returning("Self(__direct: \(slots.isEmpty ? "()" : values))"))
  }

  func body(returning result: Code) -> [Code] {
    variables + memberLoop(object, key: "key")
      + requiredFieldChecks(object, isOutermost: true)
      + [result]
  }

  private var variables: [Code] {
    wide == nil
      ? slots.map(\.declaration) + seen.map { "var \($0): Swift.UInt64 = 0" }
      : [WideFields.opening]
  }

  var values: [String] { slots.map(\.value) }

  private var groups: Range<Int> { 0..<wordCount }

  var wordCount: Int { (members.count + 63) / 64 }

  private var seen: [String] {
    if wide != nil { return groups.map { "\(WideFields.variable).seen\($0)" } }
    return groups.count == 1 ? ["seen"] : groups.map { "seen\($0)" }
  }

  private var before: [String] {
    groups.count == 1 ? ["before"] : groups.map { "before\($0)" }
  }

  private func memberLoop(_ object: DirectObject, key: String) -> [Code] {
    let first = isExpected(0, in: object) ? object.members[0].text.literal : ""
    let opening: Code = "var \(key) = reader.__beginObject(\(first))"
    let method = plan.type.refusesUnknownKeys ? "__refuseMember" : "__skipMember"
    let skip: Code = "\(key) = reader.\(method)(\(object.names))"
    guard !object.members.isEmpty else { return [opening, .block("while \(key) != 0", [skip])] }
    let snapshots = zip(before, seen).map { "let \($0) = \($1)" as Code }
    let isUnchanged = zip(seen, before).map { "\($0) == \($1)" }.joined(separator: ", ")
    let takes = takes(object, key: key)
    return [
      opening,
      .block("while \(key) != 0", snapshots + takes + [.block("if \(isUnchanged)", [skip])]),
    ] + object.members.compactMap(acceptAlias)
  }

  private func takes(_ object: DirectObject, key: String) -> [Code] {
    guard let groups = memberGroups(of: object) else {
      return object.members.indices.map { member($0, of: object, key: key) }
    }
    return groups.map { group in
      let label = label(group, in: object)
      return "\(key) = Self.decode(\(label): \(key), &\(WideFields.variable), &reader)"
    }
  }

  /// Ranges of members that are read by separate functions, or nil if one function reads all
  /// members.
  private func memberGroups(of object: DirectObject) -> [Range<Int>]? {
    guard wide != nil, object.members.flatMap(\.all).count > WideFields.groupSize
    else { return nil }
    var groups: [Range<Int>] = []
    var start = 0
    var count = 0
    for index in object.members.indices {
      let size = object.members[index].all.count
      if count + size > WideFields.groupSize, index > start {
        groups.append(start..<index)
        start = index
        count = 0
      }
      count += size
    }
    return groups + [start..<object.members.count]
  }

  private func label(_ group: Range<Int>, in object: DirectObject) -> String {
    "members\(object.members[group.lowerBound].number)"
  }

  func memberFunctions() -> [Code] { memberFunctions(object) }

  private func memberFunctions(_ object: DirectObject) -> [Code] {
    let own = (memberGroups(of: object) ?? []).map { group in
      Code.block(
        """
        @inline(never)
        \(plan.helperModifiers)static func decode(
          \(label(group, in: object)) key: Swift.UInt64,
          _ \(WideFields.variable): inout \(WideFields.type),
          _ reader: inout TranscodableEssentials.JSONReader
        ) -> Swift.UInt64
        """,
        ["var key = key"] + group.map { member($0, of: object, key: "key") } + ["return key"])
    }
    return own
      + object.members.flatMap { member -> [Code] in
        if case .object(let inner) = member.content { memberFunctions(inner) } else { [] }
      }
  }

  private func acceptAlias(_ member: DirectMember) -> Code? {
    guard case .alias(let alias) = member.content, let main = alias.better.first, main.isRequired
    else { return nil }
    return """
      if \(seen[member.group]) & \(member.bit.literal) != 0 { \
      \(seen[main.group]) |= \(main.bit.literal) }
      """
  }

  private func member(_ index: Int, of object: DirectObject, key: String) -> Code {
    let member = object.members[index]
    // If the next member can't be predicted, the current member, which has already been read, is
    // passed instead.
    let next = isExpected(index + 1, in: object) ? object.members[index + 1] : member
    let text = isExpected(index + 1, in: object) ? next.text.literal : "\"\""
    let expected = "\(text), \(seen[next.group]), \(next.bit.literal)"
    return .block(
      "if reader.__takeField(\(member.text.literal), \(key), \(member.word.bits.literal), "
        + "&\(seen[member.group]), \(member.bit.literal))",
      reading(member, key: key, next: expected))
  }

  private func reading(_ member: DirectMember, key: String, next: String) -> [Code] {
    switch member.content {
    case .field(let slot): return slot.reading(into: key, next: next)
    case .constant: return ["reader.skipValue()", "\(key) = reader.__nextMember(\(next))"]
    case .alias(let alias):
      let names = (alias.better.map(\.key) + [member.key]).joined(separator: "\0").literal
      return [
        .closure(
          "\(key) = reader.__readAlias(\(bits(of: alias.better)), \(names))", parameter: "reader",
          [alias.slot.plainReading])
      ]
    case .object(let inner):
      let body = memberLoop(inner, key: "\(key)In") + requiredFieldChecks(inner, isOutermost: false)
      // Null is treated as an empty object unless a field is required.
      let isThere = inner.toleratesFailures ? "reader.__isObject()" : "!reader.readNull()"
      return (member.isRequired ? [.block("do", body)] : [.block("if \(isThere)", body)])
        + ["\(key) = reader.__nextMember(\(next))"]
    }
  }

  /// False for aliases and keys that need escaping, which generated code never predicts.
  private func isExpected(_ index: Int, in object: DirectObject) -> Bool {
    index < object.members.count && !object.members[index].isAlias
      && object.members[index].word.isPlain
  }

  /// Returns an expression that is 0 if none of the members has been read.
  private func bits(of members: [DirectMember]) -> String {
    groups.compactMap { group in
      let bits = members.filter { $0.group == group }.reduce(0) { $0 | $1.bit }
      return bits == 0 ? nil : "\(seen[group]) & \(bits.literal)"
    }
    .joined(separator: " | ")
  }

  private func requiredFieldChecks(_ object: DirectObject, isOutermost: Bool) -> [Code] {
    if members.isEmpty { return ["guard !reader.hasFailed else { return nil }"] }
    let required = groups.map { group in
      object.members.filter { $0.group == group && $0.isRequired }.reduce(0) { $0 | $1.bit }
    }
    func arguments(_ group: Int) -> String {
      "(\(seen[group]), required: \(required[group].literal), \(names(ofGroup: group)))"
    }
    func condition(_ group: Int) -> String {
      "reader.__hasSeen(\(seen[group]), \(required[group].literal))"
    }
    let needed = groups.filter { required[$0] != 0 }
    guard isOutermost else {
      // If a member of a nested object is missing, decoding continues with the enclosing object.
      return needed.map { group in
        .block("if !\(condition(group))", ["reader.__reportMissing\(arguments(group))" as Code])
      }
    }
    let checked = needed.isEmpty ? [0] : needed
    let conditions =
      checked.map(condition)
      + (wide?.completeness ?? slots.filter(\.needsUnwrapping).map { "let \($0.name)" })
    let reports = checked.dropLast().map { "reader.__reportMissing\(arguments($0))" as Code }
    return [
      .block(
        "guard \(conditions.joined(separator: ", ")) else",
        reports + ["return reader.__missing\(arguments(checked[checked.count - 1]))" as Code])
    ]
  }

  private func names(ofGroup group: Int) -> String {
    members.filter { $0.group == group }.map(\.key).joined(separator: "\0").literal
  }
}
