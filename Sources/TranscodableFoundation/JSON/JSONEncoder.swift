public import Foundation
internal import TranscodableBytes
public import TranscodableJSON

extension JSON {
  /// Encodes values as JSON text: a `Foundation.JSONEncoder` that is several times as fast.
  ///
  /// It fits wherever an API takes Foundation's class, and has all of its settings. Types with `@Codable` take the direct
  /// lane. Unless keys are sorted, members stand in the order of their declaration.
  ///
  /// ```swift
  /// let encoder = JSON.Encoder()
  /// encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  /// let data = try encoder.encode(commits)
  /// ```
  open class Encoder: Foundation.JSONEncoder, @unchecked Sendable {
    /// Creates an encoder with Foundation's defaults.
    public override init() { super.init() }

    /// Encodes a value as JSON text.
    ///
    /// - Parameter value: The value.
    /// - Returns: The text as UTF-8.
    /// - Throws: An `EncodingError` with coding path if a value has no form in JSON.
    open override func encode<Value: Encodable>(_ value: Value) throws -> Data {
      guard let direct = value as? any JSONEncodable else { return try super.encode(value) }
      return try encodeDirectly(direct)
    }

    private func encodeDirectly<Value: JSONEncodable>(_ value: Value) throws -> Data {
      try JSON.writeDirectly(
        layout: JSONLayout(rawValue: outputFormatting.rawValue),
        context: JSONEncodingContext(self)
      ) { value.encode(to: &$0) }
    }
  }
}

extension Data {
  /// Creates a copy of what was written.
  init(copying output: consuming ByteOutput) {
    self = output.withCursor { Data(BorrowedBytes($0)) }
  }
}
