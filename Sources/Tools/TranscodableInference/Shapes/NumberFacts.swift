internal import TranscodableJSON

/// What is known of the numbers at a place.
struct NumberFacts: Sendable, Equatable, Codable {
  /// What numbers there are.
  struct Kinds: OptionSet, Sendable, Codable {
    let rawValue: Int

    /// An integer that a `Double` holds, too: up to 2^53.
    static let integer = Kinds(rawValue: 1)
    /// An integer beyond that which fits into 64 bits with a sign.
    static let wide = Kinds(rawValue: 2)
    /// An integer that fits into 64 bits without a sign only.
    static let unsigned = Kinds(rawValue: 4)
    /// A larger integer.
    static let big = Kinds(rawValue: 8)
    /// A number that is written with a fraction or an exponent.
    static let fraction = Kinds(rawValue: 16)
    /// A number beyond the range of a `Double`.
    static let extreme = Kinds(rawValue: 32)
    /// An integer below zero.
    static let negative = Kinds(rawValue: 64)
  }

  var count = 0
  var kinds: Kinds = []

  mutating func add(_ number: JSON.Number) {
    count += 1
    kinds.formUnion(Self.kinds(of: number))
  }

  mutating func merge(_ other: NumberFacts) {
    count += other.count
    kinds.formUnion(other.kinds)
  }

  /// What a number is.
  static func kinds(of number: JSON.Number) -> Kinds {
    let text = number.text.utf8
    let isInteger = text.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2D }
    guard isInteger else {
      let value = number.double
      let isZero = text.allSatisfy { !(0x31...0x39 ~= $0) }
      let isLost =
        value == 0 && !isZero
        && !text.prefix { $0 | 0x20 != 0x65 }.allSatisfy {
          !(0x31...0x39 ~= $0)
        }
      return value.isFinite && !isLost ? .fraction : .extreme
    }
    let sign: Kinds = text.first == 0x2D ? .negative : []
    if text.count < 16 { return [.integer, sign] }
    if let value = Int64(number.text) {
      return [value.magnitude <= 1 << 53 ? .integer : .wide, sign]
    }
    return [UInt64(number.text) == nil ? .big : .unsigned, sign]
  }
}
