internal import TranscodableBytes

// The elements of an array.
extension JSONScope {
  /// Encodes a scalar.
  @inline(__always)
  func encodeScalar(_ write: (inout JSONWriter) -> Void) throws {
    guard isActive || prepareText() else { return try appendToNode(write) }
    state.place.withValue { writer in write(&writer) }
    count &+= 1
  }

  /// Encodes a value of any type.
  @inline(__always)
  func encodeElement<Value: Encodable>(_ value: Value) throws {
    guard isActive || prepareText() else { return try appendToNode { $0.write(value) } }
    memberStart = state.place.withValue { $0.output.count }
    count &+= 1
    try encodeBegun(value)
  }

  /// Encodes an element of an array of the standard library.
  ///
  /// A call, so that the element is lent and not copied.
  @inline(never)
  func encodeNext<Value: Encodable>(_ value: borrowing Value) throws {
    memberStart = state.place.withValue { $0.output.count }
    count &+= 1
    try encodeBegun(value)
  }

  /// Opens the scope of an element that goes on being encoded.
  @inline(__always)
  func nestElement() -> JSONScope {
    guard isActive || prepareText() else { return nestAtEndOfNode() }
    memberStart = state.place.withValue { $0.output.count }
    count &+= 1
    return nestBegun()
  }
}
