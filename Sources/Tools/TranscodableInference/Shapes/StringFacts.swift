/// What is known of the strings at a place.
struct StringFacts: Sendable, Equatable, Codable {
  /// How many different strings are kept, and how long they may be.
  static let (maximumCount, maximumLength) = (24, 64)

  var count = 0
  /// The different strings in order, nil if they are too many or too long.
  var values: [String]? = []
  /// How all of them are written, if they are dates.
  var dates = DateEvidence.nothing
  /// Whether all of them are URLs.
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

/// What strings are by their dates.
enum DateEvidence: Sendable, Equatable, Codable {
  /// There are no strings.
  case nothing
  /// All of them are dates that are written in this way.
  case style(DateStyle)
  /// They are not dates, or written in different ways.
  case mixed

  mutating func merge(_ other: DateEvidence) {
    if self == .nothing { self = other } else if other != .nothing, self != other { self = .mixed }
  }
}

extension String {
  /// Whether the text is a URL of the web that no program changes: RFC 3986 without anything that
  /// has to be escaped.
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
