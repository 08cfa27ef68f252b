/// Keys that are data.
extension String {
  /// Whether the string can't be a field's name: a date, a version, a path, a pattern, an address or
  /// empty.
  var isData: Bool {
    if isEmpty || contains("/") || contains("*") || dropFirst().dropLast().contains("#") {
      return true
    }
    if let mark = firstIndex(of: "@"), mark != startIndex { return true }
    // As in `ISBN:9780980200447`.
    if let mark = lastIndex(of: ":"), self[index(after: mark)...].count > 3,
      self[index(after: mark)...].allSatisfy(\.isNumber)
    {
      return true
    }
    let digits = hasPrefix("v") ? dropFirst() : self[...]
    return digits.first?.isNumber == true && digits.contains { ".-:".contains($0) }
      && digits.prefix { $0.isNumber || ".-:".contains($0) }.count > 2
  }

  var isNumeral: Bool { !isEmpty && utf8.allSatisfy { 0x30...0x39 ~= $0 } }

  /// Whether the string is an integer, which can be negative.
  var isInteger: Bool { isNumeral || first == "-" && String(dropFirst()).isNumeral }

  /// Whether the string is a number of hours or days, for example, as in `24h`.
  var isPeriod: Bool {
    guard let unit = last, "smhdwy".contains(unit) else { return false }
    return String(dropLast()).isNumeral
  }

  /// Whether the string is probably a random identifier, such as `x3k9f2m7qa`, in which a letter
  /// follows a digit.
  var looksRandom: Bool {
    utf8.count > 7 && allSatisfy(\.isASCIILetterOrDigit)
      && drop { !$0.isNumber }.contains(where: \.isLetter)
  }

  /// Whether the string is a path such as `./package.json`.
  var isPath: Bool { self == "." || hasPrefix("./") || hasPrefix("/") }

  var isUUID: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && parts.allSatisfy { $0.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit } }
  }
}
