import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// The events of a report on the direct and container paths.
@Suite struct DecodingReportTests {
  /// The same fields as ``Pair``, decoded through containers.
  struct PlainPair: Decodable {
    var first: Int
    var second: [String: Int]?
  }

  /// A type with the conformance that `@Codable` generates.
  struct Pair: JSONDecodable {
    var first: Int
    var second: [String: Int]?
    private static let fields = Fields([#""first":"#, #""second":"#], joined: "first\0second")

    init(first: Int, second: [String: Int]?) { (self.first, self.second) = (first, second) }
    init(from decoder: any Decoder) throws {
      let plain = try PlainPair(from: decoder)
      (first, second) = (plain.first, plain.second)
    }

    static func decode(from reader: inout JSONReader) -> Pair? {
      var first = 0
      var second: [String: Int]?
      let isGood = fields.read(from: &reader, required: 1) { field, reader in
        if field == 0 {
          first = reader.read(Int.self)
        } else {
          second = reader.readOptional([String: Int].self)
        }
      }
      return isGood ? Pair(first: first, second: second) : nil
    }
  }

  private static let text = """
    [{"first": 1, "other": [{"x": 1}], "second": {"a": 1, "b": 2, "a": 3}},
     {"fist": 1, "first": 2, "first": 3}]
    """
  private static let expected = [
    "unknown-key [0].other 14..<21 1:15", "duplicate-key [0].second.a 62..<65 1:63",
    "unknown-key [1].fist 74..<80 2:3", "duplicate-key [1].first 97..<104 2:26",
  ]

  private func lines(_ report: DecodingReport) -> [String] {
    report.events.map {
      let range = $0.byteRange.map { "\($0)" } ?? "?"
      return
        "\($0.kind) \($0.codingPath.pathDescription) \(range) \($0.line ?? 0):\($0.column ?? 0)"
    }
  }

  private func lines<Value: Decodable>(
    _ type: Value.Type, _ text: String, _ decoder: JSON.Decoder = JSON.Decoder()
  ) throws -> [String] {
    var report = DecodingReport()
    _ = try decoder.decode(type, from: Data(text.utf8), report: &report)
    return lines(report)
  }

  @Test func `unknown and duplicate keys are reported on both paths`() throws {
    #expect(try lines([Pair].self, Self.text) == Self.expected)
    #expect(try lines([PlainPair].self, Self.text) == Self.expected)
  }

  @Test func `direct and container paths report the same locations when nested`() throws {
    struct Outer: Decodable { var inner: [Pair] }
    let found = try lines(Outer.self, #"{"inner": [{"first": 1, "x": 2}], "y": 3}"#)
    #expect(found == ["unknown-key .inner[0].x 24..<27 1:25", "unknown-key .y 34..<37 1:35"])
    let box = try lines(Direct<[PlainPair]>.self, #"{"value": [{"first": 1, "x": 2}], "y": 3}"#)
    #expect(box == ["unknown-key .value[0].x 24..<27 1:25", "unknown-key .y 34..<37 1:35"])
  }

  /// A type on the direct path around any type.
  struct Direct<Value: Decodable>: JSONDecodable {
    init() {}
    init(from decoder: any Decoder) throws {}
    static func decode(from reader: inout JSONReader) -> Direct? {
      let isGood = Fields([#""value":"#], joined: "value").read(from: &reader) {
        let value: Value? = $1.read(Value.self)
        _ = value
      }
      return isGood ? Direct() : nil
    }
  }

  @Test func `an unknown key is reported with the known keys`() throws {
    var report = DecodingReport()
    let data = Data(#"{"first": 1, "secnod": 2}"#.utf8)
    for _ in 0..<2 { _ = try JSON.Decoder().decode(Pair.self, from: data, report: &report) }
    _ = try JSON.Decoder().decode(PlainPair.self, from: data, report: &report)
    #expect(report.events.map(\.alternatives) == Array(repeating: ["first", "second"], count: 3))
  }

  @Test func `with a key strategy, keys are reported as in the document`() throws {
    let decoder = JSON.Decoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let text = #"{"first": 1, "other_key": 1, "_first": 3, "first": 2}"#
    let expected = [
      "unknown-key .other_key 13..<24 1:14", "unknown-key ._first 29..<37 1:30",
      "duplicate-key .first 42..<49 1:43",
    ]
    #expect(try lines(Pair.self, text, decoder) == expected)
    #expect(try lines(PlainPair.self, text, decoder) == expected)
  }

  @Test func `locations refer to the original document`() throws {
    let decoder = JSON.Decoder()
    decoder.allowsJSON5 = true
    let found = try lines(Pair.self, "// one\n{first: 1,\n  /* two */ other: 2}", decoder)
    #expect(found == ["unknown-key .other 30..<35 3:13"])
    let marked = try lines(Pair.self, "\u{FEFF}{\"a\": 1, \"first\": 1}")
    #expect(marked == ["unknown-key .a 1..<4 1:2"])
  }

  @Test func `events before a failure are reported`() {
    var report = DecodingReport()
    #expect(throws: DecodingError.self) {
      let data = Data(#"{"other": 1, "first": "x"}"#.utf8)
      _ = try JSON.Decoder().decode(Pair.self, from: data, report: &report)
    }
    #expect(lines(report) == ["unknown-key .other 1..<8 1:2"])
  }

  @Test func `a report keeps at most its limit of events`() throws {
    var report = DecodingReport(limit: 2)
    let pairs = Array(repeating: #"{"first": 1, "x": 2}"#, count: 5)
    let text = "[\(pairs.joined(separator: ","))]"
    _ = try JSON.Decoder().decode([Pair].self, from: Data(text.utf8), report: &report)
    #expect(report.events.count == 2)
    #expect(report.omittedCount == 3)
  }

  /// Replaces an invalid value with a default and reports it.
  struct Lenient: Decodable {
    var number: Int
    enum CodingKeys: CodingKey { case number }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      do {
        number = try container.decode(Int.self, forKey: .number)
      } catch {
        number = 7
        decoder.report(.defaultedValue, forKey: CodingKeys.number, cause: error, replacement: "7")
      }
    }
  }

  @Test func `a type can report a recovery with any decoder`() throws {
    let data = Data(#"[{"number": "1"}]"#.utf8)
    var report = DecodingReport()
    _ = try JSON.Decoder().decode([Lenient].self, from: data, report: &report)
    #expect(lines(report) == ["defaulted-value [0].number 12..<15 1:13"])
    #expect(report.events.first?.replacement == "7")
    #expect(report.events.first?.cause?.reason == .typeMismatch)

    for decoder in [JSONDecoder(), JSON.Decoder()] {
      let list = DecodingEventList()
      decoder.userInfo[.decodingReport] = list
      _ = try decoder.decode([Lenient].self, from: data)
      #expect(list.report.events.map(\.kind) == [.defaultedValue])
      #expect(list.report.events.map(\.codingPath.pathDescription) == ["[0].number"])
    }
  }

  @Test func `a report passed in userInfo receives events for keys`() throws {
    let list = DecodingEventList()
    let decoder = JSON.Decoder()
    decoder.userInfo[.decodingReport] = list
    _ = try decoder.decode([Pair].self, from: Data(Self.text.utf8))
    #expect(lines(list.report) == Self.expected)
  }

  @Test func `a report doesn't change the decoded values`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let type = randomType(3, &random)
      var document = DamagedDocument(seed: seed, rarity: seed % 2 == 0 ? 0 : 9)
      type.writeOrDamage(&document)
      compare(type, Data(document.bytes), "seed \(seed)")
    }
  }

  private func compare<Value: Damageable>(_ type: Value.Type, _ data: Data, _ note: Comment) {
    var report = DecodingReport()
    let decoder = JSON.Decoder()
    // Sorted, because dictionaries have no order.
    let asked = Outcome { "\(try decoder.decode(type, from: data, report: &report))".sorted() }
    #expect(asked == Outcome { "\(try decoder.decode(type, from: data))".sorted() }, note)
  }
}
