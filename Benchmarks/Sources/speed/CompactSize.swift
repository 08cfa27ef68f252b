import Foundation

extension Data {
  /// The size of a JSON document without whitespace between tokens.
  var compactJSONSize: Int {
    var size = 0
    var isInString = false
    var isEscaped = false
    for byte in self {
      if isInString {
        size += 1
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte != 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 {
        size += 1
        isInString = byte == UInt8(ascii: "\"")
      }
    }
    return size
  }
}
