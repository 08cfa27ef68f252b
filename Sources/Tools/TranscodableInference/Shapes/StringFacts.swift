struct StringFacts: Sendable, Equatable, Codable {
  static let (maximumCount, maximumLength) = (24, 64)

  var count = 0
  /// The different strings in sorted order, or nil if any string is too long or there are too many.
  var values: [String]? = []
  var dates = DateEvidence.nothing
  var areURLs = true

  mutating func add(_ text: String) {
    count += 1
    if values != nil {
      if values?.contains(text) == true { return }
      insert(text)
    }
    if dates != .mixed { dates.merge(DateStyle(of: text).map { .style($0) } ?? .mixed) }
    if areURLs { areURLs = text.isPlainURL }
  }

  private mutating func insert(_ text: String) {
    guard let old = values, old.count < Self.maximumCount, text.utf8.count <= Self.maximumLength
    else {
      values = nil
      return
    }
    values?.insert(text, at: old.firstIndex { $0 > text } ?? old.count)
  }

  mutating func merge(_ other: StringFacts) {
    count += other.count
    dates.merge(other.dates)
    areURLs = areURLs && other.areURLs
    guard let others = other.values else {
      values = nil
      return
    }
    for text in others where values != nil && values?.contains(text) == false { insert(text) }
  }
}

enum DateEvidence: Sendable, Equatable, Codable {
  case nothing
  case style(DateStyle)
  case mixed

  mutating func merge(_ other: DateEvidence) {
    switch (self, other) {
    case (_, .nothing): return
    case (.nothing, _): self = other
    case (.style(let mine), .style(let others)):
      self = mine.merged(with: others).map { .style($0) } ?? .mixed
    default: self = .mixed
    }
  }

  /// Returns whether strings with either evidence can have the same Swift type.
  static func fit(_ mine: DateEvidence?, _ other: DateEvidence?) -> Bool {
    if case .style(let mine) = mine, case .style(let other) = other {
      return mine.merged(with: other) != nil
    }
    return mine == other
  }
}

extension String {
  /// Whether the string is a web URL (RFC 3986) without characters that must be escaped.
  var isPlainURL: Bool {
    var rest = utf8[...]
    for scheme in ["https://", "http://"] where starts(with: scheme) {
      rest = utf8.dropFirst(scheme.utf8.count)
      break
    }
    guard rest.startIndex != utf8.startIndex, let first = rest.first,
      UnicodeScalar(first).properties.isAlphabetic || 0x30...0x39 ~= first
    else { return false }
    var fragments = 0
    while let byte = rest.popFirst() {
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "!", "$", "&", "'", "(", ")", "*",
        "+", ",", ";", "=", ":", "@", "/", "?":
        continue
      case "#":
        fragments += 1
        if fragments > 1 { return false }
      case "%":
        guard rest.prefix(2).count == 2,
          rest.prefix(2).allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
        else { return false }
        rest = rest.dropFirst(2)
      default: return false
      }
    }
    return true
  }
}
