internal import TranscodableBytes
internal import TranscodableCore

// Generated code calls these methods when a user-defined method throws an error.

extension JSONReader {
  /// Reports that a value can't be created.
  @discardableResult
  public mutating func __fail<Value>(
    _ error: any Error, of type: Value.Type, at start: Int? = nil
  ) -> Value? {
    if error is DecodingError {
      fail(.custom, at: start ?? offset, underlying: error)
    } else {
      let failure = CodingFailure(
        .invalidValue, in: nil, expected: "\(type)", found: "a rejected value",
        message: "\(error)", underlying: error)
      fail(failure, at: start ?? offset)
    }
    return nil
  }
}

extension JSONWriter {
  /// Reports that a value can't be encoded.
  public mutating func __fail<Value>(_ error: any Error, of value: Value) {
    let path = codingPath
    fail(
      .custom, found: "a rejected value", value: value,
      underlying: error is EncodingError
        ? error : EncodingError.refusal(error, of: value, at: path))
  }
}
