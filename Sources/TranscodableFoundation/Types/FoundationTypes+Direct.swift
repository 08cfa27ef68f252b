public import Foundation
internal import TranscodableBytes
internal import TranscodableCore
public import TranscodableJSON

extension Decimal: JSONDecodable {
  /// Reads a number from its text, so that no digit is lost on the way.
  public static func decode(from reader: inout JSONReader) -> Decimal? {
    let start = reader.offset
    guard let text = reader.takeNumberText(Decimal.self) else { return nil }
    if let value = Decimal(string: text), value.isFinite { return value }
    reader.failText("Decimal", found: "number \(text)", at: start)
    return nil
  }
}

extension Decimal: JSONEncodable, ClosedJSONEncodable {
  /// Writes the number with all its digits.
  public func encode(to writer: inout JSONWriter) {
    writer.write(json: Array(description.utf8).span)
  }
}

extension URL: JSONDecodable {
  /// Reads a string that is a URL.
  public static func decode(from reader: inout JSONReader) -> URL? {
    guard !reader.failIfNull(insteadOf: URL.self) else { return nil }
    let start = reader.offset
    let text: String = reader.read(String.self)
    guard !reader.hasFailed else { return nil }
    if let url = URL(string: text) { return url }
    reader.failText("URL", found: "invalid URL string \"\(text)\"", at: start)
    return nil
  }
}

extension URL: JSONEncodable, ClosedJSONEncodable {
  /// Writes the absolute string of the URL.
  public func encode(to writer: inout JSONWriter) { writer.write(absoluteString) }
}

extension UUID: JSONDecodable {
  /// Reads a string that is a UUID.
  public static func decode(from reader: inout JSONReader) -> UUID? {
    let start = reader.offset
    let text: String = reader.read(String.self)
    guard !reader.hasFailed else { return nil }
    if let uuid = UUID(uuidString: text) { return uuid }
    reader.failText("UUID", found: "invalid UUID string \"\(text)\"", at: start)
    return nil
  }
}

extension UUID: JSONEncodable, ClosedJSONEncodable {
  /// Writes the UUID as a string in upper case.
  public func encode(to writer: inout JSONWriter) { writer.write(uuidString) }
}
