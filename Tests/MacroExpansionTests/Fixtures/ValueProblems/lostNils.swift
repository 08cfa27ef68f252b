import Foundation
import Transcodable

@Codable
struct LostNils {
  @EncodableNil(.omit) var count: Int? = 3
  @EncodableNil(.omit) @CodableDefault("x") var name: String?
  @EncodableNil(.omit) var note: String?
  var size: CodableNullable<Int> = .value(1)
  var weight: CodableNullable<Int> = .absent
  @EncodableIgnored(if: \[Int].isEmpty) var list: [Int] = [1]
  @EncodableIgnored(if: \[Int].isEmpty) var others: [Int] = []
}

@Codable
struct LostInner {
  var a = 1
}

@Codable
struct LostFlattenedNils {
  @CodableFlattened var inner: LostInner? = LostInner()
  @CodableFlattened var other: LostInner?
  @CodableFlattened var rest: [String: Int]?
}

@Encodable
struct LostOnlyEncoded {
  @EncodableNil(.omit) var count: Int? = 3
}

@Codable(nulls: .reject)
struct LostRefusesNulls {
  var count: Int? = 3
}

@Codable
struct LostReplacedNulls {
  @CodableDefault(3, for: .anyFailure) var count: Int?
  @CodableDefault(3, for: [.null, .invalid]) let size: Int?
  @CodableDefault(3, for: .invalid) var weight: Int?
  @CodableDefault(Int?.none, for: .anyFailure) var height: Int?
  @CodableDefault(CodableNullable<Int>.null) var depth: CodableNullable<Int>
}

@Codable(nulls: .reject)
enum LostCaseValues {
  case one(count: Int? = 3)
  case two(size: CodableNullable<Int> = .null, CodableNullable<Int> = .absent)
}
