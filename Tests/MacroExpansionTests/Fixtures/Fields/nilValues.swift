import Foundation
import Transcodable

@Codable(nilEncoding: .null)
struct NilValues {
  @EncodableNil(as: 0) var number: Int?
  @EncodableNil(as: "none") @CodingPath("a.b") var inner: String?
  @EncodableNil(as: Date.distantPast) @CodableBy(.iso8601) var date: Date?
  @EncodableNil(as: 1 > 0 ? 1 : 2) @EncodableIgnored(if: { (choice: Int?) in choice == 3 })
  var choice: Int?
}

@Encodable(layout: .positional)
struct NilElements {
  let first: Int
  @EncodableNil(as: 2) let second: Int?
}

@Codable(encodedFields: .nonDefaults)
struct NilDefaults {
  @EncodableNil(as: 1) var count: Int? = 2
}
