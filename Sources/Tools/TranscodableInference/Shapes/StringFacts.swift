struct StringFacts: Sendable, Equatable, Codable {
  static let (maximumCount, maximumLength) = (24, 64)

  var count = 0
  /// The different strings in sorted order, or nil if any string is too long or there are too many.
  var values: [String]? = []
  var dates = DateEvidence.nothing
  var areURLs = true
  /// The scalars to which all strings can be converted without loss, or nil if there are none.
  var scalars: TextScalars? = [.integers, .booleans, .fractions]

  mutating func add(_ text: String) {
    count += 1
    if values != nil {
      if values?.contains(text) == true { return }
      insert(text)
    }
    if dates != .mixed { dates.merge(DateStyle(of: text).map { .style($0) } ?? .mixed) }
    if areURLs { areURLs = text.isPlainURL }
    guard scalars != nil else { return }
    limitScalars(to: TextScalars(of: text))
    // A time in seconds such as `1712345678.12345` can be an identifier, which may end with zeros.
    if text.prefix(while: \.isNumber).count > 9 { limitScalars(to: [.integers, .booleans]) }
  }

  private mutating func limitScalars(to others: TextScalars) {
    let common = scalars?.intersection(others) ?? []
    scalars = common.isEmpty ? nil : common
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
    limitScalars(to: other.scalars ?? [])
    guard let others = other.values else {
      values = nil
      return
    }
    for text in others where values != nil && values?.contains(text) == false { insert(text) }
  }
}

/// The scalars whose descriptions are strings.
struct TextScalars: OptionSet, Sendable, Codable {
  let rawValue: Int

  static let integers = TextScalars(rawValue: 1)
  static let booleans = TextScalars(rawValue: 2)
  static let fractions = TextScalars(rawValue: 4)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(of text: String) {
    self = Bool(text) == nil ? [] : .booleans
    guard text.utf8.count < 25 else { return }
    if Int(text)?.description == text { insert(.integers) }
    if text.contains("."), Double(text)?.description == text, !text.contains("e") {
      insert(.fractions)
    }
  }
}

extension TextScalars {
  /// The scalars of a type that strings describe.
  init(of type: SwiftType) {
    self =
      switch type {
      case .bool: .booleans
      case .double: .fractions
      default: .integers
      }
  }
}

enum DateEvidence: Sendable, Equatable, Codable {
  case nothing
  case style(DateStyle)
  case mixed

  var style: DateStyle? {
    if case .style(let style) = self { style } else { nil }
  }

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
      // The URL is escaped for HTML.
      case "&" where rest.starts(with: "amp;".utf8): return false
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
