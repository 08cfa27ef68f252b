import Foundation
import Kodable
import Testing

/// Wrappers in plain Codable types, where they are transparent.
struct PlainCodableTests {
  private struct Plain: Codable, Equatable {
    @Coding("key", .lossless, .max(5), default: 3) var a: Int
    @CodableDate(.rfc2822, "other") var d: Date
  }

  @Test func `the key, options, default and strategy are ignored`() throws {
    let json = #"{"a":9,"d":"1970-01-01T00:00:07Z"}"#
    #expect(
      outcome(json) { (model: Plain) in "\(model.a) \(model.d.timeIntervalSince1970)" } == "9 7.0")
    #expect(outcome(#"{"a":"9","d":"x"}"#) { (model: Plain) in model.a } == "typeMismatch")
    #expect(outcome(#"{"key":9}"#) { (model: Plain) in model.a } == "keyNotFound")
    let model = try Plain.decodeJSON(from: Data(json.utf8))
    #expect(try text(of: model) == json)
  }

  @Test func `a wrapper without a value encodes an empty object`() throws {
    struct Empty: Encodable { @Coding var a: Int }
    #expect(try text(of: Empty()) == #"{"a":{}}"#)
  }

  @Test func `the helpers are available for all Codable types`() throws {
    struct Pair: Codable, Equatable {
      var oneKey: Int
      var date: Date?
    }
    let pair = try Pair.decodeJSON(
      from: Data(#"{"one_key":1,"date":5}"#.utf8), dateDecodingStrategy: .secondsSince1970,
      keyDecodingStrategy: .convertFromSnakeCase)
    #expect(pair == Pair(oneKey: 1, date: Date(timeIntervalSince1970: 5)))
    let data = try pair.encodeJSON(
      dateEncodingStrategy: .secondsSince1970, keyEncodingStrategy: .convertToSnakeCase)
    #expect(String(decoding: data, as: UTF8.self) == #"{"one_key":1,"date":5}"#)
  }
}

/// Custom transforms.
struct TransformTests {
  struct URLTransformer: KodableTransform {
    struct NoURL: Error {}
    func transformFromJSON(value: String) throws -> URL {
      guard let url = URL(string: value), url.scheme != nil else { throw NoURL() }
      return url
    }
    func transformToJSON(value: URL) -> String { value.absoluteString }
  }
  struct LengthTransformer: KodableTransform {
    func transformFromJSON(value: String?) -> Int? { value?.count }
    func transformToJSON(value: Int?) -> String? { value.map { String(repeating: "x", count: $0) } }
  }
  typealias CodingURL = KodableTransformable<URLTransformer>
  typealias Length = KodableTransformable<LengthTransformer>

  private static let fallback = URL(string: "https://example.com")

  private struct Page: Kodable {
    @CodingURL("html_url") var url: URL
    @CodingURL(
      key: "images.small", options: [.validation { $0.scheme == "https" }], defaultValue: fallback)
    var image: URL
    @Length var length: Int?
    @Length(.encodeAsNullIfNil) var other: Int?
    @CodingURL var initial = URL(filePath: "/x")
  }

  // Fixed: the README passes the key without a label, which did not compile.
  @Test func `a transform accepts a key like any wrapper`() throws {
    let json = """
      {"html_url":"https://a.b","images":{"small":"https://c.d"},"length":"abc",
       "initial":"http://e.f"}
      """
    for decoder in decoders {
      let page = try decoder.decode(Page.self, from: Data(json.utf8))
      #expect(
        page.url.absoluteString == "https://a.b" && page.image.absoluteString == "https://c.d")
      #expect(page.length == 3 && page.other == nil)
      #expect(
        try text(of: page)
          == #"{"html_url":"https://a.b","images":{"small":"https://c.d"},"initial":"http://e.f","#
          + #""length":"xxx","other":null}"#)
    }
  }

  @Test func `an error thrown by a transform fails the type even with a default`() {
    let name = #"type > "#
    #expect(outcome(#"{"html_url":""}"#) { (page: Page) in page.url } == name + "NoURL")
    #expect(
      outcome(#"{"html_url":"http://a.b","images":{"small":""}}"#) { (page: Page) in page.url }
        == name + "NoURL")
    #expect(
      outcome(#"{"html_url":"http://a.b","images":{"small":"http://a.b"}}"#) { (page: Page) in 1 }
        == name + "invalid image URL: http://a.b")
    #expect(
      outcome(#"{"html_url":5}"#) { (page: Page) in page.url }
        == name + #"url "html_url" URL > typeMismatch"#)
  }

  @Test func `an error thrown by a transform fails the type even for an optional`() {
    struct Even: KodableTransform {
      struct Odd: Error {}
      func transformFromJSON(value: Int?) throws -> Int? {
        if let value, value % 2 == 1 { throw Odd() }
        return value
      }
      func transformToJSON(value: Int?) -> Int? { value }
    }
    struct Model: Kodable { @KodableTransformable<Even>("n") var number: Int? }
    #expect(outcome(#"{"n":2}"#) { (model: Model) in model.number ?? 0 } == "2")
    #expect(outcome(#"{"n":"1"}"#) { (model: Model) in model.number as Any } == "nil")
    #expect(outcome(#"{"n":1}"#) { (model: Model) in model.number as Any } == "type > Odd")
  }

  // The README also uses the misspelled name.
  @available(*, deprecated)
  @Test func `the misspelled name is the same wrapper`() {
    #expect(KodableTrasformable<URLTransformer>.self == CodingURL.self)
  }

  @Test func `the settings of a wrapper can be read and changed`() {
    var wrapper = CodingURL("k", .lossy, .encodeAsNullIfNil)
    #expect(wrapper.key == "k" && wrapper.decoding == .lossy && wrapper.encodeAsNullIfNil)
    wrapper.decoding = .lossless
    wrapper.encodeAsNullIfNil = false
    #expect(wrapper.decoding == .lossless && !wrapper.encodeAsNullIfNil)
    #expect(CodingURL().decoding == .enforceType && CodingURL().key == nil)
    #expect(Passthrough<Int>().transformFromJSON(value: 3) == 3)
  }
}

/// Uses that violate a precondition.
struct PreconditionTests {
  @Test func `reading a property without a value traps`() async {
    await #expect(processExitsWith: .failure) {
      struct Basic: Kodable { @Coding var id: Int }
      _ = Basic().id
    }
  }

  @Test func `encoding a property without a value traps`() async {
    await #expect(processExitsWith: .failure) {
      struct Basic: Kodable { @Coding var id: Int }
      _ = try Basic().encodeJSON()
    }
  }

  @Test func `comparing a property without a value traps`() async {
    await #expect(processExitsWith: .failure) {
      struct Basic: Kodable, Equatable { @Coding var id: Int }
      _ = Basic() == Basic()
    }
  }

  @Test func `an optional without a value is nil`() {
    struct Optionals: Kodable, Equatable { @Coding var id: Int? }
    #expect(Optionals().id == nil && Optionals() == Optionals())
  }
}
