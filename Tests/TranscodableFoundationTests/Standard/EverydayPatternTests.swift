import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// Common plain types with custom keys, strategies, pairs, validation and wrappers.
@Suite("Container path: common types")
struct EverydayPatternTests {
  private struct Author: Codable, Equatable {
    var displayName: String
    var mailAddress: String?
  }

  private struct Revision: Codable, Equatable {
    var revisionID: String
    var writtenBy: Author
    var writtenAt: Date
    var signature: Data
    var homePage: URL

    enum CodingKeys: String, CodingKey {
      case revisionID = "revisionId"
      case writtenBy, writtenAt, signature, homePage
    }
  }

  @Test func `a nested type decodes with date, data and key strategies`() throws {
    let document = """
      {"revision_id": "4f2a", "written_at": "2024-02-29T12:00:00Z", "signature": "AQID",
       "written_by": {"display_name": "Grace", "mail_address": null},
       "home_page": "https:\\/\\/example.com\\/r", "unknown": [1, {"x": 2}]}
      """
    let revision = Revision(
      revisionID: "4f2a", writtenBy: Author(displayName: "Grace", mailAddress: nil),
      writtenAt: Date(timeIntervalSince1970: 1_709_208_000), signature: Data([1, 2, 3]),
      homePage: try #require(URL(string: "https://example.com/r")))
    let configure: (JSONDecoder) -> Void = {
      $0.keyDecodingStrategy = .convertFromSnakeCase
      $0.dateDecodingStrategy = .iso8601
    }
    expectValue(revision, document, configure: configure)
    expectRoundTrip(revision, decoder: configure) {
      $0.keyEncodingStrategy = .convertToSnakeCase
      $0.dateEncodingStrategy = .iso8601
    }
    for (part, broken) in [
      ("Grace", "\\u0041"), ("\"Grace\"", "7"), ("AQID", "*"), ("2024-02-29T12", "yesterday"),
      ("https:", "ht tp:"), ("written_by", "written"), ("\"4f2a\"", "null"), ("null", "[]"),
    ] {
      expectSame(
        Revision.self, document.replacingOccurrences(of: part, with: broken),
        configure: configure)
    }
  }

  private struct Account: Codable, Equatable {
    var owner: String
    var cached = 99
    private var secret: String
    private enum CodingKeys: String, CodingKey {
      case owner = "the owner"
      case secret = "s"
    }
    init(owner: String, secret: String) { (self.owner, self.secret) = (owner, secret) }
  }

  @Test func `private CodingKeys rename and exclude fields`() {
    expectValue(
      Account(owner: "a", secret: "b"), #"{"the owner":"a","s":"b","owner":"x","cached":1}"#)
    expectRoundTrip(Account(owner: "a", secret: "b"))
    expectProblem("keyNotFound the owner at .", Account.self, #"{"owner":"a","s":"b"}"#)
  }

  private struct Numbered: Codable, Equatable {
    var first: String
    var second: Int?
    enum CodingKeys: Int, CodingKey {
      case first = 1
      case second = 22
    }
  }

  @Test func `CodingKeys can have integer values`() {
    expectValue(Numbered(first: "a", second: 2), #"{"first":"a","second":2,"1":0}"#)
    expectRoundTrip(Numbered(first: "a", second: 2))
    expectProblem("keyNotFound first#1 at .", Numbered.self, #"{"1":"a"}"#)
    expectProblem("typeMismatch Int at .second#22", Numbered.self, #"{"first":"a","second":"2"}"#)
  }

  private struct Point2D: Codable, Equatable {
    var x: Double
    var y: Double
    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      x = try container.decode(Double.self)
      y = try container.decode(Double.self)
      guard container.isAtEnd else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "A point has two coordinates.")
      }
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(x)
      try container.encode(y)
    }
  }

  @Test func `a point is coded as a pair`() {
    expectValue([Point2D(1, 2.5), Point2D(-0.0, 1e10)], "[[1,2.5],[-0,1e10]]")
    expectRoundTrip(Point2D(0.1, -7))
    expectProblem("valueNotFound Double at [0][1]", [Point2D].self, "[[1]]")
    expectProblem("dataCorrupted at [0][2]", [Point2D].self, "[[1,2,3]]")
    expectProblem("typeMismatch Array<Any> at .p", [String: Point2D].self, #"{"p":{"x":1}}"#)
    expectProblem("typeMismatch Double at .p[1]", [String: Point2D].self, #"{"p":[1,"2"]}"#)
  }

  private struct Download: Codable, Equatable {
    var url: URL
    init(_ url: URL) { self.url = url }
    enum CodingKeys: CodingKey { case url }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      url = try container.decode(URL.self, forKey: .url)
      guard url.scheme == "https" else {
        throw DecodingError.dataCorruptedError(
          forKey: .url, in: container, debugDescription: "A download needs https.")
      }
    }
  }

  @Test func `an error thrown in an initializer has its coding path`() throws {
    let url = try #require(URL(string: "https://example.com/f"))
    expectValue([Download(url)], #"[{"url":"https://example.com/f"}]"#)
    expectProblem(
      "dataCorrupted at .a[0].url", [String: [Download]].self,
      #"{"a":[{"url":"http://example.com/f"}]}"#)
    let (ours, _) = decoders { _ in }
    let outcome = Outcome {
      try ours.decode(Download.self, from: Data(#"{"url":"ftp://x"}"#.utf8))
    }
    #expect(outcome.problem?.text == "A download needs https.")
  }

  private struct Celsius: Codable, Equatable {
    var degrees: Double
    init(_ degrees: Double) { self.degrees = degrees }
    init(from decoder: any Decoder) throws {
      degrees = try decoder.singleValueContainer().decode(Double.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(degrees)
    }
  }

  private struct Tag: RawRepresentable, Codable, Hashable { var rawValue: String }

  @Test func `a wrapper of a single value is coded as that value`() {
    expectValue([Celsius(1), Celsius(-2.5)], "[1,-2.5]")
    expectRoundTrip(Celsius(36.6))
    expectRoundTrip(Tag(rawValue: "a/b"))
    expectValue(["x": Tag(rawValue: "y")], #"{"x":"y"}"#)
    expectProblem("typeMismatch Double at [0]", [Celsius].self, #"["1"]"#)
    expectProblem("typeMismatch String at [0]", [Tag].self, "[1]")
    expectRoundTrip([Tag(rawValue: "b"): 1])
  }

  private struct Settings: Codable, Equatable {
    var size = 12
    var theme = "light"
    var flags: Set<String> = []
    init() {}
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let defaults = Settings()
      size = try container.decodeIfPresent(Int.self, forKey: .size) ?? defaults.size
      theme = try container.decodeIfPresent(String.self, forKey: .theme) ?? defaults.theme
      flags = try container.decodeIfPresent(Set<String>.self, forKey: .flags) ?? defaults.flags
    }
  }

  @Test func `missing values use defaults`() {
    var settings = Settings()
    expectValue(settings, "{}")
    expectValue(settings, #"{"size":null,"theme":null,"flags":null}"#)
    settings.size = 9
    settings.flags = ["a"]
    expectValue(settings, #"{"flags":["a"],"size":9}"#)
    expectRoundTrip(settings)
    expectProblem("typeMismatch Int at .size", Settings.self, #"{"size":"9"}"#)
  }
}
