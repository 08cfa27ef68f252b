internal import TranscodableJSON

/// Patterns that mean the same to Swift's `Regex` and to ECMA-262.
///
/// Swift matches characters, where the standard matches code points, and has its own idea of words and blanks. What both
/// have in common is enough for most patterns: literals and classes of ASCII, digits, groups, alternatives, repetitions.
enum CommonPattern {
  /// The pattern for a match of the whole string; nil if it may mean something else.
  static func translated(_ pattern: String) -> String? {
    var result = ""
    var isInClass = false
    var rest = Array(pattern.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar.isASCII, scalar.value >= 0x20 else { return nil }
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst(), escaped.isASCII else { return nil }
        // Digits of all scripts count in Swift.
        if escaped == "d" {
          result += #"\p{Nd}"#
        } else if #"\^$.|?*+()[]{}/-"#.unicodeScalars.contains(escaped) {
          result += "\\" + String(escaped)
        } else {
          return nil
        }
      case "[" where !isInClass:
        if rest.first == "^" { return nil }
        isInClass = true
        result += "["
      case "[", "&", "~": if isInClass { return nil } else { result += String(scalar) }
      case "]":
        guard isInClass else { return nil }
        isInClass = false
        result += "]"
      // Any character may be several code points.
      case "." where !isInClass: return nil
      case "^", "$": return nil
      case "(" where !isInClass:
        guard rest.first == "?" else {
          result += "("
          break
        }
        guard rest.dropFirst().first == ":" else { return nil }
        rest = rest.dropFirst(2)
        result += "(?:"
      default: result += String(scalar)
      }
    }
    let whole = "^(?:\(result))$"
    return !isInClass && (try? Pattern(whole)) != nil ? whole : nil
  }
}
