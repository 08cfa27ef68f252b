extension CodingKey {
  /// The array index that a key such as `Index 3` represents, or `nil` for other keys.
  package var elementIndex: Int? {
    guard let intValue, stringValue == "Index \(intValue)" else { return nil }
    return intValue
  }

  /// The key as a JSON Pointer reference token (RFC 6901, section 3).
  var pointerToken: String {
    if let elementIndex { return "\(elementIndex)" }
    let text = stringValue
    guard text.utf8.contains(where: { $0 == 0x7E || $0 == 0x2F }) else { return text }
    return text.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }
}

extension Sequence<any CodingKey> {
  /// The path in readable form, such as `users[3].address["zip code"]`, shortened if it is long.
  package var readablePath: String {
    var path = ""
    for key in self {
      let text = key.stringValue
      if let index = key.elementIndex {
        path += "[\(index)]"
      } else if text.isIdentifier {
        path += (path.isEmpty ? "" : ".") + text.shortened(60)
      } else {
        path += "[\"\(text.shortened(60))\"]"
      }
    }
    return path.shortened(200)
  }
}

extension String {
  fileprivate var isIdentifier: Bool {
    guard let first = unicodeScalars.first else { return false }
    return (first.properties.isXIDStart || first == "_" || first == "$")
      && unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "$" || $0 == "-" }
  }

  package func shortened(_ count: Int) -> String {
    // Checks the byte count first, because counting characters is slower.
    guard utf8.count > count, self.count > count else { return self }
    return prefix(count - count / 3 - 1) + "…" + suffix(count / 3)
  }

  package func cut(to count: Int) -> String {
    guard utf8.count > count, let end = index(startIndex, offsetBy: count, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return self[..<end] + "…"
  }
}
