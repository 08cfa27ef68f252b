/// JSON pointers according to RFC 6901, and relative JSON pointers.
enum PointerFormat {
  static func isPointer(_ text: ArraySlice<UInt8>) -> Bool {
    if text.isEmpty { return true }
    guard text.first == 0x2F else { return false }
    return text.indices.allSatisfy { index in
      guard text[index] == 0x7E else { return true }
      return index + 1 < text.endIndex && text[index + 1] & 0xFE == 0x30
    }
  }

  /// A relative JSON pointer is the number of levels to go up, followed by a JSON pointer or `#`.
  static func isRelativePointer(_ text: String) -> Bool {
    let bytes = Array(text.utf8)[...]
    let digits = bytes.prefix { $0.isDigit }
    guard !digits.isEmpty, digits.first != 0x30 || digits.count == 1 else { return false }
    let rest = bytes.dropFirst(digits.count)
    return rest.elementsEqual([0x23]) || isPointer(rest)
  }
}
