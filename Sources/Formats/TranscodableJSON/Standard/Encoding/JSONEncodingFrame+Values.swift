internal import TranscodableBytes
internal import TranscodableCore

// The values of members and elements.
extension JSONEncodingFrame {
  /// Encodes the value of the current member or element.
  @inline(__always)
  func encodeBegun<Value: Encodable>(_ value: Value) throws {
    let type = JSONEncodedType.of(Value.self, in: state.types)
    do {
      if type.lane == .direct {
        try writeDirectly(value, type)
      } else {
        try encodeInChild(value, type)
      }
    } catch {
      rollBack()
      throw error
    }
  }

  /// Encodes a value in the nested frame.
  @inline(never)
  private func encodeInChild<Value: Encodable>(
    _ value: Value, _ type: JSONEncodedType
  ) throws {
    let child = try openChild()
    try child.encodeAlone(value, type)
    close(child)
  }

  /// Encodes the value of this frame.
  ///
  /// A separate function, so that its encoder has been released before the caller checks for
  /// references.
  @inline(never)
  private func encodeAlone<Value: Encodable>(_ value: Value, _ type: JSONEncodedType) throws {
    try encodeHere(value, type)
  }

  /// Encodes the value of this frame, which must be empty.
  @inline(__always)
  func encodeHere<Value: Encodable>(_ value: Value) throws {
    try encodeHere(value, JSONEncodedType.of(Value.self, in: state.types))
  }

  @inline(__always)
  private func encodeHere<Value: Encodable>(_ value: Value, _ type: JSONEncodedType) throws {
    switch type.lane {
    case .direct:
      shape = .single
      try writeDirectly(value, type)
    case .wrapper: try type.encodeElements(of: value, in: self)
    case .standard: try value.encode(to: JSONStandardEncoder(frame: self))
    }
  }

  /// Writes a scalar as the value of this frame.
  @inline(__always)
  func writeHere(_ write: (inout JSONWriter) -> Void) {
    shape = .single
    state.place.withValue { write(&$0) }
  }

  /// Encodes the value of this frame, or nothing.
  ///
  /// The type receives this frame and not a nested one, because it may encode the frame's only
  /// value.
  func encodeSingle<Value: Encodable>(_ value: Value) throws {
    guard isActive || prepareText() else { return try placeInDraft.setValue(value, in: state) }
    guard shape == .empty else { throw EncodingMisuse.secondValue.error(at: codingPath) }
    isEncodingSingle = true
    defer { isEncodingSingle = false }
    do {
      try encodeHere(value)
    } catch {
      if let place { place.clear() } else { rollBackHere() }
      throw error
    }
    if let place { return place.completeEmpty() }
    guard shape == .empty else { return }
    writeHere { writer in
      writer.beginObject()
      writer.endObject()
    }
  }

  /// Writes a scalar as the value of this frame, or nothing.
  func writeSingle(_ write: (inout JSONWriter) -> Void) throws {
    guard isActive || prepareText() else { return try placeInDraft.setValue(write) }
    guard shape == .empty else { throw EncodingMisuse.secondValue.error(at: codingPath) }
    writeHere(write)
  }

  /// Removes everything that was encoded in this frame.
  @inline(never)
  private func rollBackHere() {
    abandonChild()
    let isContainer = shape == .keyed || shape == .unkeyed
    state.place.withValue { writer in
      writer.rollBack(to: start, depth: isContainer ? depth - 1 : writer.depth)
    }
    noteLeftBehind()
    rarities = nil
    shape = .empty
    isActive = true
  }

  // MARK: - The direct path

  /// Writes a value on the direct path.
  ///
  /// If the type calls user code, which could use containers of this call, it gets a separate
  /// writer: no user code runs while this state's output is in use.
  @inline(__always)
  private func writeDirectly<Value>(_ value: Value, _ type: JSONEncodedType) throws {
    guard type.isClosed else { return try writeApart(value, type) }
    let hasFailed = state.place.withValue { writer in
      let origin = writer.origin
      writer.origin = writer.output.count
      type.write(value, to: &writer)
      writer.origin = origin
      return writer.failure != nil
    }
    if hasFailed { throw state.place.withValue { $0.takeError() } }
  }

  @inline(never)
  private func writeApart<Value>(_ value: Value, _ type: JSONEncodedType) throws {
    isActive = false
    var writer = state.lendWriter()
    type.write(value, to: &writer)
    try state.takeBack(writer) { text in place?.setRunning(text) }
    if let place { place.completeMember() } else { isActive = true }
  }

  // MARK: - Nested frames

  /// Opens the frame of the current member or element for a nested container.
  @inline(never)
  func nestBegun() -> JSONEncodingFrame {
    if state.place.withValue({ $0.hasFailed }) { return nestNothing() }
    let child = child ?? addChild()
    isActive = false
    state.place.withValue { child.open(at: $0.output.count) }
    child.isNested = true
    return child
  }

  /// Opens the frame of the current member or element.
  @inline(__always)
  private func openChild() throws -> JSONEncodingFrame {
    let child = child ?? addChild()
    isActive = false
    let hasFailed = state.place.withValue { writer in
      child.open(at: writer.output.count)
      return writer.failure != nil
    }
    if hasFailed { throw state.place.withValue { $0.takeError() } }
    return child
  }

  /// A frame whose value is discarded, because the writer has failed permanently.
  private func nestNothing() -> JSONEncodingFrame {
    state.place.withValue { $0.writeNull() }
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

  /// Closes the nested frame, which was `child` when it was opened.
  @inline(__always)
  private func close(_ child: JSONEncodingFrame) {
    guard child.isActive, child.rarities == nil else { return closeUncommonly(child) }
    child.finish()
    isActive = true
    if child.isKept { settle(child) }
  }
}
