/// Translates ECMA-262 patterns to Swift `Regex` patterns if both have the same meaning.
///
/// Swift matches characters instead of code points, so only patterns for ASCII strings are
/// accepted.
enum ExactPattern {
  private static let digits = "0-9"
  private static let wordCharacters = "A-Za-z0-9_"

  /// Returns a pattern for matching a whole string, or nil if its meaning might differ in Swift.
  static func swift(_ pattern: String) -> String? {
    guard pattern.hasPrefix("^"), pattern.hasSuffix("$") else { return nil }
    var translation = Translation(rest: Array(pattern.dropFirst().dropLast().unicodeScalars)[...])
    guard let result = translation.run(), (try? Regex(result)) != nil else { return nil }
    return result
  }

  private struct Translation {
    var rest: ArraySlice<Unicode.Scalar>
    private var result = ""
    private var isInClass = false
    private var depth = 0

    init(rest: ArraySlice<Unicode.Scalar>) { self.rest = rest }

    mutating func run() -> String? {
      while let scalar = rest.popFirst() {
        guard scalar.isASCII, scalar.value >= 0x20 else { return nil }
        let isTaken = isInClass ? takeInClass(scalar) : take(scalar)
        if !isTaken { return nil }
      }
      return isInClass || depth != 0 ? nil : result
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "\\": return takeEscape()
      case "[":
        // A negated class would also match non-ASCII characters.
        guard let next = rest.first, next != "^", next != "]" else { return false }
        isInClass = true
      case "(":
        depth += 1
        guard rest.first == "?" else { break }
        guard rest.dropFirst().first == ":" else { return false }
        rest = rest.dropFirst(2)
        result += "(?:"
        return true
      case ")": depth -= 1
      // At the top level, each anchor would only apply to one of the alternatives.
      case "|": if depth == 0 { return false }
      case "{": if !hasRepetition { return false }
      case "]", "^", "$", ".": return false
      default: break
      }
      result.unicodeScalars.append(scalar)
      return depth >= 0
    }

    private var hasRepetition: Bool {
      let inside = rest.prefix { $0 != "}" }
      return inside.first.map { "0"..."9" ~= $0 } ?? false
        && inside.allSatisfy { "0"..."9" ~= $0 || $0 == "," }
    }

    private mutating func takeInClass(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "\\": return takeEscape()
      case "]": isInClass = false
      case "[", "&", "~": result += "\\"
      // A hyphen at either end of a class is a literal, so it is escaped. Swift treats two hyphens
      // as an operator.
      case "-":
        if rest.first == "-" { return false }
        if rest.first == "]" || result.hasSuffix("[") { result += "\\" }
      default: break
      }
      result.unicodeScalars.append(scalar)
      return true
    }

    private mutating func takeEscape() -> Bool {
      guard let escaped = rest.popFirst() else { return false }
      switch escaped {
      case "d": result += isInClass ? digits : "[\(digits)]"
      case "w": result += isInClass ? wordCharacters : "[\(wordCharacters)]"
      case "/": result += "/"
      case _ where #"\^$.|?*+()[]{}-"#.unicodeScalars.contains(escaped):
        result += "\\" + String(escaped)
      default: return false
      }
      return true
    }
  }
}
