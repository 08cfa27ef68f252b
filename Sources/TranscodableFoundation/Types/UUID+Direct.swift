public import Foundation
internal import TranscodableCore
public import TranscodableJSON

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

extension UUID: JSONEncodable {
  /// Writes the UUID as a string in upper case.
  public func encode(to writer: inout JSONWriter) { writer.write(uuidString) }
}
