internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Data: JSONDecodable {
  /// Reads data as specified by the decoder's strategy.
  ///
  /// By default, this is Base64.
  public static func decode(from reader: inout JSONReader) -> Data? {
    if let data = reader.original(Data.self) { return data }
    // Like Foundation, check for null before applying the strategy.
    guard !reader.failIfNull(insteadOf: Data.self) else { return nil }
    let context = reader.decodingContext
    switch context.data {
    case .deferredToData:
      return [UInt8].decode(from: &reader).map { Data($0) }
    case .base64:
      return reader.readText("valid Base64", found: { _ in "an invalid string" }) {
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
  /// Writes the data as specified by the encoder's strategy.
  ///
  /// By default, this is Base64.
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
  /// Calls a closure with the bytes, without copying them.
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try body(bytes)
  }
}

// `Data` checks whether a sequence conforms to this protocol. For types that don't conform, the
// check requires a slow lookup at run time.
extension BorrowedBytes: ContiguousBytes {}
