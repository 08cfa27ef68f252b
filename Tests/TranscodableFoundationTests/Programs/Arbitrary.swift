import Foundation
import TranscodableTestSupport

/// A type that the fuzz tests create random values of.
protocol Arbitrary: Codable, Equatable {
  static func arbitrary(_ generator: inout SeededGenerator) -> Self
}

extension FixedWidthInteger where Self: UnsignedInteger {
  fileprivate static func any(_ generator: inout SeededGenerator) -> Self {
    Bool.random(using: &generator)
      ? Self.random(in: 0...9, using: &generator)
      : Self.random(in: .min ... .max, using: &generator)
  }
}

extension FixedWidthInteger where Self: SignedInteger {
  fileprivate static func any(_ generator: inout SeededGenerator) -> Self {
    Bool.random(using: &generator)
      ? Self.random(in: -9...9, using: &generator)
      : Self.random(in: .min ... .max, using: &generator)
  }
}

extension Int: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> Int { any(&generator) }
}
extension Int8: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> Int8 { any(&generator) }
}
extension Int16: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> Int16 { any(&generator) }
}
extension Int32: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> Int32 { any(&generator) }
}
extension Int64: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> Int64 { any(&generator) }
}
extension Int128: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> Int128 { any(&generator) }
}
extension UInt8: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> UInt8 { any(&generator) }
}
extension UInt16: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> UInt16 { any(&generator) }
}
extension UInt32: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> UInt32 { any(&generator) }
}
extension UInt64: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> UInt64 { any(&generator) }
}

extension Bool: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> Bool { random(using: &generator) }
}

extension String: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> String {
    Tree.randomText(using: &generator)
  }
}

extension Double: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: return .infinity
    case 1: return -.infinity
    case 2: return .nan
    case 3: return -0.0
    case 4..<20: return Double(Int.random(in: -1_000...1_000, using: &generator)) / 4
    default:
      let value = Double(bitPattern: generator.next())
      return value.isFinite ? value : 1
    }
  }
}

extension Float: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> Float {
    let value = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
    return value.isFinite || Int.random(in: 0..<20, using: &generator) == 0 ? value : 0.1
  }
}

extension Date: Arbitrary {
  /// Whole seconds within two centuries, which every strategy can represent.
  static func arbitrary(_ generator: inout SeededGenerator) -> Date {
    Date(timeIntervalSince1970: Double(Int.random(in: -1 << 31...1 << 32, using: &generator)))
  }
}

extension Data: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> Data {
    Data((0..<Int.random(in: 0...9, using: &generator)).map { _ in UInt8.any(&generator) })
  }
}

extension URL: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> URL {
    let path = generator.digits(Int.random(in: 1...9, using: &generator))
    return URL(string: "https://example.com/\(path)?q=a/b") ?? URL(filePath: path)
  }
}

extension UUID: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> UUID {
    let digits = String(generator.next(), radix: 16) + String(generator.next(), radix: 16)
    let padded = Array(digits + String(repeating: "0", count: 32 - digits.count))
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(padded[$0]) }
    return UUID(uuidString: parts.joined(separator: "-")) ?? UUID()
  }
}

extension Decimal: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> Decimal {
    let digits = generator.digits(Int.random(in: 1...30, using: &generator))
    let exponent = Int.random(in: -40...40, using: &generator)
    return Decimal(string: "\(digits)e\(exponent)") ?? 0
  }
}

extension Optional: Arbitrary where Wrapped: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> Wrapped? {
    Int.random(in: 0..<3, using: &generator) == 0 ? nil : .arbitrary(&generator)
  }
}

extension Array: Arbitrary where Element: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> [Element] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in .arbitrary(&generator) }
  }
}

extension Dictionary: Arbitrary where Key: Arbitrary, Value: Arbitrary {
  static func arbitrary(_ generator: inout SeededGenerator) -> [Key: Value] {
    var members: [Key: Value] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      members[.arbitrary(&generator)] = .arbitrary(&generator)
    }
    return members
  }
}
