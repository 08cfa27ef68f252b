internal import TranscodableBytes
internal import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Decimal: JSONDecodable {
  /// Reads a decimal number from its digits, without loss of precision.
  public static func decode(from reader: inout JSONReader) -> Decimal? {
    if reader.nextKind != .number, let value = reader.coerced(Decimal.self) { return value }
    let start = reader.offset
    guard let text = reader.takeNumberText(Decimal.self) else { return nil }
    if let value = Decimal(string: text), value.isFinite { return value }
    reader.failText("Decimal", found: "number \(text)", at: start)
    return nil
  }
}

extension Decimal: JSONEncodable, SelfContainedJSONEncodable {
  /// Writes the number with all of its digits.
  public func encode(to writer: inout JSONWriter) {
    writer.write(json: Array(description.utf8))
  }
}

extension URL: JSONDecodable {
  /// Reads a URL from a string.
  public static func decode(from reader: inout JSONReader) -> URL? {
    guard !reader.failIfNull(insteadOf: URL.self) else { return nil }
    return reader.readText("URL", found: { "invalid URL string \"\($0)\"" }) { URL(string: $0) }
  }
}

extension URL: JSONEncodable, SelfContainedJSONEncodable {
  /// Writes the absolute string of the URL.
  public func encode(to writer: inout JSONWriter) { writer.write(absoluteString) }
}

extension UUID: JSONDecodable {
  /// Reads a UUID from a string.
  public static func decode(from reader: inout JSONReader) -> UUID? {
    reader.readText("UUID", found: { "invalid UUID string \"\($0)\"" }) { UUID(uuidString: $0) }
  }
}

extension UUID: JSONEncodable, SelfContainedJSONEncodable {
  /// Writes the UUID as an uppercase string.
  public func encode(to writer: inout JSONWriter) { writer.write(uuidString) }
}
