internal import TranscodableJSON

/// Validates a value incrementally while the caller traverses it.
///
/// The machine doesn't store values. It builds states on demand and keeps them.
struct SchemaMachine: Sendable {
  enum Mode: Sendable { case verdict, failures, annotations }

  let program: SchemaProgram
  let mode: Mode
  let limit: Int

  // The states and transitions that have been built so far.
  var states: [SchemaState] = []
  var transitions: [SchemaTransition] = []
  private var stateIDs: [[Int]: Int] = [:]
  /// The transitions from each state: -1 means unknown, and -2 means that no schema applies.
  var slots: [[Int]] = []
  private var matched: [[Int]: Int] = [:]

  // The open containers and values.
  var frames: [SchemaFrame] = []
  /// One flag for each entry of each open value: 1 if the entry has failed, and 0 otherwise.
  var flags: [UInt8] = []
  var findings: [[SchemaFinding]] = []
  var seen: [UInt64] = []
  var counts: [Int] = []
  var log: [EvaluationRecord] = []
  var others: [String] = []
  /// Copies of `others` as sets, for faster lookup in large objects.
  var manyOthers: [Int: Set<String>] = [:]
  var isAtName = false
  var path: [String] = []
  var offset = 0
  var steps = 0

  // The result.
  var isRefused = false
  var result: [SchemaFinding] = []

  init(_ program: SchemaProgram, mode: Mode, limit: Int) {
    self.program = program
    self.mode = mode
    self.limit = limit
    _ = state(for: [0])
  }

  var records: Bool { mode != .verdict }

  mutating func start() {
    frames.removeAll(keepingCapacity: true)
    flags.removeAll(keepingCapacity: true)
    findings.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    log.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    manyOthers.removeAll()
    path.removeAll(keepingCapacity: true)
    result.removeAll()
    isRefused = false
    offset = 0
    if transitions.count > Self.maximumTransitionCount { forgetSchema() }
  }

  /// A limit is necessary, because every distinct key in a document can add a transition.
  private static let maximumTransitionCount = 100_000

  private mutating func forgetSchema() {
    states = []
    transitions = []
    stateIDs = [:]
    slots = []
    matched = [:]
    _ = state(for: [0])
  }

  // MARK: - States

  private mutating func state(for nodes: [Int]) -> Int {
    let roots = nodes.count < 2 ? nodes : Set(nodes).sorted()
    if let id = stateIDs[roots] { return id }
    let state = SchemaState(roots, program.nodes, keepsAnnotations: mode == .annotations)
    states.append(state)
    // The first three slots are for the remaining elements, the member names and the unnamed keys.
    // They are followed by a slot for each named key and for each leading element.
    slots.append(Array(repeating: -1, count: 3 + state.keys.count + state.prefixCount))
    stateIDs[roots] = states.count - 1
    return states.count - 1
  }

  func slot(ofElement index: Int, in state: SchemaState) -> Int {
    index < state.prefixCount ? 3 + state.keys.count + index : 0
  }

  mutating func transition(toElement index: Int, in id: Int) -> Int {
    let slot = slot(ofElement: index, in: states[id])
    let known = slots[id][slot]
    if known != -1 { return known }
    var requests = SchemaRequests()
    for (position, entry) in states[id].entries.enumerated() {
      let node = program.nodes[entry.node]
      let own = index < node.prefixItems.count ? node.prefixItems[index] : node.items
      if let own { requests.assert(own, for: position) }
      if let contains = node.contains { requests.add(contains, position, .contains) }
      if own == nil, let rest = node.unevaluatedItems { requests.add(rest, position, .unevaluated) }
    }
    slots[id][slot] = add(requests, in: id)
    return slots[id][slot]
  }

  mutating func transition(toKey key: String, _ number: Int?, in id: Int) -> Int {
    let slot = number.map { 3 + $0 } ?? 2
    let hasPatterns = number == nil && states[id].hasPatterns
    if !hasPatterns, slots[id][slot] != -1 { return slots[id][slot] }
    var requests = SchemaRequests()
    for (position, entry) in states[id].entries.enumerated() {
      request(key, isNamed: number != nil, program.nodes[entry.node], position, &requests)
    }
    guard hasPatterns else {
      slots[id][slot] = add(requests, in: id)
      return slots[id][slot]
    }
    let known = [id] + requests.matches
    if let transition = matched[known] { return transition }
    let transition = add(requests, in: id)
    matched[known] = transition
    return transition
  }

  private func request(
    _ key: String, isNamed: Bool, _ node: SchemaNode, _ position: Int,
    _ requests: inout SchemaRequests
  ) {
    var isEvaluated = false
    if isNamed, let own = node.property(key) {
      requests.assert(own, for: position)
      isEvaluated = true
    }
    for (index, (pattern, own)) in node.patternProperties.enumerated()
    where pattern.isFound(in: key) {
      requests.assert(own, for: position)
      requests.matches += [position, index]
      isEvaluated = true
    }
    if isEvaluated { return }
    if let rest = node.additionalProperties {
      requests.assert(rest, for: position)
    } else if let rest = node.unevaluatedProperties {
      requests.add(rest, position, .unevaluated)
    }
  }

  mutating func transitionToNames(in id: Int) -> Int {
    if slots[id][1] != -1 { return slots[id][1] }
    var requests = SchemaRequests()
    for (position, entry) in states[id].entries.enumerated() {
      if let names = program.nodes[entry.node].propertyNames {
        requests.add(names, position, .assertion)
      }
    }
    slots[id][1] = add(requests, in: id)
    return slots[id][1]
  }

  private mutating func add(_ requests: SchemaRequests, in id: Int) -> Int {
    let list = requests.list.filter { request in
      request.role == .contains || mode == .annotations || !program.nodes[request.node].isTrivial
    }
    let covering = states[id].hasUnevaluated ? requests.covering : []
    if list.isEmpty, covering.isEmpty { return -2 }
    let child = list.isEmpty ? -1 : state(for: list.map(\.node))
    let routes = list.map { request in
      SchemaTransition.Route(
        child: states[child].positions[request.node] ?? 0, parent: request.parent,
        role: request.role)
    }
    let isDirect = child >= 0 && covering.isEmpty && list.allSatisfy { $0.role == .assertion }
    transitions.append(
      SchemaTransition(
        state: child, needsVisit: child >= 0 && !states[child].isTrivial, routes: routes,
        covering: covering,
        accepted: isDirect ? states[child].accepted : []))
    return transitions.count - 1
  }
}

struct SchemaRequests {
  var list: [(node: Int, parent: Int, role: SchemaTransition.Role)] = []
  var covering: [Int] = []
  var matches: [Int] = []

  mutating func add(_ node: Int, _ parent: Int, _ role: SchemaTransition.Role) {
    list.append((node, parent, role))
  }

  mutating func assert(_ node: Int, for parent: Int) {
    add(node, parent, .assertion)
    covering.append(parent)
  }
}
