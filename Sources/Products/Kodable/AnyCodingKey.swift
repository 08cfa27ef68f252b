/// A coding key that is small enough to be stored inline in `any CodingKey`, without an allocation.
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

typealias PropertyContainer = KeyedDecodingContainer<AnyCodingKey>

extension KeyedDecodingContainer where Key == AnyCodingKey {
  func resolve(path: String) throws -> (container: PropertyContainer, key: AnyCodingKey) {
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
  @inline(__always)
  var hasSegments: Bool {
    utf8.contains(UInt8(ascii: "."))
  }

  var segments: [AnyCodingKey] {
    split(separator: ".").map { AnyCodingKey(String($0)) }
  }
}
