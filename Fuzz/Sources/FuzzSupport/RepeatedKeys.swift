internal import Foundation

/// Whether a dictionary of a binary document has two keys with the same string.
///
/// Foundation chooses one of their values at random. The document must be valid.
func hasRepeatedKeys(_ document: Data) -> Bool {
  let bytes = [UInt8](document)
  let trailer = bytes.suffix(26)
  // Unreferenced objects may be arbitrary and even lie beyond the end.
  func number(_ start: Int, _ size: Int) -> Int {
    guard start >= 0, start <= bytes.count - size else { return 0 }
    return bytes[start..<start + size].reduce(0) { ($0 << 8 | Int($1)) & 0xFFFF_FFFF_FFFF }
  }
  let (offsetSize, referenceSize) = (
    Int(trailer[trailer.startIndex]), Int(trailer[trailer.startIndex + 1])
  )
  let (objectCount, table) = (number(bytes.count - 24, 8), number(bytes.count - 8, 8))
  func position(_ object: Int) -> Int { number(table + object * offsetSize, offsetSize) }
  /// Returns the start of an object's contents, and its count.
  func extent(_ position: Int) -> (start: Int, count: Int) {
    let low = Int(bytes[position] & 0xF)
    guard low == 0xF else { return (position + 1, low) }
    let size = 1 << Int(bytes[position + 1] & 0xF)
    return (position + 2 + size, number(position + 2, size))
  }
  func key(_ object: Int) -> String {
    let position = position(object)
    guard position < table else { return "" }
    let (start, count) = extent(position)
    guard count < bytes.count, start + 2 * count <= bytes.count else { return "" }
    if bytes[position] >> 4 == 5 {
      return String(decoding: bytes[start..<start + count], as: UTF8.self)
    }
    guard bytes[position] >> 4 == 6 else { return "" }
    return String(
      decoding: (0..<count).map { UInt16(number(start + 2 * $0, 2)) }, as: UTF16.self)
  }
  return (0..<objectCount).map(position).contains { position in
    guard position < table, bytes[position] >> 4 == 0xD else { return false }
    let (start, count) = extent(position)
    guard count < bytes.count, start + count * referenceSize <= table else { return false }
    let keys = (0..<count).map { number(start + $0 * referenceSize, referenceSize) }
    guard keys.allSatisfy({ $0 < objectCount }) else { return false }
    return Set(keys.map(key)).count < count
  }
}
