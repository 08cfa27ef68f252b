/// URIs according to RFC 3986, and IRIs according to RFC 3987.
enum ReferenceFormat {
  static func isReference(_ text: String, needsScheme: Bool, allowsUnicode: Bool) -> Bool {
    let scalars = Array(text.unicodeScalars)
    let reference = URIReference(text)
    guard allowsUnicode || scalars.allSatisfy(\.isASCII) else { return false }
    if let scheme = reference.scheme {
      guard URIReference.isScheme(scheme) else { return false }
    } else {
      if needsScheme { return false }
      // If the first segment contained a colon, it would be parsed as a scheme.
      if reference.authority == nil,
        reference.path.prefix(while: { $0 != "/" }).contains(":")
      {
        return false
      }
    }
    if let authority = reference.authority {
      guard isAuthority(authority), reference.path.isEmpty || reference.path.hasPrefix("/") else {
        return false
      }
    }
    return hasOnly(reference.path, "/:@") && hasOnly(reference.query ?? "", "/:@?")
      && hasOnly(reference.fragment ?? "", "/:@?")
  }

  private static func hasOnly(_ part: some StringProtocol, _ others: String) -> Bool {
    let scalars = Array(part.unicodeScalars)
    let allowed = Array("-._~!$&'()*+,;=".unicodeScalars) + Array(others.unicodeScalars)
    var position = 0
    while position < scalars.count {
      let scalar = scalars[position]
      if scalar == "%" {
        let digits = scalars[(position + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy(\.properties.isASCIIHexDigit) else {
          return false
        }
        position += 3
        continue
      }
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        guard byte.isDigit || byte.isLetter || allowed.contains(scalar) else { return false }
      } else {
        guard isInternational(scalar) else { return false }
      }
      position += 1
    }
    return true
  }

  private static func isInternational(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned:
      scalar.value >= 0xA0 && !scalar.properties.isNoncharacterCodePoint
    default: !scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func isAuthority(_ authority: String) -> Bool {
    var host = authority[...]
    if let at = host.lastIndex(of: "@") {
      guard hasOnly(host[..<at], ":") else { return false }
      host = host[host.index(after: at)...]
    }
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return false }
      let literal = host[host.index(after: host.startIndex)..<end]
      return isLiteral(literal) && isPort(host[host.index(after: end)...])
    }
    guard let colon = host.firstIndex(of: ":") else { return hasOnly(host, "") }
    return hasOnly(host[..<colon], "") && isPort(host[colon...])
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.hasPrefix(":") && text.dropFirst().utf8.allSatisfy(\.isDigit)
  }

  private static func isLiteral(_ text: Substring) -> Bool {
    guard text.hasPrefix("v") || text.hasPrefix("V") else {
      return AddressFormat.isIPv6(Array(text.utf8)[...])
    }
    let parts = text.dropFirst().split(separator: ".", maxSplits: 1)
    return parts.count == 2 && parts[0].utf8.allSatisfy(\.isHexadecimalDigit)
      && hasOnly(parts[1], ":") && !parts[1].contains("%")
  }
}
