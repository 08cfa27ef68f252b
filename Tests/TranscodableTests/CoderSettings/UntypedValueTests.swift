import Foundation
import Testing
import Transcodable
import TranscodableConversion

/// Conversions between models and dictionaries of `Any`.
@Suite("Untyped values")
struct UntypedValueTests {
  @Codable
  struct User: Equatable {
    var id: Int
    var name: String?
    var tags: [String] = []
    var since: Date?
  }

  @Test func `a dictionary of Any decodes like a document`() throws {
    let row: [String: Any] = [
      "id": 7, "name": "Ada", "tags": ["a", "b"], "since": Date(timeIntervalSinceReferenceDate: 5),
    ]
    let user = try JSON(untyped: row).decode(User.self)
    #expect(
      user
        == User(
          id: 7, name: "Ada", tags: ["a", "b"], since: Date(timeIntervalSinceReferenceDate: 5)))
  }

  @Test func `JSONSerialization objects convert to the JSON they were parsed from`() throws {
    let text =
      #"{"a":1,"b":true,"c":1.5,"d":null,"e":"x","f":[1,false,{}],"g":18446744073709551615,"h":-7,"i":1e300}"#
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(try JSON(untyped: object) == JSON(parsing: text))
  }

  @Test func `untyped JSON can be serialized by JSONSerialization`() throws {
    let json = try JSON(
      parsing: #"{"a":1,"b":true,"c":[1.5,null],"d":{"e":"x"},"f":18446744073709551615}"#)
    let data = try JSONSerialization.data(withJSONObject: json.untyped(null: NSNull()))
    #expect(try JSON(parsing: data) == json)
  }

  @Test func `numbers become Int, UInt64 or Double`() throws {
    let members = try #require(
      try JSON(parsing: #"{"a":1,"b":1.0,"c":18446744073709551615,"d":0.5,"e":null}"#).untyped()
        as? [String: Any])
    #expect(
      members["a"] is Int && members["b"] is Int && members["c"] is UInt64 && members["d"] is Double
    )
    #expect(members["a"] as? Int == 1)
    let null = try #require(members["e"])
    #expect(null as? Int == nil)
    #expect(try JSON(untyped: members)["e"]?.isNull ?? false)
  }

  @Test func `models survive a round trip through untyped values`() throws {
    let user = User(id: 1, name: nil, tags: ["x"])
    let row = try #require(try JSON(encoding: user).untyped() as? [String: Any])
    #expect(row["id"] as? Int == 1)
    #expect(try JSON(untyped: row).decode(User.self) == user)
  }

  @Test func `untyped values may contain models and optionals`() throws {
    let row: [String: Any?] = ["user": User(id: 1), "none": nil, "list": [Int?.some(1), nil]]
    #expect(
      try JSON(untyped: row) == ["list": [1, nil], "none": nil, "user": ["id": 1, "tags": []]])
    #expect(try JSON(untyped: nil) == .null)
  }

  @Test func `untyped values follow the encoder's strategies`() throws {
    let encoder = JSON.Encoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    #expect(
      try JSON(untyped: ["at": Date(timeIntervalSince1970: 3)], encoder: encoder) == ["at": 3])
  }

  @Test func `unsupported values fail with their coding path`() throws {
    final class Opaque {}
    let error = #expect(throws: EncodingError.self) {
      try JSON(untyped: ["a": [1, Opaque()] as [Any]])
    }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["a", "Index 1"])
    #expect(context.debugDescription == "JSON can't represent Opaque.")
    #expect(throws: EncodingError.self) { try JSON(untyped: ["a": Double.nan]) }
  }

  @Test func `untyped values may be nested as deeply as documents`() throws {
    func nested(_ levels: Int) -> Any {
      (1..<levels).reduce([Any]() as Any) { value, _ in [value] }
    }
    #expect(throws: Never.self) { try JSON(untyped: nested(512)) }
    #expect(throws: EncodingError.self) { try JSON(untyped: nested(514)) }
  }

  @Test func `numbers that a Double cannot hold are reported`() throws {
    let json = try JSON(
      parsing: #"{"a":[1e400,-0,0.1],"b":123456789012345678901234567890,"c":18446744073709551615}"#)
    var changes: [TranscodingChange] = []
    let row = try #require(json.untyped(changes: &changes) as? [String: Any])
    #expect(changes.map(\.kind) == [.magnitude, .precision])
    #expect(
      changes.first?.description
        == #"a.0: the number is beyond the range of Double; it becomes "Infinity""#)
    let list = try #require(row["a"] as? [Double])
    #expect(list[0] == .infinity && list[1].sign == .minus && list[1] == 0)
    #expect(row["c"] as? UInt64 == .max)
  }
}
