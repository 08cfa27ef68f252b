/// URI templates according to RFC 6570.
enum TemplateFormat {
  static func isTemplate(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var position = 0
    while position < scalars.count {
      switch scalars[position] {
      case "{":
        guard let end = scalars[position...].firstIndex(of: "}"),
          isExpression(scalars[(position + 1)..<end])
        else { return false }
        position = end + 1
      case "%":
        guard isEncoded(scalars[position...]) else { return false }
        position += 3
      case "}", "\"", "<", ">", "\\", "^", "`", "|": return false
      default:
        if scalars[position].value <= 0x20 || scalars[position].value == 0x7F { return false }
        position += 1
      }
    }
    return true
  }

  private static func isEncoded(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    text.count >= 3 && text.dropFirst().prefix(2).allSatisfy(\.properties.isASCIIHexDigit)
  }

  private static func isExpression(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = text.first else { return false }
    let hasOperator = "+#./;?&=,!@|".unicodeScalars.contains(first)
    let list = hasOperator ? text.dropFirst() : text
    return list.split(separator: ",", omittingEmptySubsequences: false).allSatisfy(isVariable)
  }

  private static func isVariable(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    var name = text
    if name.last == "*" {
      name = name.dropLast()
    } else if let colon = name.firstIndex(of: ":") {
      let digits = name[(colon + 1)...]
      guard (1...4).contains(digits.count), digits.first != "0",
        digits.allSatisfy({ ("0"..."9").contains($0) })
      else { return false }
      name = name[..<colon]
    }
    return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard !part.isEmpty else { return false }
      var position = part.startIndex
      while position < part.endIndex {
        if part[position] == "%" {
          guard isEncoded(part[position...]) else { return false }
          position += 3
        } else {
          guard ScalarSet.wordCharacters.contains(part[position]) else { return false }
          position += 1
        }
      }
      return true
    }
  }
}
