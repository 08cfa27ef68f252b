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

extension Decimal: JSONEncodable {
  /// Writes the number with all its digits.
  public func encode(to writer: inout JSONWriter) {
    writer.write(json: Array(description.utf8).span)
  }
}
