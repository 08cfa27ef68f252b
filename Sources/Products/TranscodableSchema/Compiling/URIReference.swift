/// A URI reference (RFC 3986).
struct URIReference: Hashable, Sendable, CustomStringConvertible {
  var scheme: String?
  var authority: String?
  var path: String
  var query: String?
  var fragment: String?

  init(_ text: String) {
    var rest = text[...]
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), colon > rest.startIndex,
      !rest[..<colon].contains("/")
    {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
    }
    path = String(rest)
  }

  static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isLetter else { return false }
    return text.utf8.allSatisfy { byte in
      byte.isDigit || byte.isLetter || [0x2B, 0x2D, 0x2E].contains(byte)
    }
  }

  var withoutFragment: URIReference {
    var result = self
    result.fragment = nil
    return result
  }

  /// Resolves a reference relative to this one (RFC 3986, section 5.2).
  func resolving(_ reference: URIReference) -> URIReference {
    var result = reference
    if reference.scheme != nil {
      result.path = Self.withoutDots(reference.path)
      return result
    }
    result.scheme = scheme
    if reference.authority != nil {
      result.path = Self.withoutDots(reference.path)
      return result
    }
    result.authority = authority
    if reference.path.isEmpty {
      result.path = path
      result.query = reference.query ?? query
    } else if reference.path.hasPrefix("/") {
      result.path = Self.withoutDots(reference.path)
    } else {
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? (authority == nil ? "" : "/")
      result.path = Self.withoutDots(folder + reference.path)
    }
    return result
  }

  private static func withoutDots(_ path: String) -> String {
    guard path.contains(".") else { return path }
    var segments: [Substring] = []
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
      case ".": if isLast { segments.append("") }
      case "..":
        if segments.count > 1 || segments.first.map({ !$0.isEmpty }) ?? false {
          segments.removeLast()
        }
        if isLast { segments.append("") }
      default: segments.append(part)
      }
    }
    return segments.joined(separator: "/")
  }

  var description: String {
    var text = ""
    if let scheme { text += scheme + ":" }
    if let authority { text += "//" + authority }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }
}
