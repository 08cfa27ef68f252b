internal import TranscodableJSON

extension SchemaMachine {
  mutating func end(
    _ state: SchemaState, _ base: Int, _ frame: SchemaFrame?, isString: Bool = false
  ) {
    if !state.combined.isEmpty || state.hasUnevaluated || mode == .annotations {
      for position in state.entries.indices {
        if state.entries[position].isCombined { combine(state, position, base, frame) }
        if state.entries[position].seesUnevaluated, let frame {
          checkUnevaluated(state, position, base, frame)
        }
        if mode == .annotations { annotate(state, position, base, frame, isString) }
      }
    }
    if let frame, log.count > frame.log { log.removeLast(log.count - frame.log) }
    deliver(state, base)
  }

  mutating func deliver(_ state: SchemaState, _ base: Int) {
    if let frame = frames.last {
      let parent = states[frame.state]
      let id = frame.transition
      if parent.hasUnevaluated { cover(transitions[id], frame) }
      for index in 0..<transitions[id].routes.count {
        deliver(transitions[id].routes[index], base, frame, parent.hasUnevaluated)
      }
    } else {
      // The root entry is the last one, because every entry follows the entries on which it
      // depends.
      let root = base + state.entries.count - 1
      isRefused = flags[root] != 0
      if records { result = findings[root] }
    }
    // There are only a few flags, and removing them one by one is faster than removing a range.
    while flags.count > base { flags.removeLast() }
    if records { findings.removeLast(findings.count - base) }
  }

  private mutating func deliver(
    _ route: SchemaTransition.Route, _ base: Int, _ frame: SchemaFrame, _ hasUnevaluated: Bool
  ) {
    let (child, parent) = (base + route.child, frame.flags + route.parent)
    let hasFailed = flags[child] != 0
    switch route.role {
    case .assertion:
      if hasFailed { flags[parent] = 1 }
      if records, hasFailed == (mode == .failures), !(isAtName && mode == .annotations) {
        report(child, to: parent)
      }
    case .contains:
      guard !hasFailed else { break }
      counts[frame.counts + route.parent] += 1
      if hasUnevaluated { note(frame, route.parent, .covered) }
      if mode == .annotations { report(child, to: parent) }
    case .unevaluated:
      note(frame, route.parent, hasFailed ? .refused : .accepted, records ? findings[child] : [])
    }
  }

  private mutating func report(_ source: Int, to target: Int) {
    let room = limit - findings[target].count
    if room > 0, !findings[source].isEmpty { findings[target] += findings[source].prefix(room) }
  }

  mutating func coverOnly() {
    guard let frame = frames.last, frame.transition >= 0 else { return }
    cover(transitions[frame.transition], frame)
  }

  private mutating func cover(_ transition: SchemaTransition, _ frame: SchemaFrame) {
    for entry in transition.covering { note(frame, entry, .covered) }
  }

  private mutating func note(
    _ frame: SchemaFrame, _ entry: Int, _ fact: EvaluationRecord.Fact,
    _ findings: [SchemaFinding] = []
  ) {
    log.append(
      EvaluationRecord(index: frame.count, entry: entry, fact: fact, findings: findings))
  }

  // MARK: - Combining

  private mutating func combine(
    _ state: SchemaState, _ position: Int, _ base: Int, _ frame: SchemaFrame?
  ) {
    let entry = state.entries[position]
    func holds(_ other: Int) -> Bool { flags[base + other] == 0 }
    for other in entry.all where !holds(other) { failAs(other, position, base) }
    if !entry.anyOf.isEmpty, !entry.anyOf.contains(where: holds) {
      failAlternatives(entry.anyOf, "anyOf", position, base, state)
    }
    if !entry.oneOf.isEmpty {
      let valid = entry.oneOf.indices.filter { holds(entry.oneOf[$0]) }
      if valid.isEmpty {
        failAlternatives(entry.oneOf, "oneOf", position, base, state)
      } else if valid.count > 1 {
        fail(
          base + position, entry.node, "oneOf",
          "matches alternatives \(valid[0] + 1) and \(valid[1] + 1), but must match exactly one")
      }
    }
    if let not = entry.not, holds(not) {
      fail(base + position, entry.node, "not", "matches an excluded schema")
    }
    if let condition = entry.condition {
      let branch = holds(condition) ? entry.consequence : entry.alternative
      if let branch, !holds(branch) { failAs(branch, position, base) }
    }
    guard let frame, frame.isObject else { return }
    for (key, other) in entry.dependent where hasSeen(key, frame) && !holds(other) {
      failAs(other, position, base)
    }
  }

  private mutating func failAs(_ other: Int, _ position: Int, _ base: Int) {
    flags[base + position] = 1
    if mode == .failures { report(base + other, to: base + position) }
  }

  private mutating func failAlternatives(
    _ others: [Int], _ keyword: String, _ position: Int, _ base: Int, _ state: SchemaState
  ) {
    flags[base + position] = 1
    guard mode == .failures else { return }
    let ranked = others.map { ($0, FailureDepth(findings[base + $0], from: path.count)) }
    guard let best = ranked.max(by: { $0.1 < $1.1 }) else { return }
    let node = state.entries[position].node
    if best.1.isPastKind {
      let tied = ranked.count { $0.1 == best.1 }
      if tied == 1 || best.1.isPastTag { return report(base + best.0, to: base + position) }
    }
    let kinds = others.map { findings[base + $0].count == 1 ? findings[base + $0][0].kinds : nil }
    if kinds.allSatisfy({ $0 != nil }) {
      let wanted = kinds.compactMap(\.self).reduce(into: KindSet()) { $0.formUnion($1) }
      var finding = finding(node, keyword, "is not \(wanted.phrase)")
      finding.kinds = wanted
      findings[base + position].append(finding)
    } else {
      fail(base + position, node, keyword, "matches none of the \(others.count) alternatives")
      report(base + best.0, to: base + position)
    }
  }

  // MARK: - Unevaluated values

  private mutating func checkUnevaluated(
    _ state: SchemaState, _ position: Int, _ base: Int, _ frame: SchemaFrame
  ) {
    let node = program.nodes[state.entries[position].node]
    guard frame.isObject ? node.unevaluatedProperties != nil : node.unevaluatedItems != nil else {
      return
    }
    var valid = Array(repeating: false, count: state.entries.count)
    markValid(state, position, base, frame, &valid)
    var evaluated: Set<Int> = []
    for note in log[frame.log...] where note.fact == .covered && valid[note.entry] {
      evaluated.insert(note.index)
    }
    for index in log.indices[frame.log...] where log[index].entry == position {
      // A nested entry may evaluate these values with its own `unevaluatedProperties` or
      // `unevaluatedItems`.
      guard log[index].fact != .covered, !evaluated.contains(log[index].index),
        !seesAll(state, position, base, frame, valid)
      else { continue }
      if log[index].fact == .refused { flags[base + position] = 1 }
      let isSaid = log[index].fact == (mode == .failures ? .refused : .accepted)
      if records, isSaid { findings[base + position] += log[index].findings }
    }
  }

  private func seesAll(
    _ state: SchemaState, _ position: Int, _ base: Int, _ frame: SchemaFrame, _ valid: [Bool]
  ) -> Bool {
    state.entries.indices.contains { other in
      guard other != position, valid[other], state.entries[other].seesUnevaluated else {
        return false
      }
      let node = program.nodes[state.entries[other].node]
      return frame.isObject ? node.unevaluatedProperties != nil : node.unevaluatedItems != nil
    }
  }

  private func markValid(
    _ state: SchemaState, _ position: Int, _ base: Int, _ frame: SchemaFrame?, _ valid: inout [Bool]
  ) {
    var pending = [position]
    while let next = pending.popLast() {
      guard !valid[next] else { continue }
      valid[next] = true
      pending += adding(state, next, base, frame)
    }
  }

  private func adding(
    _ state: SchemaState, _ position: Int, _ base: Int, _ frame: SchemaFrame?
  ) -> [Int] {
    let entry = state.entries[position]
    var others = entry.all + entry.anyOf + entry.oneOf
    if let condition = entry.condition {
      others.append(condition)
      let branch = flags[base + condition] == 0 ? entry.consequence : entry.alternative
      if let branch { others.append(branch) }
    }
    if let frame, frame.isObject {
      for (key, other) in entry.dependent where hasSeen(key, frame) { others.append(other) }
    }
    return others.filter { flags[base + $0] == 0 }
  }

  private mutating func annotate(
    _ state: SchemaState, _ position: Int, _ base: Int, _ frame: SchemaFrame?, _ isString: Bool
  ) {
    guard flags[base + position] == 0 else { return }
    let id = state.entries[position].node
    for (keyword, value) in program.nodes[id].annotations {
      // Keywords such as `contentEncoding` apply only to strings.
      if !isString, keyword.hasPrefix("content") { continue }
      var said = finding(id, keyword, "")
      said.annotation = SchemaAnnotationValue(value: value)
      findings[base + position].append(said)
    }
    for other in adding(state, position, base, frame) {
      findings[base + position] += findings[base + other]
    }
  }
}

/// How far validation got in an alternative before it failed.
struct FailureDepth: Comparable {
  /// The reason for the failure: 0 for a wrong kind, 1 for a wrong discriminating constant, and 2
  /// otherwise.
  private let stage: Int
  private let depth: Int
  private let failures: Int

  init(_ findings: [SchemaFinding], from depth: Int) {
    let isKind = findings.contains { $0.path.count == depth && $0.kinds != nil }
    let isTag = findings.contains {
      $0.path.count <= depth + 1 && ($0.keyword == "const" || $0.keyword == "enum")
    }
    stage = isKind ? 0 : isTag ? 1 : 2
    self.depth = findings.map(\.path.count).max() ?? 0
    failures = findings.count
  }

  var isPastKind: Bool { stage > 0 }
  var isPastTag: Bool { stage > 1 }

  static func < (left: FailureDepth, right: FailureDepth) -> Bool {
    (left.stage, -left.failures, left.depth) < (right.stage, -right.failures, right.depth)
  }
}

struct SchemaAnnotationValue: Sendable {
  let value: JSON
}
