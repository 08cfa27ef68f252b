public import Foundation
internal import TranscodableCore
public import TranscodableJSON

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

extension URL: JSONEncodable {
  /// Writes the absolute string of the URL.
  public func encode(to writer: inout JSONWriter) { writer.write(absoluteString) }
}
