import SwiftSyntax
import SwiftSyntaxBuilder

extension ExprSyntax {
  /// A string literal on one line, without `#`, whatever `text` has in it.
  static func string(_ text: String) -> ExprSyntax {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\" + String(scalar)
      case "\0": escaped += "\\0"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case "\u{1}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}":
        escaped += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(raw: escaped)\""
  }

  /// A literal in hexadecimal digits.
  static func hexadecimal(_ value: UInt64) -> ExprSyntax {
    "0x\(raw: String(value, radix: 16, uppercase: true))"
  }
}

extension String {
  /// The text between the quotes of a JSON string.
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
