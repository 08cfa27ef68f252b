import Foundation
import Testing
import TranscodableCore
import TranscodableDiagnostics
import TranscodableFoundation
import TranscodableJSON

/// The advice of diagnostics about settings of the decoder.
@Suite struct HintTests {
  private struct User: Decodable {
    let user_name: String
  }
  private struct Event: Decodable { let date: Date }

  private func diagnostic<Value: Decodable>(
    _ type: Value.Type, _ document: String, _ decoder: JSON.Decoder = JSON.Decoder()
  ) throws -> CodingDiagnostic {
    let error = try #require(
      throws: DecodingError.self, performing: { try decoder.decode(type, from: document) })
    return try #require(CodingDiagnosticReport(error, source: document).diagnostics.first)
  }

  @Test func `a hint never suggests the missing key`() throws {
    let decoder = JSON.Decoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let diagnostic = try diagnostic(User.self, #"{"user_name": "x"}"#, decoder)
    #expect(diagnostic.suggestion == nil)
    #expect(diagnostic.help?.contains("key strategy converts `user_name`") == true)
  }

  @Test func `a date in another form names the strategy that reads it`() throws {
    let text = try diagnostic(Event.self, #"{"date": "2024-03-15T10:30:00Z"}"#)
    #expect(text.help?.contains(".iso8601") == true)
    let other = try diagnostic(Event.self, #"{"date": "tomorrow"}"#)
    #expect(other.help?.contains(".iso8601") != true)
    let decoder = JSON.Decoder()
    decoder.dateDecodingStrategy = .iso8601
    for (number, name) in [
      ("1710498600", ".secondsSince1970"), ("1710498600123", ".millisecondsSince1970"),
    ] {
      let number = try diagnostic(Event.self, #"{"date": \#(number)}"#, decoder)
      #expect(number.help?.contains(name) == true)
    }
    let small = try diagnostic(Event.self, #"{"date": 17}"#, decoder)
    #expect(small.help?.contains("Since1970") != true)
  }
}
