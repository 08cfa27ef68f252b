import Foundation
import Testing
import TranscodableConversion
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList
import TranscodableTestSupport

/// A recursive type on the container path.
private final class Node: Codable, Equatable, Sendable {
  let next: Node?
  init(_ next: Node?) { self.next = next }
  static func == (left: Node, right: Node) -> Bool { left.next == right.next }
}

/// The same on the direct path, as macros generate it.
private indirect enum Link: JSONDecodable, JSONEncodable, Equatable {
  case end
  case link(Link)

  static func decode(from reader: inout JSONReader) -> Link? {
    guard reader.beginArray() else { return reader.hasFailed ? nil : .end }
    guard let next = Link.decode(from: &reader) else { return nil }
    return reader.nextElement() || reader.hasFailed ? nil : .link(next)
  }

  func encode(to writer: inout JSONWriter) {
    writer.beginArray()
    if case .link(let next) = self { next.encode(to: &writer) }
    writer.endArray()
  }
}

/// Values nested to the depth limit on threads with a small stack.
///
/// A failure crashes the process.
@Suite("Small stacks", .disabled(if: SmallStack.hasLargeFrames))
struct SmallStackTests {
  private static let depth = SmallStack.depth
  private static let typeDepth = SmallStack.typeDepth

  private static func nested(
    _ open: String, _ inner: String, _ close: String, depth: Int = depth
  ) -> String {
    String(repeating: open, count: depth - 1) + inner + String(repeating: close, count: depth - 1)
  }

  @Test func `deep JSON values can be read, compared, hashed, written and released`() throws {
    try SmallStack.run {
      for text in [Self.nested("[", "[1]", "]"), Self.nested(#"{"a":"#, #"{"a":1}"#, "}")] {
        let (value, other) = (try JSON(parsing: text), try JSON(parsing: text))
        #expect(value == other)
        #expect(value.hashValue == other.hashValue)
        #expect(value.text() == text)
        #expect(!value.prettyPrinted.isEmpty)
        #expect(value.difference(from: other).isEmpty)
        _ = value.mergePatched(with: other)
        #expect(try JSON.encode(value) == Data(text.utf8))
        #expect(try JSON.Decoder().decode(JSON.self, from: JSON.Encoder().encode(value)) == value)
      }
    }
  }

  @Test func `deeply nested values are skipped, and errors in them are thrown`() throws {
    try SmallStack.run {
      let text = Self.nested("[", "[1]", "]")
      try JSONReader.read(text) { $0.skipValue() }
      #expect(throws: DecodingError.self) { try JSON(parsing: Self.nested("[", "[x]", "]")) }
      #expect(throws: DecodingError.self) { try JSON(parsing: "[\(text)]") }
    }
  }

  @Test func `deeply nested types are coded on the direct path`() throws {
    try SmallStack.run {
      let text = Self.nested("[", "[]", "]")
      let link = try JSON.decode(Link.self, from: text)
      #expect(try JSON.encode(link) == Data(text.utf8))
    }
  }

  @Test func `deeply nested types are coded on the container path`() throws {
    try SmallStack.run {
      let text = Self.nested(#"{"next":"#, "{}", "}", depth: Self.typeDepth)
      let node = try JSON.Decoder().decode(Node.self, from: text)
      #expect(try JSON.Encoder().encode(node) == Data(text.utf8))
    }
  }

  @Test func `failures in deeply nested values are collected`() throws {
    try SmallStack.run {
      let text = Data(Self.nested(#"{"next":"#, #"{"next":1}"#, "}", depth: Self.typeDepth).utf8)
      do throws(CodingFailures) {
        _ = try JSON.Decoder().decodeCollecting(Node.self, from: text)
        Issue.record("nothing was thrown")
      } catch {
        #expect(error.first?.codingPath.count == Self.typeDepth)
      }
    }
  }

  @Test func `deep property lists can be read, compared and written in every format`() throws {
    try SmallStack.run {
      let texts = [
        "<plist>\(Self.nested("<array>", "<array/>", "</array>"))</plist>",
        Self.nested("(", "()", ")"),
      ]
      for text in texts {
        let (value, other) = (try PropertyList(parsing: text), try PropertyList(parsing: text))
        #expect(value == other)
        let binary = try value.serialized(as: .binary)
        #expect(try PropertyList(parsing: binary) == value)
        #expect(try PropertyList(parsing: value.serialized(as: .xml)) == value)
      }
    }
  }

  @Test func `deeply nested types are coded as property lists`() throws {
    try SmallStack.run {
      let node = try JSON.Decoder().decode(
        Node.self, from: Self.nested(#"{"next":"#, "{}", "}", depth: Self.typeDepth))
      for format in [PropertyListDecoder.PropertyListFormat.xml, .binary] {
        let encoder = PropertyList.Encoder()
        encoder.outputFormat = format
        let list = try encoder.encode(node)
        #expect(try PropertyList.Decoder().decode(Node.self, from: list) == node)
      }
    }
  }

  // MARK: - Values built in memory

  private static let memoryDepth = 50_000

  private static func value(_ leaf: JSON) -> JSON {
    var value = leaf
    for level in 0..<memoryDepth { value = level.isMultiple(of: 2) ? [value] : ["a": value] }
    return value
  }

  @Test func `values of JSON of any depth are compared, hashed, printed and released`() throws {
    try SmallStack.run {
      var values = [Self.value(1), Self.value(1), Self.value(2)]
      #expect(values[0] == values[1] && values[0] != values[2])
      #expect(Set([values[0], values[1]]).count == 1)
      #expect(values[0].description.utf8.count == Self.memoryDepth / 2 * 8 + 1)
      #expect(values[2].difference(from: values[0]).changes.map(\.new) == [2])
      for index in values.indices { values[index].dismantle() }
      #expect(values == [nil, nil, nil])
    }
  }

  @Test func `values of JSON of any depth are merged`() throws {
    try SmallStack.run {
      var (old, new): (JSON, JSON) = (1, 2)
      for _ in 0..<Self.memoryDepth { (old, new) = (["a": old, "b": 0], ["a": new, "b": 0]) }
      var patch = try #require(new.mergePatch(from: old))
      var patched = old.mergePatched(with: patch)
      #expect(patched == new)
      old.dismantle()
      new.dismantle()
      patch.dismantle()
      patched.dismantle()
    }
  }

  @Test func `values of any depth are converted to property lists and back`() throws {
    try SmallStack.run {
      var json = Self.value("x")
      var list = try PropertyList(json)
      var back = try JSON(list)
      #expect(back == json)
      var other = try PropertyList(back)
      #expect(list == other)
      #expect(list.hashValue == other.hashValue)
      #expect(list.description.contains(#""x""#))
      #expect(try !list.serialized(as: .binary).isEmpty)
      json.dismantle()
      back.dismantle()
      list.dismantle()
      other.dismantle()
    }
  }
}
