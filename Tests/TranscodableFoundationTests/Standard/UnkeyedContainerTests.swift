import Foundation
import Testing
import TranscodableFoundation
import TranscodableTestSupport

@Suite("Container path: unkeyed containers")
struct UnkeyedContainerTests {
  @Test func `the count is known and the index advances with the elements`() {
    expectAnswers(
      #"[1,[],{}]"#, ["3 0 false", "1", "1 false", "Optional(0)", "2 false", "[]", "3 3 true"]
    ) { decoder, log in
      var container = try decoder.unkeyedContainer()
      log.note(container.count ?? -1, container.currentIndex, container.isAtEnd)
      log.attempt { try container.decode(Int.self) }
      log.note(container.currentIndex, container.isAtEnd)
      log.attempt { try container.nestedUnkeyedContainer().count }
      log.note(container.currentIndex, container.isAtEnd)
      log.attempt { try container.nestedContainer(keyedBy: AnyKey.self).allKeys }
      log.note(container.count ?? -1, container.currentIndex, container.isAtEnd)
    }
    expectAnswers("[ ]", ["0 0 true"]) { decoder, log in
      let container = try decoder.unkeyedContainer()
      log.note(container.count ?? -1, container.currentIndex, container.isAtEnd)
    }
  }

  @Test func `a failed request doesn't advance`() {
    expectAnswers(
      #"["x",{"a":[1,null]},null,300]"#,
      [
        "typeMismatch Int at [0]", "typeMismatch Array<Any> at [0]",
        "typeMismatch Dictionary<String, Any> at [0]", "typeMismatch Array<Any> at [0]",
        "typeMismatch Bool at [0]", "0", "x", "valueNotFound Int at [1].a[1]", "1",
        "[\"a\": [Optional(1), nil]]", "valueNotFound Int at [2]", "2", "true",
        "dataCorrupted at .", "3", "300", "4 true",
      ]
    ) { decoder, log in
      var container = try decoder.unkeyedContainer()
      log.attempt { try container.decode(Int.self) }
      log.attempt { try container.decode([Int].self) }
      log.attempt { try container.nestedContainer(keyedBy: AnyKey.self).allKeys }
      log.attempt { try container.nestedUnkeyedContainer().count }
      log.attempt { try container.decodeIfPresent(Bool.self) }
      log.note(container.currentIndex)
      log.attempt { try container.decode(String.self) }
      log.attempt { try container.decode([String: [Int]].self) }
      log.note(container.currentIndex)
      log.attempt { try container.decode([String: [Int?]].self) }
      log.attempt { try container.decode(Int.self) }
      log.note(container.currentIndex)
      log.attempt { try container.decodeNil() }
      log.attempt { try container.decode(Int8.self) }
      log.note(container.currentIndex)
      log.attempt { try container.decode(Int16.self) }
      log.note(container.currentIndex, container.isAtEnd)
    }
  }

  @Test func `decodeNil advances only past null`() {
    expectAnswers(
      "[null,1,null,null]",
      [
        "true", "1", "false", "1", "false", "1", "1", "true", "3", "true", "4",
        "valueNotFound Never at [4]", "4",
      ]
    ) { decoder, log in
      var container = try decoder.unkeyedContainer()
      for _ in 0..<3 {
        log.attempt { try container.decodeNil() }
        log.note(container.currentIndex)
      }
      log.attempt { try container.decode(Int.self) }
      for _ in 0..<3 {
        log.attempt { try container.decodeNil() }
        log.note(container.currentIndex)
      }
    }
  }

  @Test func `requests past the end throw valueNotFound`() {
    expectAnswers(
      "[]",
      [
        "valueNotFound Bool at [0]", "valueNotFound String at [0]", "valueNotFound Double at [0]",
        "valueNotFound Int at [0]", "valueNotFound Date at [0]", "valueNotFound Array<Int> at [0]",
        "valueNotFound Optional<Int> at [0]", "valueNotFound Never at [0]",
        "valueNotFound KeyedDecodingContainer<AnyKey> at [0]",
        "valueNotFound UnkeyedDecodingContainer at [0]", "valueNotFound Decoder at [0]", "0 true",
      ]
    ) { decoder, log in
      var container = try decoder.unkeyedContainer()
      log.attempt { try container.decode(Bool.self) }
      log.attempt { try container.decode(String.self) }
      log.attempt { try container.decode(Double.self) }
      log.attempt { try container.decode(Int.self) }
      log.attempt { try container.decode(Date.self) }
      log.attempt { try container.decode([Int].self) }
      log.attempt { try container.decode(Int?.self) }
      log.attempt { try container.decodeNil() }
      log.attempt { try container.nestedContainer(keyedBy: AnyKey.self).allKeys }
      log.attempt { try container.nestedUnkeyedContainer().count }
      log.attempt { try container.superDecoder().codingPath.pathDescription }
      log.note(container.currentIndex, container.isAtEnd)
    }
  }

  @Test func `decodeIfPresent at the end returns nil and advances`() {
    expectAnswers(
      "[null,1]",
      [
        "nil", "1 false", "Optional(1)", "2 true", "nil", "3 true", "nil", "4 true", "nil",
        "5 true", "nil", "nil", "nil", "valueNotFound Int at [8]", "2 8 true",
      ]
    ) { decoder, log in
      var container = try decoder.unkeyedContainer()
      for _ in 0..<5 {
        log.attempt { try container.decodeIfPresent(Int.self) }
        log.note(container.currentIndex, container.isAtEnd)
      }
      log.attempt { try container.decodeIfPresent(String.self) }
      log.attempt { try container.decodeIfPresent([Int].self) }
      log.attempt { try container.decodeIfPresent(Date.self) }
      log.attempt { try container.decode(Int.self) }
      log.note(container.count ?? -1, container.currentIndex, container.isAtEnd)
    }
  }

  @Test func `a copy of a container has its own index`() {
    expectAnswers(
      "[1,2,3]", ["1", "2", "3", "1 3 true", "2", "1", "3", "valueNotFound Int at [3]"]
    ) { decoder, log in
      var first = try decoder.unkeyedContainer()
      log.attempt { try first.decode(Int.self) }
      var second = first
      log.attempt { try second.decode(Int.self) }
      log.attempt { try second.decode(Int.self) }
      log.note(first.currentIndex, second.currentIndex, second.isAtEnd)
      log.attempt { try first.decode(Int.self) }
      var third = try decoder.unkeyedContainer()
      log.attempt { try third.decode(Int.self) }
      log.attempt { try first.decode(Int.self) }
      log.attempt { try second.decode(Int.self) }
    }
  }

  @Test func `every kind of type mismatch is reported with its index`() {
    expectAnswers(
      #"[1,null,"x",{},[],true]"#,
      [
        "typeMismatch Bool at [0]", "1", "1.0", "typeMismatch String at [0]",
        "typeMismatch Array<Any> at [0]", "typeMismatch Dictionary<String, Any> at [0]",
        "typeMismatch Bool at [1]", "valueNotFound Int32 at [1]", "valueNotFound Float at [1]",
        "valueNotFound String at [1]", "valueNotFound Array<Any> at [1]",
        "valueNotFound Dictionary<String, Any> at [1]", "typeMismatch Bool at [2]",
        "typeMismatch Int32 at [2]", "typeMismatch Float at [2]", "x",
        "typeMismatch Array<Any> at [2]", "typeMismatch Dictionary<String, Any> at [2]",
        "typeMismatch Bool at [3]", "typeMismatch Int32 at [3]", "typeMismatch Float at [3]",
        "typeMismatch String at [3]", "typeMismatch Array<Any> at [3]", "[:]",
        "typeMismatch Bool at [4]", "typeMismatch Int32 at [4]", "typeMismatch Float at [4]",
        "typeMismatch String at [4]", "[]", "typeMismatch Dictionary<String, Any> at [4]", "true",
        "typeMismatch Int32 at [5]", "typeMismatch Float at [5]", "typeMismatch String at [5]",
        "typeMismatch Array<Any> at [5]", "typeMismatch Dictionary<String, Any> at [5]",
      ]
    ) { decoder, log in
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        let start = container
        log.attempt { try container.decode(Bool.self) }
        container = start
        log.attempt { try container.decode(Int32.self) }
        container = start
        log.attempt { try container.decode(Float.self) }
        container = start
        log.attempt { try container.decode(String.self) }
        container = start
        log.attempt { try container.decode([String].self) }
        container = start
        log.attempt { try container.decode([String: String].self) }
        container = start
        _ = try container.superDecoder()
      }
    }
  }

  @Test(arguments: ["null", "1", "true", #""x""#, "{}"])
  func `only an array has an unkeyed container`(_ document: String) {
    let expected =
      document == "null" ? "valueNotFound Array<Any> at ." : "typeMismatch Array<Any> at ."
    expectAnswers(document, [expected]) { decoder, _ in _ = try decoder.unkeyedContainer() }
  }

  @Test func `a pair of fixed size decodes element by element`() {
    struct Pair: Decodable, Equatable {
      var name: String
      var number: Int?
      init(_ name: String, _ number: Int?) { (self.name, self.number) = (name, number) }
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        name = try container.decode(String.self)
        number = try container.decodeIfPresent(Int.self)
      }
    }
    expectValue(
      [Pair("a", 1), Pair("b", nil), Pair("c", nil)], #"[["a",1],["b",null],["c"]]"#)
    expectProblem("valueNotFound String at [1][0]", [Pair].self, #"[["a"],[]]"#)
  }
}
