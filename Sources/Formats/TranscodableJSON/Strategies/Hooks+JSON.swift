internal import TranscodableBytes
internal import TranscodableCore

// What the code of the macros calls when a method of the author's has thrown.

extension JSONReader {
  /// Reports that the value cannot be made.
  ///
  /// - Parameters:
  ///   - error: Why.
  ///   - type: The type of the value.
  ///   - start: Where it starts; where the reader is unless given.
  /// - Returns: Always nil.
  @discardableResult
  public mutating func __fail<Value>(
    _ error: any Error, of type: Value.Type, at start: Int? = nil
  ) -> Value? {
    if error is DecodingError {
      fail(.custom, at: start ?? offset, underlying: error)
    } else {
      let failure = CodingFailure(
        .invalidValue, in: nil, expected: "\(type)", found: "a value that is refused",
        message: "\(error)", underlying: error)
      fail(failure, at: start ?? offset)
    }
    return nil
  }
}

extension JSONWriter {
  /// Reports that a value refuses to be written.
  ///
  /// - Parameters:
  ///   - error: Why.
  ///   - value: The value.
  public mutating func __fail<Value>(_ error: any Error, of value: Value) {
    let path = codingPath
    fail(
      .custom, found: "a value that is refused", value: value,
      underlying: error is EncodingError
        ? error : EncodingError.refusal(error, of: value, at: path))
  }
}
