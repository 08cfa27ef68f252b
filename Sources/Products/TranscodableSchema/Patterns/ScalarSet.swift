struct ScalarSet: Sendable {
  private(set) var ranges: [ClosedRange<UInt32>] = []
  private(set) var members: [(set: ScalarProperty, isNegated: Bool)] = []
  private(set) var isNegated = false
  private var ascii: (UInt64, UInt64) = (0, 0)

  init() {}

  init(_ ranges: ClosedRange<UInt32>...) {
    for range in ranges { insert(range) }
  }

  init(_ scalar: Unicode.Scalar) { self.init(scalar.value...scalar.value) }

  init(_ property: ScalarProperty, isNegated: Bool = false) {
    insert(property, isNegated: isNegated)
  }

  mutating func insert(_ range: ClosedRange<UInt32>) {
    ranges.append(range)
    guard range.lowerBound < 128 else { return }
    for value in range.lowerBound...min(range.upperBound, 127) { mark(value) }
  }

  mutating func insert(_ property: ScalarProperty, isNegated: Bool = false) {
    members.append((property, isNegated))
    for value in 0..<128 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if property.contains(scalar) != isNegated { mark(value) }
    }
  }

  mutating func formUnion(_ other: ScalarSet) {
    if other.isNegated {
      insert(.set(other.inverted), isNegated: true)
    } else {
      for range in other.ranges { insert(range) }
      for member in other.members { insert(member.set, isNegated: member.isNegated) }
    }
  }

  var inverted: ScalarSet {
    var result = self
    result.isNegated.toggle()
    return result
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 128 {
      let word = value < 64 ? ascii.0 : ascii.1
      return (word >> UInt64(value & 63) & 1 == 1) != isNegated
    }
    let isIn =
      ranges.contains { $0.contains(value) }
      || members.contains { $0.set.contains(scalar) != $0.isNegated }
    return isIn != isNegated
  }

  private mutating func mark(_ value: UInt32) {
    if value < 64 { ascii.0 |= 1 << UInt64(value) } else { ascii.1 |= 1 << UInt64(value - 64) }
  }
}

extension ScalarSet {
  static let digits = ScalarSet(0x30...0x39)
  static let wordCharacters = ScalarSet(0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A)
  static let spaces = ScalarSet(
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF)
  static let lineTerminators = ScalarSet(0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029)
}
