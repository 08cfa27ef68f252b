internal import TranscodableJSON

extension SchemaMachine {
  /// The index of the current value's state, or -1 if no schema applies.
  var currentState: Int {
    guard let frame = frames.last else { return 0 }
    return frame.transition < 0 ? -1 : transitions[frame.transition].state
  }

  func acceptsAll(_ kind: KindSet) -> Bool {
    guard mode == .verdict, let transition = frames.last?.transition, transition >= 0 else {
      return false
    }
    return transitions[transition].accepted.isSuperset(of: kind)
  }

  mutating func visit(_ kind: KindSet, _ value: JSON?) {
    if acceptsAll(kind) { return }
    let id = currentState
    guard id >= 0 else { return coverOnly() }
    let base = begin(id, kind)
    let state = states[id]
    if let value {
      for position in state.plans[kind.index].ruled { check(value, position, state, base) }
      if !state.listing.isEmpty { checkValues(value, state, base) }
    }
    end(state, base, nil, isString: kind == .string)
  }

  mutating func begin(_ id: Int, _ kind: KindSet) -> Int {
    let state = states[id]
    let base = flags.count
    steps += state.entries.count
    for _ in 0..<state.entries.count { flags.append(0) }
    if records { for _ in 0..<state.entries.count { findings.append([]) } }
    for position in state.plans[kind.index].refusing {
      flags[base + position] = 1
      if mode == .failures { reportKind(kind, state.entries[position].node, base + position) }
    }
    return base
  }

  private mutating func reportKind(_ kind: KindSet, _ id: Int, _ flag: Int) {
    let node = program.nodes[id]
    let message =
      node.isPossible
      ? "is \(kind.phrase) where \(node.kinds.phrase) is required" : "is not allowed here"
    var finding = finding(id, node.isPossible ? "type" : "", message)
    finding.kinds = node.isPossible ? node.kinds : []
    findings[flag].append(finding)
  }

  private mutating func check(_ value: JSON, _ position: Int, _ state: SchemaState, _ base: Int) {
    let id = state.entries[position].node
    switch value {
    case .number(let number):
      for index in program.nodes[id].numberRules.indices
      where !program.nodes[id].numberRules[index].accepts(number) {
        let rule = program.nodes[id].numberRules[index]
        fail(base + position, id, rule.keyword.rawValue, rule.phrase)
      }
    case .string(let text): check(text, id, base + position)
    default: break
    }
  }

  private mutating func check(_ text: String, _ id: Int, _ flag: Int) {
    let (shortest, longest) = (program.nodes[id].minLength, program.nodes[id].maxLength)
    if shortest > 0 || longest < .max {
      let length = text.unicodeScalars.count
      if length < shortest {
        fail(flag, id, "minLength", "has \(length) characters, fewer than \(shortest)")
      }
      if length > longest {
        fail(flag, id, "maxLength", "has \(length) characters, more than \(longest)")
      }
    }
    if let pattern = program.nodes[id].pattern, !pattern.isFound(in: text) {
      fail(flag, id, "pattern", "does not match the pattern '\(pattern.text)'")
    }
    if let format = program.nodes[id].format, !format.accepts(text) {
      fail(flag, id, "format", "does not match the format '\(format.rawValue)'")
    }
  }

  mutating func checkValues(_ value: JSON, _ state: SchemaState, _ base: Int) {
    for position in state.listing {
      let id = state.entries[position].node
      if let values = program.nodes[id].values, !values.contains(value) {
        fail(base + position, id, "enum", "is not one of \(values.phrase)")
      }
      if let constant = program.nodes[id].constant, !constant.contains(value) {
        fail(base + position, id, "const", "is not \(constant.phrase)")
      }
    }
  }

  // MARK: - Findings

  mutating func fail(
    _ flag: Int, _ node: Int, _ keyword: String, _ message: @autoclosure () -> String
  ) {
    flags[flag] = 1
    guard mode == .failures, findings[flag].count < limit else { return }
    findings[flag].append(finding(node, keyword, message()))
  }

  func finding(_ node: Int, _ keyword: String, _ message: String) -> SchemaFinding {
    SchemaFinding(path: path, offset: offset, node: node, keyword: keyword, message: message)
  }
}
