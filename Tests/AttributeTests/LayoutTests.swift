import CoderTestSupport
import Foundation
import Testing
import Transcodable

@Suite("Layouts")
struct LayoutTests {
  @Codable(layout: .positional)
  struct Point: Equatable {
    let x: Double
    let y: Double
    var label = "-"
    @CodableBy(.separated(by: ",")) var tags: [String]?
  }

  @Codable
  struct Line: Equatable {
    let points: [Point]
  }

  @Test func `a positional type is an array of its fields`() throws {
    let full = Point(x: 1, y: 2, label: "a", tags: ["b", "c"])
    expect(#"{"points": [[1, 2, "a", "b,c"]]}"#, is: Line(points: [full]))
    try expect(Line(points: [full]), isWrittenAs: #"{"points": [[1, 2, "a", "b,c"]]}"#)
    try expect(
      Line(points: [Point(x: 1, y: 2)]), isWrittenAs: #"{"points": [[1, 2, "-", null]]}"#)
  }

  @Test func `trailing elements may be missing, and additional elements are skipped`() {
    expect(#"{"points": [[1, 2]]}"#, is: Line(points: [Point(x: 1, y: 2)]))
    expect(#"{"points": [[1, 2, null, null]]}"#, is: Line(points: [Point(x: 1, y: 2)]))
    expect(
      #"{"points": [[1, 2, "a", "b", {"c": [1]}, 7]]}"#,
      is: Line(points: [Point(x: 1, y: 2, label: "a", tags: ["b"])]))
  }

  @Test func `failures in a positional type have their index`() {
    expect(
      #"{"points": [[1, 2], [1]]}"#, as: Line.self,
      failsWith: Complaint("valueNotFound", "points.1"))
    expect(
      #"{"points": [[1, "a"]]}"#, as: Line.self,
      failsWith: Complaint("typeMismatch", "points.0.1"))
    expect(
      #"{"points": [[1, null]]}"#, as: Line.self,
      failsWith: Complaint("valueNotFound", "points.0.1"))
    expect(
      #"{"points": [{}]}"#, as: Line.self, failsWith: Complaint("typeMismatch", "points.0"))
  }

  @Codable(layout: .positional, unknownKeys: .reject)
  struct Pair: Equatable {
    let first: Int
    let second: Int
  }

  @Test func `additional elements can be rejected`() {
    expect("[1, 2]", is: Pair(first: 1, second: 2))
    expect("[1, 2, 3]", as: Pair.self, failsWith: Complaint("dataCorrupted", "2"))
  }

  @Codable(layout: .transparent)
  struct Meters: Equatable {
    @CodableValidated(.range(0...)) var value: Double
  }

  @Codable(layout: .transparent)
  struct Name: Equatable {
    var text: String?
    @CodableIgnored var isKnown = true
  }

  @Codable
  struct Track: Equatable {
    var length: Meters
    var names: [Name]
  }

  @Test func `a transparent type is coded as its only field`() throws {
    let track = Track(length: Meters(value: 1.5), names: [Name(text: "a")])
    expect(#"{"length": 1.5, "names": ["a"]}"#, is: track)
    try expect(track, isWrittenAs: #"{"length": 1.5, "names": ["a"]}"#)
    expect(#"{"length": 1, "names": [null]}"#, is: Track(length: Meters(value: 1), names: [Name()]))
    expect(
      #"{"length": -1, "names": []}"#, as: Track.self,
      failsWith: Complaint("dataCorrupted", "length"))
    expect(
      #"{"length": "a", "names": []}"#, as: Track.self,
      failsWith: Complaint("typeMismatch", "length"))
  }
}
