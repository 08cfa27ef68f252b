import Testing
import Transcodable

/// The failures of enumerations with raw values.
@Suite struct EnumerationFailureTests {
  @Codable enum Plan: String { case free, team }
  @Codable enum Level: Int { case low = 1, high }
  @Codable enum Kind: String { case a, b; @CodableUnknown case other }
  @Codable struct Account { let plan: Plan, level: Level }

  private func failures(_ document: String) -> [CodingFailure] {
    do throws(CodingFailures) {
      _ = try JSON.Decoder().decodeCollecting(Account.self, from: document)
      return []
    } catch {
      return Array(error)
    }
  }

  @Test func `an enumeration lists its known values without CaseIterable`() throws {
    let failures = failures(#"{"plan": "tema", "level": 3}"#)
    #expect(failures.map(\.alternatives) == [["free", "team"], ["1", "2"]])
    #expect(
      failures.map(\.explanation) == ["must be one of free, team", "must be one of 1, 2"])
    #expect(
      failures.first?.description == """
        invalid-value at plan, line 1, column 10 (byte 9): expected Plan, \
        found invalid Plan value tema; known values are free, team
        """)
  }

  @Test func `the message of an unknown raw value lists the known values`() throws {
    let error = try #require(
      throws: DecodingError.self, performing: { try JSON.decode(Plan.self, from: #""tema""#) })
    #expect(CodingFailure(error).message?.hasSuffix(#"Known values are "free", "team"."#) == true)
  }

  @Test func `an enumeration with a case for unknown values doesn't fail`() throws {
    #expect(try JSON.decode(Kind.self, from: #""x""#) == .other)
  }
}
