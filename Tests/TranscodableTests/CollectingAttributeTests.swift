import CoderTestSupport
import Foundation
import Testing
import Transcodable

@Suite("Collected failures of types with attributes")
struct CollectingAttributeTests {
  @Codable
  struct Many: Equatable {
    var f0, f1, f2, f3, f4, f5, f6, f7, f8, f9: Int
    var f10, f11, f12, f13, f14, f15, f16, f17, f18, f19: Int
    var f20, f21, f22, f23, f24, f25, f26, f27, f28, f29: Int
    var f30, f31, f32, f33, f34, f35, f36, f37, f38, f39: Int
    var f40, f41, f42, f43, f44, f45, f46, f47, f48, f49: Int
    var f50, f51, f52, f53, f54, f55, f56, f57, f58, f59: Int
    var f60, f61, f62, f63, f64, f65, f66, f67, f68, f69: Int
    var f70, f71, f72, f73, f74, f75, f76, f77, f78, f79: Int
    var f80, f81, f82, f83, f84, f85, f86, f87, f88, f89: Int
    var f90, f91, f92, f93, f94, f95, f96, f97, f98, f99: Int
    var f100, f101, f102, f103, f104, f105, f106, f107, f108, f109: Int
    var f110, f111, f112, f113, f114, f115, f116, f117, f118, f119: Int
    var f120, f121, f122, f123, f124, f125, f126, f127, f128, f129: Int
  }

  @Test func `missing keys are collected for a type with 130 fields`() {
    let wanted = (0..<130).filter { ![3, 64, 127].contains($0) }
    let json = "{\([3, 64, 127].map { "\"f\($0)\": 1" }.joined(separator: ", "))}"
    #expect(collectedFailures(of: Many.self, json) == wanted.map { "missing-key f\($0) }" })
    // The fields span several words of the bit set.
    for only in [0, 63, 64, 127, 128, 129] {
      let members = (0..<130).filter { $0 != only }.map { "\"f\($0)\": \($0)" }
      let json = "{\(members.joined(separator: ", "))}"
      #expect(collectedFailures(of: Many.self, json) == ["missing-key f\(only) }"])
      expect(json, as: Many.self, failsWith: Complaint("keyNotFound", "f\(only)"))
    }
  }

  @Test func `missing keys and mismatches are collected for a type with 130 fields`() {
    let members = (1..<130).map { "\"f\($0)\": \($0 == 100 ? "true" : "1")" }
    #expect(
      collectedFailures(of: Many.self, "{\(members.joined(separator: ", "))}") == [
        "type-mismatch f100 true", "missing-key f0 }",
      ])
  }

  @Codable
  struct Paths: Equatable {
    let id: Int
    @CodingPath("a.b.c") let c: Int
    @CodingPath("a.b.d") let d: String
    @CodingPath("a.e") var e: Int?
    let last: Int
  }

  @Test func `a failure inside a nested path does not hide later failures`() {
    #expect(
      collectedFailures(
        of: Paths.self, #"{"id": "x", "a": {"b": {"c": true}, "e": []}, "last": null}"#) == [
          #"type-mismatch id "x""#, "type-mismatch a.b.c true", "missing-key a.b.d }",
          "type-mismatch a.e []", "missing-value last null",
        ])
    #expect(
      collectedFailures(of: Paths.self, #"{"a": {"b": 1}, "last": 2.5}"#) == [
        "type-mismatch a.b 1", "number-out-of-range last 2.5", "missing-key id }",
      ])
    #expect(
      collectedFailures(of: Paths.self, #"{"a": {}}"#) == [
        "missing-key a.b }", "missing-key id }", "missing-key last }",
      ])
  }

  @Codable
  struct Pen: Equatable {
    @DecodableAlias("colour", "farbe") var color: String
    @DecodableAlias("n") var number: Int?
    @DecodableAlias("w") @CodableDefault(1) var width: Int
    @DecodableAlias("p") @CodableBy(.iso8601) var date: Date?
  }

  @Test func `failures under aliases name the alias`() {
    #expect(
      collectedFailures(of: Pen.self, #"{"farbe": 1, "n": "x", "w": [], "p": "never"}"#) == [
        "type-mismatch farbe 1", #"type-mismatch n "x""#, "type-mismatch w []",
        #"invalid-value p "never""#,
      ])
    #expect(collectedFailures(of: Pen.self, #"{"n": 1}"#) == ["missing-key color }"])
    // An alias that loses to a key of higher rank is not decoded, whatever the order.
    #expect(
      collectedFailures(of: Pen.self, #"{"farbe": 1, "color": "a", "n": "x", "number": 2}"#) == [])
    #expect(
      collectedFailures(of: Pen.self, #"{"number": 2, "n": "x", "color": "a", "farbe": 1}"#) == [])
    #expect(
      collectedFailures(of: Pen.self, #"{"farbe": {"a": [1]}, "colour": true, "w": "x"}"#) == [
        "type-mismatch colour true", #"type-mismatch w "x""#,
      ])
  }

  @Codable(unknownKeys: .reject)
  struct Known: Equatable {
    let a: Int
    @DecodableAlias("bee") let b: Int?
    @CodingPath("c.d") let d: Int?
  }

  @Test func `unknown keys are collected where they are rejected`() {
    #expect(
      collectedFailures(
        of: [Known].self, #"[{"x": {"y": [1, "]"]}, "a": 1, "c": {"e": 2}}, {"aa": true}]"#)
        == [
          #"unknown-key 0.x "x""#, #"unknown-key 0.c.e "e""#, #"unknown-key 1.aa "aa""#,
          "missing-key 1.a }",
        ])
    // A duplicate of a known key is not an unknown key, even if it is escaped.
    #expect(
      collectedFailures(of: Known.self, #"{"a": 1, "a": true, "\u0061": 2, "bee": 3, "b": 4}"#)
        == [])
    #expect(
      collectedFailures(of: Known.self, #"{"a": 1, "\u0078": 2}"#) == [#"unknown-key x "\u0078""#])
    #expect(collectedFailures(of: Known.self, #"{"a": 1, "": 2, "\u0000": 2}"#).count == 2)
  }

  @Test func `a rejected unknown key is reported with the known keys`() throws {
    let data = Data(#"{"a": 1, "beee": 2}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSON.Decoder().decode(Known.self, from: data)
    }
    let failure = CodingFailure(try #require(error))
    #expect(failure.reason == .unknownKey)
    #expect(failure.alternatives == ["a", "b", "c", "bee"])
    #expect(
      failure.debugDescription == """
        No field matches the key "beee" at line 1, column 10 (byte 9). \
        Known keys are "a", "b", "c", "bee".
        """)
  }

  @Codable(unknownKeys: .reject)
  struct Names: Equatable {
    let firstName: String
  }

  @Test func `a key strategy applies before unknown keys are rejected`() throws {
    let decoder = JSON.Decoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let good = Data(#"{"first_name": "a", "first_name": "b"}"#.utf8)
    #expect(try decoder.decode(Names.self, from: good) == Names(firstName: "a"))
    let bad = Data(#"{"first_name": "a", "last_name": "b"}"#.utf8)
    let error = #expect(throws: DecodingError.self) { try decoder.decode(Names.self, from: bad) }
    #expect(error.map { Complaint($0) }?.kind == "dataCorrupted")
    #expect(error.map { CodingFailure($0).byteRange } == 20..<31)
  }

  @Codable
  struct Rules: Equatable {
    @CodableValidated(.range(1...5)) let stars: Int
    @CodableValidated(.nonEmpty) @CodableModified(.trimmed) let name: String
    @CodableValidated(.count(...2)) var tags: [String] = []
    @CodableValidated(where: { (url: String) in url.hasPrefix("https:") }, "URLs require https")
    var url: String?
  }

  @Test func `failed validations are collected`() {
    #expect(
      collectedFailures(
        of: [Rules].self,
        #"[{"stars": 6, "name": " ", "tags": ["a", "b", "c"], "url": "x"}, {"stars": "a"}]"#) == [
          "invalid-value 0.stars 6", #"invalid-value 0.name " ""#,
          #"invalid-value 0.tags ["a", "b", "c"]"#, #"invalid-value 0.url "x""#,
          #"type-mismatch 1.stars "a""#, "missing-key 1.name }",
        ])
  }

  @Test func `a failed validation is described with its location`() {
    do {
      _ = try JSON.Decoder().decodeCollecting(
        Rules.self, from: Data(#"{"stars": 6, "name": "a"}"#.utf8))
    } catch {
      #expect(error.first?.line == 1)
      #expect(error.first?.underlying is CodableValidationFailure)
      #expect(
        error.first?.debugDescription
          == "Must be from 1 to 5, at line 1, column 11 (byte 10).")
    }
  }
}
