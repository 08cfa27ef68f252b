#if YAML
  /// Strings as scalars.
  enum YAMLText {
    /// Returns a scalar on one line.
    static func line(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// Whether a string without quotes remains a string by all rules.
    static func isPlain(_ text: String) -> Bool {
      guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
        text.utf8.count <= 1000, isLetterOrDigit(first) || first == "_" || first == "/",
        last != ":", last != " "
      else { return false }
      var before: Unicode.Scalar = "a"
      for scalar in text.unicodeScalars {
        guard isLetterOrDigit(scalar) || " _-.:/+@%^*()$;<>=~!?&".unicodeScalars.contains(scalar),
          !(before == ":" && scalar == " ")
        else { return false }
        before = scalar
      }
      // YAML 1.1 has more words for Booleans than its implementations.
      return !["y", "Y", "n", "N"].contains(text)
        && YAMLScalar(text, .yaml1_1) == .string && YAMLScalar(text, .yaml1_2) == .string
    }

    private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
      if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
      return isPrintable(scalar) && !isBreak(scalar) && scalar.value != 0xA0
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
      [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(scalar.value)
    }

    /// Whether a document may contain a character without an escape.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...: true
      default: false
      }
    }

    static func quoted(_ text: String) -> String {
      var quoted = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": quoted += "\\\""
        case "\\": quoted += "\\\\"
        case "\n": quoted += "\\n"
        case "\r": quoted += "\\r"
        case "\t": quoted += "\\t"
        default:
          if isPrintable(scalar), !isBreak(scalar) {
            quoted.unicodeScalars.append(scalar)
          } else {
            quoted += escaped(scalar.value)
          }
        }
      }
      return quoted + "\""
    }

    private static func escaped(_ value: UInt32) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      let (mark, count) = value <= 0xFF ? ("x", 2) : value <= 0xFFFF ? ("u", 4) : ("U", 8)
      return "\\\(mark)" + String(repeating: "0", count: count - digits.utf8.count) + digits
    }

    /// Returns a string of several lines as a literal block, or `nil` if it needs quotes.
    static func block(_ text: String, indentation: Int) -> String? {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.count > 1, let first = lines.first?.unicodeScalars.first, first != " ",
        first != "\t",
        text.unicodeScalars.allSatisfy({
          $0 == "\n" || $0 == "\t" || isPrintable($0) && !isBreak($0)
        })
      else { return nil }
      let breaks = lines.reversed().prefix { $0.isEmpty }.count
      guard lines.dropLast(breaks).last?.allSatisfy({ $0 == " " || $0 == "\t" }) == false else {
        return nil
      }
      if breaks > 0 { lines.removeLast() }
      let margin = String(repeating: " ", count: indentation)
      return "|" + (breaks == 0 ? "-" : breaks == 1 ? "" : "+")
        + lines.map { $0.isEmpty ? "\n" : "\n\(margin)\($0)" }.joined()
    }
  }
#endif
