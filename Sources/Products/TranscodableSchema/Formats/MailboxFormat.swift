/// Mailboxes according to RFC 5321, section 4.1.2, and RFC 6531 for Unicode.
enum MailboxFormat {
  static func isMailbox(_ text: String, allowsUnicode: Bool) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let at = scalars.lastIndex(of: "@") else { return false }
    let (local, domain) = (scalars[..<at], scalars[(at + 1)...])
    guard allowsUnicode || scalars.allSatisfy(\.isASCII) else { return false }
    return isLocalPart(local) && isDomain(domain, allowsUnicode: allowsUnicode)
  }

  private static func isLocalPart(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    if text.first == "\"" { return isQuoted(text) }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { atom in
      !atom.isEmpty
        && atom.allSatisfy { scalar in
          guard scalar.isASCII else { return true }
          let byte = UInt8(scalar.value)
          return byte.isDigit || byte.isLetter
            || "!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains(scalar)
        }
    }
  }

  private static func isQuoted(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard text.count >= 2, text.last == "\"" else { return false }
    var isEscaped = false
    for scalar in text.dropFirst().dropLast() {
      if scalar.value < 0x20 || scalar.value == 0x7F { return false }
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        return false
      }
    }
    return !isEscaped
  }

  private static func isDomain(_ text: ArraySlice<Unicode.Scalar>, allowsUnicode: Bool) -> Bool {
    let domain = String(String.UnicodeScalarView(text))
    if domain.hasPrefix("["), domain.hasSuffix("]") {
      let literal = Array(domain.utf8).dropFirst().dropLast()
      if literal.starts(with: "IPv6:".utf8) { return AddressFormat.isIPv6(literal.dropFirst(5)) }
      return AddressFormat.isIPv4(literal)
    }
    return allowsUnicode
      ? HostFormat.isInternationalHostname(domain, isComposed: false)
      : HostFormat.isHostname(domain)
  }
}
