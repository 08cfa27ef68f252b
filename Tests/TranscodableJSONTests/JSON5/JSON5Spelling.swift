import TranscodableJSON
import TranscodableTestSupport

/// Writes values as JSON5 with random spellings.
struct JSON5Spelling {
  /// Whether to write only spellings that Foundation reads the same way.
  let isForFoundation: Bool
  var generator: SeededGenerator

  private mutating func chance(_ sides: Int) -> Bool {
    Int.random(in: 0..<sides, using: &generator) == 0
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: 0..<texts.count, using: &generator)]
  }

  /// Returns whitespace or a comment, often neither.
  private mutating func blank() -> String {
    guard chance(3) else { return "" }
    var blanks = [" ", "\t", "\n", "\r\n", "\u{b}", "\u{c}", "/* é */", "// x\n", "/***/", "//\r"]
    if !isForFoundation { blanks += ["\u{a0}", "\u{feff}", "\u{2028}", "\u{3000}", "//\u{2029}"] }
    return pick(blanks) + (chance(3) ? blank() : "")
  }

  /// Returns the JSON5 of a value, surrounded by whitespace and comments.
  mutating func text(_ tree: Tree) -> String {
    let text =
      switch tree {
      case .null: "null"
      case .bool(let value): "\(value)"
      case .integer(let value): integer(value)
      case .number(let value): number(value)
      case .string(let value): string(value)
      case .array(let elements): array(elements)
      case .object(let members): object(members)
      }
    return blank() + text + blank()
  }

  private mutating func array(_ elements: [Tree]) -> String {
    var texts: [String] = []
    for element in elements { texts.append(text(element)) }
    return "[" + texts.joined(separator: ",") + end(texts) + "]"
  }

  private mutating func object(_ members: [String: Tree]) -> String {
    var texts: [String] = []
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      texts.append(blank() + self.key(key) + blank() + ":" + text(value))
    }
    return "{" + texts.joined(separator: ",") + end(texts) + "}"
  }

  private mutating func end(_ texts: [String]) -> String {
    texts.isEmpty ? blank() : chance(3) ? "," + blank() : ""
  }

  private mutating func key(_ key: String) -> String {
    let isWord = !key.isEmpty && key.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    return isWord && !chance(4) ? key : string(key)
  }

  private mutating func integer(_ value: Int) -> String {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return (value < 0 ? "-" : pick(["", "+"])) + "0x" + String(value.magnitude, radix: 16)
    case 1: return "\(value)."
    case 2: return (value < 0 ? "" : "+") + "\(value)"
    case 3 where value != 0: return "\(value).0e+00"
    default: return "\(value)"
    }
  }

  private mutating func number(_ value: Double) -> String {
    var text = "\(value)"
    if text.hasPrefix("0."), chance(2), text != "0.0" { text.removeFirst() }
    if text.hasPrefix("-0."), chance(2), text != "-0.0" {
      text.remove(at: text.index(after: text.startIndex))
    }
    if text.hasSuffix(".0"), chance(2) { text.removeLast() }
    return value < 0 || chance(2) ? text : "+" + text
  }

  private mutating func string(_ value: String) -> String {
    let quote: UnicodeScalar = chance(3) ? "\"" : "'"
    var text = ""
    for scalar in value.unicodeScalars { text += character(scalar, quote) }
    return "\(quote)\(text)\(quote)"
  }

  private mutating func character(_ scalar: UnicodeScalar, _ quote: UnicodeScalar) -> String {
    let digits = String(scalar.value, radix: 16)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    switch scalar {
    case "\\": return "\\\\"
    case quote: return "\\\(quote)"
    case "\n": return pick(["\\n", "\\\n", "\\x0a", "\\u000A"])
    case "\r": return pick(["\\r", "\\x0d"])
    case "\0": return pick(["\\u0000", "\\x00"])
    case _ where scalar.value < 0x20:
      return pick(["\\u\(zeros)\(digits)"] + (isForFoundation ? [] : ["\(scalar)", "\\\(scalar)"]))
    case _ where scalar.value < 0x10000 && chance(4): return "\\u\(zeros)\(digits)"
    case _ where scalar.value >= 0x80 && chance(4) && !isForFoundation: return "\\\(scalar)"
    default: return "\(scalar)"
    }
  }
}
