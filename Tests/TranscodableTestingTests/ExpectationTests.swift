import Foundation
import Testing
import Transcodable
import TranscodableTesting

@Suite struct `Expectations of types` {
  /// The description of a failed expectation, or nil.
  static func complaint(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let mismatch as CodingMismatch {
      return mismatch.description
    } catch {
      return "another error: \(error)"
    }
  }

  @Test(arguments: TestedCoder.allCases)
  func `round trips are checked with each coder`(_ coder: TestedCoder) throws {
    try expectRoundTrip(["a": Customer(name: "Ada", website: nil, id: UUID())], in: [coder])
    let complaint = Self.complaint {
      try expectRoundTrip(["a": Forgetful(name: "Ada", secret: "42")], in: [coder])
    }
    #expect(complaint?.hasPrefix("\(coder.rawValue): the decoded value differs") == true)
  }

  @Test func `failures to encode or decode are distinguished from differences`() {
    #expect(
      Self.complaint { try expectRoundTrip(Double.infinity) }?
        .hasPrefix("JSON: encoding inf failed") == true)
    #expect(
      Self.complaint { try expectRoundTrip(Order.State?.none, in: [.propertyList]) }?
        .hasPrefix("property list:") == true)
  }

  @Test func `round trips use the settings of the given coders`() throws {
    let (encoder, decoder) = (JSON.Encoder(), JSON.Decoder())
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "NaN")
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "NaN")
    try expectRoundTrip([Double.infinity], encoder: encoder, decoder: decoder)
  }

  @Test func `coding is compared with Foundation's, and differences are found`() throws {
    try expectSameAsFoundation(encoding: Customer(name: "Ada", website: nil, id: UUID()))
    try expectSameAsFoundation([Int].self, decoding: "[1, 2.5]")
    let complaint = Self.complaint { try expectSameAsFoundation([Cheat].self, decoding: "[1]") }
    #expect(complaint?.contains("Foundation: [") == true)
    #expect(
      Self.complaint { try expectSameAsFoundation(encoding: Cheat(number: 1)) }?
        .contains("writes different JSON") == true)
  }

  /// A type whose direct path differs from its container path.
  struct Cheat: Codable, Equatable, JSONDecodable, JSONEncodable {
    var number: Int

    static func decode(from reader: inout JSONReader) -> Cheat? {
      Cheat(number: reader.read(Int.self) + 1)
    }

    func encode(to writer: inout JSONWriter) { writer.write(number) }

    init(number: Int) { self.number = number }
    init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(number + 1)
    }
  }

  @Test func `golden files are written once and then compared`() throws {
    let name = "Golden-\(UUID())/customer.json"
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: name).deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    let customer = Customer(name: "Ada", website: URL(string: "https://example.com/a"), id: UUID())
    let first = Self.complaint { try expectGolden(customer, in: name) }
    #expect(first == "\(name) was written; review it, and run the test again")
    try expectGolden(customer, in: name)
    let other = Customer(name: "Bob", website: customer.website, id: customer.id)
    let complaint = Self.complaint { try expectGolden(other, in: name) }
    #expect(complaint?.contains("/name") == true, "\(complaint ?? "")")
  }

  @Test func `every document of a folder is decoded, and all failures are reported`() throws {
    let orders = try expectFixtures(of: Order.self, in: "Fixtures/orders")
    #expect(orders.keys.sorted() == ["first.json", "second.json"])
    let complaint = Self.complaint {
      _ = try expectFixtures(of: Customer.self, in: "Fixtures/orders")
    }
    let lines = complaint?.split(separator: "\n") ?? []
    #expect(lines.map { $0.prefix { $0 != ":" } } == ["first.json", "second.json"], "\(lines)")
    #expect(lines.allSatisfy { $0.contains("name") }, "\(lines)")
    #expect(Self.complaint { _ = try expectFixtures(of: Order.self, in: "Golden") } != nil)
  }
}
