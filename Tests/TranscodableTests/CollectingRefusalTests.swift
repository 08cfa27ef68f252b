import CoderTestSupport
import Foundation
import Testing
import Transcodable

@Suite("Collected failures of values of another kind")
struct CollectingRefusalTests {
  @Codable(unknownKeys: .reject, duplicateKeys: .reject)
  struct Plain { let a: Int }

  @Codable(container: "x.y", duplicateKeys: .reject)
  struct Inner { let a: Int }

  @Codable(version: 2, duplicateKeys: .reject)
  struct Versioned { let a: Int }

  @Codable(unknownKeys: .reject, duplicateKeys: .reject)
  struct Flattened {
    let z: Int
    @CodableFlattened let plain: CollectingRefusalTests.Plain
  }

  @Codable(unknownKeys: .reject, duplicateKeys: .reject)
  struct Optionally {
    let z: Int
    @CodableFlattened let plain: CollectingRefusalTests.Plain?
    let entries: [String: Int]
  }

  @Codable(layout: .positional, unknownKeys: .reject)
  struct Positional { let a: Int, b: String }

  @Codable(unknownKeys: .reject, tagging: .internal("t"))
  enum Tagged { case plain(Plain), fields(a: Int) }

  @Codable(unknownKeys: .reject, tagging: .external)
  enum External { case plain(Plain), fields(a: Int) }

  @Codable(unknownKeys: .reject, tagging: .untagged)
  enum Untagged { case plain(Plain), fields(b: [Int]) }

  @Codable(superclass: .none, duplicateKeys: .reject)
  class Base { var a = 1 }

  struct Everywhere<Value: Decodable>: Decodable { let d: Value }

  private static let scalars = ["null", "true", "1", "-1.5", #""s""#, #""\u00e9""#, "[]", "[[]]"]
  private static let markup = [
    "<true/>", "<integer>5</integer>", "<real>1.5</real>", "<string>s</string>",
    "<data>AAAA</data>", "<date>2020-01-01T00:00:00Z</date>", "<array/>", "<array><array/></array>",
  ]

  private func expectFailure<Value: Decodable>(
    _ type: Value.Type, json: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for json5 in [false, true] {
      let decoder = JSON.Decoder()
      decoder.allowsJSON5 = json5
      #expect(throws: CodingFailures.self, "\(type): \(json)", sourceLocation: sourceLocation) {
        try decoder.decodeCollecting(type, from: Data(json.utf8))
      }
      var report = DecodingReport()
      #expect(throws: DecodingError.self, "\(type): \(json)", sourceLocation: sourceLocation) {
        try decoder.decode(type, from: Data(json.utf8), report: &report)
      }
    }
  }

  private func expectFailures<Value: Decodable>(_ type: Value.Type) {
    for scalar in Self.scalars {
      expectFailure(type, json: scalar)
      expectFailure([Value].self, json: "[\(scalar), \(scalar)]")
      expectFailure([String: [Value]].self, json: #"{"k": [\#(scalar)]}"#)
      expectFailure(Everywhere<Value>.self, json: #"{"d": \#(scalar)}"#)
      expectFailure([Everywhere<Everywhere<Value>>].self, json: #"[{"d": {"d": \#(scalar)}}]"#)
    }
    for value in Self.markup {
      expectFailure(type, markup: value)
      expectFailure([Value].self, markup: "<array>\(value)</array>")
      expectFailure(Everywhere<Value>.self, markup: "<dict><key>d</key>\(value)</dict>")
    }
  }

  private func expectFailure<Value: Decodable>(_ type: Value.Type, markup: String) {
    #expect(throws: CodingFailures.self, "\(type): \(markup)") {
      let list = Data("<plist>\(markup)</plist>".utf8)
      return try PropertyList.Decoder().decodeCollecting(type, from: list)
    }
  }

  @Test func `a value of another kind is collected at any depth`() {
    expectFailures(Plain.self)
    expectFailures(Inner.self)
    expectFailures(Versioned.self)
    expectFailures(Flattened.self)
    expectFailures(Optionally.self)
    expectFailures(Positional.self)
    expectFailures(Tagged.self)
    expectFailures(External.self)
    expectFailures(Untagged.self)
    expectFailures(Base.self)
  }

  @Test func `a value of another kind is reported with its path`() {
    #expect(
      collectedFailures(of: [Plain].self, #"[1, null, {"a": "x", "a": 2, "b": 3}]"#) == [
        "type-mismatch 0 1", "missing-value 1 null", #"type-mismatch 2.a "x""#,
        "duplicate-key 2.a 2", #"unknown-key 2.b "b""#,
      ])
    #expect(
      collectedFailures(of: Everywhere<Versioned>.self, #"{"d": true}"#)
        == ["type-mismatch d true"])
  }

  @Test func `a very long unknown key is located at its start`() throws {
    let key = String(repeating: "k", count: 70_000)
    let json = Data(#"{"a": 1, "\#(key)": 2}"#.utf8)
    let failures = #expect(throws: CodingFailures.self) {
      try JSON.Decoder().decodeCollecting(Flattened.self, from: json)
    }
    #expect(failures?.last { $0.reason == .unknownKey }?.offset == 9)
  }
}
