internal import TranscodableBytes

// Values inside of members and elements.
extension JSONScope {
  /// Encodes the value of a member or element that was begun.
  @inline(__always)
  func encodeBegun<Value: Encodable>(_ value: Value) throws {
    let type = JSONEncodedType.of(Value.self, in: state.types)
    do {
      if type.lane == .direct {
        try lendWriter { type.write(value, to: &$0) }
      } else {
        try encodeInChild(value, type)
      }
    } catch {
      rollBack()
      throw error
    }
  }

  /// Encodes a value in a scope of its own.
  @inline(never)
  private func encodeInChild<Value: Encodable>(
    _ value: Value, _ type: JSONEncodedType
  ) throws {
    let child = try openChild()
    try child.encodeAlone(value, type)
    close(child)
  }

  /// Encodes the value of this scope.
  ///
  /// A function of its own, so that no encoder is left when it is asked whether there are any.
  @inline(never)
  private func encodeAlone<Value: Encodable>(_ value: Value, _ type: JSONEncodedType) throws {
    try encodeHere(value, type)
  }

  /// Encodes a value of any type as that of this scope.
  @inline(__always)
  func encodeHere<Value: Encodable>(_ value: Value) throws {
    try encodeHere(value, JSONEncodedType.of(Value.self, in: state.types))
  }

  @inline(__always)
  private func encodeHere<Value: Encodable>(_ value: Value, _ type: JSONEncodedType) throws {
    switch type.lane {
    case .direct:
      shape = .single
      try lendWriter { type.write(value, to: &$0) }
    case .wrapper: try type.encodeElements(of: value, in: self)
    case .standard: try value.encode(to: JSONStandardEncoder(scope: self))
    }
  }

  /// Writes a scalar as the value of this scope.
  @inline(__always)
  func writeHere(_ write: (inout JSONWriter) -> Void) {
    shape = .single
    state.place.withValue { write(&$0) }
  }

  /// Lets the direct lane write a value.
  @inline(__always)
  func lendWriter(_ write: (inout JSONWriter) throws -> Void) throws {
    isActive = false
    let error = try state.place.withValue { writer -> (any Error)? in
      let origin = writer.origin
      writer.origin = writer.output.count
      defer { writer.origin = origin }
      try write(&writer)
      return writer.failure == nil ? nil : writer.takeError()
    }
    if irregularity?.node == nil { isActive = true } else { resume() }
    if let error { throw error }
  }

  /// Encodes a value of any type as that of this scope, or nothing.
  ///
  /// The type gets this scope, and not one inside: it may be the only thing that is encoded here.
  func encodeSingle<Value: Encodable>(_ value: Value) throws {
    guard isActive || prepareText() else { return try encodeAsNode { $0.write(value) } }
    precondition(shape == .empty, "A second value was encoded in a container for one")
    do {
      try encodeHere(value)
    } catch {
      rollBackHere()
      throw error
    }
    if shape == .empty, irregularity?.node == nil {
      writeHere { writer in
        writer.beginObject()
        writer.endObject()
      }
    }
  }

  /// Writes a scalar as the value of this scope.
  func writeSingle(_ write: (inout JSONWriter) -> Void) throws {
    guard isActive || prepareText() else { return try encodeAsNode(write) }
    precondition(shape == .empty, "A second value was encoded in a container for one")
    writeHere(write)
  }

  /// Takes back everything that was encoded here.
  @inline(never)
  private func rollBackHere() {
    abandonChild()
    let isContainer = shape == .keyed || shape == .unkeyed
    state.place.withValue { writer in
      writer.rollBack(to: start, depth: isContainer ? depth - 1 : writer.depth)
    }
    noteLeftBehind()
    clear()
    shape = .empty
    isActive = true
  }

  // MARK: - Scopes inside

  /// Opens the scope of a member or element that was begun, and that goes on being encoded.
  @inline(never)
  func nestBegun() -> JSONScope {
    if state.place.withValue({ $0.hasFailed }) { return nestNothing() }
    let child = child ?? addChild()
    isActive = false
    state.place.withValue { child.open(at: $0.output.count) }
    child.isNested = true
    return child
  }

  /// Opens the scope of a member or element that was begun.
  @inline(__always)
  private func openChild() throws -> JSONScope {
    let child = child ?? addChild()
    isActive = false
    let hasFailed = state.place.withValue { writer in
      child.open(at: writer.output.count)
      return writer.failure != nil
    }
    if hasFailed { throw state.place.withValue { $0.takeError() } }
    return child
  }

  /// A scope whose value is never written, because the text has failed for good.
  private func nestNothing() -> JSONScope {
    state.place.withValue { $0.writeNull() }
    let scope = JSONScope(state, parent: nil)
    scope.makeIrregular().path = elementPath()
    scope.irregularity?.node = JSONNode()
    return scope
  }

  @inline(never)
  private func addChild() -> JSONScope {
    let child = JSONScope(state, parent: self)
    child.ticket = JSONScopeTicket(child)
    self.child = child
    return child
  }

  /// Ends the value of the scope inside, which was `child` when it was opened.
  @inline(__always)
  private func close(_ child: JSONScope) {
    guard child === self.child, child.irregularity == nil, child.isActive else {
      return closeUncommonChild()
    }
    child.finish()
    isActive = true
    if child.isKept || irregularity != nil { settleChild() }
  }
}
