import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// A type with a single field whose key is set by the test.
private struct Named: Codable {
  var key: StaticString

  init(key: StaticString) { self.key = key }

  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws { key = "" }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: Key(stringValue: key.description))
  }
}

extension Named: JSONEncodable {
  func encode(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.write(key, 1)
    writer.endObject()
  }
}

/// The keys that a type sees after key conversion.
private struct SeenKeys: Decodable {
  var keys: [String]

  init(from decoder: any Decoder) throws {
    keys = try decoder.container(keyedBy: Named.Key.self).allKeys.map(\.stringValue)
  }
}

/// Records which of its member keys the decoder found.
private struct Snake: Decodable, JSONDecodable {
  var found: Set<Int>

  static let members: [StaticString] = [
    "\"\":", "\"a\":", "\"aB\":", "\"oneTwo\":", "\"oneTwoThree\":", "\"_oneTwo\":", "\"oneTwo_\":",
    "\"__oneTwo__\":", "\"ALLCAPS\":",
    "\"allCaps\":", "\"one2Three\":",
    "\"one2three\":", "\"url\":", "\"aURL\":", "\"myUrlProperty\":", "\"firstName\":", "\"ÄÖÜ\":",
    "\"äöÜ\":", "\"éA\":", "\"2One\":", "\"one2\":",
  ]
  static let joined: StaticString =
    "\0a\0aB\0oneTwo\0oneTwoThree\0_oneTwo\0oneTwo_\0__oneTwo__\0ALLCAPS\0allCaps\0one2Three\0one2three\0url\0aURL\0myUrlProperty\0firstName\0ÄÖÜ\0äöÜ\0éA\0002One\0one2"

  init(from decoder: any Decoder) throws { found = [] }
  init(found: Set<Int>) { self.found = found }

  static func decode(from reader: inout JSONReader) -> Snake? {
    var found: Set<Int> = []
    let isGood = Fields(members, joined: joined).read(from: &reader) { field, reader in
      reader.skipValue()
      found.insert(field)
    }
    return isGood ? Snake(found: found) : nil
  }
}

@Suite("Key strategies")
struct KeyStrategyTests {
  @Test(
    arguments: [
      "", "_", "__", "a", "A", "aA", "aB", "AB", "simpleOneTwo", "myURL", "singleCharacterAtEndX",
      "thisIsAnXMLProperty",
      "single", "singleWord", "_simple", "_oneTwoThree", "oneTwoThree_", "_oneTwoThree_",
      "__oneTwoThree", "version4Thing",
      "partCAPS", "partCAPSLowerAGAIN", "manyWordsInThisThing", "asdfĆqer", "already_snake_case",
      "dataPoint22",
      "dataPoint22Word", "_1dataPoint22", "ALLCAPS", "URLSession", "aBCD", "aBCd", "ABc", "x1Y2Z3",
      "ÄÖü", "straßeB", "eÉé", "éÉ",
      "İstanbul", "ǅungla", "aǅb", "emoji😀Name", "with space And", "with-Dash", "with.Dot",
      "iPhoneXR", "oneTWO3four",
    ] as [StaticString])
  func `snake-case encoding converts keys like Foundation`(_ key: StaticString) throws {
    let (ours, foundation) = encoders { $0.keyEncodingStrategy = .convertToSnakeCase }
    #expect(
      String(decoding: try ours.encode(Named(key: key)), as: UTF8.self)
        == String(decoding: try foundation.encode(Named(key: key)), as: UTF8.self))
  }

  @Test(
    arguments: [
      "", "a", "a_b", "A_B", "one_two", "one_two_three", "one__two", "_one_two", "one_two_",
      "__one_two__", "ALLCAPS", "all_caps",
      "ALL_CAPS", "one_2_three", "one2_three", "one_2three", "url", "a_URL", "a_url",
      "my_url_property", "my_URL_property",
      "firstName", "first_name", "First_Name", "FIRST_NAME", "äö_ü", "ÄÖÜ", "é_a", "2_one", "one_2",
      "oneTwo", "_", "___", "_a_", "2One",
      "one_\\u0074wo", "o\\u006ee_two", "one\\u005ftwo", "aB", "_oneTwo",
    ])
  func `snake-case decoding matches the same keys as Foundation`(_ key: String) throws {
    let data = Data("{\"other_key\":[],\"\(key)\":{\"one_two\":1}}".utf8)
    let (ours, foundation) = decoders { $0.keyDecodingStrategy = .convertFromSnakeCase }
    let seen = try foundation.decode(SeenKeys.self, from: data).keys
    let expected = Snake.members.indices.filter { seen.contains(Fields.key(Snake.members[$0])) }
    #expect(try ours.decode(Snake.self, from: data).found == Set(expected), "\(seen)")
  }

  @Test func `the first of several keys that convert to the same key wins`() throws {
    let (ours, foundation) = decoders {
      $0.keyDecodingStrategy = .custom { _ in Named.Key(stringValue: "value") }
    }
    let data = Data(#"{"a":1,"b":2,"value":3}"#.utf8)
    #expect(try ours.decode(Box<Int>.self, from: data).value == 1)
    #expect(try foundation.decode(Box<Int>.self, from: data).value >= 1)
  }

  @Test func `a custom key strategy receives the coding path`() throws {
    nonisolated(unsafe) var paths: [String] = []
    let (ours, foundation) = decoders { decoder in
      decoder.keyDecodingStrategy = .custom { path in
        unsafe paths.append(path.map(\.stringValue).joined(separator: "/"))
        return Named.Key(stringValue: path.last?.stringValue.lowercased() ?? "")
      }
    }
    let data = Data(#"[{"VALUE":[{"VALUE":1}]},{"VaLuE":[{"value":2},{"value":3}]}]"#.utf8)
    typealias Value = [Box<[Box<Int>]>]
    let value = try ours.decode(Value.self, from: data)
    let seen = unsafe paths
    unsafe paths = []
    #expect(try foundation.decode(Value.self, from: data) == value)
    let expected = unsafe paths
    #expect(seen == expected)

    let (encoder, reference) = encoders { encoder in
      encoder.keyEncodingStrategy = .custom { path in
        unsafe paths.append(path.map(\.stringValue).joined(separator: "/"))
        return Named.Key(stringValue: "k\(path.count)/")
      }
    }
    unsafe paths = []
    let text = try encoder.encode(value)
    let written = unsafe paths
    unsafe paths = []
    #expect(try reference.encode(value) == text)
    let reported = unsafe paths
    #expect(written.sorted() == reported.sorted())
  }

  @Test func `keys of dictionaries aren't converted`() throws {
    let data = Data(#"{"value":{"one_two":{"value":1},"x":{"value":2}}}"#.utf8)
    typealias Value = Box<[String: Box<Int>]>
    let (ours, foundation) = decoders { $0.keyDecodingStrategy = .convertFromSnakeCase }
    let value = try ours.decode(Value.self, from: data)
    #expect(try foundation.decode(Value.self, from: data) == value)
    #expect(value.value.keys.sorted() == ["one_two", "x"])
    let (encoder, reference) = encoders { $0.keyEncodingStrategy = .convertToSnakeCase }
    let camel = Box(value: ["oneTwo": Box(value: 1)])
    #expect(try encoder.encode(camel) == reference.encode(camel))
  }

  @Test func `errors on the direct path have the type's keys in their coding paths`() throws {
    struct Outer: Decodable, JSONDecodable {
      var firstBox: Box<Int>

      static func decode(from reader: inout JSONReader) -> Outer? {
        var box: Box<Int>?
        let isGood = Fields([#""firstBox":"#], joined: "firstBox").read(from: &reader, required: 1)
        {
          box = Box<Int>.decode(from: &$1)
        }
        return isGood ? box.map { Outer(firstBox: $0) } : nil
      }
    }
    let (ours, foundation) = decoders { $0.keyDecodingStrategy = .convertFromSnakeCase }
    let data = Data(#"{"first_box":{"value":"x"}}"#.utf8)
    let left = Outcome { try ours.decode(Outer.self, from: data) }.problem
    let right = Outcome { try foundation.decode(Outer.self, from: data) }.problem
    #expect(left == right)
  }

  @Test func `a missing key is named as in the type`() throws {
    let (ours, foundation) = decoders { $0.keyDecodingStrategy = .convertFromSnakeCase }
    let data = Data(#"[{"val_ue":1}]"#.utf8)
    #expect(
      Outcome { try ours.decode([Box<Int>].self, from: data) }
        == Outcome { try foundation.decode([Box<Int>].self, from: data) })
  }
}
