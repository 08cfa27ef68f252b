import Foundation
import Testing
import Transcodable
import TranscodableYAML

/// Generated types and values: a value that is decoded from YAML equals the value that is decoded
/// from JSON.
///
/// `TRANSCODABLE_FUZZ_SEED` sets the seed.
@Suite struct YAMLLawTests {
  private static let seed =
    ProcessInfo.processInfo.environment["TRANSCODABLE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 2026

  @Test func `300 types decode equally from YAML and JSON`() throws {
    var random = SplitMix64(state: Self.seed)
    var names: Set<String> = []
    while names.count < 300 {
      let type = randomType(depth: 3, using: &random)
      guard names.insert("\(type)").inserted else { continue }
      for _ in 0..<5 { try check(type, using: &random) }
    }
  }

  private func check<Value: Generated>(
    _ type: Value.Type, using random: inout SplitMix64
  ) throws {
    let value = Value.random(using: &random)
    let comment = Comment(rawValue: "seed \(Self.seed): \(type) \(value)")
    let json = try JSON.Encoder().encode(value)
    #expect(try JSON.Decoder().decode(type, from: json) == value, comment)
    try expect(value, in: YAML.Encoder().encode(value), YAML.Decoder(), comment)
    // The strings and numbers that dates and data are in JSON.
    var decoder = YAML.Decoder()
    decoder.dateDecodingStrategy = .deferredToDate
    decoder.dataDecodingStrategy = .base64
    try expect(value, in: YAML.Encoder().encode(JSON(parsing: json)), decoder, comment)
    // libyaml treats these characters of JSON as line breaks or refuses them.
    let text = String(decoding: json, as: UTF8.self)
    if !text.unicodeScalars.contains(where: { ["\u{7F}", "\u{85}", "\u{2028}"].contains($0) }) {
      try expect(value, in: Array(json), decoder, comment)
    }
  }

  private func expect<Value: Generated>(
    _ value: Value, in yaml: [UInt8], _ decoder: YAML.Decoder, _ comment: Comment
  ) throws {
    do {
      let again = try decoder.decode(Value.self, from: yaml)
      #expect(again == value, "\(comment):\n\(String(decoding: yaml, as: UTF8.self))")
    } catch {
      Issue.record("\(comment): \(error)\n\(String(decoding: yaml, as: UTF8.self))")
    }
  }

  @Test func `a changed document is read or refused`() throws {
    var random = SplitMix64(state: Self.seed)
    let pieces = [
      ": ", "- ", "? ", "\n", "  ", "\t", "[", "]", "{", "}", ",", "&a ", "*a", "!!str ", "!x ",
      "|", ">", "|+2", "'", "\"", "\\", "#", "%YAML 1.1\n", "---\n", "...\n", "<<: *a", "~", "0x",
      "é", "\u{FEFF}", "\u{0}", "\u{85}", "@",
    ].map { Array($0.utf8) }
    for round in 0..<2000 {
      let type = randomType(depth: 3, using: &random)
      var yaml = try document(of: type, using: &random)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0...yaml.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: yaml.removeSubrange(index..<min(yaml.count, index + 3))
        case 1 where index < yaml.count: yaml[index] = UInt8.random(in: 0...255, using: &random)
        default: yaml.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: index)
        }
      }
      let comment = Comment(rawValue: "seed \(Self.seed), round \(round)")
      let value: JSON
      do {
        value = try YAML.Decoder().decode(JSON.self, from: yaml)
      } catch let error as DecodingError {
        let offset = try #require(CodingFailure(error).offset, comment)
        #expect(0...yaml.count ~= offset, comment)
        continue
      }
      // A value that was read can be written and read again.
      let written = try YAML.Encoder().encode(value)
      #expect(try YAML.Decoder().decode(JSON.self, from: written) == value, comment)
    }
  }

  private func document<Value: Generated>(
    of type: Value.Type, using random: inout SplitMix64
  ) throws -> [UInt8] {
    try YAML.Encoder().encode(Value.random(using: &random))
  }
}

// MARK: - Types

private func randomType(depth: Int, using random: inout SplitMix64) -> any Generated.Type {
  let scalars: [any Generated.Type] = [
    Int.self, Int8.self, UInt64.self, Double.self, Float.self, Bool.self, String.self, Date.self,
    Data.self, URL.self, UUID.self, Decimal.self, Suit.self,
  ]
  guard depth > 0, let scalar = scalars.randomElement(using: &random) else {
    return scalars.randomElement(using: &random) ?? Int.self
  }
  let first = randomType(depth: depth - 1, using: &random)
  let second = randomType(depth: depth - 1, using: &random)
  switch Int.random(in: 0..<7, using: &random) {
  case 0: return list(first)
  case 1: return dictionary(first)
  case 2: return maybe(first)
  case 3: return record(first, second)
  case 4: return choice(first, second)
  case 5: return tuple(first, scalar)
  default: return record(maybe(first), scalar)
  }
}

private func list<T: Generated>(_: T.Type) -> any Generated.Type { [T].self }
private func dictionary<T: Generated>(_: T.Type) -> any Generated.Type { [String: T].self }
private func maybe<T: Generated>(_: T.Type) -> any Generated.Type { Maybe<T>.self }
private func record<A: Generated, B: Generated>(_: A.Type, _: B.Type) -> any Generated.Type {
  Record<A, B>.self
}
private func choice<A: Generated, B: Generated>(_: A.Type, _: B.Type) -> any Generated.Type {
  Choice<A, B>.self
}
private func tuple<A: Generated, B: Generated>(_: A.Type, _: B.Type) -> any Generated.Type {
  Tuple<A, B>.self
}

protocol Generated: Codable, Equatable {
  static func random(using random: inout SplitMix64) -> Self
}

struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// An optional member, because a root or an element that is an optional can't be `nil` twice.
@Codable
struct Maybe<Wrapped: Generated>: Generated {
  var value: Wrapped?

  static func random(using random: inout SplitMix64) -> Self {
    Maybe(value: Bool.random(using: &random) ? Wrapped.random(using: &random) : nil)
  }
}

@Codable
struct Record<First: Generated, Second: Generated>: Generated {
  var first: First
  @CodingKey("second value") var second: Second

  static func random(using random: inout SplitMix64) -> Self {
    Record(first: .random(using: &random), second: .random(using: &random))
  }
}

@Codable(tagging: .internal("kind"))
enum Choice<First: Generated, Second: Generated>: Generated {
  case none
  case first(value: First)
  case both(first: First, second: Second)

  static func random(using random: inout SplitMix64) -> Self {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .none
    case 1: .first(value: .random(using: &random))
    default: .both(first: .random(using: &random), second: .random(using: &random))
    }
  }
}

@Codable(layout: .positional)
struct Tuple<First: Generated, Second: Generated>: Generated {
  var first: First
  var second: Second

  static func random(using random: inout SplitMix64) -> Self {
    Tuple(first: .random(using: &random), second: .random(using: &random))
  }
}

enum Suit: String, Generated, CaseIterable {
  case yes, no, null, tilde = "~", number = "1", hearts

  static func random(using random: inout SplitMix64) -> Self {
    allCases.randomElement(using: &random) ?? .hearts
  }
}

extension Array: Generated where Element: Generated {
  static func random(using random: inout SplitMix64) -> Self {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in .random(using: &random) }
  }
}

extension Dictionary: Generated where Key == String, Value: Generated {
  static func random(using random: inout SplitMix64) -> Self {
    let members = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      (String.random(using: &random), Value.random(using: &random))
    }
    return Dictionary(members) { $1 }
  }
}

// MARK: - Scalars

extension FixedWidthInteger where Self: Generated {
  static func random(using random: inout SplitMix64) -> Self {
    [0, 1, .min, .max, Self(truncatingIfNeeded: random.next())].randomElement(using: &random) ?? 0
  }
}

extension Int: Generated {}
extension Int8: Generated {}
extension UInt64: Generated {}

extension Double: Generated {
  static func random(using random: inout SplitMix64) -> Double {
    let value = Double(bitPattern: random.next())
    return [0, -0.5, 1e300, 12345, value.isFinite ? value : 1].randomElement(using: &random) ?? 0
  }
}

extension Float: Generated {
  static func random(using random: inout SplitMix64) -> Float {
    let value = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
    return [0, 1.1, value.isFinite ? value : 1].randomElement(using: &random) ?? 0
  }
}

extension Bool: Generated {
  static func random(using random: inout SplitMix64) -> Bool { random.next() & 1 == 0 }
}

extension String: Generated {
  static func random(using random: inout SplitMix64) -> String {
    // Strings that other rules read as another kind, and characters with a meaning in YAML.
    let words = [
      "", " ", "true", "yes", "null", "~", "1", "0o7", "1e3", ".inf", "1:30", "2001-01-01", "<<",
      "=", "- a", "a: b", "# c", "a #b", "*a", "&a", "!a", "%a", "@a", "`a", "[a]", "{a}", "|", ">",
      "'", "\"", "\\", "a\nb", "\n", "\ta", "a\t", " a", "a ", "a\r\nb", "\u{85}", "\u{2028}",
      "\u{FEFF}a", "\u{0}", "\u{7F}", "é", "e\u{301}", "😀", "---", "...", "a:", ":a", "?", "-", "/",
    ]
    return (0..<Int.random(in: 0...3, using: &random)).map { _ in
      words.randomElement(using: &random) ?? ""
    }.joined()
  }
}

extension Date: Generated {
  static func random(using random: inout SplitMix64) -> Date {
    Date(timeIntervalSinceReferenceDate: Double(Int32(truncatingIfNeeded: random.next())))
  }
}

extension Data: Generated {
  static func random(using random: inout SplitMix64) -> Data {
    Data((0..<Int.random(in: 0...9, using: &random)).map { _ in .random(using: &random) })
  }
}

extension UInt8: Generated {}

extension URL: Generated {
  static func random(using random: inout SplitMix64) -> URL {
    URL(filePath: "/\(random.next())/a b")
  }
}

extension UUID: Generated {
  static func random(using random: inout SplitMix64) -> UUID {
    let bits = random.next()
    return UUID(
      uuid: (
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, UInt8(truncatingIfNeeded: bits),
        UInt8(truncatingIfNeeded: bits >> 8)
      ))
  }
}

extension Decimal: Generated {
  static func random(using random: inout SplitMix64) -> Decimal {
    Decimal(Int32(truncatingIfNeeded: random.next())) / 100
  }
}
