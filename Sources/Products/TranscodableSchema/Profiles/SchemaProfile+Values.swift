internal import TranscodableJSON

// These rules for keyword values are used by both the adapter and the checker.
extension JSON.Schema.Profile {
  func accepts(_ keyword: String, _ value: JSON) -> Bool {
    switch keyword {
    case "enum": return (value.array ?? []).allSatisfy(acceptsListed)
    case "const": return acceptsListed(value)
    case "pattern":
      return !hasPlainPatterns || value.string.map(Self.isPlain) ?? false
    default: return true
    }
  }

  func acceptsParts(_ parts: [JSON]) -> Bool {
    keywords.contains("allOf") && !(mergesReferences && parts.contains { $0["$ref"] != nil })
  }

  private func acceptsListed(_ value: JSON) -> Bool {
    if listsOnlyStrings { return value.string != nil }
    switch value {
    case .array, .object: return !listsOnlyScalars
    default: return true
    }
  }

  private static func isPlain(_ pattern: String) -> Bool {
    if ["(?=", "(?!", "(?<=", "(?<!"].contains(where: pattern.contains) { return false }
    var isEscaped = false
    for character in pattern {
      if isEscaped, "bBk123456789".contains(character) { return false }
      isEscaped = !isEscaped && character == "\\"
    }
    return true
  }
}
