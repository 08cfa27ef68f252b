/// Arrays as one string, in which a separator stands between the elements.
public struct SeparatedStrategy<Element: LosslessStringConvertible>: CodingStrategy {
  let separator: String

  public func decode(from decoder: any Decoder) throws -> [Element] {
    let text = try decoder.singleValueContainer().decode(String.self)
    if text.isEmpty { return [] }
    return try text.split(separator: separator, omittingEmptySubsequences: false).map { part in
      if let element = Element(String(part)) { return element }
      throw DecodingError.invalidValue(
        expected: "\(Element.self)", found: String(part).quoted, at: decoder.codingPath)
    }
  }

  public func encode(_ value: [Element], to encoder: any Encoder) throws {
    let parts = value.map(\.description)
    // What cannot be read back is not written: a separator in an element, and one empty element.
    if let bad = parts.first(where: { $0.contains(separator) }) ?? (parts == [""] ? "" : nil) {
      throw EncodingError.invalidValue(
        value, found: "the element \(bad.quoted) between separators \(separator.quoted)",
        at: encoder.codingPath)
    }
    var container = encoder.singleValueContainer()
    try container.encode(parts.joined(separator: separator))
  }
}

extension ValueStrategy {
  /// Arrays as one string, in which a separator stands between the elements: `"a,b,c"`.
  ///
  /// The empty string is the empty array. Elements are written as their descriptions; one in which
  /// the separator occurs is an `EncodingError`. No white space is removed.
  ///
  /// - Parameter separator: What stands between the elements; not empty.
  public static func separated<Element>(by separator: String) -> Self
  where Self == SeparatedStrategy<Element> {
    precondition(!separator.isEmpty, "A separator has at least one character.")
    return SeparatedStrategy(separator: separator)
  }
}
