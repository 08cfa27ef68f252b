import Foundation
import Testing
import TranscodableFoundation
import TranscodableTestSupport

@Suite("Container path: keyed containers")
struct KeyedContainerTests {
  private static let document = #"{"a":1,"b":null,"c":"x","d":{},"e":[],"f":true}"#

  @Test func `allKeys contains only the keys of the key type`() {
    enum Known: String, CodingKey { case a, c, missing }
    expectAnswers(Self.document, ["[\"a\", \"c\"]", "[\"a\", \"b\", \"c\", \"d\", \"e\", \"f\"]"]) {
      decoder, log in
      log.note(try decoder.container(keyedBy: Known.self).allKeys.map(\.stringValue).sorted())
      log.note(try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted())
    }
  }

  @Test func `keys with integer values are looked up by name`() {
    enum Known: Int, CodingKey { case one = 1, two, three }
    expectAnswers(#"{"one":0,"1":0,"2":0,"three":0}"#, ["[1, 3]", "true false"]) { decoder, log in
      let container = try decoder.container(keyedBy: Known.self)
      log.note(container.allKeys.map(\.rawValue).sorted())
      log.note(container.contains(.one), container.contains(.two))
    }
  }

  @Test func `contains returns true for null`() {
    expectAnswers(Self.document, ["true", "true", "false", "false"]) { decoder, log in
      let container = try decoder.container(keyedBy: AnyKey.self)
      for key in ["a", "b", "z", ""] { log.note(container.contains(AnyKey(key))) }
    }
  }

  @Test func `decodeNil throws for a missing key`() {
    expectAnswers(Self.document, ["false", "true", "false", "false", "keyNotFound z at ."]) {
      decoder, log in
      let container = try decoder.container(keyedBy: AnyKey.self)
      for key in ["a", "b", "d", "e", "z"] {
        log.attempt { try container.decodeNil(forKey: AnyKey(key)) }
      }
    }
  }

  @Test func `decodeIfPresent returns nil for a missing key and for null`() {
    expectAnswers(
      Self.document,
      [
        "Optional(1)", "typeMismatch String at .a", "typeMismatch Array<Any> at .a", "nil", "nil",
        "nil", "typeMismatch Int at .c", "Optional(\"x\")", "typeMismatch Array<Any> at .c", "nil",
        "nil", "nil",
      ]
    ) { decoder, log in
      let container = try decoder.container(keyedBy: AnyKey.self)
      for key in ["a", "b", "c", "z"] {
        log.attempt { try container.decodeIfPresent(Int.self, forKey: AnyKey(key)) }
        log.attempt { try container.decodeIfPresent(String.self, forKey: AnyKey(key)) }
        log.attempt { try container.decodeIfPresent([Int].self, forKey: AnyKey(key)) }
      }
    }
  }

  @Test func `decode works with optional types`() {
    expectAnswers(
      Self.document,
      [
        "Optional(1)", "Optional(Optional(1))", "nil", "nil", "typeMismatch Int at .c",
        "typeMismatch Int at .c", "keyNotFound z at .", "nil",
      ]
    ) { decoder, log in
      let container = try decoder.container(keyedBy: AnyKey.self)
      for key in ["a", "b", "c", "z"] {
        log.attempt { try container.decode(Int?.self, forKey: AnyKey(key)) }
        log.attempt { try container.decodeIfPresent(Int?.self, forKey: AnyKey(key)) }
      }
    }
  }

  @Test func `every kind of type mismatch is reported`() {
    expectAnswers(
      Self.document,
      [
        "typeMismatch Bool at .a", "1", "1", "1.0", "1.0", "typeMismatch String at .a",
        "typeMismatch Array<Any> at .a", "typeMismatch Dictionary<String, Any> at .a",
        "typeMismatch Bool at .b", "valueNotFound Int8 at .b", "valueNotFound UInt64 at .b",
        "valueNotFound Float at .b", "valueNotFound Double at .b", "valueNotFound String at .b",
        "valueNotFound Array<Any> at .b", "valueNotFound Dictionary<String, Any> at .b",
        "typeMismatch Bool at .c", "typeMismatch Int8 at .c", "typeMismatch UInt64 at .c",
        "typeMismatch Float at .c", "typeMismatch Double at .c", "x",
        "typeMismatch Array<Any> at .c", "typeMismatch Dictionary<String, Any> at .c",
        "typeMismatch Bool at .d", "typeMismatch Int8 at .d", "typeMismatch UInt64 at .d",
        "typeMismatch Float at .d", "typeMismatch Double at .d", "typeMismatch String at .d",
        "typeMismatch Array<Any> at .d", "[:]", "typeMismatch Bool at .e",
        "typeMismatch Int8 at .e", "typeMismatch UInt64 at .e", "typeMismatch Float at .e",
        "typeMismatch Double at .e", "typeMismatch String at .e", "[]",
        "typeMismatch Dictionary<String, Any> at .e", "true", "typeMismatch Int8 at .f",
        "typeMismatch UInt64 at .f", "typeMismatch Float at .f", "typeMismatch Double at .f",
        "typeMismatch String at .f", "typeMismatch Array<Any> at .f",
        "typeMismatch Dictionary<String, Any> at .f",
      ]
    ) { decoder, log in
      let container = try decoder.container(keyedBy: AnyKey.self)
      for key in ["a", "b", "c", "d", "e", "f"] {
        let key = AnyKey(key)
        log.attempt { try container.decode(Bool.self, forKey: key) }
        log.attempt { try container.decode(Int8.self, forKey: key) }
        log.attempt { try container.decode(UInt64.self, forKey: key) }
        log.attempt { try container.decode(Float.self, forKey: key) }
        log.attempt { try container.decode(Double.self, forKey: key) }
        log.attempt { try container.decode(String.self, forKey: key) }
        log.attempt { try container.decode([Bool].self, forKey: key) }
        log.attempt { try container.decode([String: Bool].self, forKey: key) }
      }
    }
  }

  @Test func `a missing key is reported with the coding path of its container`() {
    enum Numbered: Int, CodingKey { case seven = 7 }
    expectAnswers(
      #"{"a":{"b":{}}}"#,
      [
        "keyNotFound z at .", "keyNotFound z at .a", "keyNotFound z at .a", "keyNotFound z at .a",
        "keyNotFound z at .a", "keyNotFound z at .a", "keyNotFound z at .a",
        "keyNotFound seven#7 at .a.b", "keyNotFound seven#7 at .a.b",
      ]
    ) { decoder, log in
      let outer = try decoder.container(keyedBy: AnyKey.self)
      let inner = try outer.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      log.attempt { try outer.decode(Int.self, forKey: "z") }
      log.attempt { try inner.decode(Bool.self, forKey: "z") }
      log.attempt { try inner.decode(Date.self, forKey: "z") }
      log.attempt { try inner.decode(URL.self, forKey: "z") }
      log.attempt { try inner.decode([Int].self, forKey: "z") }
      log.attempt { try inner.nestedContainer(keyedBy: AnyKey.self, forKey: "z").allKeys }
      log.attempt { try inner.nestedUnkeyedContainer(forKey: "z").count }
      let innermost = try inner.nestedContainer(keyedBy: Numbered.self, forKey: "b")
      log.attempt { try innermost.decode(Int.self, forKey: .seven) }
      log.attempt { try innermost.decodeNil(forKey: .seven) }
    }
  }

  @Test func `every container of a decoder reads the whole object`() {
    expectAnswers(
      #"{"a":1,"b":2}"#,
      [
        "2", "1", "1",
        "[Left(stringValue: \"a\", intValue: nil)] [Right(stringValue: \"b\", intValue: nil)]",
      ]
    ) { decoder, log in
      enum Left: String, CodingKey { case a }
      enum Right: String, CodingKey { case b }
      let left = try decoder.container(keyedBy: Left.self)
      let right = try decoder.container(keyedBy: Right.self)
      log.attempt { try right.decode(Int.self, forKey: .b) }
      log.attempt { try left.decode(Int.self, forKey: .a) }
      log.attempt { try left.decode(Int.self, forKey: .a) }
      log.note(left.allKeys, right.allKeys)
    }
  }

  @Test(arguments: ["null", "1", "true", #""x""#, "[]"])
  func `only an object has a keyed container`(_ document: String) {
    let expected =
      document == "null"
      ? "valueNotFound Dictionary<String, Any> at ."
      : "typeMismatch Dictionary<String, Any> at ."
    expectAnswers(document, [expected]) { decoder, _ in
      _ = try decoder.container(keyedBy: AnyKey.self)
    }
  }

  @Test func `a failed request leaves the container unchanged`() {
    expectAnswers(
      #"{"a":{"x":[1,"2"]},"b":3}"#,
      [
        "typeMismatch Int at .a.x[1]", "typeMismatch String at .a.x[0]", "3",
        "[AnyKey(stringValue: \"x\", intValue: nil)]",
      ]
    ) { decoder, log in
      let container = try decoder.container(keyedBy: AnyKey.self)
      log.attempt { try container.decode([String: [Int]].self, forKey: "a") }
      log.attempt { try container.decode([String: [String]].self, forKey: "a") }
      log.attempt { try container.decode(Int.self, forKey: "b") }
      log.attempt { try container.nestedContainer(keyedBy: AnyKey.self, forKey: "a").allKeys }
    }
  }

  @Test func `keys can be requested repeatedly and in any order`() {
    let members = (0..<200).map { #""key\#($0)":\#($0)"# }.joined(separator: ",")
    var generator = SeededGenerator(seed: 0x0DE2)
    let order = (0..<400).map { _ in Int.random(in: 0..<205, using: &generator) }
    let expected = order.map { $0 < 200 ? "\($0)" : "keyNotFound key\($0) at ." }
    expectAnswers("{\(members)}", expected) { decoder, log in
      let container = try decoder.container(keyedBy: AnyKey.self)
      for number in order {
        log.attempt { try container.decode(Int.self, forKey: AnyKey("key\(number)")) }
      }
    }
  }
}
