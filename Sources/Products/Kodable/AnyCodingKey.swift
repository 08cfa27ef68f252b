/// A key that is any text.
///
/// Small enough to be passed as `any CodingKey` without an allocation.
struct AnyCodingKey: CodingKey, Hashable, Sendable {
  let stringValue: String
  private let isNumber: Bool

  var intValue: Int? { isNumber ? Int(stringValue) : nil }

  init(_ text: String) {
    stringValue = text
    isNumber = false
  }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) {
    stringValue = String(intValue)
    isNumber = true
  }
}

/// The container of a Kodable type.
typealias PropertyContainer = KeyedDecodingContainer<AnyCodingKey>

extension KeyedDecodingContainer where Key == AnyCodingKey {
  /// The object that a key with dots leads to, and the key of the value in it.
  ///
  /// Empty segments count for nothing.
  func place(of path: String) throws -> (container: PropertyContainer, key: AnyCodingKey) {
    guard path.hasSegments else { return (self, AnyCodingKey(path)) }
    let segments = path.segments
    var container = self
    for segment in segments.dropLast() {
      container = try container.nestedContainer(keyedBy: AnyCodingKey.self, forKey: segment)
    }
    return (container, segments.last ?? AnyCodingKey(""))
  }
}

extension String {
  /// Whether the key leads through several objects.
  @inline(__always)
  var hasSegments: Bool {
    utf8.contains(UInt8(ascii: "."))
  }

  /// The keys of the objects that the key leads through, and that of the value.
  var segments: [AnyCodingKey] {
    split(separator: ".").map { AnyCodingKey(String($0)) }
  }
}
