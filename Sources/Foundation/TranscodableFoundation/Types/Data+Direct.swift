internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Data: JSONDecodable {
  /// Reads data in the form that the decoder's strategy asks for; by default base64.
  public static func decode(from reader: inout JSONReader) -> Data? {
    // Foundation looks for null before it asks the strategy.
    guard !reader.failIfNull(insteadOf: Data.self) else { return nil }
    let context = reader.decodingContext
    switch context.data {
    case .deferredToData:
      return [UInt8].decode(from: &reader).map { Data($0) }
    case .base64:
      return reader.readText("valid Base64", found: { _ in "a string that is not" }) {
        Data(base64Encoded: $0)
      }
    case .custom(let decode):
      return reader.decodeStandard { try decode($0) }
    @unknown default:
      return reader.decodeStandard { try Data(from: $0) }
    }
  }
}

extension Data: JSONEncodable {
  /// Writes the data in the form that the encoder's strategy asks for; by default as base64.
  public func encode(to writer: inout JSONWriter) {
    let context = writer.encodingContext
    switch context.data {
    case .deferredToData: [UInt8](self).encode(to: &writer)
    case .base64: writer.write(base64EncodedString())
    case .custom(let encode): writer.encode { try encode(self, $0) }
    @unknown default: writer.write(base64EncodedString())
    }
  }
}

extension Data: ByteSource {
  /// Calls `body` with the bytes, without a copy.
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try body(bytes)
  }
}

// Data asks a sequence whether it is one of these, which takes a search at run time if the answer is no.
extension BorrowedBytes: ContiguousBytes {}
