import CoderTestSupport
import Foundation
import Testing
import Transcodable

struct Unequal: Codable {
  var number = 1
}

@Suite("Ignored fields, defaults and nil")
struct FieldAttributeTests {
  @Codable
  struct Ignored: Equatable {
    let text: String
    @CodableIgnored var isSelected = false
    @CodableIgnored let cache: [Int] = []
    @DecodableIgnored var writtenOnly = 1
    @EncodableIgnored var readOnly: String?
    @EncodableIgnored(if: \[String].isEmpty) var tags: [String] = []
    @EncodableIgnored(if: { (count: Int) in count == 0 }) @CodingPath("counts.likes")
    var likes: Int
  }

  @Test func `an ignored field is neither decoded nor encoded`() throws {
    var value = Ignored(text: "a", likes: 1)
    value.readOnly = "b"
    expect(
      #"{"text": "a", "isSelected": 7, "cache": 8, "writtenOnly": 9, "readOnly": "b", "counts": {"likes": 1}}"#,
      is: value, isReadBack: false)
    value.isSelected = true
    try expect(value, isWrittenAs: #"{"text": "a", "writtenOnly": 1, "counts": {"likes": 1}}"#)
  }

  @Test func `a field can be omitted depending on its value`() throws {
    var value = Ignored(text: "a", likes: 0)
    value.tags = ["b"]
    try expect(value, isWrittenAs: #"{"text": "a", "writtenOnly": 1, "tags": ["b"]}"#)
  }

  @Codable
  struct Defaults: Equatable {
    @CodableDefault(20) let limit: Int
    @CodableDefault(["a"]) let names: [String]
    @CodableDefault("none") var text: String?
    @CodableDefault(1 > 0 ? 1 : 2) var choice: Int
  }

  @Test func `a default replaces a missing value, and null unless the field is optional`() {
    let value = Defaults(limit: 20, names: ["a"], text: "none", choice: 1)
    expect("{}", is: value)
    expect(#"{"limit": null, "names": null, "choice": null}"#, is: value)
    expect(
      #"{"limit": 1, "names": [], "text": null, "choice": 3}"#,
      is: Defaults(limit: 1, names: [], text: nil, choice: 3))
    expect(#"{"limit": "a"}"#, as: Defaults.self, failsWith: Complaint("typeMismatch", "limit"))
  }

  @Codable(missing: .strict)
  struct Strict: Equatable {
    var count = 0
    @CodableDefault(1) let limit: Int
    var text: String? = "a"
  }

  @Test func `initial values are not defaults if missing values are strict`() {
    expect(#"{"count": 2}"#, is: Strict(count: 2, limit: 1, text: nil))
    expect("{}", as: Strict.self, failsWith: Complaint("keyNotFound", "count"))
  }

  @Codable(nilEncoding: .null)
  struct Nils: Equatable {
    var text: String?
    @EncodableNil(.omit) var number: Int?
    @CodingPath("a.b") var inner: Int?
  }

  @Codable
  struct OneNil: Equatable {
    @EncodableNil(.null) var text: String?
    var number: Int?
  }

  @Test func `nil is written as null if the type or the field requires it`() throws {
    try expect(Nils(), isWrittenAs: #"{"text": null, "a": {"b": null}}"#)
    try expect(OneNil(), isWrittenAs: #"{"text": null}"#)
  }

  @Codable
  struct NilValues: Equatable {
    @EncodableNil(as: 0) var number: Int?
    @EncodableNil(as: ["a"]) @CodingPath("a.b") var inner: [String]?
    @EncodableNil(as: Date(timeIntervalSince1970: 0)) @CodableBy(.iso8601) var date: Date?
    @EncodableNil(as: 1) @EncodableBy(.losslessStringConversion()) var text: Int?
    @EncodableNil(as: 0) @EncodableIgnored(if: { (some: Double?) in some == nil })
    var some: Double?
  }

  @Codable(layout: .positional)
  struct NilElements: Equatable {
    let first: Int
    @EncodableNil(as: 2) var second: Int?
  }

  @Codable(encodedFields: .nonDefaults)
  struct NilDefaults: Equatable {
    @EncodableNil(as: 1) var count: Int? = 2
    @EncodableNil(as: true) var flag: Bool?
  }

  @Test func `nil is written as the value that the field specifies`() throws {
    let standIns =
      #"{"number": 0, "a": {"b": ["a"]}, "date": "1970-01-01T00:00:00Z", "text": "1"}"#
    try expect(NilValues(), isWrittenAs: standIns)
    let values = NilValues(
      number: 1, inner: [], date: Date(timeIntervalSince1970: 1), text: 2, some: 0.5)
    let json =
      #"{"number": 1, "a": {"b": []}, "date": "1970-01-01T00:00:01Z", "text": "2", "some": 0.5}"#
    try expect(values, isWrittenAs: json)
    try expect(NilElements(first: 1), isWrittenAs: "[1, 2]")
    try expect(NilDefaults(count: nil), isWrittenAs: #"{"count": 1, "flag": true}"#)
    try expect(NilDefaults(flag: false), isWrittenAs: #"{"flag": false}"#)
  }

  @Test func `the value written for nil does not affect decoding`() {
    expect("{}", is: NilValues(), isReadBack: false)
    expect(
      #"{"number": null, "a": {"b": null}, "date": null, "text": null}"#, is: NilValues(),
      isReadBack: false)
    expect("[1]", is: NilElements(first: 1), isReadBack: false)
  }

  @Codable(encodedFields: .nonDefaults)
  struct Sparse {
    let id: Int
    var title = ""
    @CodingPath("page.size") var size = 20
    @CodableDefault(["a"]) var tags: [String]
    var note: String? = "-"
    var other: Int?
    @EncodableIgnored(if: { (level: Int) in level < 2 }) var level = 3
    var unequal = Unequal()
  }

  @Test func `fields with their default value are omitted if the type requires it`() throws {
    let json = #"{"id": 1, "level": 3, "unequal": {"number": 1}}"#
    try expect(Sparse(id: 1, tags: ["a"]), isWrittenAs: json)
    for coder in Coder.allCases {
      let sparse = try coder.decode(Sparse.self, json)
      #expect(sparse.title.isEmpty && sparse.size == 20 && sparse.note == "-", "\(coder)")
      #expect(sparse.tags == ["a"], "\(coder)")
    }
    try expect(
      Sparse(id: 1, title: "b", size: 1, tags: [], note: nil, other: 2, level: 1),
      isWrittenAs: """
        {"id": 1, "title": "b", "page": {"size": 1}, "tags": [], "note": null, "other": 2,
         "unequal": {"number": 1}}
        """)
  }

  @Test func `nil is written as null if the default is another value`() throws {
    let value = Sparse(id: 1, tags: ["a"], note: nil)
    for coder in Coder.typedFormats where coder.hasNull {
      let written = try coder.encode(value)
      let note = (written as? NSDictionary)?["note"]
      #expect(note != nil, "\(coder)")
    }
    for coder in Coder.ofJSON {
      let sparse = try coder.decode(
        Sparse.self, #"{"id": 1, "note": null, "unequal": {"number": 1}}"#)
      #expect(sparse.note == nil, "\(coder)")
    }
  }
}
