internal import TranscodableBytes
public import TranscodableCore

extension ConvertingStrategy: JSONDecodingStrategy where Wire: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Value? {
    let point = reader.recoveryPoint
    guard let wire = reader.__read(by: wire), !reader.hasFailed else { return nil }
    do {
      return try value(of: wire)
    } catch {
      // Decode the value again on the container path, which produces the error.
      reader.move(to: point)
      return reader.decodeStandard { try decode(from: $0) }
    }
  }
}

extension ConvertingStrategy: JSONEncodingStrategy where Wire: JSONEncodingStrategy {
  public func encode(_ value: Value, to writer: inout JSONWriter) {
    do {
      wire.encode(try wireValue(of: value), to: &writer)
    } catch {
      writer.encode { _ in throw error }
    }
  }
}

extension JSONReader {
  /// Whether the reader uses the given profile.
  public func __isCoded(in profile: CodingProfile) -> Bool {
    context?.userInfo.codingProfile == profile
  }
}

extension JSONWriter {
  /// Whether the writer uses the given profile.
  public func __isCoded(in profile: CodingProfile) -> Bool {
    context?.userInfo.codingProfile == profile
  }
}

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

extension CodableNullable: JSONDecodable where Wrapped: JSONDecodable {
  public static func decode(from reader: inout JSONReader) -> CodableNullable? {
    if reader.readNull() { return .null }
    return Wrapped.decode(from: &reader).map { .value($0) }
  }
}

extension CodableNullable: JSONEncodable where Wrapped: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    if let wrapped { wrapped.encode(to: &writer) } else { writer.writeNull() }
  }
}

extension JSONWriter {
  /// Writes a member that may be absent or null.
  ///
  /// - Parameters:
  ///   - key: The key, already escaped for use between quotes.
  ///   - value: The value.
  public mutating func write<Wrapped: JSONEncodable>(
    _ key: StaticString, _ value: CodableNullable<Wrapped>
  ) {
    if value.isAbsent { return }
    writeKey(key)
    value.encode(to: &self)
  }

  /// Writes a member whose type conforms only to `Encodable`.
  ///
  /// The member may be absent or null.
  ///
  /// - Parameters:
  ///   - key: The key, already escaped for use between quotes.
  ///   - value: The value.
  @_disfavoredOverload
  public mutating func write<Wrapped: Encodable>(
    _ key: StaticString, _ value: CodableNullable<Wrapped>
  ) {
    if value.isAbsent { return }
    writeKey(key)
    if let wrapped = value.wrapped { write(wrapped) } else { writeNull() }
  }
}
