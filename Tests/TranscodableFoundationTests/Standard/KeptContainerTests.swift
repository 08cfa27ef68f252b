import Foundation
import Synchronization
import Testing
import TranscodableFoundation
import TranscodableTestSupport

/// Containers and decoders that are used after their call has returned.
@Suite("Container path: containers that outlive the call")
struct KeptContainerTests {
  /// Keeps the decoder and its containers.
  private final class Keeper: Decodable {
    let decoder: any Decoder
    var keyed: KeyedDecodingContainer<AnyKey>?
    var unkeyed: (any UnkeyedDecodingContainer)?
    let single: any SingleValueDecodingContainer

    init(from decoder: any Decoder) throws {
      self.decoder = decoder
      keyed = try? decoder.container(keyedBy: AnyKey.self)
      unkeyed = try? decoder.unkeyedContainer()
      single = try decoder.singleValueContainer()
    }
  }

  /// Decodes from a document that is deallocated and overwritten when this returns.
  private func keep(_ text: String, with decoder: JSONDecoder) throws -> Keeper {
    // Long enough to be allocated on the heap, where others reuse the memory.
    var document = Data((text + String(repeating: " ", count: 4096)).utf8)
    let keeper = try decoder.decode(Keeper.self, from: document)
    document.resetBytes(in: 0..<document.count)
    document = Data(repeating: UInt8(ascii: "!"), count: 8192)
    // Reuses the decoder for another document.
    _ = try decoder.decode([Int].self, from: Data("[9,9,9]".utf8))
    return withExtendedLifetime(document) { keeper }
  }

  private func expectSame(
    _ text: String, _ lines: [String], configure: (JSONDecoder) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation,
    _ questions: (Keeper, Log) throws -> Void
  ) throws {
    let (ours, foundation) = decoders(configure)
    let logs = [Log(), Log()]
    for (decoder, log) in zip([ours, foundation], logs) {
      let keeper = try keep(text, with: decoder)
      try questions(keeper, log)
    }
    let agree = zip(logs[0].entries, logs[1].entries).allSatisfy { $0.agrees(with: $1) }
    #expect(
      agree && logs[0].lines.count == logs[1].lines.count, "\(logs[0].lines)\n\(logs[1].lines)",
      sourceLocation: sourceLocation)
    #expect(logs[1].lines == lines, sourceLocation: sourceLocation)
  }

  @Test func `a keyed container works after the call`() throws {
    try expectSame(
      #"{"a":1,"b":{"c":["\u00e9\n", null]},"d":1.5}"#,
      [
        "1", "[\"c\": [Optional(\"é\\n\"), nil]]", "1.5", "keyNotFound z at .", "3",
        "typeMismatch String at .b.c",
      ]
    ) { keeper, log in
      let container = try #require(keeper.keyed)
      log.attempt { try container.decode(Int.self, forKey: "a") }
      log.attempt { try container.decode([String: [String?]].self, forKey: "b") }
      log.attempt { try container.decode(Decimal.self, forKey: "d") }
      log.attempt { try container.decode(Int.self, forKey: "z") }
      log.note(container.allKeys.count)
      let nested = try container.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
      log.attempt { try nested.decode(String.self, forKey: "c") }
    }
  }

  /// Keeps its container and contains values that do the same.
  private struct Node: Decodable {
    let container: KeyedDecodingContainer<AnyKey>
    let children: [Node]

    init(from decoder: any Decoder) throws {
      container = try decoder.container(keyedBy: AnyKey.self)
      children = try container.decodeIfPresent([Node].self, forKey: "children") ?? []
    }

    /// Reads the numbers of all nodes from their kept containers.
    func numbers() throws -> [Int] {
      try [container.decode(Int.self, forKey: "number")] + children.flatMap { try $0.numbers() }
    }
  }

  @Test func `kept containers still read their objects after others are created`() throws {
    let leaves = (2..<20).map { #"{"number":\#($0)}"# }.joined(separator: ",")
    var text = #"{"number":1,"children":[\#(leaves)]}"#
    text = #"{"number":0,"children":[\#(text)]}"#
    let (ours, _) = decoders { _ in }
    let nodes = try (0..<40).map { _ in try ours.decode(Node.self, from: Data(text.utf8)) }
    for node in nodes { #expect(try node.numbers() == Array(0..<20)) }
  }

  @Test func `containers of a type nest to any depth`() throws {
    var text = #"{"number":49}"#
    for number in (0..<49).reversed() { text = #"{"children":[\#(text)],"number":\#(number)}"# }
    let (ours, _) = decoders { _ in }
    for _ in 0..<3 {
      let node = try ours.decode(Node.self, from: Data(text.utf8))
      #expect(try node.numbers() == Array(0..<50))
    }
  }

  /// Decodes another document while its own container is in use.
  private struct Inner: Decodable {
    let number: Int
    static let decoder = Mutex<JSONDecoder?>(nil)

    private enum CodingKeys: CodingKey { case number, text }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let text = try container.decodeIfPresent(String.self, forKey: .text) {
        let other = try #require(Self.decoder.withLock { $0 })
        _ = try other.decode(Inner.self, from: Data(text.utf8))
      }
      number = try container.decode(Int.self, forKey: .number)
    }
  }

  @Test func `a decoder can be used within its own call`() throws {
    let (ours, _) = decoders { _ in }
    Inner.decoder.withLock { $0 = ours }
    let text = #"[{"number":1,"text":"{\"number\":2}"},{"number":3}]"#
    let numbers = try ours.decode([Inner].self, from: Data(text.utf8)).map(\.number)
    #expect(numbers == [1, 3])
  }

  @Test func `an unkeyed container works after the call`() throws {
    try expectSame(
      #"[1,["x"],{"k":2}]"#, ["3", "1", "x", "2", "valueNotFound Int at [3]"]
    ) { keeper, log in
      var container = try #require(keeper.unkeyed)
      log.note(container.count ?? -1)
      log.attempt { try container.decode(Int.self) }
      var nested = try container.nestedUnkeyedContainer()
      log.attempt { try nested.decode(String.self) }
      let object = try container.nestedContainer(keyedBy: AnyKey.self)
      log.attempt { try object.decode(Int.self, forKey: "k") }
      log.attempt { try container.decode(Int.self) }
    }
  }

  @Test func `a single-value container works after the call`() throws {
    try expectSame(
      #""a long text, longer than fifteen bytes""#,
      [
        "a long text, longer than fifteen bytes", "typeMismatch Int at .", "false",
      ]
    ) { keeper, log in
      log.attempt { try keeper.single.decode(String.self) }
      log.attempt { try keeper.single.decode(Int.self) }
      log.note(keeper.single.decodeNil())
    }
  }

  @Test func `the top-level decoder creates containers after the call`() throws {
    try expectSame(
      #"{"a":[1,2,{"b":3}]}"#, [".", "[\"a\"]", "1", "2", "3", "typeMismatch Array<Any> at ."]
    ) { keeper, log in
      let decoder = keeper.decoder
      log.note(path: decoder.codingPath)
      let keyed = try decoder.container(keyedBy: AnyKey.self)
      log.note(keyed.allKeys.map(\.stringValue))
      var array = try keyed.superDecoder(forKey: "a").unkeyedContainer()
      log.attempt { try array.decode(Int.self) }
      log.attempt { try array.decode(Int.self) }
      let object = try array.nestedContainer(keyedBy: AnyKey.self)
      log.attempt { try object.decode(Int.self, forKey: "b") }
      log.attempt { try decoder.unkeyedContainer().count }
    }
  }

  @Test func `kept containers keep their strategies and userInfo`() throws {
    try expectSame(
      #"{"first_key":"2001-01-01T00:00:10Z"}"#, ["2001-01-01 00:00:10 +0000", "kept"],
      configure: {
        $0.dateDecodingStrategy = .iso8601
        $0.keyDecodingStrategy = .convertFromSnakeCase
        if let key = CodingUserInfoKey(rawValue: "note") { $0.userInfo[key] = "kept" }
      }
    ) { keeper, log in
      let container = try #require(keeper.keyed)
      log.attempt { try container.decode(Date.self, forKey: "firstKey") }
      let key = try #require(CodingUserInfoKey(rawValue: "note"))
      log.note(keeper.decoder.userInfo[key] ?? "")
    }
  }

  @Test func `a kept container can be used in another thread`() async throws {
    let (ours, _) = decoders { _ in }
    // Only one thread at a time uses the container.
    struct Handed: @unchecked Sendable { let keeper: Keeper }
    let handed = Handed(keeper: try keep(#"{"a":[1,2,3]}"#, with: ours))
    let numbers = try await Task.detached {
      try handed.keeper.keyed?.decode([Int].self, forKey: "a")
    }.value
    #expect(numbers == [1, 2, 3])
  }
}
