/// What is known about the strings at a location.
struct StringFacts: Sendable, Equatable, Codable {
  /// The maximum number and length of strings that are recorded.
  static let (maximumCount, maximumLength) = (24, 64)

  var count = 0
  /// The different strings in sorted order, or nil if there are too many or one is too long.
  var values: [String]? = []
  /// Whether all strings are dates, and if so, in which format.
  var dates = DateEvidence.nothing
  /// Whether all strings are URLs.
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

/// Whether the strings at a location are dates.
enum DateEvidence: Sendable, Equatable, Codable {
  /// There are no strings.
  case nothing
  /// All strings are dates with the same format.
  case style(DateStyle)
  /// At least one string is not a date, or the formats differ.
  case mixed

  mutating func merge(_ other: DateEvidence) {
    if self == .nothing { self = other } else if other != .nothing, self != other { self = .mixed }
  }
}

extension String {
  /// Whether the string is a web URL that can be reproduced exactly.
  ///
  /// The URL must conform to RFC 3986 and contain no characters that must be escaped.
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
