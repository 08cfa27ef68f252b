internal import TranscodableJSON

struct NumberFacts: Sendable, Equatable, Codable {
  struct Kinds: OptionSet, Sendable, Codable {
    let rawValue: Int

    /// An integer with an absolute value of at most 2^53, which `Double` represents exactly.
    static let integer = Kinds(rawValue: 1)
    /// An integer beyond ±2^53 that fits in `Int64`.
    static let wide = Kinds(rawValue: 2)
    /// An integer that only fits in `UInt64`.
    static let unsigned = Kinds(rawValue: 4)
    /// An integer that doesn't fit in 64 bits.
    static let big = Kinds(rawValue: 8)
    static let fraction = Kinds(rawValue: 16)
    static let extreme = Kinds(rawValue: 32)
    static let negative = Kinds(rawValue: 64)
    /// A fraction that `Decimal` may be unable to represent exactly.
    static let long = Kinds(rawValue: 128)
  }

  var count = 0
  var kinds: Kinds = []
  /// The units in which all numbers can be times since 1970, or nil if there are none.
  private(set) var times: EpochUnits?
  /// The units in which all numbers except zeros can be times.
  private(set) var timesOrZero: EpochUnits?
  /// The only number that isn't zero, if any, or nil if there are several.
  private(set) var nonzeros: [String]? = []

  init(count: Int = 0, kinds: Kinds = []) { (self.count, self.kinds) = (count, kinds) }

  mutating func add(_ number: JSON.Number) {
    var other = NumberFacts(count: 1, kinds: Self.kinds(of: number))
    other.times = EpochUnits(of: number)
    if number.text != "0" {
      other.timesOrZero = other.times
      other.nonzeros = [number.text]
    }
    merge(other)
  }

  mutating func merge(_ other: NumberFacts) {
    if count == 0 {
      times = other.times
    } else if other.count > 0 {
      times = times?.intersection(other.times ?? [])
    }
    if let mine = timesOrZero, let other = other.timesOrZero {
      timesOrZero = mine.intersection(other)
    } else {
      timesOrZero = timesOrZero ?? other.timesOrZero
    }
    mergeNonzeros(other.nonzeros)
    count += other.count
    kinds.formUnion(other.kinds)
  }

  private mutating func mergeNonzeros(_ others: [String]?) {
    guard let mine = nonzeros, let others else {
      nonzeros = nil
      return
    }
    if mine.isEmpty { nonzeros = others }
    if !mine.isEmpty, !others.isEmpty, mine != others { nonzeros = nil }
  }

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
      guard value.isFinite, !isLost else { return .extreme }
      // `Decimal` has 38 digits and an exponent from -128 to 127.
      let isLong = text.count > 36 || text.contains { $0 | 0x20 == 0x65 }
      return isLong ? [.fraction, .long] : .fraction
    }
    let sign: Kinds = text.first == 0x2D ? .negative : []
    if text.count < 16 { return [.integer, sign] }
    if let value = Int64(number.text) {
      return [value.magnitude <= 1 << 53 ? .integer : .wide, sign]
    }
    return [UInt64(number.text) == nil ? .big : .unsigned, sign]
  }
}
