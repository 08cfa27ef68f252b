internal import TranscodableBytes
internal import TranscodableCore

// Values inside of members and elements.
extension JSONEncodingFrame {
  /// Encodes the value of a member or element that was begun in the text.
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

  /// Encodes a value in a frame of its own.
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
  /// A function of its own, so that no encoder is left when it is asked whether there are any.
  @inline(never)
  private func encodeAlone<Value: Encodable>(_ value: Value, _ type: JSONEncodedType) throws {
    try encodeHere(value, type)
  }

  /// Encodes a value of any type as that of this frame, where nothing has been encoded.
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

  /// Encodes a value of any type as that of this frame, or nothing.
  ///
  /// The type gets this frame, and not one inside: it may be the only thing that is encoded here.
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

  /// Takes back everything that was encoded here.
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

  // MARK: - The direct lane

  /// Lets a type write its value.
  ///
  /// A type that could use containers of this call meanwhile gets a writer of its own: no code of others runs while the
  /// text of this lane is in use.
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

  // MARK: - Frames inside

  /// Opens the frame of a member or element that was begun, and that goes on being encoded.
  @inline(never)
  func nestBegun() -> JSONEncodingFrame {
    if state.place.withValue({ $0.hasFailed }) { return nestNothing() }
    let child = child ?? addChild()
    isActive = false
    state.place.withValue { child.open(at: $0.output.count) }
    child.isNested = true
    return child
  }

  /// Opens the frame of a member or element that was begun.
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

  /// A frame whose value is never written, because the text has failed for good.
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

  /// Ends the value of the frame inside, which was `child` when it was opened.
  @inline(__always)
  private func close(_ child: JSONEncodingFrame) {
    guard child.isActive, child.rarities == nil else { return closeUncommonly(child) }
    child.finish()
    isActive = true
    if child.isKept { settle(child) }
  }
}
