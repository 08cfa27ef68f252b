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

  /// What a value says, as far as `Double` goes, in a type that has nothing to do with ours.
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

  /// Reads a text as a value of any kind, and compares with passing over it and reading it as
  /// something else.
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
  func validTextIsReadAsItIsPassedOver(_ name: String) throws {
    let bytes = try Self.bytes(name, in: Documents.conformance)
    check(bytes, name)
    if name.hasPrefix("y_") {
      _ = try JSON(parsing: bytes, settings: JSONReaderSettings(grammar: .strict))
    }
  }

  @Test(arguments: conformance.filter { $0.hasPrefix("n_") })
  func invalidTextIsRefused(_ name: String) throws {
    let bytes = try Self.bytes(name, in: Documents.conformance)
    check(bytes, name)
    let outcome = Outcome {
      try JSON(parsing: bytes, settings: JSONReaderSettings(grammar: .strict))
    }
    #expect(outcome.problem?.kind == "dataCorrupted")
  }

  @Test(arguments: corpus)
  func documentsKeepTheirMeaning(_ name: String) throws {
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
  func randomDocumentsAreReadAsOtherTypesReadThem(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<15 {
      let tree = Tree.randomDocument(count: 600, using: &generator)
      let layout: JSONLayout = Bool.random(using: &generator) ? .prettyPrinted : []
      let bytes = try JSONWriter.write(layout: layout) { tree.encode(to: &$0) }
      check(bytes, "seed \(seed)")
      for _ in 0..<20 {
        var damaged = bytes
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        damaged[place] = #"{}[]",:\ 0a.e-"#.utf8.randomElement(using: &generator) ?? 0
        check(damaged, "seed \(seed): \(String(decoding: damaged, as: UTF8.self))")
        check(Array(bytes[..<place]), "seed \(seed), cut at \(place)")
      }
    }
  }

  @Test(arguments: [0x51, 0x52] as [UInt64])
  func objectsOfSimilarShapesAreToldApart(_ seed: UInt64) throws {
    // Keys with common starts, of all lengths around a word, plain and with escapes, in random
    // selections.
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

  @Test func manyShapesAndManyKeysAreRead() throws {
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

  @Test func aFieldOfAnyKindIsReadInPlace() throws {
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

  @Test func theDepthIsLimitedAndNotTheStack() throws {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let error = Outcome { try JSON(parsing: text) }.problem
    #expect(error?.failure?.reason == .depthLimit)
    var deep = try JSON(parsing: text, settings: JSONReaderSettings(maximumDepth: 100_000))
    // Taken apart from the outside, so that releasing it does not need the stack either.
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
