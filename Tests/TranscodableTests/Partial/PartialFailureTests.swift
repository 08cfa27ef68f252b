import Foundation
import Testing
import Transcodable
import TranscodableStreams

/// The reasons why values of an incomplete document could not be decoded.
@Suite struct PartialFailureTests {
  @Codable @PartiallyDecodable
  struct Event: Equatable {
    @CodableBy(.iso8601) let date: Date
    let url: URL
    @CodableValidated(.count(1...2)) let tags: [Int]
  }

  private let document = """
    {"date": "tomorrow",
     "url": "http://a b", "tags": [1, 2, 3]}
    """

  @Test func `failures of a partial decoder give the reason, path and position`() throws {
    var decoder = PartialDecoder(Event.self)
    try decoder.append(document)
    let failures = decoder.failures
    #expect(failures.map(\.path) == ["date", "url", "tags"])
    #expect(failures.map(\.reason) == [.invalidValue, .invalidValue, .invalidValue])
    #expect(failures.map(\.line) == [1, 2, 2])
    #expect(failures.map(\.column) == [10, 9, 31])
    #expect(
      failures.map(\.explanation) == [
        "must be an ISO 8601 date", "must be a URL", "must have 1 to 2 elements, but has 3",
      ])
  }

  @Test func `failures of a partial decoder do not depend on the pieces`() throws {
    var whole = PartialDecoder(Event.self)
    try whole.append(document)
    var pieces = PartialDecoder(Event.self)
    for byte in document.utf8 { try pieces.append([byte]) }
    let failures = (whole.failures, pieces.failures)
    #expect(failures.0.map(\.description) == failures.1.map(\.description))
  }

  @Test func `finishing an incomplete document throws what decoding it throws`() {
    for length in 1..<document.utf8.count {
      let start = String(decoding: document.utf8.prefix(length), as: UTF8.self)
      var decoder = PartialDecoder(Event.self)
      let partial = #expect(throws: DecodingError.self) {
        try decoder.append(start)
        _ = try decoder.finish()
      }
      let whole = #expect(throws: DecodingError.self) {
        try JSON.decode(Event.self, from: start)
      }
      #expect("\(partial as Any)" == "\(whole as Any)", "\(start)")
    }
  }

  @Codable @PartiallyDecodable
  struct Rated {
    @CodableValidated(.range(1...2)) let stars: Int
    @CodableValidated(.range(0...1)) let share: Double
  }

  @Test func `rules of numbers are checked before the end of the document`() throws {
    var decoder = PartialDecoder(Rated.self)
    try decoder.append(#"{"stars": 9, "share": 2.5, "#)
    let failures = decoder.failures
    #expect(failures.map(\.path) == ["stars", "share"])
    #expect(failures.first?.explanation == "must be from 1 to 2")
  }
}
