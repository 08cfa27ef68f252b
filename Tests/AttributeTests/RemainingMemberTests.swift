import CoderTestSupport
import Foundation
import Testing
import Transcodable

@Suite("Remaining members")
struct RemainingMemberTests {
  @Codable
  struct Labels: Equatable {
    var color: String
    @CodableFlattened var others: [String: JSON]
  }

  @Codable
  struct Parcel: Equatable {
    @CodableFlattened var labels: Labels
    @DecodableAlias("number") var id: Int
  }

  @Test func `a flattened value does not take the members of the enclosing fields`() throws {
    let parcel = Parcel(labels: Labels(color: "red", others: ["q": "x"]), id: 5)
    let json = #"{"color": "red", "q": "x", "id": 5}"#
    expect(json, is: parcel)
    expect(#"{"color": "red", "q": "x", "number": 5}"#, is: parcel)
    try expect(parcel, isWrittenAs: json)
  }

  @Codable
  struct Address: Equatable { var street: String }

  @Codable(unknownKeys: .reject)
  struct Letter: Equatable {
    var id: Int
    @CodableFlattened var address: Address?
    @CodableFlattened var labels: Labels
  }

  @Test func `a flattened value does not take the members of earlier flattened values`() throws {
    let letter = Letter(
      id: 1, address: Address(street: "s"), labels: Labels(color: "red", others: ["q": "x"]))
    let json = #"{"id": 1, "street": "s", "color": "red", "q": "x"}"#
    expect(json, is: letter)
    try expect(letter, isWrittenAs: json)
  }

  @Codable
  struct Numbers: Equatable {
    @CodableFlattened var others: [String: Int]
  }

  @Codable(container: "data")
  struct Measurement: Equatable {
    var unit: String
    @CodableFlattened var numbers: Numbers
  }

  @Test func `a typed rest of a flattened value does not reject the enclosing fields`() throws {
    let measurement = Measurement(unit: "m", numbers: Numbers(others: ["x": 1]))
    let json = #"{"data": {"unit": "m", "x": 1}}"#
    expect(json, is: measurement)
    try expect(measurement, isWrittenAs: json)
    let error = #expect(throws: CodingFailures.self) {
      try JSON.Decoder().decodeCollecting(
        Measurement.self, from: #"{"data": {"unit": 1, "x": "a", "y": "b"}}"#)
    }
    #expect(
      error?.map { $0.codingPath.map(\.stringValue) }
        == [["data", "unit"], ["data", "x"], ["data", "y"]])
  }

  @Codable(unknownKeys: .reject)
  struct Draft: Equatable { var title: String }

  @Codable(version: 2, previous: Draft.self)
  struct Article: Equatable {
    var title: String
    var length: Int

    init(migrating older: Draft) {
      (title, length) = (older.title, older.title.count)
    }

    init(title: String, length: Int) { (self.title, self.length) = (title, length) }
  }

  @Codable
  struct Counts: Equatable {
    @CodableFlattened var values: [String: Int]
  }

  @Codable(version: 2, previous: Counts.self, versionKey: "format")
  struct Total: Equatable {
    var sum: Int

    init(migrating older: Counts) { sum = older.values.values.reduce(0, +) }
  }

  @Test func `an older version without a version accepts the version key`() throws {
    expect(#"{"version": 1, "title": "abc"}"#, is: Article(title: "abc", length: 3))
    expect(#"{"title": "abc"}"#, is: Article(title: "abc", length: 3))
    expect(
      #"{"version": 1, "title": "abc", "q": 1}"#, as: Article.self,
      failsWith: Complaint("dataCorrupted", "q"))
    let error = #expect(throws: CodingFailures.self) {
      try JSON.Decoder().decodeCollecting(Article.self, from: #"{"version": 1, "q": 1, "r": 1}"#)
    }
    #expect(error?.map(\.reason) == [.unknownKey, .unknownKey, .missingKey])
    #expect(
      try JSON.decode(Total.self, from: #"{"format": 1, "a": 2, "b": 3}"#).sum == 5)
  }
}
