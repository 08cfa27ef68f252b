import Foundation
import Testing
import Transcodable

/// Decoders with `keyMatching` set to `.ignoringCase`.
@Suite("Case-insensitive keys")
struct KeyMatchingTests {
  struct Plain: Codable, Equatable {
    var userName: String
    var id: Int?
    var inner: [Inner]?

    struct Inner: Codable, Equatable { var deepValue: Int }
  }

  @Codable
  struct Direct: Equatable {
    var userName: String
    var id: Int?
    var inner: [Inner]?

    @Codable struct Inner: Equatable { var deepValue: Int }
  }

  private var decoder: JSON.Decoder {
    let decoder = JSON.Decoder()
    decoder.settings.keyMatching = .ignoringCase
    return decoder
  }

  @Test(arguments: [
    #"{"USERNAME": "a", "Id": 1, "INNER": [{"deepvalue": 2}]}"#,
    #"{"username": "a", "ID": 1, "inner": [{"DeepValue": 2}]}"#,
    #"{"x": 0, "UserName": "a", "id": 1, "Inner": [{"other": 1, "deepValue": 2}]}"#,
    #"{"\u0055serName": "a", "iD": 1, "inner": [{"deepVALUE": 2}]}"#,
    // The first occurrence of a key wins, whatever its case.
    #"{"USERNAME": "a", "userName": "b", "id": 1, "ID": 2, "inner": [{"DEEPVALUE": 2, "deepValue": 3}]}"#,
  ])
  func `keys match in any case`(document: String) throws {
    #expect(
      try decoder.decode(Plain.self, from: document)
        == Plain(userName: "a", id: 1, inner: [Plain.Inner(deepValue: 2)]))
    #expect(
      try decoder.decode(Direct.self, from: document)
        == Direct(userName: "a", id: 1, inner: [Direct.Inner(deepValue: 2)]))
    #expect(throws: (any Error).self) {
      try JSON.Decoder().decode(
        Direct.self, from: document.replacingOccurrences(of: "userName", with: "USERNAME"))
    }
  }

  @Test func `keys are case-sensitive by default`() {
    #expect(throws: DecodingError.self) {
      try JSON.Decoder().decode(Direct.self, from: #"{"username": "a"}"#)
    }
  }

  @Test func `missing keys are reported in the case of the field`() {
    for body in [
      { try self.decoder.decode(Direct.self, from: "{}").userName },
      { try self.decoder.decode(Plain.self, from: "{}").userName },
    ] {
      let error = #expect(throws: DecodingError.self) { try body() }
      guard case .keyNotFound(let key, _)? = error else { continue }
      #expect(key.stringValue == "userName")
    }
  }

  @Test func `dictionary keys keep their case`() throws {
    #expect(try decoder.decode([String: Int].self, from: #"{"A": 1, "a": 2}"#) == ["A": 1, "a": 2])
  }

  @Codable
  struct Aliased: Equatable {
    @CodingKey("name") @DecodableAlias("title") var label: String
    @CodingPath("meta.pageCount") var pages: Int
  }

  @Test func `aliases and key paths match in any case`() throws {
    let value = Aliased(label: "x", pages: 3)
    #expect(
      try decoder.decode(Aliased.self, from: #"{"TITLE": "x", "Meta": {"PAGECOUNT": 3}}"#) == value)
    #expect(
      try decoder.decode(
        Aliased.self, from: #"{"TITLE": "y", "NAME": "x", "Meta": {"PAGECOUNT": 3}}"#) == value)
  }

  @Codable(unknownKeys: .reject)
  struct Closed: Equatable {
    var userName: String
  }

  @Test func `a known key in another case is not an unknown key`() throws {
    #expect(try decoder.decode(Closed.self, from: #"{"USERNAME": "a"}"#) == Closed(userName: "a"))
    #expect(
      try decoder.decode(Closed.self, from: #"{"USERNAME": "a", "username": "b"}"#)
        == Closed(userName: "a"))
    #expect(throws: DecodingError.self) {
      try decoder.decode(Closed.self, from: #"{"USERNAME": "a", "other": 1}"#)
    }
  }

  @Codable
  struct Open: Equatable {
    var userName: String
    @CodableFlattened var part: Part
    @CodableFlattened var rest: [String: JSON]

    @Codable struct Part: Equatable { var size: Int }
  }

  @Test func `keys that match a field in another case are not in the flattened rest`() throws {
    let value = try decoder.decode(Open.self, from: #"{"USERNAME": "a", "Size": 2, "Other": 1}"#)
    #expect(value == Open(userName: "a", part: Open.Part(size: 2), rest: ["Other": 1]))
  }

  @Codable(tagging: .internal("type"))
  enum Shape: Equatable {
    case circle(radius: Double)
    case square(side: Double)
  }

  @Test func `tag keys match in any case, tag values do not`() throws {
    #expect(
      try decoder.decode(Shape.self, from: #"{"TYPE": "circle", "Radius": 1}"#)
        == .circle(radius: 1))
    #expect(throws: DecodingError.self) {
      try decoder.decode(Shape.self, from: #"{"type": "CIRCLE", "radius": 1}"#)
    }
  }

  @Test func `a key strategy is applied before keys are matched`() throws {
    let decoder = decoder
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let document = #"{"USER_NAME": "a", "id": 1, "Inner": [{"deep_Value": 2}]}"#
    // Foundation converts `USER_NAME` to `userName`.
    #expect(try decoder.decode(Direct.self, from: document).userName == "a")
    #expect(try decoder.decode(Plain.self, from: document).userName == "a")
  }

  @Test func `the report does not list keys matched in another case as unknown`() throws {
    for body in [
      { (decoder: JSON.Decoder) in
        _ = try decoder.decode(Direct.self, from: #"{"USERNAME": "a", "x": 1}"#)
      },
      { (decoder: JSON.Decoder) in
        _ = try decoder.decode(Plain.self, from: #"{"USERNAME": "a", "x": 1}"#)
      },
    ] {
      let list = DecodingEventList()
      let decoder = decoder
      decoder.userInfo[.decodingReport] = list
      try body(decoder)
      #expect(list.report.events.map { $0.codingPath.map(\.stringValue) } == [["x"]])
    }
  }

  @Test func `property list keys match in any case`() throws {
    let decoder = PropertyList.Decoder()
    decoder.settings.keyMatching = .ignoringCase
    let list = try PropertyList.Encoder().encode(["USERNAME": "a"])
    #expect(try decoder.decode(Closed.self, from: list) == Closed(userName: "a"))
  }
}
