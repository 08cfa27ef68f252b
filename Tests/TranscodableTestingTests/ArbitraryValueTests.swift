import Foundation
import Testing
import Transcodable
import TranscodableTesting

@Suite struct `Arbitrary values` {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `arbitrary values obey the laws if their types do`(_ seed: UInt64) throws {
    try expectLaws(of: Order.self, seed: seed)
    try expectLaws(of: Item.self, seed: seed)
    try expectLaws(of: [String: Customer].self, seed: seed)
  }

  @Codable
  struct Texts: Equatable {
    @CodableBy(.iso8601) let at: Date
    @CodableBy(.dateFormat("yyyy-MM-dd HH:mm")) let day: Date
    @CodableBy(.rfc2822) let sent: Date?
    @CodableBy(.hex) let key: Data
    @CodableBy(.base64URL) let token: Data?
    @CodableBy(.elements(.iso8601)) let dates: [Date]
  }

  @Test func `arbitrary values include strings that strategies can decode`() throws {
    try expectLaws(of: Texts.self, count: 20, damages: 2, seed: 1)
  }

  @Test func `arbitrary values cover all alternatives of a type`() throws {
    var values = ArbitraryValues(of: Order.self, seed: 5)
    let samples = try (0..<200).map { _ in try values.next() }
    let orders = samples.map(\.value)
    #expect(orders.contains { $0.customer == nil } && orders.contains { $0.customer != nil })
    #expect(orders.contains { $0.customer?.website != nil })
    #expect(orders.contains { $0.items.isEmpty } && orders.contains { $0.items.count > 2 })
    #expect(orders.contains { $0.items.contains(.pen) })
    #expect(orders.contains { $0.items.contains { $0 != .pen } })
    #expect(Set(orders.map(\.state)).count == 3)
    #expect(orders.contains { $0.notes.count > 1 })
    #expect(samples.contains { $0.document["customer"] == .some(nil) })
    #expect(samples.contains { $0.document["customer"] == nil })
    #expect(orders.allSatisfy { $0.total >= 0 })
  }

  @Test func `arbitrary values are the same for the same seed`() throws {
    func documents(_ seed: UInt64) throws -> [JSON] {
      var values = ArbitraryValues(of: Order.self, seed: seed)
      return try (0..<20).map { _ in try values.next().document }
    }
    #expect(try documents(1) == documents(1))
    #expect(try documents(1) != documents(2))
  }

  @Test func `an enum whose cases cannot be enumerated has no arbitrary values`() {
    var values = ArbitraryValues(of: Silent.self, seed: 1)
    #expect { try values.next() } throws: { "\($0)".contains("found no value of Silent") }
  }

  @Test func `arbitrary values are decoded from their documents`() throws {
    var values = ArbitraryValues(of: [Int8?].self, seed: 9)
    for _ in 0..<50 {
      let sample = try values.next()
      #expect(try sample.document.decode([Int8?].self) == sample.value)
    }
  }
}

@Suite struct `Damaged documents` {
  static let document: JSON = ["a": [1, 2, ["b": "text"]], "c": nil]

  @Test func `damaged documents have several kinds of damage, determined by the seed`() throws {
    let texts = Array(DamagedDocuments(of: Self.document, seed: 3).prefix(500))
    #expect(texts == Array(DamagedDocuments(of: Self.document, seed: 3).prefix(500)))
    #expect(texts != Array(DamagedDocuments(of: Self.document, seed: 4).prefix(500)))
    let parsed = texts.map { try? JSON(parsing: $0) }
    #expect(parsed.contains(nil), "some are invalid JSON")
    #expect(parsed.contains { $0?["c"] == nil && $0?["a"] != nil }, "a member is missing")
    #expect(parsed.contains { $0?["a"]?.array?.count == 4 }, "an element is duplicated")
    #expect(parsed.contains { $0?["a"] == "7" }, "a value has another kind")
    #expect(Double(texts.count { $0 == "\(Self.document)" }) < 5)
  }
}
