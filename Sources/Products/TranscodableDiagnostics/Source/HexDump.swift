/// Rows of a binary document in hexadecimal digits.
struct HexDump: Sendable {
  let bytes: [UInt8]

  /// Returns a position in a document that has no lines.
  static func position(of range: Range<Int>) -> CodingDiagnostic.Position {
    CodingDiagnostic.Position(byteRange: range, line: 1, column: range.lowerBound + 1)
  }

  /// Returns the bytes of a row as `82 01 02 82`, followed by their ASCII characters.
  func row(_ number: Int, width: Int) -> String {
    let row = bytes[min(number * width, bytes.count)..<min((number + 1) * width, bytes.count)]
    let digits = row.map { Self.digits(of: $0) }.joined(separator: " ")
    let blanks = String(repeating: " ", count: max(0, width * 3 - 1 - digits.count))
    let characters = row.map { 0x20..<0x7F ~= $0 ? String(UnicodeScalar($0)) : "." }
    return digits + blanks + "  " + characters.joined()
  }

  private static func digits(of byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return text.count < 2 ? "0" + text : text
  }
}
