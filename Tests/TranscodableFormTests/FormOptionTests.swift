import Foundation
import Testing
import TranscodableCore
import TranscodableForm
import TranscodableFoundation

struct FormOptionTests {
  private let decoder = URLEncodedForm.Decoder()
  private let encoder = URLEncodedForm.Encoder()

  @Test func `repeated keys follow the policy`() throws {
    var decoder = decoder
    let form = "a=1&b=x&a=2"
    #expect(try decoder.decode([String: String].self, from: form) == ["a": "2", "b": "x"])
    decoder.repeatedKeys = .first
    #expect(try decoder.decode([String: String].self, from: form) == ["a": "1", "b": "x"])
    decoder.repeatedKeys = .reject
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode([String: String].self, from: form)
    }
    let failure = try #require(error.map { CodingFailure($0) })
    #expect(failure.reason == .duplicateKey)
    #expect(failure.path == "a")
    #expect(failure.found == "2 values")
    struct Lists: Decodable, Equatable {
      var a: [Int]
      var b: String
    }
    #expect(try decoder.decode(Lists.self, from: form) == Lists(a: [1, 2], b: "x"))
  }

  @Test func `a key without an equals sign is null, an empty string or true`() throws {
    struct Flags: Decodable, Equatable {
      var verbose: Bool
      var name: String
      var limit: Int?
      var note: String?
    }
    #expect(
      try decoder.decode(Flags.self, from: "verbose&name&limit&note")
        == Flags(verbose: true, name: "", limit: nil, note: nil))
  }

  @Test func `an empty value is nil if the type rejects it`() throws {
    struct Person: Decodable, Equatable {
      var name: String?
      var age: Int?
      var born: Date?
      var link: URL?
      var level: Level?
      enum Level: String, Decodable { case low, high }
    }
    let form = "name=&age=&born=&link=&level="
    #expect(try decoder.decode(Person.self, from: form) == Person(name: ""))
    var decoder = decoder
    decoder.treatsEmptyAsNil = false
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(Person.self, from: form)
    }
    #expect(error.map { CodingFailure($0).path } == "age")
    struct Strict: Decodable { var age: Int }
    #expect(throws: DecodingError.self) { try self.decoder.decode(Strict.self, from: "age=") }
  }

  @Test(arguments: ["true", "1", "on", "yes", "TRUE", "On"])
  func `Booleans are accepted in several notations`(_ text: String) throws {
    #expect(try decoder.decode([String: Bool].self, from: "a=\(text)") == ["a": true])
  }

  @Test(arguments: ["false", "0", "off", "no", "No"])
  func `false is accepted in several notations`(_ text: String) throws {
    #expect(try decoder.decode([String: Bool].self, from: "a=\(text)") == ["a": false])
  }

  @Test(arguments: ["", "2", "y", "truee", "+1"])
  func `other texts aren't Booleans`(_ text: String) throws {
    #expect(throws: DecodingError.self) {
      try decoder.decode([String: Bool].self, from: "a=\(text)")
    }
  }

  @Test func `scalars are written in the chosen notation`() throws {
    struct Values: Codable, Equatable {
      var on = true
      var day = Date(timeIntervalSince1970: 1.5)
      var data = Data([0xFB, 0xFF])
      var text = "a b"
    }
    var (encoder, decoder) = (encoder, decoder)
    #expect(
      try encoder.encodeString(Values())
        == "on=true&day=1970-01-01T00%3A00%3A01.500Z&data=%2B%2F8%3D&text=a+b")
    encoder.booleans = .digits
    encoder.dates = .secondsSince1970
    encoder.bytes = .base64URL
    encoder.escapesSpaces = true
    #expect(try encoder.encodeString(Values()) == "on=1&day=1.5&data=-_8&text=a%20b")
    encoder.dates = .millisecondsSince1970
    encoder.bytes = .hexadecimal
    let form = try encoder.encodeString(Values())
    #expect(form == "on=1&day=1500.0&data=fbff&text=a%20b")
    decoder.format = encoder.format
    #expect(try decoder.decode(Values.self, from: form) == Values())
  }

  @Test func `invalid UTF-8 is replaced or rejected`() throws {
    var decoder = decoder
    #expect(try decoder.decode([String: String].self, from: "a=%FFx") == ["a": "\u{FFFD}x"])
    #expect(
      try decoder.decode([String: String].self, from: [0x61, 0x3D, 0xFF]) == ["a": "\u{FFFD}"])
    decoder.rejectsInvalidUTF8 = true
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode([String: String].self, from: "b=1&a=%FFx")
    }
    #expect(error.map { CodingFailure($0).reason } == .invalidUTF8)
    #expect(error.flatMap { CodingFailure($0).offset } == 6)
    #expect(throws: DecodingError.self) {
      try decoder.decode([String: String].self, from: [0xFF])
    }
  }

  @Test func `names with dots are nested if chosen`() throws {
    var (encoder, decoder) = (encoder, decoder)
    (encoder.nesting, decoder.nesting) = (.dots, .dots)
    let value = ["a": ["b": [["c": 1], ["c": 2]]]]
    let form = try encoder.encodeString(value)
    #expect(form == "a.b%5B0%5D.c=1&a.b%5B1%5D.c=2")
    #expect(try decoder.decode([String: [String: [[String: Int]]]].self, from: form) == value)
    #expect(
      try decoder.decode([String: [String: [[String: Int]]]].self, from: "a.b.0.c=1&a.b.1.c=2")
        == value)
    #expect(try decoder.decode([String: Int].self, from: ".a=1&b.=2&c..d=3").count == 3)
  }

  @Test(arguments: ["a[=1", "a]=1", "[a]=1", "a[b=1", "a[b]c=1", "a[b]]=1", "[]=1", "a[[b]=1"])
  func `a name with unbalanced brackets is a key`(_ form: String) throws {
    let name = String(form.dropLast(2))
    let isNested = name == "a[[b]"
    #expect(
      try decoder.decode([String: String?].self, from: isNested ? "x=1" : form)
        == [isNested ? "x" : name: "1"])
    if isNested {
      #expect(
        try decoder.decode([String: [String: Int]].self, from: form) == ["a": ["[b": 1]])
    }
  }

  @Test func `elements with several members begin when a member is repeated`() throws {
    struct Item: Decodable, Equatable {
      var name: String
      var count: Int?
    }
    #expect(
      try decoder.decode(
        [String: [Item]].self, from: "i[][name]=a&i[][count]=1&i[][name]=b&i[][name]=c&i[][count]=2"
      )
        == ["i": [Item(name: "a", count: 1), Item(name: "b"), Item(name: "c", count: 2)]])
  }

  @Test func `values with nested values of the same key are elements`() throws {
    #expect(
      try decoder.decode([String: [String: Int]].self, from: "a=1&a[b]=2") == [
        "a": ["0": 1, "b": 2]
      ])
    #expect(try decoder.decode([String: [Int]].self, from: "a=1&a[1]=2&a=3") == ["a": [1, 2, 3]])
  }

  @Test func `dictionaries with integer keys keep their keys`() throws {
    let value = [3: "c", 1: "a"]
    #expect(try decoder.decode([Int: String].self, from: "3=c&1=a") == value)
    #expect(try decoder.decode([String: [Int: String]].self, from: "x[3]=c&x[1]=a") == ["x": value])
    #expect(
      try decoder.decode([String: [String: [Int: String]]].self, from: "x[0][3]=c&x[0][1]=a")
        == ["x": ["0": value]])
    struct Numbered: Decodable, Equatable {
      var first: String
      enum CodingKeys: String, CodingKey { case first = "0" }
    }
    #expect(try decoder.decode([String: Numbered].self, from: "x[0]=a") == ["x": .init(first: "a")])
  }

  @Test func `an empty form is an empty object or array`() throws {
    #expect(try decoder.decode([String: Int].self, from: "").isEmpty)
    #expect(try decoder.decode([Int].self, from: "").isEmpty)
    #expect(try encoder.encodeString([String: Int]()).isEmpty)
    struct Optionals: Decodable { var a: Int? }
    #expect(try decoder.decode(Optionals.self, from: "&&").a == nil)
  }

  @Test func `all failures are collected, and unknown keys are reported`() throws {
    struct Query: Decodable {
      var a: Int
      var b: [Bool]
    }
    let failures = #expect(throws: CodingFailures.self) {
      try decoder.decodeCollecting([String: Int].self, from: "a=x&b=1&c=y&d[e]=1")
    }
    #expect(failures?.map(\.path) == ["a", "c", "d"])
    var report = DecodingReport()
    _ = try decoder.decode(Query.self, from: "a=1&b[]=on&c=1&d[x]=2", report: &report)
    #expect(report.events.map { $0.codingPath.last?.stringValue } == ["c", "d"])
    var strict = decoder
    strict.settings.unknownKeys = .reject
    #expect(throws: DecodingError.self) {
      try strict.decode(Query.self, from: "a=1&b[]=on&c=1")
    }
  }
}
