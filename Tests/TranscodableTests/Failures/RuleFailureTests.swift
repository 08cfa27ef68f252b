import Foundation
import Testing
import Transcodable

/// The failures of rules and strategies in every grammar and on both paths.
@Suite struct RuleFailureTests {
  @Codable struct Server { @CodableValidated(.range(1...9)) var port = 1 }

  @Codable(duplicateKeys: .reject)
  struct Visit {
    let id: Int
    @CodableBy(.iso8601) let at: Date
    @CodableValidated(.range(1...9)) var stars = 1
  }
  @Codable struct Visits { @CodableLossy var list: [Visit] }

  private func decoder(_ change: (JSON.Decoder) -> Void) -> JSON.Decoder {
    let decoder = JSON.Decoder()
    change(decoder)
    return decoder
  }

  @Test func `rules keep their message in every grammar`() throws {
    let cases = [
      (decoder { _ in }, #"{"port": 99}"#),
      (decoder { $0.allowsJSON5 = true }, #"{port: 99}"#),
      (decoder { $0.assumesTopLevelDictionary = true }, #""port": 99"#),
    ]
    for (decoder, document) in cases {
      let error = try #require(
        throws: DecodingError.self, performing: { try decoder.decode(Server.self, from: document) })
      let failure = CodingFailure(error)
      #expect(failure.explanation == "must be from 1 to 9")
      #expect(failure.message?.hasPrefix("Must be from 1 to 9, at line 1,") == true)
    }
  }

  @Test func `a dropped element keeps the path to what is wrong in it`() throws {
    let document =
      #"{"list": [{"id": 1, "at": "x"}, {"id": 1, "at": "2024-01-01T00:00:00Z", "stars": 10}]}"#
    var report = DecodingReport()
    _ = try JSON.Decoder().decode(Visits.self, from: Data(document.utf8), report: &report)
    let causes = report.events.compactMap(\.cause)
    #expect(causes.map(\.path) == ["list[0].at", "list[1].stars"])
    #expect(causes.map(\.column) == [27, 82])
  }
}
