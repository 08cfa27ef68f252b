import Foundation
import Testing
import TranscodableCore
import TranscodableForm
import TranscodableFoundation
import TranscodableTestSupport

struct FormCoderTests {
  struct Search: Codable, Equatable {
    var query: String
    var page: Int?
    var tags: [String]
    var isExact: Bool
    var after: Date?
    var filter: Filter
    var sort: [Order]

    struct Filter: Codable, Equatable {
      var minimum: Double?
      var languages: [String: Int]
    }

    struct Order: Codable, Equatable {
      var key: String
      var isDescending: Bool?
    }
  }

  static let search = Search(
    query: "swift & form", page: 2, tags: ["a", "é"], isExact: true,
    after: Date(timeIntervalSince1970: 1_363_896_240),
    filter: Search.Filter(minimum: 0.5, languages: ["en": 1]),
    sort: [.init(key: "date", isDescending: true), .init(key: "name")])

  static let text = """
    query=swift+%26+form&page=2&tags%5B%5D=a&tags%5B%5D=%C3%A9&isExact=true\
    &after=2013-03-21T20%3A04%3A00Z&filter%5Bminimum%5D=0.5&filter%5Blanguages%5D%5Ben%5D=1\
    &sort%5B0%5D%5Bkey%5D=date&sort%5B0%5D%5BisDescending%5D=true&sort%5B1%5D%5Bkey%5D=name
    """

  private let decoder = URLEncodedForm.Decoder()
  private let encoder = URLEncodedForm.Encoder()

  @Test func `a type is encoded and decoded`() throws {
    #expect(try encoder.encodeString(Self.search) == Self.text)
    #expect(try decoder.decode(Search.self, from: Self.text) == Self.search)
    #expect(
      try decoder.decode(Search.self, from: Data(Self.text.utf8)) == Self.search)
  }

  @Test(arguments: [
    "tags=a&tags=%C3%A9", "tags[]=a&tags[]=é", "tags[0]=a&tags[1]=%C3%A9",
    "tags[1]=%C3%A9&tags[0]=a",
    "tags%5B%5D=a&tags[]=é", "tags[3]=a&tags[]=%C3%A9", "tags=a&tags[]=%C3%A9", "tags=a,é",
  ])
  func `every notation of arrays is accepted`(_ form: String) throws {
    var decoder = decoder
    if form.contains(",") { decoder.arrays = .commas }
    #expect(try decoder.decode([String: [String]].self, from: form) == ["tags": ["a", "é"]])
    #expect(try decoder.decode([String: Set<String>].self, from: form) == ["tags": ["a", "é"]])
  }

  @Test func `an error names the parameter and its offset`() throws {
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(
        [String: [Search.Order]].self, from: "sort[0][key]=a&sort[1][key]=b&sort[1][isDescending]=x"
      )
    }
    let failure = try #require(error.map { CodingFailure($0) })
    #expect(failure.path == "sort[1].isDescending")
    #expect(failure.offset == 52)
    #expect(failure.expected == "Bool")
    #expect(failure.found == "\"x\"")
  }
}
