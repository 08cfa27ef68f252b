import Testing
import TranscodableCore
import TranscodableForm

struct HeaderFieldTests {
  struct Headers: Decodable, Equatable {
    var accept: [String]
    var age: Int
    var date: String?
  }

  private let decoder = HeaderFieldDecoder()

  @Test func `list headers are arrays and other headers are whole`() throws {
    let fields = [
      (name: "Accept", value: #"a;q=0.5, "x, \"y", , b"#), (name: "AGE", value: "60"),
      (name: "accept", value: "c"), (name: "Date", value: "Wed, 21 Oct 2015 07:28:00 GMT"),
    ]
    #expect(
      try decoder.decode(Headers.self, from: fields)
        == Headers(
          accept: ["a;q=0.5", #""x, \"y""#, "b", "c"], age: 60,
          date: "Wed, 21 Oct 2015 07:28:00 GMT"))
  }

  @Test func `cookies aren't separated at commas`() throws {
    struct Cookies: Decodable {
      enum CodingKeys: String, CodingKey { case all = "Set-Cookie" }
      var all: [String]
    }
    let dated = "a=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT"
    let fields = [(name: "set-cookie", value: dated), (name: "Set-Cookie", value: "b=2")]
    #expect(try decoder.decode(Cookies.self, from: fields).all == [dated, "b=2"])
  }

  @Test func `a quoted string that doesn't end reaches the end of its field`() throws {
    let fields = [
      (name: "accept", value: #"a, "b, c"#), (name: "accept", value: "d"),
      (name: "age", value: "1"),
    ]
    #expect(try decoder.decode(Headers.self, from: fields).accept == ["a", #""b, c"#, "d"])
  }

  @Test func `an unknown header is ignored unless unknown keys are rejected`() throws {
    let fields = [(name: "Accept", value: "a"), (name: "AGE", value: "1"), (name: "X", value: "")]
    #expect(try decoder.decode(Headers.self, from: fields).age == 1)
    var strict = decoder
    strict.settings.unknownKeys = .reject
    #expect(throws: DecodingError.self) { try strict.decode(Headers.self, from: fields) }
    #expect(try strict.decode(Headers.self, from: fields.dropLast()).age == 1)
  }

  @Test func `an error names the header and the field's line`() throws {
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(
        Headers.self, from: [(name: "Accept", value: ""), (name: "age", value: "old")])
    }
    let failure = try #require(error.map { CodingFailure($0) })
    #expect(failure.path == "age")
    #expect(failure.line == 2)
  }

  @Test func `a line break in a value is rejected`() {
    #expect(throws: DecodingError.self) {
      try decoder.decode(Headers.self, from: [(name: "Accept", value: "a\r\nAge: 1")])
    }
  }
}
