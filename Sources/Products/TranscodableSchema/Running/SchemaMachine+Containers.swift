internal import TranscodableJSON

extension SchemaMachine {
  /// Opens a container.
  ///
  /// `whole` is the complete value. It is required if the state can't validate the container
  /// incrementally.
  mutating func open(isObject: Bool, whole: JSON? = nil) {
    let id = currentState
    let base = begin(id, isObject ? .object : .array)
    let state = states[id]
    if let whole {
      if !state.listing.isEmpty { checkValues(whole, state, base) }
      if !isObject { checkUniqueness(whole, state, base) }
    } else {
      // All listed values are of other kinds. Comparing them with an empty container is enough to
      // report the failure.
      if !state.listing.isEmpty { checkValues(isObject ? .object([:]) : .array([]), state, base) }
    }
    frames.append(
      SchemaFrame(
        state: id, isObject: isObject, flags: base, seen: seen.count, counts: counts.count,
        log: log.count, others: others.count, offset: offset))
    if isObject { for _ in 0..<(state.keys.count + 63) / 64 { seen.append(0) } }
    if !isObject, state.hasContains { for _ in state.entries { counts.append(0) } }
  }

  private mutating func checkUniqueness(_ array: JSON, _ state: SchemaState, _ base: Int) {
    var repeated: Int??
    for position in state.plans[KindSet.array.index].ruled {
      let id = state.entries[position].node
      guard program.nodes[id].hasUniqueItems, case .array(let elements) = array else { continue }
      let index = repeated ?? Self.firstRepeated(elements)
      repeated = .some(index)
      if let index { fail(base + position, id, "uniqueItems", "repeats element \(index)") }
    }
  }

  private static func firstRepeated(_ elements: [JSON]) -> Int? {
    if elements.count < 2 { return nil }
    var seen: Set<ExactValue> = []
    return elements.indices.first { !seen.insert(ExactValue(elements[$0])).inserted }
  }

  // MARK: - Values

  mutating func enterElement() -> Bool {
    let top = frames.count - 1
    let index = frames[top].count
    frames[top].count += 1
    let transition = transition(toElement: index, in: frames[top].state)
    frames[top].transition = transition
    if records { path.append(String(index)) }
    return needsVisit(transition)
  }

  /// Returns whether the value must be visited.
  ///
  /// Set `mayRepeat` if the key may be a duplicate. Only the first value of a key is used.
  mutating func enter(key: String, mayRepeat: Bool) -> Bool {
    let top = frames.count - 1
    let state = states[frames[top].state]
    let guess = frames[top].guess
    if guess < state.keys.count, state.keys.keys[guess] == key {
      return enter(expected: guess, state)
    }
    return enter(key: key, number: state.keys.position(of: key, guess: guess), mayRepeat: mayRepeat)
  }

  mutating func enter(expected number: Int, _ state: SchemaState) -> Bool {
    if records || state.hasPropertyNames {
      return enter(key: state.keys.keys[number], number: number, mayRepeat: true)
    }
    let top = frames.count - 1
    frames[top].transition = -2
    guard recordFirst(number) else { return false }
    frames[top].count += 1
    let known = slots[frames[top].state][3 + number]
    let transition =
      known != -1
      ? known : transition(toKey: state.keys.keys[number], number, in: frames[top].state)
    frames[top].transition = transition
    return needsVisit(transition)
  }

  mutating func enter(key: String, number: Int?, mayRepeat: Bool) -> Bool {
    let top = frames.count - 1
    let state = states[frames[top].state]
    if records { path.append(key) }
    frames[top].transition = -2
    if let number {
      guard recordFirst(number) else { return false }
    } else if state.countsKeys {
      if mayRepeat, !recordOther(key, since: frames[top].others) { return false }
    }
    frames[top].count += 1
    if state.hasPropertyNames { visit(name: key) }
    let transition = transition(toKey: key, number, in: frames[top].state)
    frames[top].transition = transition
    return needsVisit(transition)
  }

  mutating func recordFirst(_ number: Int) -> Bool {
    let top = frames.count - 1
    let word = frames[top].seen + number >> 6
    let bit: UInt64 = 1 << UInt64(number & 63)
    if seen[word] & bit != 0 { return false }
    seen[word] |= bit
    frames[top].guess = number + 1
    return true
  }

  private mutating func recordOther(_ key: String, since start: Int) -> Bool {
    if others.count - start < 16 {
      if others[start...].contains(key) { return false }
    } else if !manyOthers[start, default: Set(others[start...])].insert(key).inserted {
      return false
    }
    others.append(key)
    return true
  }

  private mutating func visit(name: String) {
    let top = frames.count - 1
    frames[top].transition = transitionToNames(in: frames[top].state)
    guard needsVisit(frames[top].transition) else { return }
    isAtName = true
    visit(.string, .string(name))
    isAtName = false
  }

  mutating func needsVisit(_ transition: Int) -> Bool {
    guard transition >= 0 else { return false }
    if transitions[transition].needsVisit { return true }
    // The value doesn't have to be visited, but the container may still need the result.
    if transitions[transition].state >= 0 {
      let base = begin(transitions[transition].state, .null)
      deliver(states[transitions[transition].state], base)
    } else {
      coverOnly()
    }
    return false
  }

  mutating func leave() {
    if records { path.removeLast() }
  }

  // MARK: - Closing

  mutating func close() {
    guard let frame = frames.last else { return }
    offset = frame.offset
    let state = states[frame.state]
    let kind: KindSet = frame.isObject ? .object : .array
    for position in state.plans[kind.index].ruled {
      if frame.isObject {
        checkObject(frame, state, position)
      } else {
        checkArray(frame, state, position)
      }
    }
    frames.removeLast()
    end(state, frame.flags, frame)
    while seen.count > frame.seen { seen.removeLast() }
    if counts.count > frame.counts { counts.removeLast(counts.count - frame.counts) }
    if others.count - frame.others >= 16 { manyOthers[frame.others] = nil }
    if others.count > frame.others { others.removeLast(others.count - frame.others) }
  }

  private mutating func checkObject(_ frame: SchemaFrame, _ state: SchemaState, _ position: Int) {
    let id = state.entries[position].node
    let flag = frame.flags + position
    for key in state.entries[position].required where !hasSeen(key, frame) {
      fail(flag, id, "required", "has no member \"\(state.keys.keys[key])\"")
    }
    for (key, required) in state.entries[position].dependentRequired where hasSeen(key, frame) {
      for other in required where !hasSeen(other, frame) {
        fail(
          flag, id, "dependentRequired",
          "has a member \"\(state.keys.keys[key])\" but no member \"\(state.keys.keys[other])\"")
      }
    }
    let (least, most) = (program.nodes[id].minProperties, program.nodes[id].maxProperties)
    if frame.count < least {
      fail(flag, id, "minProperties", "has \(frame.count) members, fewer than \(least)")
    }
    if frame.count > most {
      fail(flag, id, "maxProperties", "has \(frame.count) members, more than \(most)")
    }
  }

  private mutating func checkArray(_ frame: SchemaFrame, _ state: SchemaState, _ position: Int) {
    let id = state.entries[position].node
    let flag = frame.flags + position
    let (least, most) = (program.nodes[id].minItems, program.nodes[id].maxItems)
    if frame.count < least {
      fail(flag, id, "minItems", "has \(frame.count) elements, fewer than \(least)")
    }
    if frame.count > most {
      fail(flag, id, "maxItems", "has \(frame.count) elements, more than \(most)")
    }
    guard program.nodes[id].contains != nil else { return }
    let count = counts[frame.counts + position]
    let (fewest, largest) = (program.nodes[id].minContains, program.nodes[id].maxContains)
    if count < fewest {
      fail(flag, id, "contains", "has \(count) matching elements, fewer than \(fewest)")
    }
    if count > largest {
      fail(
        flag, id, "maxContains", "has \(count) matching elements, more than \(largest)")
    }
  }

  func hasSeen(_ key: Int, _ frame: SchemaFrame) -> Bool {
    seen[frame.seen + key >> 6] >> UInt64(key & 63) & 1 == 1
  }
}
