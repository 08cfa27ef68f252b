internal import TranscodableBytes

// The elements of an array.
extension JSONEncodingFrame {
  @inline(__always)
  func encodeScalar(_ write: (inout JSONWriter) -> Void) throws {
    guard isActive || prepareText() else { return try containerInDraft.append(write) }
    state.writerCell.withValue { writer in write(&writer) }
    count &+= 1
  }

  @inline(__always)
  func encodeElement<Value: Encodable>(_ value: Value) throws {
    guard isActive || prepareText() else { return try containerInDraft.append(value, in: state) }
    try encodeElementInText(value)
  }

  /// This is a separate function, so that the element is borrowed instead of copied.
  @inline(never)
  func encodeNext<Value: Encodable>(_ value: borrowing Value) throws {
    guard isActive else { return try containerInDraft.append(copy value, in: state) }
    try encodeElementInText(value)
  }

  @inline(__always)
  private func encodeElementInText<Value: Encodable>(_ value: Value) throws {
    memberStart = state.writerCell.withValue { $0.output.count }
    count &+= 1
    try encodeBegun(value)
  }

  @inline(__always)
  func nestElement() -> JSONEncodingFrame {
    guard isActive || prepareText() else {
      return JSONEncodingFrame(state, at: containerInDraft.nestedElement)
    }
    memberStart = state.writerCell.withValue { $0.output.count }
    count &+= 1
    return nestBegun()
  }

  var elementCount: Int {
    if let slot { return slot.elementCount }
    // The index doesn't include an element that is still being encoded.
    let isLending = isOpen && state.isLending && innermost === self
    return isLending || child?.isOpen == true && child?.isNested == false ? count - 1 : count
  }
}
