internal import TranscodableJSON

/// Regular expressions that have the same meaning in Swift's `Regex` and in ECMA-262.
///
/// These expressions contain only ASCII literals and classes, digits, groups, alternatives, and
/// repetitions.
enum CommonPattern {
  static func translated(_ pattern: String) -> String? {
    var result = ""
    var isInClass = false
    var rest = Array(pattern.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar.isASCII, scalar.value >= 0x20 else { return nil }
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst(), escaped.isASCII else { return nil }
        // In Swift, `\d` matches the digits of all scripts.
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
      // In Swift, a dot matches a character, which may consist of several code points.
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
