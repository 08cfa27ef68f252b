import Foundation
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// A type that can write valid and damaged documents for itself.
protocol Damageable: JSONDecodable, SendableMetatype {
  /// Writes a valid value whose parts may be damaged.
  static func write(to document: inout DamagedDocument)
  /// Values that the type rejects.
  static var refused: [(String, CodingFailureReason)] { get }
}

extension Damageable {
  static func writeOrDamage(_ document: inout DamagedDocument) {
    if !refused.isEmpty, document.isUnlucky() {
      let bad = refused[document.chance(refused.count)]
      document.write(bad: bad.0, bad.1)
    } else {
      write(to: &document)
    }
  }
}

private let null = ("null", CodingFailureReason.missingValue)

/// Values of the wrong kind.
private func mismatched(_ texts: String...) -> [(String, CodingFailureReason)] {
  texts.map { ($0, .typeMismatch) } + [null]
}

// MARK: - Scalars

extension Int: Damageable {
  static func write(to document: inout DamagedDocument) {
    document.write("\(document.chance(900))")
  }
  static var refused: [(String, CodingFailureReason)] {
    mismatched("\"7\"", "[1]", "{\"a\": {}}", "true")
      + [("1.5", .numberOutOfRange), ("1e40", .numberOutOfRange)]
  }
}

extension UInt8: Damageable {
  static func write(to document: inout DamagedDocument) {
    document.write("\(document.chance(256))")
  }
  static var refused: [(String, CodingFailureReason)] {
    mismatched("\"7\"", "[]") + [("300", .numberOutOfRange), ("-1", .numberOutOfRange)]
  }
}

extension Double: Damageable {
  static func write(to document: inout DamagedDocument) {
    document.write("\(document.chance(9)).5")
  }
  static var refused: [(String, CodingFailureReason)] {
    mismatched("\"NaN\"", "false", "{}") + [("1e999", .numberOutOfRange)]
  }
}

extension Bool: Damageable {
  static func write(to document: inout DamagedDocument) { document.write("true") }
  static var refused: [(String, CodingFailureReason)] {
    [("null", .typeMismatch), ("0", .typeMismatch), ("\"true\"", .typeMismatch)]
  }
}

extension String: Damageable {
  static func write(to document: inout DamagedDocument) {
    document.write(["\"\"", "\"a, b: {[\"", "\"caf\u{E9}\"", "\"\\u0041\\n\""][document.chance(4)])
  }
  static var refused: [(String, CodingFailureReason)] { mismatched("1", "[\"a\"]", "{\"b\": 1}") }
}

extension URL: Damageable {
  static func write(to document: inout DamagedDocument) { document.write("\"https://a.example\"") }
  static var refused: [(String, CodingFailureReason)] {
    mismatched("1") + [("\"\"", .invalidValue)]
  }
}

/// An enumeration with the conformance that `@Codable` generates.
enum Suit: String, Damageable {
  case hearts, spades

  static func decode(from reader: inout JSONReader) -> Suit? { reader.readRawValue(Self.self) }
  static func write(to document: inout DamagedDocument) { document.write("\"spades\"") }
  static var refused: [(String, CodingFailureReason)] {
    mismatched("1", "{}") + [("\"clubs\"", .invalidValue)]
  }
}

extension Suit: Decodable {}

/// A type on the direct path around one that is only `Decodable`, which stops at its first failure.
struct Opaque: Damageable {
  struct Plain: Decodable {
    var x: Int
    var y: String
  }

  static func decode(from reader: inout JSONReader) -> Opaque? {
    let plain: Plain? = reader.read(Plain.self)
    return plain.map { _ in Opaque() }
  }
  init() {}
  init(from decoder: any Decoder) throws { _ = try Plain(from: decoder) }
  static func write(to document: inout DamagedDocument) {
    document.write("{")
    document.member("x") { Int.writeOrDamage(&$0) }
    document.write(", ")
    // At most one of the two fields may be damaged.
    let rarity = document.rarity
    if document.damages.last?.path.last?.stringValue == "x" { document.rarity = 0 }
    document.member("y") { String.writeOrDamage(&$0) }
    document.rarity = rarity
    document.write("}")
  }
  static var refused: [(String, CodingFailureReason)] { mismatched("1", "[]") }
}

// MARK: - Containers

extension Optional: Damageable where Wrapped: Damageable {
  static func write(to document: inout DamagedDocument) {
    if document.chance(3) == 0 { document.write("null") } else { Wrapped.write(to: &document) }
  }
  static var refused: [(String, CodingFailureReason)] { Wrapped.refused.filter { $0.0 != "null" } }
}

extension Array: Damageable where Element: Damageable {
  static func write(to document: inout DamagedDocument) {
    document.write("[")
    let count = document.chance(5)
    for index in 0..<count {
      document.separate(index)
      document.within(CodingFieldKey(index: index)) { Element.writeOrDamage(&$0) }
    }
    document.space()
    if count > 0, document.chance(8) == 0 { document.write(", ") }
    document.write("]")
  }
  static var refused: [(String, CodingFailureReason)] { mismatched("1", "{\"a\": [1]}", "\"[]\"") }
}

extension Dictionary: Damageable where Key == String, Value: Damageable {
  static func write(to document: inout DamagedDocument) {
    document.write("{")
    let count = document.chance(4)
    for index in 0..<count {
      document.separate(index)
      document.member("key\(index)") { Value.writeOrDamage(&$0) }
    }
    if count > 0, document.chance(4) == 0 {
      // The first value of a key wins, so the others can be anything.
      document.separate(1)
      document.member("key0") { $0.writeAnything() }
    }
    document.space()
    document.write("}")
  }
  static var refused: [(String, CodingFailureReason)] {
    mismatched("1", "[{\"a\": [1]}]", "\"{}\"")
  }
}
