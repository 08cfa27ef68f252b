/// Arrays as one string, in which a separator stands between the elements.
public struct SeparatedStrategy<Element: LosslessStringConvertible>: TextStrategy, Sendable {
  let separator: String

  public var expectation: String { "\([Element].self) separated by \(separator.quoted)" }

  public func value(of text: String) -> [Element]? {
    if text.isEmpty { return [] }
    var elements: [Element] = []
    for part in text.split(separator: separator, omittingEmptySubsequences: false) {
      guard let element = Element(String(part)) else { return nil }
      elements.append(element)
    }
    return elements
  }

  public func text(of value: [Element]) -> String? {
    let parts = value.map(\.description)
    // What could not be read back is not written: a separator in an element, one empty element.
    if parts == [""] || parts.contains(where: { $0.contains(separator) }) { return nil }
    return parts.joined(separator: separator)
  }
}

extension ValueStrategy {
  /// Arrays as one string, in which a separator stands between the elements: `"a,b,c"`.
  ///
  /// The empty string is the empty array. Elements are written as their descriptions; one in which
  /// the separator occurs is an `EncodingError`. No white space is removed.
  ///
  /// - Parameter separator: What stands between the elements; not empty.
  /// - Returns: The strategy.
  public static func separated<Element>(by separator: String) -> Self
  where Self == SeparatedStrategy<Element> {
    precondition(!separator.isEmpty, "A separator has at least one character.")
    return SeparatedStrategy(separator: separator)
  }
}
