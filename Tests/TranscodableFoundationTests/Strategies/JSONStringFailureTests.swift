import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

private struct Inner: Codable, Hashable, Sendable { var a: [Int] }

@Suite("Failures in JSON nested in a string")
struct JSONStringFailureTests {
  /// Decodes JSON nested in a string on the third line and returns the failure.
  private func failure(_ inner: String) throws -> (CodingFailure, message: String) {
    struct Holder: Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingFieldKey.self)
        let strategy = JSONStringStrategy<Inner>.jsonString()
        _ = try strategy.decode(from: try container.superDecoder(forKey: "x" as CodingFieldKey))
      }
    }
    let quoted = String(decoding: try JSON.encode(inner), as: UTF8.self)
    let problem = Outcome {
      try JSON.Decoder().decode(Holder.self, from: "{\n  \"y\": 0,\n  \"x\": \(quoted)}")
    }.problem
    return (try #require(problem?.failure), try #require(problem?.text))
  }

  @Test func `a failure has the string's location and a path that continues inside it`() throws {
    let (mismatch, message) = try failure(#"{"a":[1,"x"]}"#)
    #expect(mismatch.reason == .typeMismatch && mismatch.path == "x.a[1]")
    #expect(mismatch.line == 3 && mismatch.column == 8 && mismatch.byteRange?.lowerBound == 19)
    #expect(message == "Expected Int but found a string at line 3, column 8 (byte 19).")
    #expect(mismatch.explanation == "must be an integer")

    let (missing, _) = try failure("{}")
    #expect(missing.reason == .missingKey && missing.path == "x.a" && missing.line == 3)
    #expect(missing.pointer == "/x/a")
  }

  @Test func `invalid JSON in a string is reported with its location in the string`() throws {
    let (broken, message) = try failure(#"{"a":[1,}"#)
    #expect(broken.reason == .invalidValue && broken.line == 3 && broken.path.hasPrefix("x"))
    #expect(
      message == """
        Expected JSON in a string but found unexpected '}', expected a value at line 1, column 9 \
        (byte 8) of the string at line 3, column 8 (byte 19).
        """)
    #expect(broken.underlying is DecodingError)
  }

  @Test func `other coders report the same coding path without a location`() {
    let field = decodedField(JSONStringStrategy<Inner>.jsonString())
    #expect(field.decoded(#""{\"a\":[1,\"x\"]}""#).problem?.path == "x/a/Index 1")
    #expect(field.decoded(#""{\"a\":[1]}""#).value == Inner(a: [1]))
  }
}
