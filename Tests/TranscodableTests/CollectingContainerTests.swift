import CoderTestSupport
import Foundation
import Testing
import Transcodable

@Suite("Collected failures of types without a direct path")
struct CollectingContainerTests {
  @Codable
  struct Place: Equatable {
    let street: String
    let zip: Int
  }

  @Codable
  struct Parcel: Equatable {
    let id: Int
    @CodableFlattened var place: Place
    var numbers: [Int] = []
  }

  @Codable
  struct Shipment: Equatable {
    let first: Parcel?
    let all: [[Parcel?]]
    let named: [String: [Parcel]]
  }

  @Test func `failures in arrays, dictionaries and optionals are collected`() {
    #expect(
      collectedFailures(
        of: Shipment.self,
        #"""
        {"named": {"a": [{"id": 1, "zip": 1, "street": "a", "numbers": [true, 1, "x"]}], "b": 1},
         "all": [[null, {"id": "x", "zip": null, "street": "a"}, 7], 8], "first": {}}
        """#) == [
          "type-mismatch named.a.0.numbers.0 true", #"type-mismatch named.a.0.numbers.2 "x""#,
          "type-mismatch named.b 1", #"type-mismatch all.0.1.id "x""#,
          "missing-value all.0.1.zip null", "type-mismatch all.0.2 7", "type-mismatch all.1 8",
          "missing-key first.id }", "missing-key first.street }", "missing-key first.zip }",
        ])
    #expect(
      collectedFailures(of: Parcel?.self, #"{"id": 1, "street": 1, "zip": 2.5}"#) == [
        "type-mismatch street 1", "number-out-of-range zip 2.5",
      ])
    #expect(
      collectedFailures(of: [String: Parcel].self, #"{"a": {}, "a": 1, "b": 2}"#) == [
        "missing-key a.id }", "missing-key a.street }", "missing-key a.zip }", "type-mismatch b 2",
      ])
  }

  @Codable(duplicateKeys: .reject)
  struct Fleet: Equatable {
    let name: String
    let all: [Parcel]
    let named: [String: Parcel]
  }

  @Test func `failures in nested values have their full paths`() {
    #expect(
      collectedFailures(
        of: [Fleet].self,
        #"""
        [{"name": 7, "all": [{"id": 1, "street": 5}, {"id": "x", "street": "a", "zip": "1", "numbers": [1, true]}],
          "named": {"a": {"id": 1, "street": [], "zip": 1.5}}}]
        """#) == [
          "type-mismatch 0.name 7", "type-mismatch 0.all.0.street 5", "missing-key 0.all.0.zip }",
          #"type-mismatch 0.all.1.id "x""#, #"type-mismatch 0.all.1.zip "1""#,
          "type-mismatch 0.all.1.numbers.1 true", "type-mismatch 0.named.a.street []",
          "number-out-of-range 0.named.a.zip 1.5",
        ])
  }

  @Codable
  struct Lenient: Equatable {
    @CodableLossy var all: [Parcel]
    @CodableDefault([CollectingContainerTests.Parcel](), for: .anyFailure) var spare: [Parcel]
    let last: Parcel
  }

  @Test func `recovered values are not collected as failures`() {
    let bad = #"{"id": "x", "street": 1, "zip": []}"#
    let good = #"{"id": 1, "street": "a", "zip": 1}"#
    #expect(
      collectedFailures(
        of: [Lenient].self,
        """
        [{"all": [\(bad), \(good)], "spare": [\(bad)], "last": \(good)},
         {"all": [\(bad), 7], "last": \(bad), "spare": [\(bad)]}]
        """) == [
          #"type-mismatch 1.last.id "x""#, "type-mismatch 1.last.street 1",
          "type-mismatch 1.last.zip []",
        ])
  }

  @Test func `the failure thrown by decode comes first, the others are in document order`() throws {
    let json = #"{"zip": "x", "numbers": 1, "id": true, "street": 2}"#
    #expect(
      collectedFailures(of: Parcel.self, json) == [
        "type-mismatch id true", #"type-mismatch zip "x""#, "type-mismatch numbers 1",
        "type-mismatch street 2",
      ])
    let error = #expect(throws: CodingFailures.self) {
      try JSON.Decoder().decodeCollecting(Parcel.self, from: Data(json.utf8), limit: 2)
    }
    #expect(error?.isComplete == false && error?.count == 2)
    #expect(error?.first?.codingPath.map(\.stringValue) == ["id"])
    let one = #expect(throws: CodingFailures.self) {
      try JSON.Decoder().decodeCollecting(Parcel.self, from: Data(json.utf8), limit: 1)
    }
    #expect(one?.map { $0.codingPath.map(\.stringValue) } == [["id"]])
  }

  @Codable(unknownKeys: .reject, duplicateKeys: .reject)
  struct Tight: Equatable {
    let a: Int
  }

  @Test func `the failure thrown by decode comes first even under a low limit`() throws {
    let json = Data(#"{"z": 1, "y": 2, "x": 3, "w": 4, "a": 5}"#.utf8)
    // `decode` throws the unknown key that is first in alphabetical order.
    for (limit, keys) in [(1, "w"), (2, "wz"), (3, "wzy"), (4, "wzyx"), (5, "wzyx")] {
      let error = #expect(throws: CodingFailures.self) {
        try JSON.Decoder().decodeCollecting(Tight.self, from: json, limit: limit)
      }
      #expect(error?.compactMap(\.codingPath.last?.stringValue) == keys.map(String.init))
      #expect(error?.isComplete == (limit == 5))
    }
  }

  @Test(arguments: [false, true])
  func `locations refer to the original input`(_ isJSON5: Bool) throws {
    let json = #"""
      [{"numbers": [1, "x"], /* a comment, with "quotes" and : */ "zip": "y", id: 1, 'street': 1},
       {"id": "x", "street": "a", "zip": 1,},]
      """#
    let plain = #"""
      [{"numbers": [1, "x"], "zip": "y", "id": 1, "street": 1}, {"id": "x", "street": "a", "zip": 1}]
      """#
    let text = "\u{FEFF}" + (isJSON5 ? json : plain)
    let decoder = JSON.Decoder()
    decoder.allowsJSON5 = isJSON5
    let data = isJSON5 ? Data(text.utf8) : try #require(text.data(using: .utf16LittleEndian))
    let error = try #require(
      #expect(throws: CodingFailures.self) {
        try decoder.decodeCollecting([Parcel].self, from: data)
      })
    let bytes = Array(text.utf8.dropFirst(3))
    let texts = error.map { $0.byteRange.map { String(decoding: bytes[$0], as: UTF8.self) } }
    #expect(texts == ["1", #""x""#, #""y""#, #""x""#])
    #expect(
      error.map { $0.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } } == [
        ["0", "street"], ["0", "numbers", "1"], ["0", "zip"], ["1", "id"],
      ])
    #expect(error.allSatisfy { ($0.line ?? 0) > 0 && ($0.column ?? 0) > 0 })
  }

  @Test func `the key strategy applies while failures are collected`() {
    let decoder = JSON.Decoder()
    decoder.keyDecodingStrategy = .custom { keys in
      CodingFieldKey(stringValue: String(keys.last?.stringValue.drop { $0 == "_" } ?? ""))
    }
    let json = #"{"_id": "x", "__street": 1, "_zip": 1, "_numbers": [true]}"#
    let error = #expect(throws: CodingFailures.self) {
      try decoder.decodeCollecting(Parcel.self, from: Data(json.utf8))
    }
    #expect(error?.map(\.reason.code) == ["type-mismatch", "type-mismatch", "type-mismatch"])
    #expect(error?.map(\.offset) == [8, 25, 52])
  }

  private static let calls = Calls()

  /// Records method calls.
  final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []

    func add(_ name: String) { lock.withLock { names.append(name) } }

    func take() -> [String] {
      lock.withLock {
        defer { names = [] }
        return names
      }
    }
  }

  @Codable
  struct Hooked: Equatable {
    let id: Int
    @CodableFlattened var place: Place
    @CodableDerived(from: \Self.id, by: Self.double) var twice: Int

    static func double(_ id: Int) throws -> Int {
      CollectingContainerTests.calls.add("derived")
      return id * 2
    }

    @CodableHook(.didDecode) mutating func check() throws {
      CollectingContainerTests.calls.add("did")
      if id == 13 { throw Unlucky() }
    }
  }

  struct Unlucky: Error {}

  @Test func `hooks run only for values that decode completely`() throws {
    _ = Self.calls.take()
    #expect(
      collectedFailures(
        of: [Hooked].self,
        #"[{"id": "x", "street": 1, "zip": 1}, {"id": 13, "street": "a", "zip": 1}, {"id": 7}]"#)
        == [
          #"type-mismatch 0.id "x""#, "type-mismatch 0.street 1",
          #"invalid-value 1 {"id": 13, "street": "a", "zip": 1}"#, "missing-key 2.street }",
          "missing-key 2.zip }",
        ])
    // Only the second value has all its fields.
    #expect(Self.calls.take() == ["derived", "did"])
  }

  struct Odd: Error {}

  struct Even: Codable, Equatable {
    let value: Int

    init(from decoder: any Decoder) throws {
      value = try Int(from: decoder)
      if !value.isMultiple(of: 2) { throw Odd() }
    }
  }

  @Codable
  struct Evens: Equatable {
    let a: Even
    let b: [Even]
    @CodableFlattened var place: Place
  }

  @Test func `custom errors are collected`() throws {
    let json = #"{"street": "a", "a": 1, "b": [1, 2, true, 3], "zip": "x"}"#
    let error = try #require(
      #expect(throws: CodingFailures.self) {
        try JSON.Decoder().decodeCollecting(Evens.self, from: Data(json.utf8))
      })
    #expect(error.error is Odd)
    #expect(error.errors.map { $0 is Odd } == [true, true, false, true, false])
    #expect(error.map(\.offset) == [21, 30, 36, 42, 53])
    #expect(error.map(\.codingPath.count) == [1, 2, 2, 2, 1])
  }

  /// Its keys are only known after it has been decoded.
  struct Secret: Codable, Equatable {
    let first: Int
    let second: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingFieldKey.self)
      first = try container.decode(Int.self, forKey: "first")
      second = try container.decode(Int.self, forKey: "second")
    }
  }

  @Codable(unknownKeys: .reject)
  struct Guarded: Equatable {
    let id: Int
    @CodableFlattened var secret: Secret
  }

  @Test func `no key is reported as unknown until all known keys are known`() {
    #expect(
      collectedFailures(of: Guarded.self, #"{"id": "x", "first": 1, "second": 2, "third": 3}"#) == [
        #"type-mismatch id "x""#, #"unknown-key third "third""#,
      ])
    #expect(
      collectedFailures(of: Guarded.self, #"{"id": "x", "first": "y", "second": 2, "third": 3}"#)
        == [#"type-mismatch id "x""#, #"type-mismatch first "y""#])
  }

  @Codable(layout: .positional, unknownKeys: .reject)
  struct Pair: Equatable {
    let x: Int
    let y: [Int]
    let place: Place
  }

  @Test func `failures in positional types are collected`() {
    #expect(
      collectedFailures(of: [Pair].self, #"[["a", [true], {"zip": 1}], [1, [2, "b"]], 3]"#) == [
        #"type-mismatch 0.0 "a""#, "type-mismatch 0.1.0 true", "missing-key 0.2.street }",
        #"missing-value 1 [1, [2, "b"]]"#, #"type-mismatch 1.1.1 "b""#, "type-mismatch 2 3",
      ])
  }

  @Codable
  struct Box<Value: Codable> {
    let id: Int
    @CodableFlattened var value: Value
  }

  @Test func `failures in generic types are collected`() {
    #expect(
      collectedFailures(of: Box<Box<Place>>.self, #"{"id": "x", "street": 1, "zip": 7}"#) == [
        #"type-mismatch id "x""#, "type-mismatch street 1",
      ])
  }

  @Codable(duplicateKeys: .reject)
  struct Once: Equatable {
    let a: Int
    let b: Int
  }

  @Test func `duplicate keys are collected with all other failures`() {
    #expect(
      collectedFailures(
        of: [Once].self, #"[{"a": "x", "a": 1, "b": 1, "a": 2}, {"b": 1, "b": []}]"#) == [
          "duplicate-key 0.a 1", #"type-mismatch 0.a "x""#, "duplicate-key 0.a 2",
          "duplicate-key 1.b []", "missing-key 1.a }",
        ])
  }
}
