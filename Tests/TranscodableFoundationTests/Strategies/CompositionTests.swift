import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

private enum Level: String, Codable, Hashable, Sendable { case low, high }

private struct Point: Codable, Hashable, Sendable {
  var x: Int
  var y: Int
}

private struct Celsius: Hashable, Sendable {
  var degrees: Double
}

private struct Fahrenheit: CodableWireType {
  var degrees: Double
  init(_ value: Celsius) { degrees = value.degrees * 1.8 + 32 }
  func value() throws -> Celsius {
    guard degrees > -460 else { throw TooCold() }
    return Celsius(degrees: (degrees - 32) / 1.8)
  }
  struct TooCold: Error {}
}

@Suite("Strategies and their composition with every coder")
struct CompositionTests {
  private let day = Date(timeIntervalSince1970: 951_782_400)

  @Test func `a strategy can apply to the elements of an array`() {
    let field: FieldCase<[Date]> = field(.elements(.iso8601))
    #expect(field.encoded([day, day]) == #"["2000-02-29T00:00:00Z","2000-02-29T00:00:00Z"]"#)
    #expect(field.encoded([]) == "[]")
    #expect(field.decoded("[]").value == [])
    #expect(field.decoded(#"["2000-02-29T00:00:00Z"]"#).value == [day])
    let bad = field.decoded(#"["2000-02-29T00:00:00Z","x"]"#).problem
    #expect(bad?.kind == "dataCorrupted" && bad?.path == "x/Index 1")
    let null = field.decoded(#"["2000-02-29T00:00:00Z",null]"#).problem
    #expect(null?.kind == "valueNotFound Date" && null?.path == "x/Index 1")
    #expect(field.decoded("{}").problem?.kind.hasPrefix("typeMismatch") == true)
  }

  @Test func `elements can be optional`() {
    let field: FieldCase<[Date?]> = field(.elements(.optional(.iso8601)))
    #expect(field.decoded(#"["2000-02-29T00:00:00Z",null]"#).value == [day, nil])
    #expect(field.encoded([day]) == #"["2000-02-29T00:00:00Z"]"#)
    #expect(field.decoded("[1]").problem?.path == "x/Index 0")
  }

  @Test func `a strategy can apply to the elements of a set`() {
    let field: FieldCase<Set<Date>> = field(.elements(.iso8601))
    #expect(field.encoded([day]) == #"["2000-02-29T00:00:00Z"]"#)
    #expect(field.decoded(#"["2000-02-29T00:00:00Z","2000-02-29T01:00:00+01:00"]"#).value == [day])
  }

  @Test func `a strategy can apply to the values of a dictionary`() {
    let text: FieldCase<[String: [Date]]> = field(.values(.elements(.iso8601)))
    #expect(text.encoded(["a_b": [day]]) == #"{"a_b":["2000-02-29T00:00:00Z"]}"#)
    #expect(text.decoded(#"{"a_b":["2000-02-29T00:00:00Z"]}"#).value == ["a_b": [day]])
    #expect(text.decoded(#"{"a_b":["x"]}"#).problem?.path == "x/a_b/Index 0")
    #expect(text.decoded(#"{"a":null}"#).problem?.kind == "valueNotFound Array<Date>")
    let number: FieldCase<[Int: Date]> = field(.values(.iso8601))
    #expect(number.encoded([7: day]) == #"{"7":"2000-02-29T00:00:00Z"}"#)
    #expect(number.decoded(#"{"7":"2000-02-29T00:00:00Z"}"#).value == [7: day])
    #expect(number.decoded(#"{"x":"2000-02-29T00:00:00Z"}"#).problem?.kind == "typeMismatch Int")
    let raw: FieldCase<[Level: Date]> = field(.values(.iso8601))
    #expect(raw.encoded([.low: day]) == #"{"low":"2000-02-29T00:00:00Z"}"#)
    #expect(raw.decoded(#"{"low":"2000-02-29T00:00:00Z"}"#).value == [.low: day])
    #expect(raw.decoded(#"{"up":"2000-02-29T00:00:00Z"}"#).problem?.path == "x/up")
  }

  @Test func `key strategies don't convert the keys of dictionaries`() throws {
    struct Model: Codable {
      var byName: [String: Date]
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingFieldKey.self)
        byName = try container.__decode(.values(.iso8601), forKey: "byName")
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingFieldKey.self)
        try container.__encode(byName, by: .values(.iso8601), forKey: "byName")
      }
    }
    let text = #"{"by_name":{"user_id":"2000-02-29T00:00:00Z"}}"#
    for decoder in [JSON.Decoder(), Foundation.JSONDecoder()] {
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      #expect(try decoder.decode(Model.self, from: Data(text.utf8)).byName == ["user_id": day])
    }
    let model = try Foundation.JSONDecoder().decode(
      Model.self, from: Data(text.replacing("by_name", with: "byName").utf8))
    for encoder in [JSON.Encoder(), Foundation.JSONEncoder()] {
      encoder.keyEncodingStrategy = .convertToSnakeCase
      #expect(String(decoding: try encoder.encode(model), as: UTF8.self) == text)
    }
  }

  @Test func `anyOf uses the first strategy that succeeds`() {
    let field: FieldCase<Date> = field(.anyOf(.iso8601, .secondsSince1970, .rfc2822))
    #expect(field.decoded("951782400").value == day)
    #expect(field.decoded(#""2000-02-29T00:00:00Z""#).value == day)
    #expect(field.decoded(#""29 Feb 2000 00:00:00 GMT""#).value == day)
    #expect(field.encoded(day) == #""2000-02-29T00:00:00Z""#)
    let problem = field.decoded(#""x""#).problem
    #expect(problem?.kind == "dataCorrupted" && problem?.path == "x")
    let attempts = problem?.failure?.underlying as? AttemptErrors
    #expect(attempts?.reasons.count == 3)
  }

  @Test func `data can be Base64, Base64URL or hexadecimal`() {
    let bytes = Data([0xFB, 0xEF, 0xFF, 0x00])
    #expect(field(.base64).encoded(bytes) == #""++//AA==""#)
    #expect(field(.base64URL).encoded(bytes) == #""--__AA""#)
    #expect(field(.hex).encoded(bytes) == #""fbefff00""#)
    #expect(field(.hex(uppercase: true)).encoded(bytes) == #""FBEFFF00""#)
    #expect(field(.base64).decoded(#""++//AA==""#).value == bytes)
    #expect(field(.base64URL).decoded(#""--__AA""#).value == bytes)
    #expect(field(.base64URL).decoded(#""--__AA==""#).value == bytes)
    #expect(field(.base64URL).decoded(#""++//AA==""#).problem?.kind == "dataCorrupted")
    #expect(field(.hex).decoded(#""fBEfff00""#).value == bytes)
    #expect(field(.hex).decoded(#""fbe""#).problem?.kind == "dataCorrupted")
    #expect(field(.hex).decoded(#""xy""#).problem?.path == "x")
    // RFC 4648, section 10.
    let vectors = ["": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg=="]
    for (text, coded) in vectors {
      #expect(field(.base64).encoded(Data(text.utf8)) == "\"\(coded)\"")
      #expect(field(.base64).decoded("\"\(coded)\"").value == Data(text.utf8))
    }
  }

  @Test func `oneOrMany accepts a single element`() {
    let field: FieldCase<[Int]> = field(.oneOrMany())
    #expect(field.decoded("5").value == [5])
    #expect(field.decoded("[5,6]").value == [5, 6])
    #expect(field.decoded("[5,true]").problem?.path == "x/Index 1")
    #expect(field.decoded("true").problem?.kind == "typeMismatch Int")
    #expect(field.encoded([5]) == "5")
    #expect(field.encoded([5, 6]) == "[5,6]")
    #expect(field.encoded([]) == "[]")
    let dates: FieldCase<[Date]> = self.dates
    #expect(dates.decoded(#""2000-02-29T00:00:00Z""#).value == [day])
  }

  private var dates: FieldCase<[Date]> { field(.oneOrMany(.iso8601)) }

  @Test func `elements can be separated in a string`() {
    let field: FieldCase<[Int]> = field(.separated(by: ","))
    #expect(field.decoded(#""1,2,3""#).value == [1, 2, 3])
    #expect(field.decoded(#""""#).value == [])
    #expect(field.decoded(#""1,,3""#).problem?.kind == "dataCorrupted")
    #expect(field.encoded([1, 2, 3]) == #""1,2,3""#)
    let text: FieldCase<[String]> = textField
    #expect(text.encoded(["a", "b,c"]).hasPrefix("invalidValue"))
  }

  @Test func `a separator before a combining character separates elements`() {
    let elements = ["a", "\u{301}b"]
    #expect(textField.decoded(textField.encoded(elements)).value == elements)
  }

  private var textField: FieldCase<[String]> { field(.separated(by: ",")) }

  @Test func `values can be coded as their descriptions`() {
    let field: FieldCase<Int> = field(.losslessStringConversion())
    #expect(field.decoded(#""42""#).value == 42)
    #expect(field.encoded(42) == #""42""#)
    #expect(field.decoded("42").problem?.kind == "typeMismatch String")
    #expect(field.decoded(#""x""#).problem?.kind == "dataCorrupted")
  }

  @Test func `non-finite floats can be coded as strings`() {
    let field: FieldCase<Double> = field(.floats(infinity: "inf", negativeInfinity: "-inf"))
    #expect(field.decoded(#""inf""#).value == .infinity)
    #expect(field.decoded("1.5").value == 1.5)
    let text: FieldCase<String> = decodedField(
      .via(
        .floats(), from: { @Sendable (number: Double) in "\(number)" },
        into: { @Sendable _ in 0 }))
    #expect(text.decoded(#""NaN""#).value == "nan")
    #expect(field.decoded(#""x""#).problem?.kind == "typeMismatch Double")
    #expect(field.encoded(-.infinity) == #""-inf""#)
    #expect(field.encoded(1.5) == "1.5")
  }

  @Test func `JSON can be nested in a string`() {
    let field: FieldCase<Point> = field(.jsonString())
    #expect(field.decoded(#""{\"x\":1,\"y\":2}""#).value == Point(x: 1, y: 2))
    #expect(field.encoded(Point(x: 1, y: 2)) == #""{\"x\":1,\"y\":2}""#)
    let problem = field.decoded(#""{\"x\":1,\"y\":true}""#).problem
    #expect(problem?.kind == "typeMismatch Int" && problem?.path == "x/y")
    #expect(field.decoded(#""{""#).problem?.kind == "dataCorrupted")
  }

  @Test func `a value can be coded as another type`() {
    let field = field(.via(Fahrenheit.self))
    #expect(field.decoded(#"{"degrees":212}"#).value == Celsius(degrees: 100))
    #expect(field.encoded(Celsius(degrees: 100)) == #"{"degrees":212}"#)
    #expect(field.decoded(#"{"degrees":-1000}"#).problem?.kind == "dataCorrupted")
    #expect(field.decoded(#"{"degrees":true}"#).problem?.path == "x/degrees")
  }

  @Test func `a value can be coded by closures`() {
    let field = field(
      ClosureStrategy(
        decode: { Celsius(degrees: try Double(from: $0)) },
        encode: { try $0.degrees.encode(to: $1) }))
    #expect(field.decoded("20").value == Celsius(degrees: 20))
    #expect(field.encoded(Celsius(degrees: 20)) == "20")
    #expect(field.decoded("null").problem?.kind == "valueNotFound Celsius")
  }

  @Test func `plain values use the coder's strategies`() throws {
    struct Model: Codable {
      var date: Date
      init(from decoder: any Decoder) throws {
        date = try decoder.container(keyedBy: CodingFieldKey.self).__decode(
          __plain(Date.self), forKey: "date")
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingFieldKey.self)
        try container.__encode(date, by: __plain(Date.self), forKey: "date")
      }
    }
    let text = #"{"date":"2000-02-29T00:00:00Z"}"#
    for decoder in [JSON.Decoder(), Foundation.JSONDecoder()] {
      decoder.dateDecodingStrategy = .iso8601
      #expect(try decoder.decode(Model.self, from: Data(text.utf8)).date == day)
    }
    let point = field(__plain(Point.self)).decoded("null").problem
    #expect(point?.kind.hasPrefix("valueNotFound") == true)
    #expect(field(__plain(Int.self)).decoded("null").problem?.kind == "valueNotFound Int")
    #expect(field(__plain(JSON.self)).decoded("[1]").value == [1])
  }
}
