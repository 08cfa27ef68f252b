package import TranscodableBytes
internal import TranscodableCore

// Methods that coders use to encode a value with a new writer.
extension JSONWriter {
  /// `finish` receives the output and a flag that is `true` if this method needs the buffer back.
  package static func encode<Value: Encodable, Result>(
    _ value: Value, layout: JSONLayout, context: any JSONWritingContext,
    finish: (inout ByteOutput, Bool) -> Result
  ) throws -> Result {
    let type = JSONTypeEncoding.of(Value.self)
    if type.path == .direct {
      // The value isn't captured by a closure, because unspecialized code would copy it.
      var writer = JSONWriter(layout: layout, capacity: usualCapacity, context: context)
      type.write(value, to: &writer)
      var text = try writer.takeFinishedText()
      return finish(&text, false)
    }
    return try withContainers(layout, context, finish) { $0.writeThroughContainers(value) }
  }

  package static func encode<Result>(
    layout: JSONLayout, context: any JSONWritingContext,
    _ body: (any Encoder) throws -> Void, finish: (inout ByteOutput, Bool) -> Result
  ) throws -> Result {
    try withContainers(layout, context, finish) { $0.encode(body) }
  }

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

// Methods that switch from a writer to containers.
extension JSONWriter {
  /// Encodes a value through containers, unless its type turns out to support the direct path.
  @inline(never)
  internal mutating func writeThroughContainers<Value: Encodable>(_ value: Value) {
    let type = JSONTypeEncoding.of(Value.self)
    if type.path == .direct { return type.write(value, to: &self) }
    let isTopLevel = output.count == 0 && owner == nil && basePath.isEmpty
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

  /// If `body` encodes nothing, an empty object is written.
  package mutating func encode(_ body: (any Encoder) throws -> Void) {
    enter(takeState()) { try body(JSONStandardEncoder(frame: $0)) }
  }

  private mutating func enter(
    _ state: JSONEncodingState, _ body: (JSONEncodingFrame) throws -> Void
  ) {
    // Nothing is encoded after a failure, because encoding could hide the failure.
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
    if let owner { return owner.takeNestedState() }
    defer { spareState = nil }
    return spareState ?? context?.takeState() ?? JSONEncodingState()
  }

  private mutating func keepState(_ state: JSONEncodingState) {
    if let owner { owner.keepNestedState(state) } else { spareState = state }
  }

  package mutating func keepSpareState() {
    guard let state = spareState else { return }
    spareState = nil
    if let context { context.keepState(state) } else { state.dismantle() }
  }
}

/// The members of an object whose field names are known only at run time.
package struct NamedMembers {
  private let frame: JSONEncodingFrame

  /// Returns `nil` if the encoder isn't this package's JSON encoder, or if it has already encoded a
  /// value.
  ///
  /// The encoder must be kept alive while members are being encoded. This isn't an initializer,
  /// because an initializer would copy the encoder.
  package static func of(_ encoder: any Encoder, fieldsOf type: any Any.Type) -> NamedMembers? {
    frame(of: encoder, for: type).map { NamedMembers(frame: $0) }
  }

  // This method is generic because a dynamic cast takes longer than encoding a field.
  @inline(__always)
  private static func frame(of encoder: some Encoder, for type: any Any.Type) -> JSONEncodingFrame?
  {
    withSameType(encoder, as: JSONStandardEncoder.self) { encoder -> JSONEncodingFrame? in
      let frame = encoder.frame
      guard frame.isActive, frame.shape == .empty else { return nil }
      frame.openKeyed(byFieldsOf: type)
      return frame
    } ?? nil
  }

  package func encode(_ value: String, for key: String) throws {
    try frame.encodeScalar(JSONEntryKey(stringValue: key)) { $0.writeQuoted(value, then: 0x2C) }
  }

  package func encode(_ value: Bool, for key: String) throws {
    try frame.encodeScalar(JSONEntryKey(stringValue: key)) { $0.write(value) }
  }

  package func encode(_ value: Int, for key: String) throws {
    try frame.encodeScalar(JSONEntryKey(stringValue: key)) { $0.write(value) }
  }

  package func encode(_ value: Double, for key: String) throws {
    let key = JSONEntryKey(stringValue: key)
    guard value.isFinite else { return try frame.encode(value, key) }
    try frame.encodeScalar(key) { $0.write(value) }
  }

  package func encode<Value: Encodable>(_ value: Value, for key: String) throws {
    try frame.encode(value, JSONEntryKey(stringValue: key))
  }
}
