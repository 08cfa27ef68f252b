import Foundation
import Testing
import TranscodableFormats
import TranscodableFoundation

struct FormatKitTests {
  struct Order: Codable, Equatable {
    var number: Int
    var title: String
    var isPaid: Bool?
    var amounts: [Double]
    var notes: [String: String?]
    var created: Date
    var data: Data
  }

  static let order = Order(
    number: 7, title: "Pens", isPaid: true, amounts: [1.5, -2], notes: ["a": "b"],
    created: Date(timeIntervalSince1970: 9), data: Data([0, 255]))

  static let document = """
    {
    s number
    n 7
    s title
    s Pens
    s isPaid
    +
    s amounts
    [
    n 1.5
    n -2.0
    .
    s notes
    {
    s a
    s b
    .
    s created
    d 9.0
    s data
    b 00 ff
    .
    """

  private let decoder = FormatDecoder(LineFormat())
  private let encoder = FormatEncoder(LineFormat())

  @Test func `a type is encoded in a format made with the kit`() throws {
    #expect(String(decoding: try encoder.encode(Self.order), as: UTF8.self) == Self.document)
  }

  @Test func `a type is decoded from a format made with the kit`() throws {
    #expect(try decoder.decode(Order.self, from: Self.document) == Self.order)
  }

  @Test func `options of a format are properties of its coders`() throws {
    var encoder = encoder
    encoder.writesUppercase = true
    #expect(encoder.format.writesUppercase)
    #expect(try encoder.encode(["a"]) == Array("[\ns A\n.".utf8))
  }

  @Test func `strings that aren't in the document are values and keys`() throws {
    #expect(try decoder.decode([String].self, from: "[\nS ab\ns c\n.") == ["AB", "c"])
    #expect(
      try decoder.decode([String: Int].self, from: "{\nS ab\nn 1\ns c\nn 2\n.") == [
        "AB": 1, "c": 2,
      ])
    struct Keys: Decodable { let AB: Int }
    #expect(try decoder.decode(Keys.self, from: "{\nS ab\nn 1\n.").AB == 1)
  }

  @Test func `an error has a coding path and an offset`() throws {
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode([String: [Int]].self, from: "{\ns a\n[\nn 1\ns x\n.\n.")
    }
    let failure = try #require(error.map { CodingFailure($0) })
    #expect(failure.path == "a[1]")
    #expect(failure.reason == .typeMismatch)
    #expect(failure.offset == 14)
    #expect(failure.expected == "Int")
    #expect(failure.found == "a string")
  }

  @Test func `a failure of a writer has a coding path`() throws {
    let error = #expect(throws: EncodingError.self) {
      try encoder.encode(["a": [1, .infinity]])
    }
    let failure = try #require(error.map { CodingFailure($0) })
    #expect(failure.path == "a[1]")
    #expect(failure.reason == .notRepresentable)
  }

  @Test(arguments: [
    "", "{", ".", "n 1\nn 2", "{\ns a\n.", "[\n.\n.", "n 1e", "n", "x", "s \u{0}\n[",
  ])
  func `values out of order are refused`(_ document: String) {
    #expect(throws: DecodingError.self) { try decoder.decode(Ignored.self, from: document) }
  }

  struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  @Test func `strings that aren't UTF-8 are refused`() {
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(String.self, from: [UInt8(ascii: "s"), 0x20, 0x61, 0xFF])
    }
    #expect(error.map { CodingFailure($0).reason } == .invalidUTF8)
    #expect(error.flatMap { CodingFailure($0).offset } == 3)
  }

  @Test func `the settings of a decoder apply`() throws {
    var decoder = decoder
    decoder.settings.coercion = .lossless
    #expect(try decoder.decode([Int].self, from: "[\ns 1\n.") == [1])
    decoder.settings.maximumDepth = 2
    #expect(throws: DecodingError.self) {
      try decoder.decode([[[Int]]].self, from: "[\n[\n[\n.\n.\n.")
    }
    decoder.settings.keyMatching = .ignoringCase
    struct Keys: Decodable { let number: Int }
    #expect(try decoder.decode(Keys.self, from: "{\ns NUMBER\nn 1\n.").number == 1)
    decoder.settings.unknownKeys = .reject
    #expect(throws: DecodingError.self) {
      try decoder.decode(Keys.self, from: "{\ns number\nn 1\ns x\n?\n.")
    }
  }

  @Test func `numbers keep all of their digits`() throws {
    #expect(
      try decoder.decode(Int128.self, from: "n 170141183460469231731687303715884105727") == .max)
    #expect(try decoder.decode(Double.self, from: "n 0.1") == 0.1)
    #expect(try decoder.decode(Int.self, from: "n 2e3") == 2000)
    #expect(throws: DecodingError.self) { try decoder.decode(Int8.self, from: "n 200") }
  }

  @Test func `a text is decoded as any scalar`() throws {
    #expect(try decoder.decode(String.self, from: "t 1") == "1")
    #expect(try decoder.decode(Int.self, from: "t -07") == -7)
    #expect(try decoder.decode(UInt128.self, from: "t 1e3") == 1000)
    #expect(try decoder.decode(Double.self, from: "t .5") == 0.5)
    #expect(try decoder.decode(Float.self, from: "t inf") == .infinity)
    #expect(try decoder.decode(Bool.self, from: "t true"))
    #expect(try decoder.decode(Decimal.self, from: "t 0.10") == Decimal(string: "0.1"))
    #expect(
      try decoder.decode(Date.self, from: "t 1970-01-01T00:00:01Z")
        == Date(timeIntervalSince1970: 1))
    #expect(try decoder.decode(Date.self, from: "t 1.5") == Date(timeIntervalSince1970: 1.5))
    #expect(try decoder.decode(Data.self, from: "t ab") == Data("ab".utf8))
  }

  @Test func `a text is an array with one element`() throws {
    #expect(try decoder.decode([Int].self, from: "t 1") == [1])
    #expect(try decoder.decode(Set<String>.self, from: "t a") == ["a"])
    #expect(try decoder.decode([String: [Int?]].self, from: "{\ns a\nt 1\n.") == ["a": [1]])
  }

  @Test func `an empty text is a string, or nil`() throws {
    struct Values: Decodable, Equatable {
      var text: String?
      var number: Int?
      var date: Date?
      var list: [Int?]
    }
    #expect(
      try decoder.decode(
        Values.self,
        from: "{\ns text\nt \ns number\nt \ns date\nt \ns list\n[\nt \nt 1\n.\n.")
        == Values(text: "", number: nil, date: nil, list: [nil, 1]))
    #expect(try decoder.decode([String?].self, from: "[\nt \n.") == [""])
    #expect(try decoder.decode(String.self, from: "t ") == "")
    #expect(throws: DecodingError.self) { try decoder.decode(Int.self, from: "t ") }
  }

  @Test(arguments: [
    ("t x", "type-mismatch", "\"x\""), ("t 300", "number-out-of-range", "number 300"),
    ("t ", "type-mismatch", "an empty string"), ("t 0x10", "type-mismatch", "\"0x10\""),
    ("t 1.5", "number-out-of-range", "number 1.5"), ("t 1e1e1", "type-mismatch", "\"1e1e1\""),
  ])
  func `an error names the text`(_ document: String, _ reason: String, _ found: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(Int8.self, from: document)
    }
    let failure = try #require(error.map { CodingFailure($0) })
    #expect(failure.reason.code == reason)
    #expect(failure.found == found)
  }

  @Test func `converting a text isn't a coercion`() throws {
    var decoder = decoder
    decoder.settings.coercion = .flexible
    var report = DecodingReport()
    #expect(try decoder.decode([Int].self, from: "[\nt 1\n.", report: &report) == [1])
    #expect(report.events.isEmpty)
    #expect(try decoder.decode([Bool].self, from: "[\nt yes\n.", report: &report) == [true])
    #expect(report.events.map(\.kind) == [.coercion])
  }

  @Test func `user info reaches the types`() throws {
    struct Reader: Codable {
      let value: Int
      init(from decoder: any Decoder) throws {
        value = (decoder.userInfo[key] as? Sink)?.value ?? 0
      }
      func encode(to encoder: any Encoder) throws {
        try ((encoder.userInfo[key] as? Sink)?.value ?? 0).encode(to: encoder)
      }
    }
    var (decoder, encoder) = (decoder, encoder)
    decoder.userInfo[key] = Sink(value: 5)
    encoder.userInfo[key] = Sink(value: 6)
    let reader = try decoder.decode(Reader.self, from: "?")
    #expect(reader.value == 5)
    #expect(try encoder.encode(reader) == Array("n 6".utf8))
  }

  @Test func `the values of a call are released when it ends`() throws {
    final class Witness: Sendable {}
    weak var witness: Witness?
    do {
      let object = Witness()
      witness = object
      var decoder = decoder
      decoder.userInfo[try #require(CodingUserInfoKey(rawValue: "witness"))] = object
      decoder.dateDecodingStrategy = .custom { [object] _ in withExtendedLifetime(object) { 9 } }
      let order = try decoder.decode(Order.self, from: Self.document)
      #expect(order == Self.order)
    }
    #expect(witness == nil)
  }

  @Test func `the options of a call don't apply to the next one`() throws {
    var custom = decoder
    custom.dateDecodingStrategy = .custom { _ in 5 }
    custom.keyDecodingStrategy = .convertFromSnakeCase
    custom.settings.coercion = .flexible
    for _ in 0..<3 {
      let order = try custom.decode(Order.self, from: Self.document)
      #expect(order.created == Date(timeIntervalSince1970: 5))
      #expect(try decoder.decode(Order.self, from: Self.document) == Self.order)
      #expect(throws: DecodingError.self) { try decoder.decode(Int.self, from: "s 7") }
      #expect(try custom.decode(Int.self, from: "s 7") == 7)
    }
  }

  @Test func `a text that was decoded as an array isn't an object`() throws {
    struct Attempts: Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        #expect(try container.decode([String].self) == ["7"])
        #expect(throws: DecodingError.self) { try container.decode([String: String].self) }
        #expect(try container.decode([Int].self) == [7])
      }
    }
    _ = try decoder.decode(Attempts.self, from: "t 7")
  }

  @Test func `coders can be used by several threads`() async throws {
    let (decoder, encoder) = (decoder, encoder)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            let bytes = try encoder.encode(Self.order)
            #expect(try decoder.decode(Order.self, from: bytes) == Self.order)
          }
        }
      }
      try await group.waitForAll()
    }
  }
}

private let key = CodingUserInfoKey.decodingReport

private struct Sink: DecodingReporting {
  let value: Int
  func record(_ event: DecodingEvent) {}
}
