internal import TranscodableBytes
package import TranscodableCore

/// A property list while a coder decodes it: the way into the standard lane.
package struct PropertyListReading: ~Copyable {
  private let document: StandardDocument
  /// The format of the property list.
  package let format: PropertyList.Format

  /// Lets `body` decode a property list.
  ///
  /// - Parameters:
  ///   - bytes: The property list, in any of the formats.
  ///   - settings: The limits.
  ///   - userInfo: What the types are to know.
  ///   - log: Where it is noted what is passed over, if a report is asked for.
  ///   - body: Decodes the value.
  /// - Returns: What `body` returned.
  /// - Throws: A `DecodingError` if the bytes are not a property list, and what `body` throws.
  package static func read<Value>(
    _ bytes: RawSpan, _ settings: PropertyListReaderSettings, userInfo: [CodingUserInfoKey: Any],
    log: EventLog? = nil, _ body: (borrowing PropertyListReading) throws -> Value
  ) throws -> Value {
    try PropertyListDocument.read(bytes, settings, userInfo: userInfo, log: log) {
      try body(PropertyListReading(document: $0, format: $1.kind))
    }
  }

  /// Decodes the outermost value.
  package borrowing func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try document.value(type, at: ValueTape.root, CodingPaths.empty)
  }

  /// Decodes the outermost value, or finds everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - limit: The number of failures to stop at.
  /// - Returns: The value.
  /// - Throws: The failures, that of an ordinary call first.
  package borrowing func decodeCollecting<Value: Decodable>(
    _ type: Value.Type, limit: Int
  ) throws(CodingFailures) -> Value {
    do {
      return try decode(type)
    } catch {
      let found = document.failures(
        decoding: type, at: ValueTape.root, CodingPaths.empty, limit: max(1, limit))
      throw CodingFailures(found.map(\.described), thrown: error, isFull: found.count >= limit)
    }
  }

  /// A decoder for the outermost value.
  package var decoder: any Decoder {
    StandardDecoder(document: document, entry: ValueTape.root, path: CodingPaths.empty)
  }
}

extension CodingFailure {
  /// The failure that an error of the standard library says, if this is only about such an error.
  fileprivate var described: CodingFailure {
    guard reason == .custom, let error = underlying as? DecodingError else { return self }
    return CodingFailure(error)
  }
}
