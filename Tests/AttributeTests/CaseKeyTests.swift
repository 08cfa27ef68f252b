import CoderTestSupport
import Foundation
import Testing
import Transcodable

@Suite struct `Cases as dictionary keys` {
  @Codable
  enum Color: String {
    case red
    @DecodableAlias("grey", "silver") case gray
    @CodableIgnored case secret
    @CodableUnknown case other
  }

  @Codable
  enum Level: Int {
    @DecodableAlias("2", "two") case low = 1
    case high = 10
  }

  @Test func `a key can be an alias or unknown`() throws {
    let counts: [Color: Int] = [.red: 1, .gray: 2, .other: 3]
    expect(#"{"red": 1, "grey": 2, "blue": 3}"#, is: counts)
    expect(#"{"red": 1, "gray": 2, "other": 3}"#, is: counts)
    try expect(counts, isWrittenAs: #"{"red": 1, "gray": 2, "other": 3}"#)
    expect(#"{"secret": 1}"#, is: [Color.secret: 1])
    expect(#"{"two": "a", "10": "b"}"#, is: [Level.low: "a", .high: "b"])
    expect(#"{"2": "a"}"#, is: [Level.low: "a"])
    expect(#"{"3": "a"}"#, as: [Level: String].self, failsWith: Complaint("dataCorrupted", "3"))
  }

  @Test func `the first of several keys for the same case is decoded`() throws {
    var report = DecodingReport()
    let counts = try JSON.Decoder().decode(
      [Color: Int].self, from: Data(#"{"blue": 1, "pink": 2}"#.utf8), report: &report)
    #expect(counts == [.other: 1])
    #expect(report.events.map(\.kind) == [.duplicateKey])
  }
}
