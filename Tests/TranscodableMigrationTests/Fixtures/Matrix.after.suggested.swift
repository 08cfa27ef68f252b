import Foundation
import Transcodable

// Every kind of value in every form of code: Scripts/check-migration compares them over documents.

// fixture MatrixPoint unchanged nothing-by-hand
struct MatrixPoint: Codable, Hashable {
  let x: Int
  let y: Int?
}

// fixture MatrixKind unchanged nothing-by-hand
enum MatrixKind: String, Codable { case a, b }

// fixture MatrixIntKeys migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase)
struct MatrixIntKeys {
  let id: Int
  let theValue: Int
}

// fixture MatrixIntOptional migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase)
struct MatrixIntOptional {
  let id: Int
  let theValue: Int?
}

// fixture MatrixIntInitial migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixIntInitial {
  let id: Int
  var theValue: Int = 7
}

// fixture MatrixIntRequired migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase)
struct MatrixIntRequired {
  let id: Int
  let theValue: Int
}

// fixture MatrixIntIfPresent migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase)
struct MatrixIntIfPresent {
  let id: Int
  var theValue: Int?
}

// fixture MatrixIntNull migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase)
struct MatrixIntNull {
  let id: Int
  @EncodableNil(.null) let theValue: Int?
}

// fixture MatrixIntDefault migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase)
struct MatrixIntDefault {
  let id: Int
  @CodableDefault(7) let theValue: Int
}

// fixture MatrixIntNested migrated {"id": 1, "inner": {"value": 3}}
@Codable
struct MatrixIntNested {
  let id: Int
  @CodingPath("inner.value") let theValue: Int
}

// fixture MatrixByteKeys migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase)
struct MatrixByteKeys {
  let id: Int
  let theValue: UInt8
}

// fixture MatrixByteOptional migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase)
struct MatrixByteOptional {
  let id: Int
  let theValue: UInt8?
}

// fixture MatrixByteInitial migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixByteInitial {
  let id: Int
  var theValue: UInt8 = 7
}

// fixture MatrixByteRequired migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase)
struct MatrixByteRequired {
  let id: Int
  let theValue: UInt8
}

// fixture MatrixByteIfPresent migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase)
struct MatrixByteIfPresent {
  let id: Int
  var theValue: UInt8?
}

// fixture MatrixByteNull migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase)
struct MatrixByteNull {
  let id: Int
  @EncodableNil(.null) let theValue: UInt8?
}

// fixture MatrixByteDefault migrated {"id": 1, "the_value": 3}
@Codable(keys: .snakeCase)
struct MatrixByteDefault {
  let id: Int
  @CodableDefault(7) let theValue: UInt8
}

// fixture MatrixByteNested migrated {"id": 1, "inner": {"value": 3}}
@Codable
struct MatrixByteNested {
  let id: Int
  @CodingPath("inner.value") let theValue: UInt8
}

// fixture MatrixDoubleKeys migrated {"id": 1, "the_value": 1.5}
@Codable(keys: .snakeCase)
struct MatrixDoubleKeys {
  let id: Int
  let theValue: Double
}

// fixture MatrixDoubleOptional migrated {"id": 1, "the_value": 1.5}
@Codable(keys: .snakeCase)
struct MatrixDoubleOptional {
  let id: Int
  let theValue: Double?
}

// fixture MatrixDoubleInitial migrated {"id": 1, "the_value": 1.5}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixDoubleInitial {
  let id: Int
  var theValue: Double = 0.5
}

// fixture MatrixDoubleRequired migrated {"id": 1, "the_value": 1.5}
@Codable(keys: .snakeCase)
struct MatrixDoubleRequired {
  let id: Int
  let theValue: Double
}

// fixture MatrixDoubleIfPresent migrated {"id": 1, "the_value": 1.5}
@Codable(keys: .snakeCase)
struct MatrixDoubleIfPresent {
  let id: Int
  var theValue: Double?
}

// fixture MatrixDoubleNull migrated {"id": 1, "the_value": 1.5}
@Codable(keys: .snakeCase)
struct MatrixDoubleNull {
  let id: Int
  @EncodableNil(.null) let theValue: Double?
}

// fixture MatrixDoubleDefault migrated {"id": 1, "the_value": 1.5}
@Codable(keys: .snakeCase)
struct MatrixDoubleDefault {
  let id: Int
  @CodableDefault(0.5) let theValue: Double
}

// fixture MatrixDoubleNested migrated {"id": 1, "inner": {"value": 1.5}}
@Codable
struct MatrixDoubleNested {
  let id: Int
  @CodingPath("inner.value") let theValue: Double
}

// fixture MatrixBoolKeys migrated {"id": 1, "the_value": true}
@Codable(keys: .snakeCase)
struct MatrixBoolKeys {
  let id: Int
  let theValue: Bool
}

// fixture MatrixBoolOptional migrated {"id": 1, "the_value": true}
@Codable(keys: .snakeCase)
struct MatrixBoolOptional {
  let id: Int
  let theValue: Bool?
}

// fixture MatrixBoolInitial migrated {"id": 1, "the_value": true}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixBoolInitial {
  let id: Int
  var theValue: Bool = false
}

// fixture MatrixBoolRequired migrated {"id": 1, "the_value": true}
@Codable(keys: .snakeCase)
struct MatrixBoolRequired {
  let id: Int
  let theValue: Bool
}

// fixture MatrixBoolIfPresent migrated {"id": 1, "the_value": true}
@Codable(keys: .snakeCase)
struct MatrixBoolIfPresent {
  let id: Int
  var theValue: Bool?
}

// fixture MatrixBoolNull migrated {"id": 1, "the_value": true}
@Codable(keys: .snakeCase)
struct MatrixBoolNull {
  let id: Int
  @EncodableNil(.null) let theValue: Bool?
}

// fixture MatrixBoolDefault migrated {"id": 1, "the_value": true}
@Codable(keys: .snakeCase)
struct MatrixBoolDefault {
  let id: Int
  @CodableDefault(false) let theValue: Bool
}

// fixture MatrixBoolNested migrated {"id": 1, "inner": {"value": true}}
@Codable
struct MatrixBoolNested {
  let id: Int
  @CodingPath("inner.value") let theValue: Bool
}

// fixture MatrixStringKeys migrated {"id": 1, "the_value": "a"}
@Codable(keys: .snakeCase)
struct MatrixStringKeys {
  let id: Int
  let theValue: String
}

// fixture MatrixStringOptional migrated {"id": 1, "the_value": "a"}
@Codable(keys: .snakeCase)
struct MatrixStringOptional {
  let id: Int
  let theValue: String?
}

// fixture MatrixStringInitial migrated {"id": 1, "the_value": "a"}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixStringInitial {
  let id: Int
  var theValue: String = "none"
}

// fixture MatrixStringRequired migrated {"id": 1, "the_value": "a"}
@Codable(keys: .snakeCase)
struct MatrixStringRequired {
  let id: Int
  let theValue: String
}

// fixture MatrixStringIfPresent migrated {"id": 1, "the_value": "a"}
@Codable(keys: .snakeCase)
struct MatrixStringIfPresent {
  let id: Int
  var theValue: String?
}

// fixture MatrixStringNull migrated {"id": 1, "the_value": "a"}
@Codable(keys: .snakeCase)
struct MatrixStringNull {
  let id: Int
  @EncodableNil(.null) let theValue: String?
}

// fixture MatrixStringDefault migrated {"id": 1, "the_value": "a"}
@Codable(keys: .snakeCase)
struct MatrixStringDefault {
  let id: Int
  @CodableDefault("none") let theValue: String
}

// fixture MatrixStringNested migrated {"id": 1, "inner": {"value": "a"}}
@Codable
struct MatrixStringNested {
  let id: Int
  @CodingPath("inner.value") let theValue: String
}

// fixture MatrixIntsKeys migrated {"id": 1, "the_value": [1, 2]}
@Codable(keys: .snakeCase)
struct MatrixIntsKeys {
  let id: Int
  let theValue: [Int]
}

// fixture MatrixIntsOptional migrated {"id": 1, "the_value": [1, 2]}
@Codable(keys: .snakeCase)
struct MatrixIntsOptional {
  let id: Int
  let theValue: [Int]?
}

// fixture MatrixIntsInitial migrated {"id": 1, "the_value": [1, 2]}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixIntsInitial {
  let id: Int
  var theValue: [Int] = []
}

// fixture MatrixIntsRequired migrated {"id": 1, "the_value": [1, 2]}
@Codable(keys: .snakeCase)
struct MatrixIntsRequired {
  let id: Int
  let theValue: [Int]
}

// fixture MatrixIntsIfPresent migrated {"id": 1, "the_value": [1, 2]}
@Codable(keys: .snakeCase)
struct MatrixIntsIfPresent {
  let id: Int
  var theValue: [Int]?
}

// fixture MatrixIntsNull migrated {"id": 1, "the_value": [1, 2]}
@Codable(keys: .snakeCase)
struct MatrixIntsNull {
  let id: Int
  @EncodableNil(.null) let theValue: [Int]?
}

// fixture MatrixIntsDefault migrated {"id": 1, "the_value": [1, 2]}
@Codable(keys: .snakeCase)
struct MatrixIntsDefault {
  let id: Int
  @CodableDefault([]) let theValue: [Int]
}

// fixture MatrixIntsNested migrated {"id": 1, "inner": {"value": [1, 2]}}
@Codable
struct MatrixIntsNested {
  let id: Int
  @CodingPath("inner.value") let theValue: [Int]
}

// fixture MatrixListsKeys migrated {"id": 1, "the_value": [["a"]]}
@Codable(keys: .snakeCase)
struct MatrixListsKeys {
  let id: Int
  let theValue: [[String]]
}

// fixture MatrixListsOptional migrated {"id": 1, "the_value": [["a"]]}
@Codable(keys: .snakeCase)
struct MatrixListsOptional {
  let id: Int
  let theValue: [[String]]?
}

// fixture MatrixListsInitial migrated {"id": 1, "the_value": [["a"]]}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixListsInitial {
  let id: Int
  var theValue: [[String]] = [["b"]]
}

// fixture MatrixListsRequired migrated {"id": 1, "the_value": [["a"]]}
@Codable(keys: .snakeCase)
struct MatrixListsRequired {
  let id: Int
  let theValue: [[String]]
}

// fixture MatrixListsIfPresent migrated {"id": 1, "the_value": [["a"]]}
@Codable(keys: .snakeCase)
struct MatrixListsIfPresent {
  let id: Int
  var theValue: [[String]]?
}

// fixture MatrixListsNull migrated {"id": 1, "the_value": [["a"]]}
@Codable(keys: .snakeCase)
struct MatrixListsNull {
  let id: Int
  @EncodableNil(.null) let theValue: [[String]]?
}

// fixture MatrixListsDefault migrated {"id": 1, "the_value": [["a"]]}
@Codable(keys: .snakeCase)
struct MatrixListsDefault {
  let id: Int
  @CodableDefault([["b"]]) let theValue: [[String]]
}

// fixture MatrixListsNested migrated {"id": 1, "inner": {"value": [["a"]]}}
@Codable
struct MatrixListsNested {
  let id: Int
  @CodingPath("inner.value") let theValue: [[String]]
}

// fixture MatrixSetKeys migrated {"id": 1, "the_value": [1]}
@Codable(keys: .snakeCase)
struct MatrixSetKeys {
  let id: Int
  let theValue: Set<Int>
}

// fixture MatrixSetOptional migrated {"id": 1, "the_value": [1]}
@Codable(keys: .snakeCase)
struct MatrixSetOptional {
  let id: Int
  let theValue: Set<Int>?
}

// fixture MatrixSetInitial migrated {"id": 1, "the_value": [1]}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixSetInitial {
  let id: Int
  var theValue: Set<Int> = []
}

// fixture MatrixSetRequired migrated {"id": 1, "the_value": [1]}
@Codable(keys: .snakeCase)
struct MatrixSetRequired {
  let id: Int
  let theValue: Set<Int>
}

// fixture MatrixSetIfPresent migrated {"id": 1, "the_value": [1]}
@Codable(keys: .snakeCase)
struct MatrixSetIfPresent {
  let id: Int
  var theValue: Set<Int>?
}

// fixture MatrixSetNull migrated {"id": 1, "the_value": [1]}
@Codable(keys: .snakeCase)
struct MatrixSetNull {
  let id: Int
  @EncodableNil(.null) let theValue: Set<Int>?
}

// fixture MatrixSetDefault migrated {"id": 1, "the_value": [1]}
@Codable(keys: .snakeCase)
struct MatrixSetDefault {
  let id: Int
  @CodableDefault([]) let theValue: Set<Int>
}

// fixture MatrixSetNested migrated {"id": 1, "inner": {"value": [1]}}
@Codable
struct MatrixSetNested {
  let id: Int
  @CodingPath("inner.value") let theValue: Set<Int>
}

// fixture MatrixMapKeys migrated {"id": 1, "the_value": {"a": 1}}
@Codable(keys: .snakeCase)
struct MatrixMapKeys {
  let id: Int
  let theValue: [String: Int]
}

// fixture MatrixMapOptional migrated {"id": 1, "the_value": {"a": 1}}
@Codable(keys: .snakeCase)
struct MatrixMapOptional {
  let id: Int
  let theValue: [String: Int]?
}

// fixture MatrixMapInitial migrated {"id": 1, "the_value": {"a": 1}}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixMapInitial {
  let id: Int
  var theValue: [String: Int] = [:]
}

// fixture MatrixMapRequired migrated {"id": 1, "the_value": {"a": 1}}
@Codable(keys: .snakeCase)
struct MatrixMapRequired {
  let id: Int
  let theValue: [String: Int]
}

// fixture MatrixMapIfPresent migrated {"id": 1, "the_value": {"a": 1}}
@Codable(keys: .snakeCase)
struct MatrixMapIfPresent {
  let id: Int
  var theValue: [String: Int]?
}

// fixture MatrixMapNull migrated {"id": 1, "the_value": {"a": 1}}
@Codable(keys: .snakeCase)
struct MatrixMapNull {
  let id: Int
  @EncodableNil(.null) let theValue: [String: Int]?
}

// fixture MatrixMapDefault migrated {"id": 1, "the_value": {"a": 1}}
@Codable(keys: .snakeCase)
struct MatrixMapDefault {
  let id: Int
  @CodableDefault([:]) let theValue: [String: Int]
}

// fixture MatrixMapNested migrated {"id": 1, "inner": {"value": {"a": 1}}}
@Codable
struct MatrixMapNested {
  let id: Int
  @CodingPath("inner.value") let theValue: [String: Int]
}

// fixture MatrixURLKeys migrated {"id": 1, "the_value": "https://a.example"}
@Codable(keys: .snakeCase)
struct MatrixURLKeys {
  let id: Int
  let theValue: URL
}

// fixture MatrixURLOptional migrated {"id": 1, "the_value": "https://a.example"}
@Codable(keys: .snakeCase)
struct MatrixURLOptional {
  let id: Int
  let theValue: URL?
}

// fixture MatrixURLInitial migrated {"id": 1, "the_value": "https://a.example"}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixURLInitial {
  let id: Int
  var theValue: URL = URL(fileURLWithPath: "/")
}

// fixture MatrixURLRequired migrated {"id": 1, "the_value": "https://a.example"}
@Codable(keys: .snakeCase)
struct MatrixURLRequired {
  let id: Int
  let theValue: URL
}

// fixture MatrixURLIfPresent migrated {"id": 1, "the_value": "https://a.example"}
@Codable(keys: .snakeCase)
struct MatrixURLIfPresent {
  let id: Int
  var theValue: URL?
}

// fixture MatrixURLNull migrated {"id": 1, "the_value": "https://a.example"}
@Codable(keys: .snakeCase)
struct MatrixURLNull {
  let id: Int
  @EncodableNil(.null) let theValue: URL?
}

// fixture MatrixURLDefault migrated {"id": 1, "the_value": "https://a.example"}
@Codable(keys: .snakeCase)
struct MatrixURLDefault {
  let id: Int
  @CodableDefault(URL(fileURLWithPath: "/")) let theValue: URL
}

// fixture MatrixURLNested migrated {"id": 1, "inner": {"value": "https://a.example"}}
@Codable
struct MatrixURLNested {
  let id: Int
  @CodingPath("inner.value") let theValue: URL
}

// fixture MatrixDateKeys migrated {"id": 1, "the_value": 1}
@Codable(keys: .snakeCase)
struct MatrixDateKeys {
  let id: Int
  let theValue: Date
}

// fixture MatrixDateOptional migrated {"id": 1, "the_value": 1}
@Codable(keys: .snakeCase)
struct MatrixDateOptional {
  let id: Int
  let theValue: Date?
}

// fixture MatrixDateInitial migrated {"id": 1, "the_value": 1}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixDateInitial {
  let id: Int
  var theValue: Date = .distantPast
}

// fixture MatrixDateRequired migrated {"id": 1, "the_value": 1}
@Codable(keys: .snakeCase)
struct MatrixDateRequired {
  let id: Int
  let theValue: Date
}

// fixture MatrixDateIfPresent migrated {"id": 1, "the_value": 1}
@Codable(keys: .snakeCase)
struct MatrixDateIfPresent {
  let id: Int
  var theValue: Date?
}

// fixture MatrixDateNull migrated {"id": 1, "the_value": 1}
@Codable(keys: .snakeCase)
struct MatrixDateNull {
  let id: Int
  @EncodableNil(.null) let theValue: Date?
}

// fixture MatrixDateDefault migrated {"id": 1, "the_value": 1}
@Codable(keys: .snakeCase)
struct MatrixDateDefault {
  let id: Int
  @CodableDefault(Date.distantPast) let theValue: Date
}

// fixture MatrixDateNested migrated {"id": 1, "inner": {"value": 1}}
@Codable
struct MatrixDateNested {
  let id: Int
  @CodingPath("inner.value") let theValue: Date
}

// fixture MatrixUUIDKeys migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
@Codable(keys: .snakeCase)
struct MatrixUUIDKeys {
  let id: Int
  let theValue: UUID
}

// fixture MatrixUUIDOptional migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
@Codable(keys: .snakeCase)
struct MatrixUUIDOptional {
  let id: Int
  let theValue: UUID?
}

// fixture MatrixUUIDInitial migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixUUIDInitial {
  let id: Int
  var theValue: UUID = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
}

// fixture MatrixUUIDRequired migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
@Codable(keys: .snakeCase)
struct MatrixUUIDRequired {
  let id: Int
  let theValue: UUID
}

// fixture MatrixUUIDIfPresent migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
@Codable(keys: .snakeCase)
struct MatrixUUIDIfPresent {
  let id: Int
  var theValue: UUID?
}

// fixture MatrixUUIDNull migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
@Codable(keys: .snakeCase)
struct MatrixUUIDNull {
  let id: Int
  @EncodableNil(.null) let theValue: UUID?
}

// fixture MatrixUUIDDefault migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
@Codable(keys: .snakeCase)
struct MatrixUUIDDefault {
  let id: Int
  @CodableDefault(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!) let theValue: UUID
}

// fixture MatrixUUIDNested migrated {"id": 1, "inner": {"value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}}
@Codable
struct MatrixUUIDNested {
  let id: Int
  @CodingPath("inner.value") let theValue: UUID
}

// fixture MatrixDataKeys migrated {"id": 1, "the_value": "AAAA"}
@Codable(keys: .snakeCase)
struct MatrixDataKeys {
  let id: Int
  let theValue: Data
}

// fixture MatrixDataOptional migrated {"id": 1, "the_value": "AAAA"}
@Codable(keys: .snakeCase)
struct MatrixDataOptional {
  let id: Int
  let theValue: Data?
}

// fixture MatrixDataInitial migrated {"id": 1, "the_value": "AAAA"}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixDataInitial {
  let id: Int
  var theValue: Data = Data()
}

// fixture MatrixDataRequired migrated {"id": 1, "the_value": "AAAA"}
@Codable(keys: .snakeCase)
struct MatrixDataRequired {
  let id: Int
  let theValue: Data
}

// fixture MatrixDataIfPresent migrated {"id": 1, "the_value": "AAAA"}
@Codable(keys: .snakeCase)
struct MatrixDataIfPresent {
  let id: Int
  var theValue: Data?
}

// fixture MatrixDataNull migrated {"id": 1, "the_value": "AAAA"}
@Codable(keys: .snakeCase)
struct MatrixDataNull {
  let id: Int
  @EncodableNil(.null) let theValue: Data?
}

// fixture MatrixDataDefault migrated {"id": 1, "the_value": "AAAA"}
@Codable(keys: .snakeCase)
struct MatrixDataDefault {
  let id: Int
  @CodableDefault(Data()) let theValue: Data
}

// fixture MatrixDataNested migrated {"id": 1, "inner": {"value": "AAAA"}}
@Codable
struct MatrixDataNested {
  let id: Int
  @CodingPath("inner.value") let theValue: Data
}

// fixture MatrixPointKeys migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
@Codable(keys: .snakeCase)
struct MatrixPointKeys {
  let id: Int
  let theValue: MatrixPoint
}

// fixture MatrixPointOptional migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
@Codable(keys: .snakeCase)
struct MatrixPointOptional {
  let id: Int
  let theValue: MatrixPoint?
}

// fixture MatrixPointInitial migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixPointInitial {
  let id: Int
  var theValue: MatrixPoint = MatrixPoint(x: 0, y: nil)
}

// fixture MatrixPointRequired migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
@Codable(keys: .snakeCase)
struct MatrixPointRequired {
  let id: Int
  let theValue: MatrixPoint
}

// fixture MatrixPointIfPresent migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
@Codable(keys: .snakeCase)
struct MatrixPointIfPresent {
  let id: Int
  var theValue: MatrixPoint?
}

// fixture MatrixPointNull migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
@Codable(keys: .snakeCase)
struct MatrixPointNull {
  let id: Int
  @EncodableNil(.null) let theValue: MatrixPoint?
}

// fixture MatrixPointDefault migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
@Codable(keys: .snakeCase)
struct MatrixPointDefault {
  let id: Int
  @CodableDefault(MatrixPoint(x: 0, y: nil)) let theValue: MatrixPoint
}

// fixture MatrixPointNested migrated {"id": 1, "inner": {"value": {"x": 1, "y": 2}}}
@Codable
struct MatrixPointNested {
  let id: Int
  @CodingPath("inner.value") let theValue: MatrixPoint
}

// fixture MatrixKindKeys migrated {"id": 1, "the_value": "b"}
@Codable(keys: .snakeCase)
struct MatrixKindKeys {
  let id: Int
  let theValue: MatrixKind
}

// fixture MatrixKindOptional migrated {"id": 1, "the_value": "b"}
@Codable(keys: .snakeCase)
struct MatrixKindOptional {
  let id: Int
  let theValue: MatrixKind?
}

// fixture MatrixKindInitial migrated {"id": 1, "the_value": "b"}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixKindInitial {
  let id: Int
  var theValue: MatrixKind = .a
}

// fixture MatrixKindRequired migrated {"id": 1, "the_value": "b"}
@Codable(keys: .snakeCase)
struct MatrixKindRequired {
  let id: Int
  let theValue: MatrixKind
}

// fixture MatrixKindIfPresent migrated {"id": 1, "the_value": "b"}
@Codable(keys: .snakeCase)
struct MatrixKindIfPresent {
  let id: Int
  var theValue: MatrixKind?
}

// fixture MatrixKindNull migrated {"id": 1, "the_value": "b"}
@Codable(keys: .snakeCase)
struct MatrixKindNull {
  let id: Int
  @EncodableNil(.null) let theValue: MatrixKind?
}

// fixture MatrixKindDefault migrated {"id": 1, "the_value": "b"}
@Codable(keys: .snakeCase)
struct MatrixKindDefault {
  let id: Int
  @CodableDefault(MatrixKind.a) let theValue: MatrixKind
}

// fixture MatrixKindNested migrated {"id": 1, "inner": {"value": "b"}}
@Codable
struct MatrixKindNested {
  let id: Int
  @CodingPath("inner.value") let theValue: MatrixKind
}

// fixture MatrixPointsKeys migrated {"id": 1, "the_value": [{"x": 1}]}
@Codable(keys: .snakeCase)
struct MatrixPointsKeys {
  let id: Int
  let theValue: [MatrixPoint]
}

// fixture MatrixPointsOptional migrated {"id": 1, "the_value": [{"x": 1}]}
@Codable(keys: .snakeCase)
struct MatrixPointsOptional {
  let id: Int
  let theValue: [MatrixPoint]?
}

// fixture MatrixPointsInitial migrated {"id": 1, "the_value": [{"x": 1}]}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixPointsInitial {
  let id: Int
  var theValue: [MatrixPoint] = []
}

// fixture MatrixPointsRequired migrated {"id": 1, "the_value": [{"x": 1}]}
@Codable(keys: .snakeCase)
struct MatrixPointsRequired {
  let id: Int
  let theValue: [MatrixPoint]
}

// fixture MatrixPointsIfPresent migrated {"id": 1, "the_value": [{"x": 1}]}
@Codable(keys: .snakeCase)
struct MatrixPointsIfPresent {
  let id: Int
  var theValue: [MatrixPoint]?
}

// fixture MatrixPointsNull migrated {"id": 1, "the_value": [{"x": 1}]}
@Codable(keys: .snakeCase)
struct MatrixPointsNull {
  let id: Int
  @EncodableNil(.null) let theValue: [MatrixPoint]?
}

// fixture MatrixPointsDefault migrated {"id": 1, "the_value": [{"x": 1}]}
@Codable(keys: .snakeCase)
struct MatrixPointsDefault {
  let id: Int
  @CodableDefault([]) let theValue: [MatrixPoint]
}

// fixture MatrixPointsNested migrated {"id": 1, "inner": {"value": [{"x": 1}]}}
@Codable
struct MatrixPointsNested {
  let id: Int
  @CodingPath("inner.value") let theValue: [MatrixPoint]
}

// fixture MatrixMaybeKeys migrated {"id": 1, "the_value": [1, null]}
@Codable(keys: .snakeCase)
struct MatrixMaybeKeys {
  let id: Int
  let theValue: [Int?]
}

// fixture MatrixMaybeOptional migrated {"id": 1, "the_value": [1, null]}
@Codable(keys: .snakeCase)
struct MatrixMaybeOptional {
  let id: Int
  let theValue: [Int?]?
}

// fixture MatrixMaybeInitial migrated {"id": 1, "the_value": [1, null]}
@Codable(keys: .snakeCase, missing: .strict)
struct MatrixMaybeInitial {
  let id: Int
  var theValue: [Int?] = [nil]
}

// fixture MatrixMaybeRequired migrated {"id": 1, "the_value": [1, null]}
@Codable(keys: .snakeCase)
struct MatrixMaybeRequired {
  let id: Int
  let theValue: [Int?]
}

// fixture MatrixMaybeIfPresent migrated {"id": 1, "the_value": [1, null]}
@Codable(keys: .snakeCase)
struct MatrixMaybeIfPresent {
  let id: Int
  var theValue: [Int?]?
}

// fixture MatrixMaybeNull migrated {"id": 1, "the_value": [1, null]}
@Codable(keys: .snakeCase)
struct MatrixMaybeNull {
  let id: Int
  @EncodableNil(.null) let theValue: [Int?]?
}

// fixture MatrixMaybeDefault migrated {"id": 1, "the_value": [1, null]}
@Codable(keys: .snakeCase)
struct MatrixMaybeDefault {
  let id: Int
  @CodableDefault([nil]) let theValue: [Int?]
}

// fixture MatrixMaybeNested migrated {"id": 1, "inner": {"value": [1, null]}}
@Codable
struct MatrixMaybeNested {
  let id: Int
  @CodingPath("inner.value") let theValue: [Int?]
}
