import CoderTestSupport
import Foundation
import Testing
import Transcodable
import TranscodableCBOR
import TranscodableMessagePack
import TranscodableTestSupport

@Suite("Collected failures in every format")
struct FormatCollectingTests {
  @Codable
  struct Point { let x: Int, y: Int, name: String }

  @Codable(unknownKeys: .reject)
  struct Strict { let a: Int, b: [FormatCollectingTests.Point] }

  @Codable(tagging: .internal("kind"))
  enum Shape { case circle(radius: Double, center: Point), path(points: [Point]) }

  @Codable(version: 2)
  struct Versioned { let a: Int, b: Bool }

  @Codable(layout: .positional)
  struct Pair { let first: Int, second: Bool }

  @Codable(container: "data.inner")
  struct Nested { let a: Int, b: Int }

  @Codable
  struct Checked {
    @CodableValidated(.range(1...9)) var a: Int
    @CodableValidated(.nonEmpty) var b: String
  }

  @Codable
  struct Flattening {
    let z: Int
    @CodableFlattened let point: FormatCollectingTests.Point
  }

  @Codable
  struct Box<Content: Codable> { let content: Content, count: Int }

  @Codable
  final class Reference {
    let a: Int
    let point: Point
    init(a: Int, point: Point) { (self.a, self.point) = (a, point) }
  }

  private func failures(_ body: () throws(CodingFailures) -> Void) -> [String] {
    do throws(CodingFailures) {
      try body()
      return []
    } catch {
      return error.map { failure in
        let key = failure.reason == .missingKey ? failure.expected ?? "" : ""
        return "\(failure.reason) \(failure.codingPath.pathDescription)\(key)"
      }.sorted()
    }
  }

  private func expectSameFailures<Value: Decodable>(
    _ type: Value.Type, _ json: JSON, count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = Data(json.description.utf8)
    let expected = failures { () throws(CodingFailures) in
      _ = try JSON.Decoder().decodeCollecting(type, from: text)
    }
    #expect(expected.count == count, "\(expected)", sourceLocation: sourceLocation)
    let cbor = try CBOR.Encoder().encode(json)
    let packed = try MessagePack.Encoder().encode(json)
    let found = [
      failures { () throws(CodingFailures) in
        _ = try CBOR.Decoder().decodeCollecting(type, from: cbor)
      },
      failures { () throws(CodingFailures) in
        _ = try MessagePack.Decoder().decodeCollecting(type, from: packed)
      },
    ]
    for found in found { #expect(found == expected, sourceLocation: sourceLocation) }
    for format in [PropertyListDecoder.PropertyListFormat.xml, .binary] {
      let encoder = PropertyList.Encoder()
      encoder.outputFormat = format
      let list = try encoder.encode(json)
      let found = failures { () throws(CodingFailures) in
        _ = try PropertyList.Decoder().decodeCollecting(type, from: list)
      }
      #expect(found == expected, "\(format)", sourceLocation: sourceLocation)
    }
  }

  private static let badPoint: JSON = ["x": "1", "y": true]

  @Test func `all fields of a type are visited`() throws {
    try expectSameFailures(Point.self, Self.badPoint, count: 3)
    try expectSameFailures(Point.self, ["x": 1.5, "y": [1], "name": 3], count: 3)
    try expectSameFailures([Point].self, [Self.badPoint, ["x": 1, "y": 2, "name": "a"]], count: 3)
    try expectSameFailures(Point.self, [], count: 1)
    try expectSameFailures(Strict.self, ["a": 1, "b": "c"], count: 1)
    try expectSameFailures(Reference.self, ["a": "b", "point": Self.badPoint], count: 4)
    try expectSameFailures(Box<Point>.self, ["content": Self.badPoint], count: 4)
    try expectSameFailures(Nested.self, ["data": ["inner": ["a": "b"]]], count: 2)
    try expectSameFailures(Pair.self, ["a", "b"], count: 2)
    try expectSameFailures(Versioned.self, ["version": 2, "a": "1", "b": 1], count: 2)
  }

  @Test func `all associated values of a case are visited`() throws {
    try expectSameFailures(
      Shape.self, ["kind": "circle", "radius": "r", "center": Self.badPoint], count: 4)
    try expectSameFailures(Shape.self, ["kind": "sphere"], count: 1)
    try expectSameFailures(
      [Shape].self, [["kind": "circle", "radius": 1], ["kind": "circle", "center": 1]], count: 3)
  }

  @Test func `unknown keys and rules are listed with the failures of fields`() throws {
    try expectSameFailures(Strict.self, ["a": "1", "b": [Self.badPoint], "c": 1], count: 5)
    try expectSameFailures(Checked.self, ["a": 10, "b": ""], count: 2)
    try expectSameFailures(Flattening.self, ["z": "", "x": "1", "y": 2], count: 3)
  }

  @Codable
  struct Native {
    let date: Date
    let data: Data
    let url: URL
    let id: UUID
    let price: Decimal
    let bytes: [UInt8]
    let count: Int
    let isOn: Bool
  }

  @Test func `values with a form of their own aren't failures`() throws {
    struct Partial: Codable {
      var date = Date(timeIntervalSince1970: 1_700_000_000), data = Data([1, 2])
      var url = URL(string: "https://example.com"), id = UUID(), price = Decimal(3)
      var bytes: [UInt8] = [1, 2], count = "many", isOn = 1
    }
    let expected = ["type-mismatch .count", "type-mismatch .isOn"]
    let (cbor, packed) = (
      try CBOR.Encoder().encode(Partial()), try MessagePack.Encoder().encode(Partial())
    )
    #expect(
      failures { () throws(CodingFailures) in
        _ = try CBOR.Decoder().decodeCollecting(Native.self, from: cbor)
      } == expected)
    #expect(
      failures { () throws(CodingFailures) in
        _ = try MessagePack.Decoder().decodeCollecting(Native.self, from: packed)
      } == expected)
    for format in [PropertyListDecoder.PropertyListFormat.xml, .binary] {
      let encoder = PropertyList.Encoder()
      encoder.outputFormat = format
      let list = try encoder.encode(Partial())
      #expect(
        failures { () throws(CodingFailures) in
          _ = try PropertyList.Decoder().decodeCollecting(Native.self, from: list)
        } == expected)
    }
  }

  @Test func `failures have the location of the value in the document`() throws {
    let list = """
      <plist><dict>
        <key>x</key><string>1</string>
        <key>y</key><true/>
      </dict></plist>
      """
    let error = #expect(throws: CodingFailures.self) {
      _ = try PropertyList.Decoder().decodeCollecting(Point.self, from: Data(list.utf8))
    }
    #expect(
      error?.map(\.description) == [
        "type-mismatch at x, line 2, column 23 (byte 36): expected Int, found a string",
        "type-mismatch at y, line 3, column 15 (byte 61): expected Int, found a boolean",
        "missing-key at line 1, column 8 (byte 7): missing key 'name'",
      ])
  }
}
