import Foundation
import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite("Reading JSON values")
struct ValueReadingTests {
  private static let conformance = Documents.names(in: Documents.conformance)
  private static let corpus = Documents.names(in: Documents.corpus)

  private static func bytes(_ name: String, in folder: URL?) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: try #require(folder).appending(path: name)))
  }

  /// Converts a value to a tree with numbers rounded to `Double`.
  private static func tree(_ json: JSON) -> Tree {
    switch json {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(number.double)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(tree))
    case .object(let members):
      .object(Dictionary(uniqueKeysWithValues: members.map { ($0.key, tree($0.value)) }))
    }
  }

  /// Parses a document as a JSON value and compares the outcome with skipping it and with decoding
  /// another type.
  private func check(_ bytes: [UInt8], _ note: @autoclosure () -> String) {
    for grammar in [JSONGrammar.strict, .foundation] {
      let settings = JSONReaderSettings(grammar: grammar)
      let json = Outcome { try JSON(parsing: bytes, settings: settings) }
      let skipped = skip(bytes, grammar: grammar)
      #expect(json.problem == skipped.problem, "\(note())")
      #expect(json.problem?.failure?.offset == skipped.problem?.failure?.offset, "\(note())")
      guard let value = json.value else { continue }
      if let tree = read(Tree.self, from: bytes, grammar: grammar).value {
        #expect(Self.tree(value) == tree, "\(note())")
      }
      let again = Outcome { try JSON(parsing: value.description, settings: settings) }
      #expect(again.value == value, "\(note())")
      #expect(again.value?.description == value.description, "\(note())")
    }
  }

  @Test(arguments: conformance.filter { !$0.hasPrefix("n_") })
  func `valid documents are parsed as they are skipped`(_ name: String) throws {
    let bytes = try Self.bytes(name, in: Documents.conformance)
    check(bytes, name)
    if name.hasPrefix("y_") {
      _ = try JSON(parsing: bytes, settings: JSONReaderSettings(grammar: .strict))
    }
  }

  @Test(arguments: conformance.filter { $0.hasPrefix("n_") })
  func `invalid documents are rejected`(_ name: String) throws {
    let bytes = try Self.bytes(name, in: Documents.conformance)
    check(bytes, name)
    let outcome = Outcome {
      try JSON(parsing: bytes, settings: JSONReaderSettings(grammar: .strict))
    }
    #expect(outcome.problem?.kind == "dataCorrupted")
  }

  @Test(arguments: corpus)
  func `large documents round-trip`(_ name: String) throws {
    let bytes = try Self.bytes(name, in: Documents.corpus)
    let json = try JSON(parsing: bytes)
    for layout: JSONLayout in [[], [.prettyPrinted, .sortedKeys], .withoutEscapingSlashes] {
      #expect(try JSON(parsing: json.text(layout)) == json)
    }
    let theirs = try JSONSerialization.jsonObject(with: Data(json.description.utf8)) as? NSObject
    #expect(theirs == (try JSONSerialization.jsonObject(with: Data(bytes)) as? NSObject))
    #expect(Self.tree(json) == read(Tree.self, from: bytes).value)
  }

  @Test(arguments: [0x1, 0x2, 0x3] as [UInt64])
  func `random documents parse like other types`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<15 {
      let tree = Tree.randomDocument(count: 600, using: &generator)
      let layout: JSONLayout = Bool.random(using: &generator) ? .prettyPrinted : []
      let bytes = try JSONWriter.write(layout: layout) { tree.encode(to: &$0) }
      check(bytes, "seed \(seed)")
      for _ in 0..<20 {
        var damaged = bytes
        let position = Int.random(in: 0..<damaged.count, using: &generator)
        damaged[position] = #"{}[]",:\ 0a.e-"#.utf8.randomElement(using: &generator) ?? 0
        check(damaged, "seed \(seed): \(String(decoding: damaged, as: UTF8.self))")
        check(Array(bytes[..<position]), "seed \(seed), truncated at \(position)")
      }
    }
  }

  @Test(arguments: [0x51, 0x52] as [UInt64])
  func `objects with similar keys are distinguished`(_ seed: UInt64) throws {
    // Random selections of plain and escaped keys with common prefixes and lengths around a word.
    let keys = (0..<30).map { index in
      String("abcdefghijklmnopqrstuvwxyz".prefix(index % 13))
        + ["", "\\n", "é", "1", "2"][index % 5]
    }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var text = "["
      for index in 0..<100 {
        let count = Int.random(in: 0...12, using: &generator)
        let start = Int.random(in: 0..<keys.count, using: &generator)
        let members = (0..<count).map { offset in
          let key =
            Int.random(in: 0..<8, using: &generator) == 0
            ? keys.randomElement(using: &generator) ?? "" : keys[(start / 10 * 10 + offset) % 30]
          return "\"\(key)\":\(offset)"
        }
        text += (index > 0 ? "," : "") + "{" + members.joined(separator: ", ") + "}"
      }
      check(Array("\(text)]".utf8), "seed \(seed)")
    }
  }

  @Test func `many distinct objects and keys are parsed`() throws {
    var text = "["
    for object in 0..<3000 {
      let keys = (0..<3).map { "\"\(object)-\($0)\":\($0)" }
      text += (object > 0 ? "," : "") + "{" + keys.joined(separator: ",") + "}"
    }
    let members = (0..<5000).map { "\"key \($0 % 4000)\":\($0)" }.joined(separator: ",")
    text += ",{\(members)},{\(members),\"more\":[{\(members)}]}]"
    let json = try JSON(parsing: text)
    #expect(json[2999]?["2999-2"] == 2)
    #expect(json[3000]?.object?.count == 4000)
    #expect(json[3001]?["key 17"] == 17)
    #expect(json[3001]?["more"]?[0]?.object == json[3000]?.object)
    check(Array(text.utf8), "many")
  }

  @Test func `JSON values can be fields of any kind`() throws {
    let text = #"[{"a":1,"b":"x"},{"a":2,"b":"y"},null,7]"#
    #expect(
      read([JSON].self, from: text).value?.map(\.description).joined()
        == #"{"a":1,"b":"x"}{"a":2,"b":"y"}null7"#)
    let optional = read([JSON?].self, from: text).value
    #expect(optional?.map { $0 == nil } == [false, false, true, false])
    #expect(read([JSON.Object].self, from: #"[{"a":1}]"#).value == [["a": 1]])
    #expect(read([JSON.Number].self, from: "[1.0, 2]").value?.map(\.text) == ["1.0", "2"])
    #expect(read([JSON.Object].self, from: #"[{},5]"#).problem?.path == "Index 1")
    #expect(read(JSON.Number.self, from: #""5""#).problem != nil)
    #expect(read(JSON.Number.self, from: "-").problem?.failure?.reason == .unexpectedEnd)
  }

  @Test func `the depth limit protects the stack`() throws {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let error = Outcome { try JSON(parsing: text) }.problem
    #expect(error?.failure?.reason == .depthLimit)
    var deep = try JSON(parsing: text, settings: JSONReaderSettings(maximumDepth: 100_000))
    // Taken apart from the outside, because releasing it whole would recurse.
    var levels = 0
    while case .array(var elements) = deep {
      levels += 1
      deep = .null
      guard let inner = elements.popLast() else { break }
      elements = []
      deep = inner
    }
    #expect(levels == 100_000)
  }
}
