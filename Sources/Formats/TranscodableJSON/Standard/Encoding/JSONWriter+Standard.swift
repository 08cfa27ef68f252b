package import TranscodableBytes
internal import TranscodableCore

// From a coder to a text.
extension JSONWriter {
  /// Encodes a value in the lane of its type.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - layout: How the text is laid out.
  ///   - context: The settings of the coder.
  ///   - finish: Gets the text, and whether its memory is wanted back.
  /// - Returns: What `finish` returned.
  /// - Throws: An `EncodingError` if the value has no form in JSON, and what the value throws.
  package static func encode<Value: Encodable, Result>(
    _ value: Value, layout: JSONLayout, context: any JSONWritingContext,
    finish: (inout ByteOutput, Bool) -> Result
  ) throws -> Result {
    let type = JSONEncodedType.of(Value.self)
    if type.lane == .direct {
      // No closure has the value: code that does not know its type would copy it for that.
      var writer = JSONWriter(layout: layout, capacity: usualCapacity, context: context)
      type.write(value, to: &writer)
      var text = try writer.takeFinishedText()
      return finish(&text, false)
    }
    return try withContainers(layout, context, finish) { $0.writeThroughContainers(value) }
  }

  /// Encodes what `body` does with an encoder.
  ///
  /// - Parameters:
  ///   - layout: How the text is laid out.
  ///   - context: The settings of the coder.
  ///   - body: Encodes a value.
  ///   - finish: Gets the text, and whether its memory is wanted back.
  /// - Returns: What `finish` returned.
  /// - Throws: An `EncodingError` if the value has no form in JSON, and what `body` throws.
  package static func encode<Result>(
    layout: JSONLayout, context: any JSONWritingContext,
    _ body: (any Encoder) throws -> Void, finish: (inout ByteOutput, Bool) -> Result
  ) throws -> Result {
    try withContainers(layout, context, finish) { $0.encode(body) }
  }

  /// Lets `body` write with a standard lane, and into a buffer, that were used before.
  private static func withContainers<Result>(
    _ layout: JSONLayout, _ context: any JSONWritingContext,
    _ finish: (inout ByteOutput, Bool) -> Result, _ body: (inout JSONWriter) -> Void
  ) throws -> Result {
    let state = context.takeState() ?? JSONEncodingState()
    var writer = JSONWriter(layout: layout, output: state.takeOutput(), context: context)
    writer.spareState = state
    body(&writer)
    if writer.failure != nil {
      writer.keepSpareState()
      throw writer.takeError()
    }
    let spare = writer.spareState
    var output = writer.takeText()
    let isWantedBack = JSONEncodingState.isWorthKeeping(output)
    let result = finish(&output, isWantedBack)
    if let spare {
      if isWantedBack { spare.keep(output) }
      context.keepState(spare)
    }
    return result
  }
}

// From a writer to the containers.
extension JSONWriter {
  /// Writes a value of any type: through containers, unless its type turns out to be direct.
  @inline(never)
  internal mutating func writeThroughContainers<Value: Encodable>(_ value: Value) {
    let type = JSONEncodedType.of(Value.self)
    if type.lane == .direct { return type.write(value, to: &self) }
    let isTopLevel = output.count == 0 && home == nil && basePath.isEmpty
    enter(takeState()) { frame in
      try frame.encodeHere(value)
      guard isTopLevel, frame.isEmpty else { return }
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [],
          debugDescription: "Top-level \(Value.self) did not encode any values."))
    }
  }

  /// Writes the value that `body` encodes; an empty object if it encodes nothing.
  package mutating func encode(_ body: (any Encoder) throws -> Void) {
    enter(takeState()) { try body(JSONStandardEncoder(frame: $0)) }
  }

  private mutating func enter(
    _ state: JSONEncodingState, _ body: (JSONEncodingFrame) throws -> Void
  ) {
    // After a failure nothing counts any more; encoding could hide it.
    guard failure == nil else { return writeNull() }
    let (start, depth) = (output.count, depth)
    do {
      let frame = state.enter(&self)
      try body(frame)
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
