import Foundation
import Testing
import TranscodableCore
import TranscodableTOML
import TranscodableTestSupport

/// Generated values; `TRANSCODABLE_FUZZ_SEED` sets the first seed.
struct TOMLGeneratedTests {
  private static let seed =
    ProcessInfo.processInfo.environment["TRANSCODABLE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 2026

  @Test func `a generated value that is written reads back equal`() throws {
    for seed in Self.seed..<Self.seed + 1500 {
      var generator = SeededGenerator(seed: seed)
      let value = TOML.randomTable(depth: 4, using: &generator)
      var format = TOML.Format()
      format.usesMultilineStrings = seed % 2 == 0
      format.lineWidth = [0, 20, 80][Int(seed % 3)]
      let bytes = try value.serialized(format)
      let text = String(decoding: bytes, as: UTF8.self)
      for version in [TOML.Version.v1_0, .v1_1] {
        let again = try? TOML(parsing: bytes, version: version)
        #expect(again == value, "seed \(seed): \(text)")
        // The order of the members doesn't change again.
        #expect(try again?.serialized(format) == bytes, "seed \(seed): \(text)")
      }
    }
  }

  @Test func `a changed document is read or refused`() throws {
    for seed in Self.seed..<Self.seed + 300 {
      var generator = SeededGenerator(seed: seed)
      let value = TOML.randomTable(depth: 3, using: &generator)
      var bytes = try value.serialized()
      for _ in 0..<20 {
        guard !bytes.isEmpty else { break }
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        let pool = Array("\"'[]{}=.,#\n\r\\-+_:aeTZ01 \u{7F}\u{0}é".utf8)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(pool.randomElement(using: &generator)!, at: index)
        default: bytes[index] = pool.randomElement(using: &generator)!
        }
        do {
          let again = try TOML(parsing: bytes)
          #expect(try TOML(parsing: again.serialized()) == again, "seed \(seed)")
        } catch let error as DecodingError {
          let failure = CodingFailure(error)
          #expect(failure.offset ?? -1 <= bytes.count, "seed \(seed): \(failure)")
          let found = #expect(throws: CodingFailures.self, "seed \(seed)") {
            try TOML.Decoder().decodeCollecting(TOML.self, from: bytes)
          }
          #expect(found?.first?.offset == failure.offset, "seed \(seed)")
        }
      }
    }
  }
}

extension TOML {
  static func randomTable(depth: Int, using generator: inout SeededGenerator) -> TOML {
    var table = Table()
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let isBare = Bool.random(using: &generator)
      let key =
        isBare
        ? "key-\(Int.random(in: 0...99, using: &generator))"
        : Tree.randomText(using: &generator)
      table[key] = random(depth: depth - 1, using: &generator)
    }
    return .table(table)
  }

  private static func random(depth: Int, using generator: inout SeededGenerator) -> TOML {
    switch Int.random(in: 0..<(depth > 0 ? 12 : 8), using: &generator) {
    case 0: return .bool(Bool.random(using: &generator))
    case 1: return .integer(Int128(Int64(bitPattern: generator.next())))
    case 2: return .float(Double(bitPattern: generator.next()))
    case 3: return .float(Double(Int.random(in: -1000...1000, using: &generator)) / 8)
    case 4, 5: return .string(Tree.randomText(using: &generator))
    case 6: return randomDate(using: &generator)
    case 7: return .integer(Int128(Int.random(in: -9...9, using: &generator)))
    case 8, 9: return randomTable(depth: depth, using: &generator)
    case 10:
      return .array(
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          randomTable(depth: depth, using: &generator)
        })
    default:
      return .array(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          random(depth: depth - 1, using: &generator)
        })
    }
  }

  private static func randomDate(using generator: inout SeededGenerator) -> TOML {
    let day = LocalDate(
      year: Int.random(in: 0...9999, using: &generator),
      month: Int.random(in: 1...12, using: &generator),
      day: Int.random(in: 1...28, using: &generator))
    let time = LocalTime(
      hour: Int.random(in: 0...23, using: &generator),
      minute: Int.random(in: 0...59, using: &generator),
      second: Int.random(in: 0...59, using: &generator),
      nanosecond: Bool.random(using: &generator)
        ? 0 : Int.random(in: 0...999_999_999, using: &generator))
    guard let day, let time else { return "impossible" }
    let local = LocalDateTime(date: day, time: time)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .localDate(day)
    case 1: return .localTime(time)
    case 2: return .localDateTime(local)
    default:
      let offset = Int.random(in: -1439...1439, using: &generator)
      return OffsetDateTime(local: local, offsetInMinutes: offset).map { .offsetDateTime($0) }
        ?? "impossible"
    }
  }
}
