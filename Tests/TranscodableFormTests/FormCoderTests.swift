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

  @Test(arguments: [2, 16, 32, 33, 34, 300])
  func `a repeated name is found among any number of names`(_ count: Int) throws {
    let names = (1..<count).map { "name\($0)" }
    for position in [0, (count - 1) / 2, count - 2] {
      let form = (names + [names[position]]).enumerated().map { "\($1)=\($0)" }
      let document = form.joined(separator: "&")
      var decoder = URLEncodedForm.Decoder()
      let last = try decoder.decode([String: Int].self, from: document)
      #expect(last[names[position]] == count - 1)
      #expect(last.count == count - 1)
      #expect(
        try decoder.decode([String: [Int]].self, from: document)[names[position]]
          == [position, count - 1])
      decoder.repeatedKeys = .reject
      #expect(throws: DecodingError.self) {
        try decoder.decode([String: Int].self, from: document)
      }
    }
  }

  @Test func `each byte of a string is escaped or not, at every offset`() throws {
    for byte in UInt8.min...UInt8.max {
      let character = String(Unicode.Scalar(byte))
      for offset in 0..<9 {
        let string = String(repeating: "a", count: offset) + character + "b"
        let form = try URLEncodedForm.Encoder().encodeString(["key": string, string: "value"])
        var untyped = URLEncodedForm()
        untyped.append(string, for: "key")
        untyped.append("value", for: string)
        #expect(
          form.split(separator: "&").sorted() == untyped.string.split(separator: "&").sorted())
        let isPlain = character.utf8.allSatisfy { "*-._".utf8.contains($0) } || byte.isLetterOrDigit
        let escaped =
          isPlain
          ? character
          : byte == 0x20 ? "+" : character.utf8.map { "%" + $0.hexadecimal }.joined()
        #expect(form.contains("key=" + String(repeating: "a", count: offset) + escaped + "b"))
      }
    }
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

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    self < 0x80 && (Character(Unicode.Scalar(self)).isLetter || 0x30...0x39 ~= self)
  }

  fileprivate var hexadecimal: String {
    (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true)
  }
}
