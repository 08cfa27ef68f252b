import Foundation
import Testing
import Transcodable
import TranscodableForm

@Suite("Collected failures in forms")
struct FormCollectingTests {
  @Codable
  struct Order {
    @CodableValidated(.range(1...)) var count: Int
    @CodableValidated(.range(0.5...)) var price: Double?
    var isGift: Bool = false
    var code: String
  }

  @Codable
  struct Event {
    var date: Date
    var data: Data
    var bytes: [UInt8]
    var id: UUID
    var amount: Decimal
    var count: Int
  }

  @Codable
  struct Lists {
    @CodableValidated(.count(2...)) var tags: [String]
    var counts: [Int]
    var point: [String: Int]
    var other: Int
  }

  @Codable
  struct Nested {
    var order: Order
    var orders: [Order]
  }

  @Codable
  struct Widths {
    @Codable
    struct Inner {
      var port: UInt16
      var code: Int8
    }

    var inner: Inner
    var id: UInt32
    var list: [UInt8]
  }

  @Codable
  struct Empty {
    @CodableValidated(.nonEmpty) var name: String
    var count: Int
  }

  private func failures(_ body: () throws(CodingFailures) -> Void) -> [String] {
    do throws(CodingFailures) {
      try body()
      return []
    } catch {
      return error.map { failure in
        let key = failure.reason == .missingKey ? ".\(failure.expected ?? "")" : ""
        let path = failure.codingPath.map(\.stringValue).joined(separator: ".")
        return "\(failure.reason) \(path)\(key)"
      }
    }
  }

  private func failures(
    _ type: (some Decodable).Type, _ form: String,
    _ configure: (inout URLEncodedForm.Decoder) -> Void = { _ in }
  ) -> [String] {
    var decoder = URLEncodedForm.Decoder()
    configure(&decoder)
    return failures { () throws(CodingFailures) in
      _ = try decoder.decodeCollecting(type, from: form)
    }
  }

  @Test func `a rule for a converted text is listed with other failures`() {
    #expect(failures(Order.self, "count=0&code=a") == ["invalid-value count"])
    #expect(
      failures(Order.self, "count=0") == ["invalid-value count", "missing-key .code"])
    #expect(
      failures(Order.self, "count=0&price=0.25&isGift=on")
        == ["invalid-value count", "invalid-value price", "missing-key .code"])
    #expect(
      failures(Order.self, "count=0&price=x&code=a&isGift=maybe")
        == ["invalid-value count", "type-mismatch price", "type-mismatch isGift"])
  }

  @Test func `rules in nested values are listed`() {
    #expect(
      failures(
        Nested.self,
        "order[count]=0&order[code]=a&orders[0][count]=2&orders[0][code]=a&orders[1][count]=-1")
        == [
          "invalid-value order.count", "invalid-value orders.Index 1.count",
          "missing-key orders.Index 1.code",
        ])
  }

  @Test func `failures of integers of every width have paths and are listed once`() {
    #expect(
      failures(Widths.self, "inner[port]=70000&inner[code]=x&id=-1&list=1&list=300&list=y")
        == [
          "number-out-of-range inner.port", "type-mismatch inner.code", "number-out-of-range id",
          "number-out-of-range list.Index 1", "type-mismatch list.Index 2",
        ])
  }

  @Test func `converted texts aren't failures`() {
    let form =
      "date=2020-01-01T00%3A00%3A00Z&data=AQI%3D&bytes=AQI%3D"
      + "&id=4A1F6E1C-0A8B-4D5E-9D4C-5B6F7A8C9D0E&amount=1.5"
    #expect(failures(Event.self, form + "&count=1") == [])
    #expect(failures(Event.self, form + "&count=x") == ["type-mismatch count"])
    #expect(failures(Event.self, form) == ["missing-key .count"])
    let other = form.replacing("AQI%3D", with: "0102")
    #expect(
      failures(Event.self, other + "&count=x") { $0.bytes = .hexadecimal }
        == ["type-mismatch count"])
    #expect(
      failures(Event.self, form.replacing("2020-01-01T00", with: "never") + "&count=x").sorted()
        == ["invalid-value date", "type-mismatch count"])
  }

  @Test func `converted containers aren't failures`() {
    #expect(
      failures(Lists.self, "tags=a&counts=7&point[0]=1&other=x")
        == ["invalid-value tags", "type-mismatch other"])
    #expect(
      failures(Lists.self, "tags[]=a&tags[]=b&counts=x&point[0]=1&other=y")
        == ["type-mismatch counts.Index 0", "type-mismatch other"])
    #expect(
      failures(Lists.self, "tags=a,b&counts=1,y&point[0]=1&other=1") { $0.arrays = .commas }
        == ["type-mismatch counts.Index 1"])
  }

  @Test func `an empty text can be a string that fails a rule`() {
    #expect(
      failures(Empty.self, "name=&count=x") == ["invalid-value name", "type-mismatch count"])
    #expect(failures(Empty.self, "name=a&count=") == ["type-mismatch count"])
  }

  @Test func `an empty form has only missing keys`() {
    #expect(failures(Order.self, "") == ["missing-key .count", "missing-key .code"])
    #expect(failures(Empty.self, "&") == ["missing-key .name", "missing-key .count"])
  }

  @Test func `the failures of header fields are listed`() {
    let fields = [(name: "Count", value: "0"), (name: "Price", value: "a, b")]
    let found = failures { () throws(CodingFailures) in
      _ = try HeaderFieldDecoder().decodeCollecting(Order.self, from: fields)
    }
    #expect(
      found == ["invalid-value count", "type-mismatch price", "missing-key .code"])
  }

  @Test func `failures in many converted values are found`() {
    let form = (0..<20_000).map { "counts[]=\($0)" }.joined(separator: "&")
    #expect(
      failures(Lists.self, form + "&tags=a&point=1&other=1")
        == ["invalid-value tags", "type-mismatch point"])
  }
}
