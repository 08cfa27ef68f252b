/// Generated source code.
///
/// A syntax tree isn't needed, because the compiler parses every expansion anyway. Building one
/// took 0.2 seconds per field in a debug build of the plugin.
struct Code: ExpressibleByStringInterpolation {
  private(set) var lines: [String]

  init(lines: [String]) {
    self.lines = lines
  }

  init(stringLiteral text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  init(_ parts: [Code]) {
    lines = parts.flatMap(\.lines)
  }

  var text: String { lines.joined(separator: "\n") }

  func indented() -> Code {
    Code(lines: lines.map { $0.isEmpty ? $0 : "  " + $0 })
  }

  func under(_ condition: String?) -> Code {
    guard let condition else { return self }
    return Code(lines: ["#if \(condition)"] + lines + ["#endif"])
  }

  /// Adds a where clause to a function or an initializer.
  func constrained(by whereClause: String?) -> Code {
    guard let whereClause, let index = lines.firstIndex(where: { $0.contains(" {") }),
      case let head = lines[index], head.contains("func ") || head.contains("init("),
      let brace = head.lastIndex(of: "{")
    else { return self }
    var changed = lines
    changed[index] = "\(head[..<brace])\(whereClause) \(head[brace...])"
    return Code(lines: changed)
  }

  /// Encloses the code in `#sourceLocation`, so that the compiler reports errors on a line that the
  /// user wrote.
  func at(_ line: SourceLine?) -> Code {
    guard let line else { return self }
    return Code(
      lines: ["#sourceLocation(file: \(line.file), line: \(line.number))"] + lines
        + ["#sourceLocation()"])
  }

  /// Places the line after the code on a line that the user wrote.
  ///
  /// On the line after the last initializer of a class, the compiler reports required initializers
  /// that are missing.
  func followed(by line: SourceLine?) -> Code {
    guard let before = line?.before, let last = lines.last else { return self }
    return Code(lines: lines.dropLast() + Code(lines: [last, ""]).at(before).lines)
  }

  static func block(_ head: String, _ parts: [Code]) -> Code {
    let head = Code(stringLiteral: head + (parts.isEmpty ? " {}" : " {")).lines
    return parts.isEmpty
      ? Code(lines: head) : Code(lines: head + Code(parts).indented().lines + ["}"])
  }

  /// A switch over all cases of an enum.
  ///
  /// The compiler refuses to check whether a switch over more than 630 cases is exhaustive, so such a
  /// switch is divided into several that aren't.
  static func switchOverSelf(_ cases: [Code]) -> [Code] {
    guard cases.count > 512 else { return ["switch self {"] + cases + ["}"] }
    return stride(from: 0, to: cases.count, by: 256).flatMap {
      ["switch self {"] + cases[$0..<min($0 + 256, cases.count)] + ["default: break", "}"]
    }
  }

  static func closure(_ head: String, parameter: String, _ parts: [Code]) -> Code {
    Code(lines: ["\(head) { \(parameter) in"] + Code(parts).indented().lines + ["}"])
  }
}

extension String {
  /// The string as a Swift literal on a single line, without `#` delimiters.
  package var literal: String {
    let escaped = unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "\0": text += "\\0"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{1}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}":
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  var escapedForJSON: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension UInt64 {
  var literal: String { "0x" + String(self, radix: 16, uppercase: true) }
}
