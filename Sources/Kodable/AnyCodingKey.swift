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
