import Foundation
import Kodable
import Transcodable

// fixture KodableKeys migrated {"first_name": "Ada", "age": 36}
@Codable(keys: .snakeCase)
struct KodableKeys {
  @CodableCoerced var firstName: String
  var age: Int
}

// fixture KodableSnakeKeys migrated {"first_number": 1, "last_number": 2, "id": 3}
@Codable(keys: .snakeCase)
struct KodableSnakeKeys {
  var firstNumber: Int
  var lastNumber: Int
  var id: Int
}

// fixture KodablePath migrated {"address": {"zip": 1, "place": {"x": 1.5}}, "id": 1}
@Codable
struct KodablePath {
  @CodingPath("address.zip") var zip: Int
  @CodingPath("address.place.x") var x: Double
  var id: Int
}

// fixture KodableOptionalPath migrated {"address": {"zip": 1}, "id": 1}
@Codable
struct KodableOptionalPath {
  @CodingPath("address.zip") @CodableLossy var zip: Int?
  var id: Int
}

// fixture KodableOptional migrated {"age": 1, "tags": [1], "names": {"a": 1}}
@Codable
struct KodableOptional {
  @CodableLossy var age: Int?
  @CodableDefault([Int]?.none, for: .anyFailure) var tags: [Int]?
  @CodableDefault([String: Int]?.none, for: .anyFailure) var names: [String: Int]?
}

// fixture KodableDefault migrated {"number": 1, "limit": 2}
@Codable
struct KodableDefault {
  @CodingKey("number") @CodableDefault(9, for: .anyFailure) var count: Int
  @CodableDefault(-1, for: .anyFailure) var limit: Int
}

// fixture KodableDefaultOfOptional refused attribute-refused
struct KodableDefaultOfOptional: Kodable {
  @Coding(default: 8) var most: Int?
}

// fixture KodableDefaultMember migrated {"kind": "a"}
@Codable
struct KodableDefaultMember {
  enum Kind: String, Codable { case a, b, other }

  @CodableDefault(Kind.other, for: .anyFailure) var kind: Kind
}

// fixture KodablePlain migrated {"id": 1, "size": 1.5, "note": 1}
@Codable
struct KodablePlain {
  var id = 4
  var size: Double = 1.5
  var note: Int?
}

// fixture KodableConstant refused attribute-refused
struct KodableConstant: Kodable {
  var id = 4
  let version = 3
}

// fixture KodableText migrated {"name": "a", "isOpen": true, "title": "b", "isNew": false}
@Codable
struct KodableText {
  @CodableCoerced var name: String
  @CodableCoerced var isOpen: Bool
  @CodableCoerced @CodableLossy var title: String?
  @CodableCoerced var isNew = false
}

// fixture KodableEnforced migrated {"name": "a", "isOpen": true}
@Codable
struct KodableEnforced {
  var name: String
  var isOpen: Bool
}

// fixture KodableLossless migrated {"id": "1", "size": 2}
@Codable
struct KodableLossless {
  @CodableCoerced var id: Int
  @CodableCoerced var size: Double
}

// fixture KodableLosslessArray migrated {"ids": ["1", 2]}
@Codable
struct KodableLosslessArray {
  @CodableCoerced @CodableLossy var ids: [Int]
}

// fixture KodableLossy migrated {"tags": [1, "a"]}
@Codable
struct KodableLossy {
  @CodableLossy var tags: [Int]
}

// fixture KodableLossyDefault migrated {"tags": [1, "a"]}
@Codable
struct KodableLossyDefault {
  @CodableLossy @CodableDefault([]) var tags: [Int]
}

// fixture KodableLossyOptional migrated {"tags": [1, "a"]}
@Codable
struct KodableLossyOptional {
  @CodableLossy var tags: [Int]?
}

// fixture KodableLossySet migrated {"tags": [1]}
@Codable
struct KodableLossySet {
  var tags: Set<Int>
}

// fixture KodableTrimmed migrated {"name": " a ", "bio": " "}
@Codable
struct KodableTrimmed {
  @CodableCoerced @CodableModified(.trimmed) var name: String
  @CodableCoerced @CodableModified(.trimmed, .nilIfEmpty) @CodableLossy var bio: String?
}

// fixture KodableRange migrated {"rating": 9, "most": 9, "least": -9}
@Codable
struct KodableRange {
  @CodableModified(.clamped(to: 0...5)) var rating: Int
  @CodableModified(.max(5)) var most: Int
  @CodableModified(.min(0)) @CodableDefault(100, for: .anyFailure) var least: Int
}

// fixture KodableSorted migrated {"up": [2, 1], "down": [1, 2]}
@Codable
struct KodableSorted {
  @CodableModified(.sorted) var up: [Int]
  @CodableModified(.sorted(by: { (first: Int, second: Int) in first > second })) var down: [Int]
}

// fixture KodableSortedBy migrated {"points": [{"x": 2}, {"x": 1}]}
@Codable
struct KodableSortedBy {
  struct Point: Codable { let x: Int }

  @CodableModified(.sorted(by: \Point.x)) var points: [Point]
}

// fixture KodableOverride migrated {"count": 3}
@Codable
struct KodableOverride {
  @CodableModified(.max(10), .map({ (value: Int) in value * 2 })) var count: Int
}

// fixture KodableValidated migrated {"code": 3}
@Codable
struct KodableValidated {
  @CodableValidated(where: { (number: Int) in number < 9 }) var code: Int
}

// fixture KodableNull migrated {"note": 1}
@Codable
struct KodableNull {
  @CodableLossy @EncodableNil(.null) var note: Int?
}

// fixture KodableOnlyDecoded migrated {"id": 1}
@Decodable
struct KodableOnlyDecoded {
  var id: Int
}

// fixture KodableInList migrated {"ID": 1}
@Codable
struct KodableInList: Equatable, Sendable {
  // The key of old.
  @CodingKey("ID") var id: Int
}

// fixture KodableClass migrated {"ID": 1}
@Codable
final class KodableClass {
  @CodingKey("ID") var id: Int
}

// fixture KodableDate suggested near-match {"at": "2024-01-02T03:04:05Z"}
struct KodableDate: Kodable {
  @CodableDate var at: Date
}

// fixture KodableDates suggested near-match {"at": "2024-01-02T03:04:05Z", "day": "2024-01-02"}
struct KodableDates: Kodable {
  @CodableDate(.rfc3339) var at: Date?
  @CodableDate(.format("yyyy-MM-dd"), "day") var date: Date?
}

// fixture KodableTimestamp suggested near-match {"at": "5"}
struct KodableTimestamp: Kodable {
  @CodableDate(.timestamp) var at: Date
}

// fixture KodableRuleAndDefault refused unknown-attribute
struct KodableRuleAndDefault: Kodable {
  @Coding(.validation { $0 < 9 }, default: 1) var code: Int
}

// fixture KodablePrinted refused unknown-attribute
struct KodablePrinted: Kodable {
  @Coding(.debugJSON) var code: Int
}

// fixture KodableTransformed refused property-wrapper
struct KodableTransformed: Kodable {
  typealias Wrapped = KodableTransformable<Passthrough<Int>>
  @Wrapped var code: Int
}

// fixture KodableOpenClass refused inherited-coding
class KodableOpenClass: Kodable {
  @Coding var id: Int

  required init() {}
}

// fixture KodableMade refused initializer-clash
struct KodableMade: Kodable {
  @Coding var id: Int
}
let made = KodableMade()

// fixture KodableLosslessOther refused unknown-attribute
struct KodableLosslessOther: Kodable {
  @Coding(.lossless) var id: Version

  struct Version: Codable, LosslessStringConvertible {
    let description: String
    init(_ text: String) { description = text }
  }
}

// fixture KodableCode refused custom-logic
struct KodableCode: Kodable {
  @Coding var id: Int

  init() { id = 3 }
}
