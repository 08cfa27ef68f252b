/// URI templates according to RFC 6570.
enum TemplateFormat {
  static func isTemplate(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var place = 0
    while place < scalars.count {
      switch scalars[place] {
      case "{":
        guard let end = scalars[place...].firstIndex(of: "}"),
          isExpression(scalars[(place + 1)..<end])
        else { return false }
        place = end + 1
      case "%":
        guard isEncoded(scalars[place...]) else { return false }
        place += 3
      case "}", "\"", "<", ">", "\\", "^", "`", "|": return false
      default:
        if scalars[place].value <= 0x20 || scalars[place].value == 0x7F { return false }
        place += 1
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
      var place = part.startIndex
      while place < part.endIndex {
        if part[place] == "%" {
          guard isEncoded(part[place...]) else { return false }
          place += 3
        } else {
          guard ScalarSet.wordCharacters.contains(part[place]) else { return false }
          place += 1
        }
      }
      return true
    }
  }
}
