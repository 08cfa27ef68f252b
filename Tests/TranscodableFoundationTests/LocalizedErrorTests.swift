import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON

/// What a log shows of the errors of this package.
@Suite struct LocalizedErrorTests {
  private struct User: Codable { let id: Int }

  @Test func `all failures of a document fit one log line`() throws {
    let error = try #require(
      throws: CodingFailures.self,
      performing: {
        try JSON.Decoder().decodeCollecting([[Int]].self, from: Data(#"[[1, "a"], [true]]"#.utf8))
      })
    #expect(
      error.localizedDescription == """
        type-mismatch at [0][1], line 1, column 6 (byte 5): expected Int, found a string; \
        type-mismatch at [1][0], line 1, column 13 (byte 12): expected Int, found bool
        """)
  }

  @Test func `a failure describes itself to a log`() throws {
    let error = try #require(
      throws: DecodingError.self,
      performing: { try JSON.Decoder().decode(User.self, from: #"{"id": "x"}"#) })
    #expect(
      CodingFailure(error).localizedDescription
        == "type-mismatch at id, line 1, column 8 (byte 7): expected Int, found a string")
  }

  @Test func `a pointer describes its syntax error to a log`() throws {
    let error = try #require(throws: (any Error).self, performing: { try JSON.Pointer("a") })
    #expect(error.localizedDescription == "\(error)")
    #expect(!error.localizedDescription.contains("could not be completed"))
  }

  @Test func `an exceeded limit is not reported as invalid JSON`() throws {
    let decoder = JSON.Decoder()
    decoder.settings.maximumDocumentSize = 4
    let error = try #require(
      throws: DecodingError.self,
      performing: { try decoder.decode([Int].self, from: "[1, 2, 3]") })
    #expect(
      CodingFailure(error).message
        == "The document is too large: 9 bytes; at most 4 bytes are allowed.")
  }
}
