import Testing
import TranscodablePropertyList
import TranscodableTestSupport

@Suite("Property lists: values")
struct PropertyListValueTests {
  private static func random(
    depth: Int, _ generator: inout SeededGenerator
  ) -> PropertyList {
    switch Int.random(in: 0..<(depth > 0 ? 11 : 8), using: &generator) {
    case 0: return .bool(.random(using: &generator))
    case 1: return .integer(.random(in: .min ... .max, using: &generator))
    case 2: return .largeInteger(.random(in: 1 << 63 ... .max, using: &generator))
    case 3: return .real(Double(Int.random(in: -99...99, using: &generator)) / 8)
    case 4: return .string(randomText(&generator))
    case 5: return .data((0..<Int.random(in: 0...90, using: &generator)).map { UInt8($0) })
    case 6:
      // XML can't represent dates before 4713 BC.
      let seconds = Double(Int.random(in: -1 << 37...1 << 40, using: &generator))
      return .date(PropertyList.Instant(secondsSince2001: seconds))
    case 7: return .identifier(.random(in: 0...1 << 40, using: &generator))
    case 8:
      return .array(
        (0..<Int.random(in: 0...20, using: &generator)).map { _ in
          random(depth: depth - 1, &generator)
        })
    default:
      var members = PropertyList.Dictionary()
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        members[randomText(&generator)] = random(depth: depth - 1, &generator)
      }
      return .dictionary(members)
    }
  }

  /// Returns a string that XML can represent.
  private static func randomText(_ generator: inout SeededGenerator) -> String {
    String(Tree.randomText(using: &generator).map { $0 == "\0" ? "0" : $0 })
  }

  @Test(arguments: [PropertyList.Format.binary, .xml])
  func `values round-trip in binary and XML`(_ format: PropertyList.Format) throws {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let value = PropertyList.array([Self.random(depth: 4, &generator)])
      let bytes = try value.serialized(as: format)
      #expect(PropertyList.format(of: bytes) == format)
      let read = try PropertyList(parsing: bytes)
      #expect(read == value, "seed \(seed)")
    }
  }

  @Test func `binary property lists keep the order of members`() throws {
    let value: PropertyList = ["z": 1, "a": 2, "m": ["y": true, "b": false]]
    let read = try PropertyList(parsing: value.serialized(as: .binary))
    #expect(read.dictionary?.keys == ["z", "a", "m"])
    #expect(read["m"]?.dictionary?.keys == ["y", "b"])
    let sorted = try PropertyList(parsing: value.serialized(as: .xml))
    #expect(sorted.dictionary?.keys == ["a", "m", "z"])
    #expect(sorted == value)
  }

  @Test func `OpenStep property lists can be read but not written`() throws {
    let value = try PropertyList(parsing: "{ a = (b, <00ff>); \"c d\" = { e; }; }")
    #expect(value == ["a": ["b", .data([0, 255])], "c d": ["e": "e"]])
    #expect(throws: PropertyList.SerializationError.formatIsOnlyRead(.openStep)) {
      try value.serialized(as: .openStep)
    }
  }

  @Test func `XML represents identifiers as dictionaries`() throws {
    let text = "<plist><array><dict><key>CF$UID</key><integer>7</integer></dict></array></plist>"
    #expect(try PropertyList(parsing: text) == [.identifier(7)])
  }

  @Test func `subscripts read, change, add and remove values`() {
    var value: PropertyList = ["a": [1, 2], "b": "text"]
    #expect(value["a"]?[1]?.int == 2)
    #expect(value["c"] == nil && value[0] == nil && value["a"]?[2] == nil)
    value["a"]?[0] = 5
    value["a"]?[2] = 6
    value["a"]?[1] = nil
    value["b"] = nil
    value["c"] = 1.5
    #expect(value == ["a": [5, 6], "c": 1.5])
    value[0] = 1
    value["a"]?["b"] = 1
    #expect(value == ["a": [5, 6], "c": 1.5])
  }

  @Test func `accessors return the value if it converts exactly`() {
    #expect(PropertyList.real(2).int == 2)
    #expect(PropertyList.real(2.5).int == nil)
    #expect(PropertyList.integer(3).double == 3)
    #expect(PropertyList(exactly: UInt64.max) == .largeInteger(.max))
    #expect(PropertyList(exactly: Int128.max) == nil)
    #expect(PropertyList.bool(true).bool == true && PropertyList.string("a").bool == nil)
    #expect(PropertyList.data([1]).bytes == [1] && PropertyList.string("a").string == "a")
    #expect(PropertyList.date(.init(secondsSince2001: 1)).instant?.secondsSince2001 == 1)
  }

  @Test func `equality ignores the order of dictionaries`() {
    let (left, right): (PropertyList, PropertyList) = (["a": 1, "b": 2], ["b": 2, "a": 1])
    #expect(left == right && left.hashValue == right.hashValue)
    #expect(left != ["a": 1, "b": 3])
  }
}
