import Foundation
import Testing
import Transcodable
import TranscodableStreams

@Suite("Conveniences of decoders")
struct DecoderConvenienceTests {
  struct Plain: Codable, Equatable {
    var id: Int
    var name: String?
  }

  @Codable
  struct Item: Equatable {
    var id: Int
    var name: String?
  }

  @Codable(unknownKeys: .ignore)
  struct Order: Equatable {
    var lines: [Plain]
  }

  // MARK: - Pointers

  private static let envelope =
    #"{"meta":{"a":[1,2]},"data":{"items":[{"id":1},{"id":2,"name":"x"}]},"rest":[true]}"#

  @Test func `a value at a pointer is decoded`() throws {
    let decoder = JSON.Decoder()
    let text = Self.envelope
    #expect(
      try decoder.decode([Item].self, from: text, at: "/data/items") == [
        Item(id: 1), Item(id: 2, name: "x"),
      ])
    #expect(
      try decoder.decode(Plain.self, from: Data(text.utf8), at: "/data/items/1")
        == Plain(id: 2, name: "x"))
    #expect(try decoder.decode(Int.self, from: text, at: ["meta", "a", "1"]) == 2)
    #expect(try decoder.decode(JSON.self, from: text, at: "") == JSON(parsing: text))
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode([Bool].self, from: text, at: "/rest") == [true])
  }

  @Test func `failures at a pointer have their location in the document`() throws {
    let decoder = JSON.Decoder()
    let text = #"{"data":{"items":[{"id":"x"}]}}"#
    for type in [Item.self, Plain.self] as [any Decodable.Type] {
      let error = #expect(throws: DecodingError.self) {
        try decoder.decode(type, from: text, at: "/data/items/0")
      }
      let failure = error.map { CodingFailure(describing: $0) }
      #expect(failure?.codingPath.map(\.stringValue) == ["data", "items", "Index 0", "id"])
      #expect(failure?.offset == 24)
    }
  }

  @Test(arguments: ["/data/x", "/data/items/1", "/data/items/01", "/data/items/-"])
  func `a pointer without a value is a missing key`(_ pointer: String) throws {
    let text = #"{"data":{"items":[{"id":1}]}}"#
    let error = #expect(throws: DecodingError.self) {
      try JSON.Decoder().decode(Item.self, from: text, at: pointer)
    }
    #expect(error.map { CodingFailure(describing: $0).reason } == .missingKey)
  }

  @Test func `the rest of the document is validated`() throws {
    for text in [#"{"a":1,"b":[}"#, #"{"a":1} x"#, #"{"a":1,"b":"\q"}"#] {
      #expect(throws: DecodingError.self) {
        try JSON.Decoder().decode(Int.self, from: text, at: "/a")
      }
    }
    #expect(throws: JSON.Pointer.SyntaxError.self) {
      try JSON.Decoder().decode(Int.self, from: "{}", at: "a")
    }
  }

  // MARK: - Reports

  @Test func `a report can ignore unknown keys, however many there are`() throws {
    let keys = (0..<2_000).map { #""k\#($0)":0"# }.joined(separator: ",")
    let text = #"[{"id":1,\#(keys)},{"id":"x","q":1},{"id":2,"id":3}]"#
    var report = DecodingReport(limit: 10, ignoring: [.unknownKey])
    let items = try JSON.Decoder().decodeLossy([Item].self, from: text, report: &report)
    #expect(items == [Item(id: 1), Item(id: 2)])
    #expect(report.events.map(\.kind) == [.droppedElement, .duplicateKey])
    #expect(report.omittedCount == 0)
  }

  @Test func `a top-level array is decoded without the elements that fail`() throws {
    let text = #"[{"id":1},{"id":"x"},{},{"id":2}]"#
    var report = DecodingReport()
    let plain = try JSON.Decoder().decodeLossy([Plain].self, from: text, report: &report)
    #expect(plain == [Plain(id: 1), Plain(id: 2)])
    #expect(report.events.map { $0.codingPath.map(\.stringValue) } == [["Index 1"], ["Index 2"]])
    #expect(throws: DecodingError.self) {
      try JSON.Decoder().decodeLossy([Plain].self, from: "{}", report: &report)
    }
    let list = try PropertyList.Encoder().encode([Plain(id: 1), Plain(id: 2)])
    var other = DecodingReport()
    #expect(
      try PropertyList.Decoder().decodeLossy([Plain].self, from: list, report: &other).count == 2)
    #expect(other.isEmpty)
  }

  @Test func `every input of a decoder can be decoded with a report and collected`() throws {
    let text = #"{"id":1,"q":2}"#
    var report = DecodingReport()
    let decoder = JSON.Decoder()
    _ = try decoder.decode(Item.self, from: text, report: &report)
    _ = try decoder.decode(Item.self, from: Array(text.utf8), report: &report)
    _ = try decoder.decode(Item.self, from: text[...], report: &report)
    _ = try decoder.decode(Item.self, from: Data(text.utf8), report: &report)
    _ = try JSON(parsing: text).decode(Item.self, report: &report)
    #expect(report.events.map(\.kind) == Array(repeating: .unknownKey, count: 5))
    let failures = #expect(throws: CodingFailures.self) {
      try (["id": "x", "name": 1] as JSON).decodeCollecting(Item.self)
    }
    #expect(failures?.count == 2)
  }

  @Test(arguments: [-1, 0, Int.min, 1])
  func `a limit below one collects the first failure`(_ limit: Int) throws {
    let text = #"[{"id":"x"},{"id":"y"}]"#
    for type in [[Item].self, [Plain].self] as [any Decodable.Type] {
      let failures = #expect(throws: CodingFailures.self) {
        try JSON.Decoder().decodeCollecting(type, from: text, limit: limit)
      }
      #expect(failures?.count == 1 && failures?.isComplete == false)
    }
    let list = try PropertyList.Encoder().encode([["id": "x"], ["id": "y"]])
    let failures = #expect(throws: CodingFailures.self) {
      try PropertyList.Decoder().decodeCollecting([Item].self, from: list, limit: limit)
    }
    #expect(failures?.count == 1)
  }

  // MARK: - Unexpected keys

  @Test func `a decoder can reject unknown and duplicate keys of every type`() throws {
    let decoder = JSON.Decoder()
    let unknown = #"{"lines":[{"id":1,"q":2}],"z":3}"#
    let repeated = #"{"lines":[{"id":1,"id":2}]}"#
    #expect(throws: Never.self) { try decoder.decode(Order.self, from: unknown) }
    decoder.settings.unknownKeys = .reject
    #expect(throws: Never.self) { try decoder.decode(Order.self, from: repeated) }
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(Order.self, from: unknown)
    }
    let failure = error.map { CodingFailure(describing: $0) }
    #expect(failure?.reason == .unknownKey)
    #expect(failure?.codingPath.map(\.stringValue) == ["lines", "Index 0", "q"])
    let failures = #expect(throws: CodingFailures.self) {
      try decoder.decodeCollecting(Order.self, from: unknown)
    }
    #expect(failures?.map { $0.codingPath.last?.stringValue } == ["q", "z"])
    decoder.settings.duplicateKeys = .reject
    #expect(throws: DecodingError.self) { try decoder.decode(Order.self, from: repeated) }
    #expect(throws: Never.self) {
      try decoder.decode(Order.self, from: #"{"lines":[{"id":1}]}"#)
    }
  }

  @Test func `a decoder of property lists can reject unknown keys`() throws {
    let list = try PropertyList.Encoder().encode(["id": 1, "q": 2])
    let decoder = PropertyList.Decoder()
    #expect(try decoder.decode(Plain.self, from: list) == Plain(id: 1))
    decoder.settings.unknownKeys = .reject
    #expect(throws: DecodingError.self) { try decoder.decode(Plain.self, from: list) }
    let failures = #expect(throws: CodingFailures.self) {
      try decoder.decodeCollecting(Item.self, from: list)
    }
    #expect(failures?.map(\.reason) == [.unknownKey])
  }

  // MARK: - Patches

  @Codable
  struct Patch {
    var name: CodableNullable<String> = .absent
    var size: CodableNullable<Int> = .absent
  }

  @Test func `a patch is applied to optional and other fields`() throws {
    var name: String? = "old"
    var size = 3
    let decoder = JSON.Decoder()
    let none = try decoder.decode(Patch.self, from: "{}")
    #expect(!none.name.apply(to: &name) && !none.size.apply(to: &size, default: 0))
    #expect(name == "old" && size == 3)
    let some = try decoder.decode(Patch.self, from: #"{"name":"new","size":4}"#)
    #expect(some.name.apply(to: &name) && some.size.apply(to: &size, default: 0))
    #expect(name == "new" && size == 4)
    let nulls = try decoder.decode(Patch.self, from: #"{"name":null,"size":null}"#)
    nulls.name.apply(to: &name)
    nulls.size.apply(to: &size, default: 0)
    #expect(name == nil && size == 0)
  }

  // MARK: - Descriptions

  @Codable @PartiallyDecodable
  struct Recipe: Sendable {
    var title: String
    var steps: [String]
    var description: String?
  }

  @Test func `partial values and changes describe themselves`() throws {
    var decoder = PartialDecoder(Recipe.self)
    try decoder.append(#"{"title": "Soup", "steps": ["Bo"#)
    let partial = decoder.partial
    #expect(partial.map { "\($0)" } == #"Partial(title: "Soup", steps: ["Bo"], …)"#)
    try decoder.append(#"il"]}"#)
    let whole = decoder.partial
    #expect(
      whole.map { "\($0)" } == #"Partial(title: "Soup", steps: ["Boil"])"#)
    var values = JSON.PartialDecoder()
    let first = try values.append(#"{"a": "b"#)
    #expect("\(first)" == "root added")
    let second = try values.append(#"c", "d": [1"#)
    #expect("\(second)".contains(#"/a appended "c""#))
  }
}
