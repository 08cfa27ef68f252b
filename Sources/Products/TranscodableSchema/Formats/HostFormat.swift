/// Host names according to RFC 1123, section 2.1, and IDNA 2008 (RFC 5890 to 5893).
enum HostFormat {
  static func isHostname(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, bytes.count <= 253 else { return false }
    return bytes.split(separator: 0x2E, omittingEmptySubsequences: false).allSatisfy(isLabel)
  }

  private static func isLabel(_ label: ArraySlice<UInt8>) -> Bool {
    guard (1...63).contains(label.count), label.first != 0x2D, label.last != 0x2D,
      label.allSatisfy({ $0.isDigit || $0.isLetter || $0 == 0x2D })
    else { return false }
    let lowered = label.map { $0.isLetter ? $0 | 0x20 : $0 }
    guard lowered.dropFirst(2).starts(with: "--".utf8) else { return true }
    guard lowered.starts(with: "xn--".utf8),
      let scalars = Punycode.decode(lowered.dropFirst(4))
    else { return false }
    return scalars.contains { !$0.isASCII } && InternationalLabel.isValid(scalars)
  }

  /// If `isComposed` is true, a letter with a combining mark must be written as one composed scalar
  /// wherever such a scalar exists.
  static func isInternationalHostname(_ text: String, isComposed: Bool = true) -> Bool {
    // East Asian full stops also separate labels.
    let stops: [Unicode.Scalar] = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return false }
    let labels = scalars.split(omittingEmptySubsequences: false) { stops.contains($0) }
    var length = labels.count - 1
    for label in labels {
      if label.allSatisfy(\.isASCII) {
        let bytes = label.map { UInt8($0.value) }
        guard isLabel(bytes[...]) else { return false }
        length += bytes.count
      } else {
        let scalars = Array(label)
        guard InternationalLabel.isValid(scalars, isComposed: isComposed),
          let encoded = Punycode.encodedLength(scalars),
          encoded + 4 <= 63
        else { return false }
        length += encoded + 4
      }
    }
    return length <= 253 && InternationalLabel.agreeInDirection(labels)
  }
}
