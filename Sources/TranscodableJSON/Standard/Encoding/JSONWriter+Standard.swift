internal import TranscodableBytes
internal import TranscodableCore

// The way into the standard lane.
extension JSONWriter {
  /// Writes a value of any type: through containers, unless its type turns out to be direct.
  @inline(never)
  internal mutating func writeStandard<Value: Encodable>(_ value: Value) {
    let state = takeState()
    let type = JSONEncodedType.of(Value.self)
    if type.lane == .direct {
      keepState(state)
      return type.write(value, to: &self)
    }
    let isTopLevel = output.count == 0 && home == nil && basePath.isEmpty
    enter(state) { scope in
      try scope.encodeHere(value)
      guard isTopLevel, scope.isEmpty else { return }
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [],
          debugDescription: "Top-level \(Value.self) did not encode any values."))
    }
  }

  /// Writes the value that `body` encodes; an empty object if it encodes nothing.
  package mutating func encode(_ body: (any Encoder) throws -> Void) {
    enter(takeState()) { try body(JSONStandardEncoder(scope: $0)) }
  }

  private mutating func enter(
    _ state: JSONEncodingState, _ body: (JSONScope) throws -> Void
  ) {
    // After a failure nothing counts any more; encoding could hide it.
    guard failure == nil else { return writeNull() }
    let (start, depth) = (output.count, depth)
    do {
      let scope = state.enter(&self)
      try body(scope)
    } catch {
      state.leave(&self, isValue: false)
      rollBack(to: start, depth: depth)
      fail(.custom, found: "a value", underlying: error)
      writeNull()
      return keepState(state)
    }
    state.leave(&self, isValue: true)
    keepState(state)
  }

  // MARK: - States

  private mutating func takeState() -> JSONEncodingState {
    if let home { return home.takeNext() }
    defer { spareState = nil }
    return spareState ?? context?.takeState() ?? JSONEncodingState()
  }

  private mutating func keepState(_ state: JSONEncodingState) {
    if let home { home.keepNext(state) } else { spareState = state }
  }

  /// Gives the standard lane back to the coder, when everything has been written.
  internal mutating func keepSpareState() {
    guard let state = spareState else { return }
    spareState = nil
    if let context { context.keepState(state) } else { state.dismantle() }
  }
}
