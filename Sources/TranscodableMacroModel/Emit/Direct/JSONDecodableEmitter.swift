/// Writes the direct lane of decoding.
///
/// A loop over the members of an object takes them in the order they come, and is fastest when
/// that is the order of the fields. An initialiser makes a value of what the loop has read.
struct JSONDecodableEmitter {
  let plan: CodingPlan
  private let slots: [DirectSlot]

  init(plan: CodingPlan) {
    self.plan = plan
    let typed = plan.decoded.fields.compactMap { field in field.type.map { (field, $0) } }
    slots = typed.enumerated().map { index, field in
      DirectSlot(field.0, type: field.1, index: index)
    }
  }

  /// `init(direct:…)`, since the type may have no initialiser that takes all its fields.
  func initializer() -> Code {
    let parameters = slots.enumerated().map { index, slot in
      "\(index == 0 ? "direct" : "_") \(slot.name): \(slot.parameterType)"
    }
    let list = slots.isEmpty ? "direct: Swift.Void" : parameters.joined(separator: ", ")
    return .block("\(plan.isolationPrefix)private init(\(list))", slots.map(\.assignment))
  }

  /// `decode(from:)`, which reads an object of JSON.
  func function() -> Code {
    let values = slots.map(\.name).joined(separator: ", ")
    let statements =
      slots.map(\.declaration) + seen.map { "var \($0): Swift.UInt64 = 0" }
      + ["var key = reader.beginObject(\(isExpected(0) ? slots[0].member.literal : ""))"] + [loop]
      + checks
      + ["return Self(direct: \(slots.isEmpty ? "()" : values))"]
    return .block(
      "\(plan.witnessModifiers)static func decode(from reader: inout Transcodable.JSONReader) -> Self?",
      statements)
  }

  private var groups: Range<Int> { 0..<(slots.count + 63) / 64 }

  /// The variables with a bit for each field, one for every 64 of them.
  private var seen: [String] {
    groups.count == 1 ? ["seen"] : groups.map { "seen\($0)" }
  }

  private var before: [String] {
    groups.count == 1 ? ["before"] : groups.map { "before\($0)" }
  }

  private var loop: Code {
    let skip: Code = "key = reader.skipMember(\(names(slots)))"
    if slots.isEmpty { return .block("while key != 0", [skip]) }
    let snapshots = zip(before, seen).map { "let \($0) = \($1)" as Code }
    let isUnchanged = zip(seen, before).map { "\($0) == \($1)" }.joined(separator: ", ")
    return .block(
      "while key != 0",
      snapshots + slots.indices.map(member) + [.block("if \(isUnchanged)", [skip])])
  }

  /// Takes the member of a slot, reads its value, and says that the next slot's member is expected.
  private func member(_ index: Int) -> Code {
    let slot = slots[index]
    // Where nothing is expected, a field that has been taken already stands for it.
    let next = isExpected(index + 1) ? slots[index + 1] : slot
    let member = isExpected(index + 1) ? next.member.literal : "\"\""
    return .block(
      "if reader.takeField(\(slot.member.literal), key, \(slot.word.bits.literal), "
        + "&\(seen[slot.group]), \(slot.bit.literal))",
      slot.reading(next: "\(member), \(seen[next.group]), \(next.bit.literal)"))
  }

  /// Whether the member of the slot with this number can be expected: there is one, and its key stands in a text as it is.
  private func isExpected(_ index: Int) -> Bool {
    index < slots.count && slots[index].word.isPlain
  }

  /// What has to hold before a value is made.
  private var checks: [Code] {
    let unwrapped = slots.filter(\.needsUnwrapping).map { "let \($0.name)" }
    let required = groups.map { group in
      slots.filter { $0.group == group && $0.isRequired }.reduce(0) { $0 | $1.bit }
    }
    // All but the last group are checked alone, so that the failure names the first field that is missing.
    if slots.isEmpty { return ["guard !reader.hasFailed else { return nil }"] }
    return groups.map { group in
      let conditions =
        ["reader.hasSeen(\(seen[group]), \(required[group].literal))"]
        + (group == groups.last ? unwrapped : [])
      let keys = names(slots.filter { $0.group == group })
      return .block(
        "guard \(conditions.joined(separator: ", ")) else",
        [
          Code(
            "return reader.missing(\(seen[group]), required: \(required[group].literal), \(keys))")
        ])
    }
  }

  /// The keys, joined by NUL, which is in none of them.
  private func names(_ slots: [DirectSlot]) -> String {
    slots.map(\.field.key).joined(separator: "\0").literal
  }
}
