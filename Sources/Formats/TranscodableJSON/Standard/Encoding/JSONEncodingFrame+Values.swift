internal import TranscodableBytes
internal import TranscodableCore

// The values of members and elements.
extension JSONEncodingFrame {
  @inline(__always)
  func encodeBegun<Value: Encodable>(_ value: Value) throws {
    let type = JSONTypeEncoding.of(Value.self, in: state.types)
    do {
      if type.path == .direct {
        try writeDirectly(value, type)
      } else {
        try encodeInChild(value, type)
      }
    } catch {
      rollBack()
      throw error
    }
  }

  @inline(never)
  private func encodeInChild<Value: Encodable>(
    _ value: Value, _ type: JSONTypeEncoding
  ) throws {
    let child = try openChild()
    try child.encodeAlone(value, type)
    close(child)
  }

  /// This is a separate function, so that its encoder is released before the caller checks for
  /// references.
  @inline(never)
  private func encodeAlone<Value: Encodable>(_ value: Value, _ type: JSONTypeEncoding) throws {
    try encodeHere(value, type)
  }

  /// Encodes a value into this frame, which must be empty.
  @inline(__always)
  func encodeHere<Value: Encodable>(_ value: Value) throws {
    try encodeHere(value, JSONTypeEncoding.of(Value.self, in: state.types))
  }

  @inline(__always)
  private func encodeHere<Value: Encodable>(_ value: Value, _ type: JSONTypeEncoding) throws {
    switch type.path {
    case .direct:
      shape = .single
      try writeDirectly(value, type)
    case .wrapper: try type.encodeElements(of: value, in: self)
    case .container: try value.encode(to: JSONStandardEncoder(frame: self))
    }
  }

  @inline(__always)
  func writeHere(_ write: (inout JSONWriter) -> Void) {
    shape = .single
    state.writerCell.withValue { write(&$0) }
  }

  /// If encoding fails, the output is unchanged.
  func encodeSingle<Value: Encodable>(_ value: Value) throws {
    guard isActive || prepareText() else {
      let slot = slotInDraft
      return try slot.isContainer ? add(value) : slot.setValue(value, in: state)
    }
    guard shape == .empty else { return try add(value) }
    let isNested = parent?.beginNestedCall() ?? false
    defer { if isNested { parent?.endNestedCall() } }
    do {
      try encodeHere(value)
    } catch {
      if let slot { slot.clear() } else { rollBackHere() }
      throw error
    }
    if let slot { return slot.completeEmpty() }
    guard shape == .empty else { return }
    writeHere { writer in
      writer.beginObject()
      writer.endObject()
    }
  }

  @inline(never)
  private func add<Value: Encodable>(_ value: Value) throws {
    guard shape != .single else { throw EncodingMisuse.secondValue.error(at: codingPath) }
    let type = JSONTypeEncoding.of(Value.self, in: state.types)
    guard type.path == .wrapper else {
      return try value.encode(to: JSONStandardEncoder(frame: self))
    }
    // Use a draft, because only a draft detects duplicate keys.
    _ = slotInDraft
    try type.encodeElements(of: value, in: self)
  }

  func writeSingle(_ write: (inout JSONWriter) -> Void) throws {
    guard isActive || prepareText() else { return try slotInDraft.setValue(write) }
    guard shape == .empty else { throw EncodingMisuse.secondValue.error(at: codingPath) }
    writeHere(write)
  }

  @inline(never)
  private func rollBackHere() {
    abandonChild()
    let isContainer = shape == .keyed || shape == .unkeyed
    state.writerCell.withValue { writer in
      writer.rollBack(to: start, depth: isContainer ? depth - 1 : writer.depth)
    }
    noteEscapedContainer()
    coldState = nil
    shape = .empty
    phase = .active
  }

  // MARK: - The direct path

  /// Uses a separate writer if encoding the value calls user code.
  ///
  /// User code could use other containers while this state's output is in use.
  @inline(__always)
  private func writeDirectly<Value>(_ value: Value, _ type: JSONTypeEncoding) throws {
    guard type.isSelfContained else { return try writeApart(value, type) }
    let hasFailed = state.writerCell.withValue { writer in
      let origin = writer.origin
      writer.origin = writer.output.count
      type.write(value, to: &writer)
      writer.origin = origin
      return writer.failure != nil
    }
    if hasFailed { throw state.writerCell.withValue { $0.takeError() } }
  }

  @inline(never)
  private func writeApart<Value>(_ value: Value, _ type: JSONTypeEncoding) throws {
    phase = .lending
    var writer = state.lendWriter()
    type.write(value, to: &writer)
    try state.takeBack(writer) { text in slot?.setRunning(text) }
    if let slot { slot.completeMember() } else { phase = .active }
  }

  // MARK: - Nested frames

  @inline(never)
  func nestBegun() -> JSONEncodingFrame {
    if state.writerCell.withValue({ $0.hasFailed }) { return nestDiscarded() }
    let child = child ?? addChild()
    phase = .nesting
    state.writerCell.withValue { child.open(at: $0.output.count) }
    return child
  }

  @inline(__always)
  private func openChild() throws -> JSONEncodingFrame {
    let child = child ?? addChild()
    phase = .encoding
    let hasFailed = state.writerCell.withValue { writer in
      child.open(at: writer.output.count)
      return writer.failure != nil
    }
    if hasFailed { throw state.writerCell.withValue { $0.takeError() } }
    return child
  }

  /// Returns `false` if the child isn't a nested container, or if this method has been called.
  private func beginNestedCall() -> Bool {
    guard phase == .nesting else { return false }
    phase = .nestingCall
    return true
  }

  private func endNestedCall() {
    if phase == .nestingCall { phase = .nesting }
  }

  private func nestDiscarded() -> JSONEncodingFrame {
    state.writerCell.withValue { $0.writeNull() }
    let frame = JSONEncodingFrame(state, parent: nil)
    frame.leave(at: elementPath())
    return frame
  }

  @inline(never)
  private func addChild() -> JSONEncodingFrame {
    let child = JSONEncodingFrame(state, parent: self)
    child.token = JSONFrameToken(child)
    self.child = child
    return child
  }

  @inline(__always)
  private func close(_ child: JSONEncodingFrame) {
    guard child.isActive, child.coldState == nil else { return closeUncommonly(child) }
    child.finish()
    phase = .active
    if child.isKept { settle(child) }
  }
}
