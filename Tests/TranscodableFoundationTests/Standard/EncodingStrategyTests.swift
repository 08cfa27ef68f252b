import Foundation
import Testing
import TranscodableTestSupport
import TranscodableFoundation
import TranscodableJSON

@Suite("Container path: encoding strategies")
struct EncodingStrategyTests {
  private struct Record: Encodable {
    var someDate = Date(timeIntervalSinceReferenceDate: 700_000_000.5)
    var someData = Data([0, 255, 62, 63])
    var someURL = URL(string: "https://example.com/a/b?c=d")
    var someDecimal = Decimal(string: "123456789012345678901234567890.5")
    var someUUID = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    var dates = [Date(timeIntervalSince1970: 0)]
    var named = ["aDate": Date(timeIntervalSince1970: 0.25)]
    var missing: Date?
  }

  @Test func `date and data strategies apply at every level`() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy/MM/dd"
    formatter.timeZone = TimeZone(identifier: "UTC")
    let dates: [JSONEncoder.DateEncodingStrategy] = [
      .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601, .formatted(formatter),
      .custom { _, _ in },
      .custom { date, encoder in
        var container = encoder.keyed
        try container.encode(encoder.codingPath.map(\.stringValue), forKey: "thePath")
        try container.encode([date.timeIntervalSince1970], forKey: "theValue")
      },
      .custom { _, encoder in try Pair().encode(to: encoder) },
    ]
    for strategy in dates {
      for value in [[Record()], [Record(missing: .distantPast)]] {
        expectSameText(value) { $0.dateEncodingStrategy = strategy }
      }
      expectSameText(Date(timeIntervalSinceReferenceDate: 1)) { $0.dateEncodingStrategy = strategy }
    }
    let data: [JSONEncoder.DataEncodingStrategy] = [
      .deferredToData, .base64, .custom { _, _ in },
      .custom { data, encoder in try Array(data.map(Int.init)).encode(to: encoder) },
    ]
    for strategy in data {
      expectSameText([Record()]) { $0.dataEncodingStrategy = strategy }
      expectSameText(Data([1])) { $0.dataEncodingStrategy = strategy }
    }
    expectSameText([Record()]) {
      $0.dateEncodingStrategy = .custom { _, _ in throw GivesUp.Reason() }
    }
  }

  @Test func `an encoding closure that catches errors leaves no partial output`() throws {
    // Not compared with Foundation, which keeps what the value encoded before it threw.
    let dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1)]
    let text = try text(["k": dates]) {
      $0.dateEncodingStrategy = .custom { _, encoder in
        var container = encoder.keyed
        try? container.encode(GivesUp(depth: 0), forKey: "a")
        try container.encode(1, forKey: "b")
      }
    }
    #expect(text == #"{"k":[{"b":1},{"b":1}]}"#)
  }

  @Test func `keys of fields are converted, but keys of string-keyed dictionaries aren't`() {
    struct Inner: Encodable {
      var someValue = 1
      var dictionary = ["someKey": Pair()]
    }
    struct Outer: Encodable {
      var firstMember = ["someKey": Inner()]
      var secondMember = ["someKey": ["innerKey": 1]]
      var numbers = [1: Inner()]
      var optional: [String: Inner?] = ["aB": nil, "aC": Inner()]
      var list = [["aB": Inner()]]
      var a_b = 1, aB = 2
    }
    expectSameText(Outer()) { $0.keyEncodingStrategy = .convertToSnakeCase }
    expectSameText([Outer()])
    // Not for string-keyed dictionaries: Foundation drops the coding path before them.
    expectSameText([[1: Pair()]]) { encoder in
      encoder.keyEncodingStrategy = .custom { path in
        AnyKey("<" + path.map(\.stringValue).joined(separator: ".") + ">")
      }
    }
  }

  @Test func `a custom key strategy is called once per member with the whole coding path`() throws {
    nonisolated(unsafe) var calls: [String] = []
    struct Leaf: Encodable { var x = 1, y = [2] }
    struct Root: Encodable { var leaf = Leaf(), leaves = [Leaf()] }
    let text = try text(Root()) { encoder in
      encoder.keyEncodingStrategy = .custom { path in
        unsafe calls.append(path.map(\.stringValue).joined(separator: "/"))
        return AnyKey(path[path.count - 1].stringValue.uppercased())
      }
    }
    #expect(text == #"{"LEAF":{"X":1,"Y":[2]},"LEAVES":[{"X":1,"Y":[2]}]}"#)
    #expect(
      unsafe calls == [
        "leaf", "leaf/x", "leaf/y", "leaves", "leaves/Index 0/x", "leaves/Index 0/y",
      ])
  }

  @Test func `values can read userInfo`() throws {
    let key = try #require(CodingUserInfoKey(rawValue: "key"))
    let value = Encoding { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(encoder.userInfo[key] as? String ?? "none")
    }
    expectSameText([value])
    expectSameText(["a": [value]]) { $0.userInfo[key] = "here" }
  }

  @Test func `one encoder serves many threads while its settings change`() async {
    let encoder = JSON.Encoder()
    encoder.outputFormatting = .sortedKeys
    let expected = Encoded { try JSONEncoder().encode(["k": 1]) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 where Encoded({ try encoder.encode(["k": 1]) }) != expected {
            return false
          }
          return (try? encoder.encode([Record()]))?.isEmpty == false
        }
      }
      for await isGood in group { #expect(isGood) }
    }
  }

  @Test func `values receive their encoding configuration`() throws {
    struct Scaled: EncodableWithConfiguration, EncodingConfigurationProviding {
      static var encodingConfiguration: Int { 7 }
      var value = 6

      func encode(to encoder: any Encoder, configuration: Int) throws {
        var container = encoder.keyed
        if value > 0 {
          try container.encode(Scaled(value: 0), forKey: "inner", configuration: configuration)
        }
        try container.encode(value * configuration, forKey: "value")
      }
    }
    for layout in determinedLayouts {
      let (ours, foundation) = encoders { $0.outputFormatting = layout }
      #expect(
        try ours.encode(Scaled(), configuration: 3) == foundation.encode(Scaled(), configuration: 3)
      )
      #expect(
        try ours.encode(Scaled(), configuration: Scaled.self)
          == foundation.encode(Scaled(), configuration: Scaled.self))
    }
  }
}
