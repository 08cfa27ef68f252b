internal import TranscodableBytes
package import TranscodableCore

/// A property list that is being decoded, and the entry point for coders in other modules.
package struct PropertyListReading: ~Copyable {
  private let document: StandardDocument
  package let format: PropertyList.Format

  package static func read<Value>(
    _ bytes: RawSpan, _ settings: PropertyListReaderSettings,
    userInfo: [CodingUserInfoKey: any Sendable], log: EventLog? = nil,
    _ body: (borrowing PropertyListReading) throws -> Value
  ) throws -> Value {
    try PropertyListDocument.read(bytes, settings, userInfo: userInfo, log: log) {
      try body(PropertyListReading(document: $0, format: $1.kind))
    }
  }

  package borrowing func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try document.value(type, at: ValueTape.root, CodingPaths.empty)
  }

  /// Decodes a value, and throws all failures instead of only the first one.
  ///
  /// The failure that `decode(_:)` throws comes first.
  package borrowing func decodeCollecting<Value: Decodable>(
    _ type: Value.Type, limit: Int
  ) throws(CodingFailures) -> Value {
    try document.decodeCollecting(type, limit: limit)
  }

  package var decoder: any Decoder {
    StandardDecoder(document: document, entry: ValueTape.root, path: CodingPaths.empty)
  }
}
