import Foundation
import Testing
import TranscodableFoundation
import TranscodableTestSupport

@Suite("Container path: nested containers and super decoders")
struct NestedContainerTests {
  @Test func `containers nest in every combination`() {
    let document = #"{"o":{"o":{"n":1},"a":[{"n":2},[3]]},"a":[[4],{"n":5}]}"#
    expectAnswers(
      document,
      [
        "1", ".o.o", ".o.a", "2", ".o.a[0]", "3", ".o.a[1]", "typeMismatch String at .a[0][0]", "4",
        "typeMismatch String at .a[1].n", "5",
      ]
    ) { decoder, log in
      let top = try decoder.container(keyedBy: AnyKey.self)
      let object = try top.nestedContainer(keyedBy: AnyKey.self, forKey: "o")
      let inner = try object.nestedContainer(keyedBy: AnyKey.self, forKey: "o")
      log.attempt { try inner.decode(Int.self, forKey: "n") }
      log.note(path: inner.codingPath)
      var array = try object.nestedUnkeyedContainer(forKey: "a")
      log.note(path: array.codingPath)
      let third = try array.nestedContainer(keyedBy: AnyKey.self)
      log.attempt { try third.decode(Int.self, forKey: "n") }
      log.note(path: third.codingPath)
      var fourth = try array.nestedUnkeyedContainer()
      log.attempt { try fourth.decode(Int.self) }
      log.note(path: fourth.codingPath)
      var second = try top.nestedUnkeyedContainer(forKey: "a")
      var fifth = try second.nestedUnkeyedContainer()
      log.attempt { try fifth.decode(String.self) }
      log.attempt { try fifth.decode(Int.self) }
      let sixth = try second.nestedContainer(keyedBy: AnyKey.self)
      log.attempt { try sixth.decode(String.self, forKey: "n") }
      log.attempt { try sixth.decode(Int.self, forKey: "n") }
    }
  }

  @Test func `requesting a nested container of another kind is a type mismatch`() {
    expectAnswers(
      #"{"o":{},"a":[],"n":null,"s":"x","i":1}"#,
      [
        "[]", "typeMismatch Array<Any> at .o", "typeMismatch Dictionary<String, Any> at .a",
        "Optional(0)", "valueNotFound Dictionary<String, Any> at .n",
        "valueNotFound Array<Any> at .n", "typeMismatch Dictionary<String, Any> at .s",
        "typeMismatch Array<Any> at .s", "typeMismatch Dictionary<String, Any> at .i",
        "typeMismatch Array<Any> at .i", "keyNotFound z at .", "keyNotFound z at .",
      ]
    ) { decoder, log in
      let top = try decoder.container(keyedBy: AnyKey.self)
      for key in ["o", "a", "n", "s", "i", "z"] {
        log.attempt {
          try top.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey(key)).allKeys
        }
        log.attempt { try top.nestedUnkeyedContainer(forKey: AnyKey(key)).count }
      }
    }
    expectAnswers(
      #"[null,1,{},[]]"#,
      [
        "valueNotFound Dictionary<String, Any> at [0]", "valueNotFound Array<Any> at [0]",
        "typeMismatch Dictionary<String, Any> at [1]", "typeMismatch Array<Any> at [1]", "[]",
        "typeMismatch Array<Any> at [2]", "typeMismatch Dictionary<String, Any> at [3]",
        "Optional(0)",
      ]
    ) { decoder, log in
      var top = try decoder.unkeyedContainer()
      while !top.isAtEnd {
        var copy = top
        log.attempt { try copy.nestedContainer(keyedBy: AnyKey.self).allKeys }
        copy = top
        log.attempt { try copy.nestedUnkeyedContainer().count }
        _ = try top.superDecoder()
      }
    }
  }

  @Test func `reading a nested container doesn't advance its parent`() {
    expectAnswers("[[1,2],[3],4]", ["1", "4", "3", "2", "true true true"]) { decoder, log in
      var outer = try decoder.unkeyedContainer()
      var first = try outer.nestedUnkeyedContainer()
      log.attempt { try first.decode(Int.self) }
      var second = try outer.nestedUnkeyedContainer()
      log.attempt { try outer.decode(Int.self) }
      log.attempt { try second.decode(Int.self) }
      log.attempt { try first.decode(Int.self) }
      log.note(outer.isAtEnd, first.isAtEnd, second.isAtEnd)
    }
  }

  @Test func `superDecoder uses the key super`() {
    expectAnswers(
      #"{"super":{"a":1},"own":2}"#,
      [".super", "1", "typeMismatch String at .super.a", "keyNotFound b at .super"]
    ) { decoder, log in
      let top = try decoder.container(keyedBy: AnyKey.self)
      let parent = try top.superDecoder()
      log.note(path: parent.codingPath)
      let container = try parent.container(keyedBy: AnyKey.self)
      log.attempt { try container.decode(Int.self, forKey: "a") }
      log.attempt { try container.decode(String.self, forKey: "a") }
      log.attempt { try container.decode(String.self, forKey: "b") }
    }
  }

  @Test func `superDecoder accepts any key`() {
    expectAnswers(
      #"{"base":[1]}"#,
      [".base", "typeMismatch String at .base[0]", "1", "valueNotFound Int at .base[1]"]
    ) { decoder, log in
      let top = try decoder.container(keyedBy: AnyKey.self)
      let parent = try top.superDecoder(forKey: "base")
      log.note(path: parent.codingPath)
      var container = try parent.unkeyedContainer()
      log.attempt { try container.decode(String.self) }
      log.attempt { try container.decode(Int.self) }
      log.attempt { try container.decode(Int.self) }
    }
  }

  @Test func `a super decoder for a missing key decodes null`() {
    expectAnswers(
      "{}",
      [
        ".super", "true", "valueNotFound Int at .super",
        "valueNotFound Dictionary<String, Any> at .super", "valueNotFound Array<Any> at .super",
        "nil", ".base", "true", "valueNotFound Int at .base",
        "valueNotFound Dictionary<String, Any> at .base", "valueNotFound Array<Any> at .base",
        "nil",
      ]
    ) { decoder, log in
      let top = try decoder.container(keyedBy: AnyKey.self)
      for parent in [try top.superDecoder(), try top.superDecoder(forKey: "base")] {
        log.note(path: parent.codingPath)
        log.note(try parent.singleValueContainer().decodeNil())
        log.attempt { try parent.singleValueContainer().decode(Int.self) }
        log.attempt { try parent.container(keyedBy: AnyKey.self).allKeys }
        log.attempt { try parent.unkeyedContainer().count }
        log.attempt { try Int?(from: parent) }
      }
    }
  }

  @Test func `a super decoder of an array decodes the next element`() {
    expectAnswers(
      #"[1,{"a":2},null]"#,
      [
        "[0]", "1", "[\"a\": 2]", "1", "typeMismatch String at [1]", "nil",
        "valueNotFound Decoder at [3]",
      ]
    ) { decoder, log in
      var top = try decoder.unkeyedContainer()
      let first = try top.superDecoder()
      log.note(path: first.codingPath)
      log.note(top.currentIndex)
      let second = try top.superDecoder()
      log.attempt { try [String: Int](from: second) }
      log.attempt { try Int(from: first) }
      log.attempt { try String(from: second) }
      log.attempt { try Int?(from: top.superDecoder()) }
      log.attempt { try top.superDecoder().codingPath.pathDescription }
    }
  }

  @Test func `several decoders of an object can be used in turn`() {
    expectAnswers(#"{"a":[1,2],"b":{"c":3}}"#, ["1", "3", "1", "2", "2", ".a.b"]) { decoder, log in
      let top = try decoder.container(keyedBy: AnyKey.self)
      let (a, b) = (try top.superDecoder(forKey: "a"), try top.superDecoder(forKey: "b"))
      var first = try a.unkeyedContainer()
      var second = try a.unkeyedContainer()
      let third = try b.container(keyedBy: AnyKey.self)
      log.attempt { try first.decode(Int.self) }
      log.attempt { try third.decode(Int.self, forKey: "c") }
      log.attempt { try second.decode(Int.self) }
      log.attempt { try first.decode(Int.self) }
      log.attempt { try second.decode(Int.self) }
      log.note(path: a.codingPath + b.codingPath)
    }
  }
}
