import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Writing")
struct WritingTests {
  private func written(_ value: some JSONEncodable, _ layout: JSONLayout = []) throws -> String {
    String(decoding: try JSONWriter.write(layout: layout) { value.encode(to: &$0) }, as: UTF8.self)
  }

  private func foundation(_ value: some Encodable, _ layout: JSONEncoder.OutputFormatting = [])
    throws -> String
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = layout
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func `characters are escaped as in Foundation`() throws {
    for value in UInt32(0)...0x2FF {
      guard let scalar = UnicodeScalar(value) else { continue }
      for count in [0, 1, 14, 15, 16, 17, 31] {
        let plain = String(repeating: "x", count: count)
        let text = plain + String(Character(scalar)) + plain
        #expect(try written(text) == foundation(text))
      }
      let text = "/" + String(Character(scalar))
      #expect(
        try written(text, .withoutEscapingSlashes) == foundation(text, .withoutEscapingSlashes))
    }
    for text in [
      "", "\u{2028}\u{2029}", "\u{feff}", "\u{ffff}", "😀", "\u{10ffff}", "\r\n", "e\u{301}",
      "</script>",
    ] {
      #expect(try written(text) == foundation(text))
    }
  }

  @Test func `random strings are written as in Foundation`() throws {
    var generator = SeededGenerator(seed: 0x3E7)
    for _ in 0..<2_000 {
      let text = (0...2).map { _ in Tree.randomText(using: &generator) }.joined()
      #expect(try written(text) == foundation(text), "seed 0x3E7")
      #expect(read(String.self, from: try written(text)).value == text)
      // A string that isn't stored as contiguous UTF-8.
      #expect(try written(String(text.reversed())) == foundation(String(text.reversed())))
    }
  }

  @Test func `numbers are written as in Foundation`() throws {
    func check<Value: JSONEncodable & JSONDecodable & Equatable>(_ values: [Value]) throws {
      for value in values {
        #expect(try written(value) == foundation(value))
        #expect(read(Value.self, from: try written(value)).value == value)
      }
      #expect(try written(values) == foundation(values))
    }
    try check([Int.min, -1, 0, 1, 9, 10, 99, 100, 12_345_678, 123_456_789, .max])
    try check([Int8.min, .max])
    try check([Int16.min, .max])
    try check([Int32.min, .max])
    try check([Int64.min, .max])
    try check([Int128.min, .max])
    try check([UInt.max, 0])
    try check([UInt8.max])
    try check([UInt16.max])
    try check([UInt32.max])
    try check([UInt64.max])
    try check([UInt128.max])
    try check([
      0, -0.0, 1, -1.5, 0.1, 1e15, 1e16, 1e17, 1e-4, 1e-5, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
      123456.789, .pi,
    ])
    try check([
      Float(0), -0.0, 1, 0.1, 16_777_216, 1e7, 1e8, 1e-5, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude,
    ])
    try check([true, false])
    try check([Int?.none, 1])
  }

  @Test func `random Double values are written as in Foundation`() throws {
    var generator = SeededGenerator(seed: 0xD0)
    for _ in 0..<2_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      #expect(try written(value) == foundation(value), "seed 0xD0")
    }
  }

  @Test(
    arguments: [
      .array([]), .object([:]), .array([.array([])]), .object(["a": .object([:])]),
      .array([.object([:]), .array([])]),
      .object(["a": .array([]), "b": .object([:]), "c": .array([.null])]),
      .array([.integer(1), .integer(2)]), .null,
      .string(" "), .array([.string(""), .string(": ")]), .object(["": .string(" ")]),
    ] as [Tree])
  func `layouts match Foundation byte for byte`(_ value: Tree) throws {
    let layouts: [JSONEncoder.OutputFormatting] = [
      [.sortedKeys], [.sortedKeys, .prettyPrinted], [.sortedKeys, .withoutEscapingSlashes],
      [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes],
    ]
    for layout in layouts {
      #expect(
        try written(value, JSONLayout(rawValue: layout.rawValue)) == foundation(value, layout))
    }
  }

  @Test func `random values are laid out as in Foundation`() throws {
    var generator = SeededGenerator(seed: 0x1A7)
    for _ in 0..<400 {
      let value = Tree.random(depth: 4, using: &generator)
      try `layouts match Foundation byte for byte`(value)
    }
  }

  @Test func `written values can be read`() throws {
    var generator = SeededGenerator(seed: 0x207)
    for _ in 0..<400 {
      let value = Tree.random(depth: 5, using: &generator)
      for layout: JSONLayout in [[], .prettyPrinted, .sortedKeys, [.prettyPrinted, .sortedKeys]] {
        let text = try written(value, layout)
        #expect(read(Tree.self, from: text).value == value.asRead, "seed 0x207")
        #expect(read(Tree.self, from: text, grammar: .strict).problem == nil)
        #expect(skip(text, grammar: .strict).problem == nil)
      }
    }
  }

  @Test func `keys are sorted by their bytes`() throws {
    let keys = [
      "", "a", "A", "aa", "a/", "a\"", "b", "é", "e\u{302}", "中", "😀", "\u{ffff}", "10", "2", "a\0",
      "Z",
    ]
    let value = Dictionary(uniqueKeysWithValues: keys.map { ($0, $0) })
    #expect(try written(value, .sortedKeys) == foundation(value, .sortedKeys))
  }

  @Test(
    arguments: [
      (.nan, "Double.nan"), (.infinity, "Double.inf"), (-.infinity, "Double.-inf"),
    ] as [(Double, String)])
  func `numbers that JSON doesn't support are errors`(_ value: Double, _ name: String) throws {
    for layout: JSONLayout in [[], .prettyPrinted, .sortedKeys, [.prettyPrinted, .sortedKeys]] {
      let error = try #require(throws: EncodingError.self) {
        try written(["a": [["b": 1], ["b": value, "c": 2]]], layout)
      }
      guard case .invalidValue(_, let context) = error else { continue }
      #expect(context.codingPath.map(\.stringValue) == ["a", "Index 1", "b"])
      #expect(context.debugDescription.contains(name))
    }
    #expect(throws: EncodingError.self) { try written(value) }
    #expect(throws: EncodingError.self) { try written(Float(value)) }
  }

  @Test func `members are written in order`() throws {
    let text = try JSONWriter.write { writer in
      writer.beginObject()
      writer.write("z", 1)
      writer.writeOptional("absent", Int?.none)
      writer.write("a", "x")
      writer.write("m", [1.5])
      writer.write("t", true)
      writer.writeOptional("o", "y")
      writer.endObject()
    }
    #expect(String(decoding: text, as: UTF8.self) == #"{"z":1,"a":"x","m":[1.5],"t":true,"o":"y"}"#)
  }

  @Test func `every value that can be written can be read`() throws {
    func nested(_ depth: Int) -> Tree { (0..<depth).reduce(.null) { value, _ in .array([value]) } }
    // Foundation's encoder has a lower depth limit than its decoder.
    for depth in [1, 511, 512] {
      #expect(read(Tree.self, from: try written(nested(depth))).value == nested(depth))
    }
    for depth in [513, 600] {
      #expect(throws: EncodingError.self) { try written(nested(depth)) }
      #expect(throws: EncodingError.self) { try foundation(nested(depth)) }
    }
  }
}
