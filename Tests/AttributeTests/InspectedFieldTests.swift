import CoderTestSupport
import Foundation
import Testing
import Transcodable
import TranscodableDiagnostics

/// Inspected fields, which are coded like the same fields without the wrapper.
@Suite struct `Inspected fields` {
  @Codable(dates: .secondsSince1970) struct Order: Equatable {
    @CodableInspected @CodableDefault(5) var count: Int
    @CodableInspected var limit: Int? = 3
    @CodableInspected var day: Date?
    @CodableInspected var change: CodableNullable<Int>
    @CodableInspected @CodingPath("a.b") var names: [String] = []
  }

  private func order(
    _ count: Int, limit: Int?, day: Date? = nil, change: CodableNullable<Int> = .absent,
    names: [String] = []
  ) -> Order {
    Order(count: count, limit: limit, day: day, change: change, names: names)
  }

  @Test func `an inspected field keeps its default, its policies and its strategy`() throws {
    expect("{}", is: order(5, limit: 3))
    expect(
      #"{"count": 1, "limit": null, "day": 60, "change": 2, "a": {"b": ["x"]}}"#,
      is: order(
        1, limit: nil, day: Date(timeIntervalSince1970: 60), change: .value(2), names: ["x"]))
    try expect(
      order(1, limit: nil, names: ["x"]),
      isWrittenAs: #"{"count": 1, "limit": null, "a": {"b": ["x"]}}"#, by: Coder.typedFormats)
    expect(#"{"count": "x"}"#, as: Order.self, failsWith: Complaint("typeMismatch", "count"))
  }

  @Test func `the inspector receives every value that is found`() throws {
    let lines = Lines()
    let decoder = JSON.Decoder()
    decoder.userInfo[.decodingInspector] = DecodingInspector {
      lines.all.append(
        "\($0.codingPath.map(\.stringValue)) \($0.type) \($0.text.filter { !$0.isWhitespace })")
    }
    _ = try decoder.decode(
      Order.self, from: #"{"count": 1, "limit": null, "day": 60, "a": {"b": ["x"]}}"#)
    #expect(
      lines.all == [
        #"["count"] Int 1"#, #"["day"] Date 60"#, #"["a", "b"] Array<String> ["x"]"#,
      ], "\(lines.all)")
  }

  private final class Lines: @unchecked Sendable {
    // Unchecked because the test decodes on one thread.
    var all: [String] = []
  }
}
