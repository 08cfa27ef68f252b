public import TranscodableCore

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
