import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList
import TranscodableTestSupport

/// All formats share a pool of containers.
@Suite("Shared container pool")
struct SharedPoolTests {
  private struct Item: Codable, Equatable {
    var name: String
    var count: Int
    var nested: [String: Double]
  }

  /// JSON that contains a property list that contains JSON.
  private struct Letter: Decodable, Equatable {
    var before: Item
    var enclosed: [Item]
    var after: Item

    private enum CodingKeys: CodingKey { case before, list, after }
    private struct Enclosure: Decodable {
      var text: String
      var items: [Item]
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      before = try container.decode(Item.self, forKey: .before)
      let list = try container.decode(Data.self, forKey: .list)
      let enclosure = try PropertyList.Decoder().decode(Enclosure.self, from: list)
      enclosed =
        try enclosure.items + [JSON.Decoder().decode(Item.self, from: Data(enclosure.text.utf8))]
      after = try container.decode(Item.self, forKey: .after)
    }
  }

  private func item(_ generator: inout SeededGenerator) -> Item {
    let texts = ["a", "", "long text that is not in place", "é", "tab\tquote\"", "\u{1F600}"]
    return Item(
      name: texts.randomElement(using: &generator) ?? "",
      count: Int.random(in: -1_000_000...1_000_000, using: &generator),
      nested: ["x": Double(Int.random(in: 0..<99, using: &generator)) / 4])
  }

  private func encoded(_ value: some Encodable, _ format: Int) throws -> Data {
    if format == 0 { return try JSON.Encoder().encode(value) }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format == 1 ? .xml : .binary
    return try encoder.encode(value)
  }

  @Test func `alternating formats reuse the same containers`() throws {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<200 {
      let items = [item(&generator), item(&generator)]
      let format = round % 3
      let data = try encoded(items, format)
      let found =
        format == 0
        ? try JSON.Decoder().decode([Item].self, from: data)
        : try PropertyList.Decoder().decode([Item].self, from: data)
      #expect(found == items, "round \(round)")
    }
  }

  @Test func `a document can be decoded while another format is being decoded`() throws {
    struct Enclosure: Encodable {
      var text: String
      var items: [Item]
    }
    struct Whole: Encodable {
      var before: Item
      var list: Data
      var after: Item
    }
    var generator = SeededGenerator(seed: 8)
    for round in 0..<50 {
      let (before, inside, inner, after) = (
        item(&generator), item(&generator), item(&generator), item(&generator)
      )
      let text = String(decoding: try JSON.Encoder().encode(inner), as: UTF8.self)
      let list = try encoded(Enclosure(text: text, items: [inside]), 1 + round % 2)
      let data = try JSON.Encoder().encode(Whole(before: before, list: list, after: after))
      let letter = try JSON.Decoder().decode(Letter.self, from: data)
      #expect(letter.before == before && letter.after == after, "round \(round)")
      #expect(letter.enclosed == [inside, inner], "round \(round)")
    }
  }

  @Test func `arrays of scalars round-trip with any content`() throws {
    func check<Value: Codable & Equatable>(_ value: Value) throws {
      for format in 1...2 {
        let data = try encoded(value, format)
        #expect(try PropertyList.Decoder().decode(Value.self, from: data) == value)
      }
    }
    try check([1, 0, -1, .max, .min, 1_000_000_000_000_000_000, -999_999_999_999_999_999])
    try check([1.5, 0, -0.25, 1e300, .infinity])
    try check(["", "é", "<&>", String(repeating: "x", count: 70_000)])
    try check([[1.5], []])
    try check([[[1, 2], []], []] as [[[Double]]])
    try check([UInt64.max, 0])
    try check([String(repeating: "k", count: 70_000): 1, "short": 2])
  }

  @Test(arguments: [
    "0", "-0", "00", "007", "+7", "-7", " 7", "7 ", "0x1F", "-0x1f", "1.0", "1e3", "", "-", "x",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "999999999999999999", "1000000000000000000", "-999999999999999999",
    "255", "256",
  ])
  func `XML integers decode as in Foundation`(_ digits: String) {
    let data = Data(
      "<plist version=\"1.0\"><array><integer>\(digits)</integer></array></plist>".utf8)
    func check<Value: Decodable & Equatable>(_ type: Value.Type) {
      let ours = try? PropertyList.Decoder().decode([Value].self, from: data)
      let foundation = try? PropertyListDecoder().decode([Value].self, from: data)
      #expect(ours == foundation, "\(type)")
    }
    check(Int.self)
    check(Int8.self)
    check(UInt8.self)
    check(UInt64.self)
    check(Int32.self)
    check(Double.self)
    check(Float.self)
    check(String.self)
  }
}
