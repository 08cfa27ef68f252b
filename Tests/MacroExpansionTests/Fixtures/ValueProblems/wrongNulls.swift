import Foundation
import Transcodable

@Codable(nulls: .reject)
struct WritesNull {
  @EncodableNil(.null) var a: Int?
  @EncodableNil(.omit) var b: Int?
  @CodableLossy @EncodableNil(.null) var c: Int?
}

@Codable(nulls: .reject, nilEncoding: .null)
struct WritesNulls {
  var a: Int?
}

@Codable(layout: .positional, nulls: .reject)
struct HasPlaces {
  var a: Int?
}

@Codable(nulls: .reject, encodedFields: .nonDefaults)
struct HasDefaults {
  var a: Int? = 3
}

@Codable
struct LossyForMissing {
  @CodableLossy @CodableDefault(1, for: .missing) var a: Int
  @CodableLossy @CodableDefault([1], for: .missing) var b: [Int]
}

@Codable
struct LossyAsAWhole {
  @CodableLossy @CodableBy(.hex) var bytes: [UInt8]
  @CodableLossy @CodableBy(.via([String].self, from: { $0.compactMap { Int($0) } }, into: { $0.map { String($0) } }))
  var numbers: [Int] = []
}

@Codable(nulls: .reject, nilEncoding: .null)
enum WrittenNullsOfCases {
  case one(count: Int?)
}
