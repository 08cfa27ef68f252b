import Foundation
import Testing
import TranscodableCBOR
import TranscodableCore
import TranscodableFormats
import TranscodableFoundation
import TranscodableTestSupport

struct CBOREncodingTests {
  private func diagnostic(_ value: some Encodable, _ encoder: CBOR.Encoder = .init()) throws
    -> String
  {
    try CBOR(parsing: encoder.encode(value)).description
  }

  @Test func `scalars have their preferred serialization`() throws {
    let encoder = CBOR.Encoder()
    for (value, hex) in [
      (0, "00"), (23, "17"), (24, "1818"), (256, "190100"), (65_536, "1a00010000"),
      (4_294_967_296, "1b0000000100000000"), (-1, "20"), (-25, "3818"),
      (.min, "3b7fffffffffffffff"),
    ] {
      #expect(try encoder.encode(value).hex == hex)
    }
    for (value, hex) in [
      (0.0, "f90000"), (-0.0, "f98000"), (1.5, "f93e00"), (65504.0, "f97bff"),
      (65505.0, "fa477fe100"), (5.960464477539063e-8, "f90001"), (1.1, "fb3ff199999999999a"),
      (0x1p-25, "fa33000000"), (.infinity, "f97c00"), (.nan, "f97e00"),
      (0x1.004p-14, "f90401"), (0x1.002p-14, "fa38801000"),
    ] {
      #expect(try encoder.encode(value).hex == hex, "\(value)")
    }
    #expect(try encoder.encode(UInt64.max).hex == "1bffffffffffffffff")
    #expect(try encoder.encode(Float(0.1)).hex == "fa3dcccccd")
    #expect(try encoder.encode(UInt8(200)).hex == "18c8")
  }

  @Test func `integers of 128 bits are encoded as bignums if necessary`() throws {
    let values: [Int128] = [5, -5, Int128(UInt64.max), -1 - Int128(UInt64.max), .max, .min]
    for value in values {
      #expect(try diagnostic(value) == "\(value)")
      #expect(try diagnostic([value]) == "[\(value)]")
      #expect(try CBOR.Decoder().decode(Int128.self, from: CBOR.Encoder().encode(value)) == value)
    }
    #expect(try diagnostic(["a": UInt128.max]) == "{\"a\": \(UInt128.max)}")
  }

  @Test func `data and arrays of bytes are encoded as byte strings`() throws {
    #expect(try diagnostic(Data([1, 255])) == "h'01ff'")
    #expect(try diagnostic(["a": [1, 255] as [UInt8]]) == "{\"a\": h'01ff'}")
    #expect(try diagnostic([Data(), Data([0])]) == "[h'', h'00']")
  }

  @Test func `dates are encoded in the chosen form`() throws {
    let date = Date(timeIntervalSince1970: 1_363_896_240.5)
    var encoder = CBOR.Encoder()
    #expect(try diagnostic(date, encoder) == "1(1363896240.5)")
    #expect(try diagnostic(Date(timeIntervalSince1970: 7), encoder) == "1(7)")
    encoder.dateEncoding = .text
    #expect(try diagnostic([date], encoder) == #"[0("2013-03-21T20:04:00.500Z")]"#)
    encoder.dateEncoding = .untaggedSeconds
    #expect(try diagnostic(date, encoder) == "1363896240.5")
    encoder.dateEncoding = .text
    let error = #expect(throws: EncodingError.self) {
      try encoder.encode(["a": [Date(timeIntervalSince1970: 1e15)]])
    }
    #expect(error.map { CodingFailure($0) }?.path == "a[0]")
  }

  @Test func `URLs, UUIDs and decimal numbers have tags`() throws {
    struct Values: Codable, Equatable {
      var url: URL?
      var uuid: UUID?
      var decimals: [Decimal]
    }
    let values = Values(
      url: URL(string: "http://a.b/c"),
      uuid: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
      decimals: ["273.15", "-0.001", "7", "1e30", "-5e40", "0"].compactMap { Decimal(string: $0) })
    let bytes = try CBOR.Encoder().encode(values)
    #expect(
      try CBOR(parsing: bytes).description == """
        {"url": 32("http://a.b/c"), "uuid": 37(h'e621e1f8c36c495a93fc0c247a3e6e5f'), "decimals": \
        [4([-2, 27315]), 4([-3, -1]), 7, 1000000000000000000000000000000, \
        4([40, -5]), 0]}
        """)
    #expect(try CBOR.Decoder().decode(Values.self, from: bytes) == values)
    let text = try CBOR(
      diagnostic: #"{"url": "http://a.b/c", "uuid": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "#
        + #""decimals": ["273.15", -0.001, 7.0, 1e30, 4([40, -5]), 0]}"#)
    #expect(try CBOR.Decoder().decode(Values.self, from: text.serialized()) == values)
    #expect(throws: DecodingError.self) { try CBOR.Decoder().decode(UUID.self, from: [0x41, 0]) }
    #expect(throws: DecodingError.self) { try CBOR.Decoder().decode(URL.self, from: [0x60]) }
  }

  @Test func `maps are sorted by their encoded keys`() throws {
    struct Mixed: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingFieldKey.self)
        for key in ["aa", "z"] {
          try container.encode(key, forKey: CodingFieldKey(stringValue: key))
        }
        for key in [100, 10, -1] {
          try container.encode(key, forKey: CodingFieldKey(intValue: key))
        }
        var inner = container.nestedContainer(keyedBy: CodingFieldKey.self, forKey: "i")
        try inner.encode(2, forKey: "b")
        try inner.encode(1, forKey: "a")
      }
    }
    var encoder = CBOR.Encoder()
    let plain = #"{"aa": "aa", "z": "z", 100: 100, 10: 10, -1: -1, "i": {"b": 2, "a": 1}}"#
    #expect(try diagnostic(Mixed(), encoder) == plain)
    encoder.keyOrder = .bytewise
    // The order of the example in RFC 8949, section 4.2.1.
    #expect(
      try diagnostic(Mixed(), encoder)
        == #"{10: 10, 100: 100, -1: -1, "i": {"a": 1, "b": 2}, "z": "z", "aa": "aa"}"#)
    encoder.keyOrder = .lengthFirst
    #expect(
      try diagnostic(Mixed(), encoder)
        == #"{10: 10, -1: -1, 100: 100, "i": {"a": 1, "b": 2}, "z": "z", "aa": "aa"}"#)
  }

  @Test func `the examples of deterministic key orders are sorted as in the standard`() throws {
    let keys: [CBOR] = [false, [100], [-1], "z", "aa", 100, 10, -1]
    let map = CBOR.map(CBOR.Map(keys.map { ($0, nil) }))
    #expect(
      try CBOR(parsing: map.serialized(keyOrder: .bytewise)).map?.keys.map(\.description)
        == ["10", "100", "-1", "\"z\"", "\"aa\"", "[100]", "[-1]", "false"])
    #expect(
      try CBOR(parsing: map.serialized(keyOrder: .lengthFirst)).map?.keys.map(\.description)
        == ["10", "-1", "false", "100", "\"z\"", "[-1]", "\"aa\"", "[100]"])
  }

  @Test func `dictionaries encode deterministically with an order of keys`() throws {
    var encoder = CBOR.Encoder()
    encoder.keyOrder = .bytewise
    let entries = Dictionary(uniqueKeysWithValues: (0..<200).map { ("key\($0)", $0) })
    let first = try encoder.encode(entries)
    let copy = Dictionary(uniqueKeysWithValues: entries.sorted { $0.value > $1.value })
    #expect(try encoder.encode(copy) == first)
    #expect(try CBOR.Decoder().decode([String: Int].self, from: first) == entries)
  }

  @Test func `a document can describe itself`() throws {
    var encoder = CBOR.Encoder()
    encoder.isSelfDescribed = true
    let bytes = try encoder.encode([1, 2])
    #expect(bytes.hex == "d9d9f7820102")
    #expect(try encoder.encode([1 as CBOR]).hex == "d9d9f78101")
    #expect(try CBOR.Decoder().decode([Int].self, from: bytes) == [1, 2])
  }

  @Test func `missing values are omitted or null`() throws {
    struct Optionals: Codable {
      var a: Int?
      var b: String?
      var c: [Int]?
      var d: Double?
      var e: Bool?
    }
    var encoder = CBOR.Encoder()
    #expect(try diagnostic(Optionals(a: 1), encoder) == #"{"a": 1}"#)
    encoder.nilEncoding = .null
    #expect(
      try diagnostic(Optionals(a: 1), encoder)
        == #"{"a": 1, "b": null, "c": null, "d": null, "e": null}"#)
  }

  @Test func `keys are converted`() throws {
    struct Name: Codable, Equatable {
      var first: String
      var other: [String: Int]
    }
    let name = Name(first: "x", other: ["k": 1])
    var encoder = CBOR.Encoder()
    encoder.keyEncodingStrategy = .custom { path in
      CodingFieldKey(stringValue: (path.last?.stringValue ?? "").uppercased())
    }
    let bytes = try encoder.encode(name)
    #expect(try CBOR(parsing: bytes).description == #"{"FIRST": "x", "OTHER": {"k": 1}}"#)
    var decoder = CBOR.Decoder()
    decoder.keyDecodingStrategy = .custom { path in
      CodingFieldKey(stringValue: (path.last?.stringValue ?? "").lowercased())
    }
    #expect(try decoder.decode(Name.self, from: bytes) == name)
  }

  @Test func `containers can be used in any order`() throws {
    struct Odd: Encodable {
      func encode(to encoder: any Encoder) throws {
        var outer = encoder.container(keyedBy: CodingFieldKey.self)
        try outer.encode(1, forKey: "a")
        var list = outer.nestedUnkeyedContainer(forKey: "list")
        try outer.encode(2, forKey: "b")
        try list.encode("x")
        try outer.encode(3, forKey: "a")
        try list.encode(contentsOf: [1.5])
        try 7.encode(to: outer.superEncoder())
      }
    }
    #expect(
      try diagnostic(Odd()) == #"{"a": 3, "list": ["x", 1.5], "b": 2, "super": 7}"#)
  }

  @Test func `a type that encodes nothing is an error`() throws {
    struct Nothing: Encodable { func encode(to encoder: any Encoder) {} }
    #expect(throws: EncodingError.self) { try CBOR.Encoder().encode(Nothing()) }
    #expect(try diagnostic([Nothing()]) == "[{}]")
  }

  @Test func `a failing member isn't encoded`() throws {
    struct Failing: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingFieldKey.self)
        try? container.encode(Thrower(), forKey: "a")
        try container.encode(1, forKey: "b")
      }
    }
    struct Thrower: Encodable {
      struct Refusal: Error {}
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(1)
        throw Refusal()
      }
    }
    #expect(try diagnostic(Failing()) == #"{"b": 1}"#)
  }

  @Test func `values may be nested to any depth`() throws {
    var item: CBOR = 1
    for _ in 0..<2000 { item = [item] }
    let bytes = item.serialized()
    #expect(bytes.count == 2001)
    #expect(try CBOR(parsing: bytes, maximumDepth: 2000) == item)
    #expect(item.description.utf8.count == 4001)
  }
}

struct CBORValueTests {
  @Test func `diagnostic notation is parsed`() throws {
    for (text, other) in [
      ("{1: 'abc', 2: [_ h'00 ff', 1(7)]} / comment / # end", "{1: h'616263', 2: [h'00ff', 1(7)]}"),
      (#""\u00fc\ud800\udd51\"\\""#, "\"ü\u{10151}\\\"\\\\\""),
      ("[0x10, 0b11, 0o7, -0x1, 1_3, 1.5_1]", "[16, 3, 7, -1, 1, 1.5]"),
      ("(_ \"a\", \"b\")", "\"ab\""), ("b64'AP8='", "h'00ff'"),
      ("[1.0e+300, 1e2, -4.1]", "[1.0e+300, 100.0, -4.1]"),
      ("simple(99)", "simple(99)"), ("[]", "[]"), ("{_ }", "{}"),
      ("-18446744073709551617", "-18446744073709551617"),
    ] {
      #expect(try CBOR(diagnostic: text).description == other)
    }
  }

  @Test(arguments: [
    "", "[", "[1", "[1,", "{1}", "{1:", "h'0'", "h'0", "\"a", "\"\\x\"", "'", "simple(24)",
    "simple(256)", "1(", "tru", "1 2", "--1", "-", "0x", "1.2.3", "(_ )", "(_ 1)", "(_ \"a\", h'')",
    "\"\\ud800\"", "b64'!'", "]",
  ])
  func `malformed diagnostic notation is refused`(_ text: String) {
    #expect(throws: DecodingError.self) { try CBOR(diagnostic: text) }
  }

  @Test func `deeply nested diagnostic notation is refused`() {
    #expect(throws: DecodingError.self) {
      try CBOR(diagnostic: String(repeating: "[", count: 100_000))
    }
  }

  @Test func `equality ignores the order of members and the width of numbers`() throws {
    let first: CBOR = ["a": 1, "b": [1.5, nil]]
    let second: CBOR = ["b": [1.5, nil], "a": 1]
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(try CBOR(parsing: [UInt8](hex: "1900ff")) == 255)
    #expect(CBOR.float(.nan) == CBOR.float(.nan))
    #expect(CBOR.float(0) != CBOR.float(-0.0))
    #expect(CBOR.float(1) != 1)
    #expect(CBOR.text("é") != CBOR.text("e\u{301}"))
  }

  @Test func `maps as keys of maps are compared in linear time`() throws {
    func nested(_ first: String) -> CBOR {
      var item: CBOR = [.text(first): 1, "c": 2]
      for _ in 0..<100 { item = [item: 1, "d": 2] }
      return item
    }
    #expect(nested("a") == nested("a"))
    #expect(nested("a") != nested("b"))
    #expect(nested("a").hashValue == nested("a").hashValue)
    let other = try CBOR(parsing: nested("a").serialized(keyOrder: .bytewise))
    #expect(other == nested("a"))
    #expect(other.hashValue == nested("a").hashValue)
  }

  @Test func `integers are converted`() {
    #expect(CBOR(UInt64.max).integer == Int128(UInt64.max))
    #expect(CBOR(Int128(UInt64.max) + 1) == .tagged(2, .bytes([1, 0, 0, 0, 0, 0, 0, 0, 0])))
    #expect(CBOR(-1 - Int128(UInt64.max)) == .negative(.max))
    #expect(CBOR(-2 - Int128(UInt64.max)) == .tagged(3, .bytes([1, 0, 0, 0, 0, 0, 0, 0, 0])))
    #expect(CBOR(Int128.min).integer == .min)
    #expect(CBOR.tagged(2, .bytes([UInt8](repeating: 255, count: 16))).integer == nil)
  }

  @Test func `members and elements are found by key and index`() {
    var map: CBOR.Map = ["a": 1, 2: "b"]
    map["c"] = [1, 2]
    map["a"] = nil
    let item = CBOR.map(map)
    #expect(item["c"]?[1] == 2)
    #expect(item[2] == "b")
    #expect(item["a"] == Optional<CBOR>.none)
    #expect(item["c"]?[2] == Optional<CBOR>.none)
    #expect(CBOR.tagged(1, .tagged(2, "x")).untagged == "x")
  }

  @Test func `sequences are parsed`() throws {
    #expect(try CBOR.sequence(parsing: [UInt8](hex: "01 820203 6161")) == [1, [2, 3], "a"])
    #expect(try CBOR.sequence(parsing: [UInt8]()) == [])
    #expect(throws: DecodingError.self) { try CBOR.sequence(parsing: [UInt8](hex: "01 82")) }
  }

  @Test func `other coders represent items without their tags`() throws {
    let item = try CBOR(diagnostic: #"{"a": [1, -2, 1.5, "x", null, true], "b": 1(7)}"#)
    let json = try JSONEncoder().encode(item)
    let again = try JSONDecoder().decode(CBOR.self, from: json)
    #expect(again == ["a": [1, -2, 1.5, "x", nil, true], "b": 7])
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([1.5: 1] as CBOR) }
  }
}
