import Foundation
import Kodable

// fixture KodableKeys migrated {"first_name": "Ada", "age": 36}
struct KodableKeys: Kodable {
  @Coding("first_name") var firstName: String
  @Coding var age: Int
}

// fixture KodableSnakeKeys migrated {"first_number": 1, "last_number": 2, "id": 3}
struct KodableSnakeKeys: Kodable {
  @Coding("first_number") var firstNumber: Int
  @Coding("last_number")
  var lastNumber: Int
  @Coding var id: Int
}

// fixture KodablePath migrated {"address": {"zip": 1, "place": {"x": 1.5}}, "id": 1}
struct KodablePath: Kodable {
  @Coding("address.zip") var zip: Int
  @Coding("address.place.x") var x: Double
  @Coding var id: Int
}

// fixture KodableOptionalPath migrated {"address": {"zip": 1}, "id": 1}
struct KodableOptionalPath: Kodable {
  @Coding("address.zip") var zip: Int?
  @Coding var id: Int
}

// fixture KodableOptional migrated {"age": 1, "tags": [1], "names": {"a": 1}}
struct KodableOptional: Kodable {
  @Coding var age: Int?
  @Coding var tags: [Int]?
  @Coding var names: [String: Int]?
}

// fixture KodableDefault migrated {"number": 1, "limit": 2}
struct KodableDefault: Kodable {
  @Coding("number", default: 9) var count: Int
  @Coding(default: -1) var limit: Int
}

// fixture KodableDefaultOfOptional refused attribute-refused
struct KodableDefaultOfOptional: Kodable {
  @Coding(default: 8) var most: Int?
}

// fixture KodableDefaultMember migrated {"kind": "a"}
struct KodableDefaultMember: Kodable {
  enum Kind: String, Codable { case a, b, other }

  @Coding(default: .other) var kind: Kind
}

// fixture KodablePlain migrated {"id": 1, "size": 1.5, "note": 1}
struct KodablePlain: Kodable {
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
struct KodableText: Kodable {
  @Coding var name: String
  @Coding var isOpen: Bool
  @Coding var title: String?
  var isNew = false
}

// fixture KodableEnforced migrated {"name": "a", "isOpen": true}
struct KodableEnforced: Kodable {
  @Coding(.enforceType) var name: String
  @Coding(.enforceTypeDecoding) var isOpen: Bool
}

// fixture KodableLossless migrated {"id": "1", "size": 2}
struct KodableLossless: Kodable {
  @Coding(.lossless) var id: Int
  @Coding(.lossless) var size: Double
}

// fixture KodableLosslessArray migrated {"ids": ["1", 2]}
struct KodableLosslessArray: Kodable {
  @Coding(.lossless) var ids: [Int]
}

// fixture KodableLossy migrated {"tags": [1, "a"]}
struct KodableLossy: Kodable {
  @Coding(.lossy) var tags: [Int]
}

// fixture KodableLossyDefault migrated {"tags": [1, "a"]}
struct KodableLossyDefault: Kodable {
  @Coding(.lossy, default: []) var tags: [Int]
}

// fixture KodableLossyOptional migrated {"tags": [1, "a"]}
struct KodableLossyOptional: Kodable {
  @Coding(.lossy) var tags: [Int]?
}

// fixture KodableLossySet migrated {"tags": [1]}
struct KodableLossySet: Kodable {
  @Coding(.lossy) var tags: Set<Int>
}

// fixture KodableTrimmed migrated {"name": " a ", "bio": " "}
struct KodableTrimmed: Kodable {
  @Coding(.trimmed) var name: String
  @Coding(.trimmedNifIfEmpty) var bio: String?
}

// fixture KodableRange migrated {"rating": 9, "most": 9, "least": -9}
struct KodableRange: Kodable {
  @Coding(.clamping(to: 0...5)) var rating: Int
  @Coding(.max(5)) var most: Int
  @Coding(.min(0), default: 100) var least: Int
}

// fixture KodableSorted migrated {"up": [2, 1], "down": [1, 2]}
struct KodableSorted: Kodable {
  @Coding(.ascending) var up: [Int]
  @Coding(.descending) var down: [Int]
}

// fixture KodableSortedBy migrated {"points": [{"x": 2}, {"x": 1}]}
struct KodableSortedBy: Kodable {
  struct Point: Codable { let x: Int }

  @Coding(.ascending(by: \.x)) var points: [Point]
}

// fixture KodableOverride migrated {"count": 3}
struct KodableOverride: Kodable {
  @Coding(.max(10), .overrideValue { $0 * 2 }) var count: Int
}

// fixture KodableValidated migrated {"code": 3}
struct KodableValidated: Kodable {
  @Coding(.validation { number in number < 9 }) var code: Int
}

// fixture KodableNull migrated {"note": 1}
struct KodableNull: Kodable {
  @Coding(.encodeAsNullIfNil) var note: Int?
}

// fixture KodableOnlyDecoded migrated {"id": 1}
struct KodableOnlyDecoded: Dekodable {
  @Coding var id: Int
}

// fixture KodableInList migrated {"ID": 1}
struct KodableInList: Equatable, Kodable, Sendable {
  // The key of old.
  @Coding("ID") var id: Int
}

// fixture KodableClass migrated {"ID": 1}
final class KodableClass: Kodable {
  @Coding("ID") var id: Int

  required init() {}
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
