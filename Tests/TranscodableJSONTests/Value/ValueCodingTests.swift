import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Coding JSON values")
struct ValueCodingTests {
  private static let json: JSON = [
    "a": [nil, true, false, 0, -7, 1.5, 1e300, "text", ""], "b": ["c": [:], "d": [[]]],
    "big": 18_446_744_073_709_551_615, "wide": -170_141_183_460_469_231_731_687_303_715_884_105_728,
  ]

  /// A model with JSON values between other fields.
  private struct Envelope: Codable, Equatable {
    var id: Int
    var payload: JSON
    var extra: JSON?
    var number: JSON.Number
    var object: JSON.Object
  }

  private static let envelope = Envelope(
    id: 1, payload: json, extra: nil, number: 1.5, object: ["firstName": 1, "last_name": 2])

  @Test func `Foundation's coders support every kind of value`() throws {
    let data = try Foundation.JSONEncoder().encode(Self.json)
    #expect(try JSON(parsing: data) == Self.json)
    #expect(try Foundation.JSONDecoder().decode(JSON.self, from: data) == Self.json)
    for scalar: JSON in [nil, true, 1, -0.5, "x", [], [:]] {
      let text = Data(scalar.description.utf8)
      #expect(try Foundation.JSONDecoder().decode(JSON.self, from: text) == scalar)
      #expect(try Foundation.JSONEncoder().encode(scalar) == text)
    }
  }

  @Test func `numbers, Booleans and strings are distinguished`() throws {
    let text = Data(#"[1,0,true,false,"1","true","null",null,1.0]"#.utf8)
    let json = try Foundation.JSONDecoder().decode(JSON.self, from: text)
    #expect(json == [1, 0, true, false, "1", "true", "null", nil, 1])
  }

  @Test func `models can contain JSON values with every coder`() throws {
    let coders: [(Foundation.JSONEncoder, Foundation.JSONDecoder)] = [
      (Foundation.JSONEncoder(), Foundation.JSONDecoder()), (JSON.Encoder(), JSON.Decoder()),
      (Foundation.JSONEncoder(), JSON.Decoder()), (JSON.Encoder(), Foundation.JSONDecoder()),
    ]
    for (encoder, decoder) in coders {
      let data = try encoder.encode(Self.envelope)
      #expect(try decoder.decode(Envelope.self, from: data) == Self.envelope)
    }
    let plist: JSON = [
      "a": [true, 1, 1.5, "text"], "b": ["c": [], "big": 18_446_744_073_709_551_615],
    ]
    let data = try PropertyListEncoder().encode(plist)
    #expect(try PropertyListDecoder().decode(JSON.self, from: data) == plist)
  }

  @Test func `key strategies don't convert the keys of JSON values`() throws {
    for (encoder, decoder) in [
      (Foundation.JSONEncoder(), Foundation.JSONDecoder()), (JSON.Encoder(), JSON.Decoder()),
    ] {
      encoder.keyEncodingStrategy = .convertToSnakeCase
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let json: JSON = ["firstName": ["last_name": [["innerKey": 1]]]]
      let data = try encoder.encode(["outerKey": json])
      #expect(try JSON(parsing: data) == ["outerKey": json])
      #expect(try decoder.decode([String: JSON].self, from: data) == ["outerKey": json])
      #expect(
        try decoder.decode(Envelope.self, from: encoder.encode(Self.envelope)) == Self.envelope)
    }
  }

  @Test func `our coders keep spelling and order`() throws {
    let text = #"{"z":1.0,"a":{"y":1234567890123456789012345678901234567890,"b":[1e400,-0]}}"#
    let json = try JSON.Decoder().decode(JSON.self, from: Data(text.utf8))
    #expect(String(decoding: try JSON.Encoder().encode(json), as: UTF8.self) == text)
    #expect(try JSON.decode(JSON.self, from: text) == json)
    #expect(String(decoding: try JSON.encode(json), as: UTF8.self) == text)
    let sorted = JSON.Encoder()
    sorted.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try sorted.encode(json), as: UTF8.self)
        == #"{"a":{"b":[1e400,-0],"y":1234567890123456789012345678901234567890},"z":1.0}"#)
  }

  @Test func `Foundation's coders reject numbers beyond the range of Double`() {
    for text in ["[1e400]", "[-1e400]", "[1e-400]"] {
      #expect(throws: DecodingError.self) {
        try Foundation.JSONDecoder().decode(JSON.self, from: Data(text.utf8))
      }
      #expect(throws: EncodingError.self) {
        try Foundation.JSONEncoder().encode(try JSON(parsing: text))
      }
    }
  }

  @Test func `a type mismatch has a coding path`() throws {
    let problem = Outcome {
      try Foundation.JSONDecoder().decode([JSON.Number].self, from: Data(#"[1,"x"]"#.utf8))
    }.problem
    #expect(problem?.path == "Index 1")
    let object = Outcome {
      try Foundation.JSONDecoder().decode([JSON.Object].self, from: Data("[{},[]]".utf8))
    }.problem
    #expect(object?.path == "Index 1")
  }

  @Test(arguments: Documents.names(in: Documents.corpus))
  func `documents round-trip through Foundation's coders`(_ name: String) throws {
    let data = try Data(contentsOf: try #require(Documents.corpus).appending(path: name))
    var json = try JSON(parsing: data)
    // An excerpt has all kinds of members, and Foundation is slow.
    if let places = json["features"]?[0]?["geometry"]?["coordinates"]?.array {
      json["features"]?[0]?["geometry"]?["coordinates"] = .array(Array(places.prefix(10)))
    }
    let text = try JSON.encode(json)
    let theirs = try Foundation.JSONDecoder().decode(JSON.self, from: text)
    // Numbers read as `Double` may lose digits.
    let rounded = try JSON(parsing: Foundation.JSONEncoder().encode(json))
    #expect(theirs == rounded, "\(theirs.difference(from: rounded))")
    #expect(
      rounded == json.withNearestDoubles, "\(rounded.difference(from: json.withNearestDoubles))")
  }

  @Test(arguments: [0xC0DE, 0xC0DA] as [UInt64])
  func `random values round-trip through Foundation's coders`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let tree = Tree.random(depth: 4, using: &generator)
      let json = try JSON(encoding: tree)
      let theirs = try Foundation.JSONEncoder().encode(json)
      #expect(try JSON(parsing: theirs) == json, "seed \(seed)")
      #expect(try Foundation.JSONDecoder().decode(JSON.self, from: theirs) == json, "seed \(seed)")
      #expect(try json.decode(Tree.self) == tree.asRead, "seed \(seed)")
      #expect(try JSON(encoding: tree.asRead) == json, "seed \(seed)")
    }
  }

  // MARK: - Conversion

  private struct Commit: Codable, Equatable {
    var sha: String
    var date: Date
    var parentCount: Int
  }

  @Test func `any Codable value converts to a JSON value and back`() throws {
    let commit = Commit(
      sha: "abc", date: Date(timeIntervalSince1970: 1_000_000_000), parentCount: 2)
    let encoder = JSON.Encoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .prettyPrinted
    let decoder = JSON.Decoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let json = try JSON(encoding: commit, encoder: encoder)
    #expect(json == ["sha": "abc", "date": "2001-09-09T01:46:40Z", "parent_count": 2])
    #expect(try json.decode(Commit.self, decoder: decoder) == commit)
    let plain: Commit = try JSON(encoding: commit).decode()
    #expect(plain == commit)
    #expect(try JSON(encoding: [1, 2]) == [1, 2])
    #expect(try JSON(encoding: json) == json)
    #expect(try json.decode(JSON.self) == json)
    #expect(throws: DecodingError.self) { try json.decode([Int].self) }
    #expect(throws: EncodingError.self) { try JSON(encoding: Double.nan) }
  }

  @Test func `a number converts to Decimal if it fits`() throws {
    let text = "123456789.12345678901234567890123456789"
    #expect(Decimal(exactly: try #require(JSON.Number(text)))?.description == text)
    #expect(Decimal(exactly: 0.1)?.description == "0.1")
    #expect(Decimal(exactly: try #require(JSON.Number("1e200"))) == nil)
    #expect(Decimal(exactly: try #require(JSON.Number(String(repeating: "7", count: 45)))) == nil)
  }
}

extension JSON {
  /// The value with every number that isn't a 128-bit integer replaced by the nearest `Double`.
  fileprivate var withNearestDoubles: JSON {
    switch self {
    case .number(let number) where Int128(exactly: number) == nil:
      JSON(number.double) ?? nil
    case .array(let elements): .array(elements.map(\.withNearestDoubles))
    case .object(let members): .object(members.mapValues(\.withNearestDoubles))
    default: self
    }
  }
}
