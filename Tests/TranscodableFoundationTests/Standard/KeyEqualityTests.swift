import Foundation
import Testing
import TranscodableFoundation
import TranscodableTestSupport

/// Matching the keys of a document with the keys of a type.
@Suite("Container path: duplicate and equal keys")
struct KeyEqualityTests {
  private struct Pair: Decodable, Equatable {
    var a: Int
    var b: Int?
  }

  @Test func `the first of duplicate keys wins in a struct`() {
    expectValue(Pair(a: 1, b: 3), #"{"a":1,"a":2,"b":3,"b":4}"#)
    expectValue(Pair(a: 1, b: 3), #"{"b":3,"a":1,"b":"x","a":null}"#)
    expectProblem("typeMismatch Int at .a", Pair.self, #"{"a":"x","a":2}"#)
    expectProblem("valueNotFound Int at .a", Pair.self, #"{"a":null,"a":2}"#)
    expectValue(Pair(a: 1, b: nil), #"{"a":1,"b":null,"b":2}"#)
    expectValue(Pair(a: 1, b: nil), #"{"a":1,"\u0061":2}"#)
    expectValue(Pair(a: 2, b: nil), #"{"\u0061":2,"a":1}"#)
  }

  @Test func `the first of duplicate keys wins in a dictionary`() {
    expectValue(["a": 1, "b": 3], #"{"a":1,"a":2,"b":3,"\u0062":4}"#)
    expectValue([1: 1, 2: 3], #"{"1":1,"2":3,"1":2}"#)
    expectProblem("typeMismatch Int at .a", [String: Int].self, #"{"a":"x","a":2}"#)
  }

  @Test func `values of later duplicate keys aren't decoded`() {
    expectValue(["a": 1], #"{"a":1,"a":"x"}"#)
    expectValue(["a": 1], #"{"a":1,"a":1e999}"#)
    expectValue(["a": 1], #"{"a":1,"a":null}"#)
  }

  @Test func `the first of duplicate keys wins regardless of the order of requests`() {
    let document = #"{"a":1,"b":10,"a":2,"c":100,"b":20,"a":3,"c":200}"#
    let orders = ["abc", "cba", "bac", "aabbcc", "cacaca", "bcbcab", "cccba", "abcabcabc"]
    for order in orders {
      let first = ["a": "1", "b": "10", "c": "100"]
      expectAnswers(document, ["3"] + order.map { first["\($0)"] ?? "" }) { decoder, log in
        let container = try decoder.container(keyedBy: AnyKey.self)
        log.note(container.allKeys.count)
        for key in order {
          log.attempt { try container.decode(Int.self, forKey: AnyKey("\(key)")) }
        }
      }
    }
  }

  @Test func `keys are unescaped before they are compared`() {
    struct Model: Decodable, Equatable {
      var plain: Int
      var quote: Int
      var face: Int
      enum CodingKeys: String, CodingKey {
        case plain
        case quote = "\"\\/\n"
        case face = "😀"
      }
    }
    let value = Model(plain: 1, quote: 2, face: 3)
    expectValue(value, #"{"pl\u0061in":1,"\"\\\/\n":2,"\ud83d\ude00":3}"#)
    expectValue(value, #"{"\u0070\u006C\u0061\u0069\u006e":1,"\u0022\u005c/\u000a":2,"😀":3}"#)
    expectValue(["\u{0}": 1, "": 2], #"{"\u0000":1,"":2}"#)
  }

  @Test func `canonically equivalent keys are equal`() {
    struct Model: Decodable, Equatable {
      var composed: Int
      var decomposed: Int
      var kelvin: Int
      enum CodingKeys: String, CodingKey {
        case composed = "\u{e9}"
        case decomposed = "o\u{308}"
        case kelvin = "K"
      }
    }
    let value = Model(composed: 1, decomposed: 2, kelvin: 3)
    expectValue(value, "{\"e\u{301}\":1,\"\u{f6}\":2,\"\u{212a}\":3}")
    expectValue(value, "{\"\u{e9}\":1,\"o\u{308}\":2,\"K\":3}")
    expectValue(value, #"{"e\u0301":1,"\u00f6":2,"\u212a":3}"#)
    // Equivalent keys are duplicates, so the first wins.
    expectValue(value, "{\"e\u{301}\":1,\"\u{e9}\":9,\"\u{f6}\":2,\"K\":3,\"\u{212a}\":9}")
    expectProblem(
      "keyNotFound \u{e9} at .", Model.self, "{\"e\":1,\"o\u{308}\":2,\"K\":3}")
  }

  @Test func `dictionaries treat canonically equivalent keys as duplicates`() {
    let outcome = expectSame([String: Int].self, "{\"e\u{301}\":1,\"\u{e9}\":2}")
    #expect(outcome.value == ["\u{e9}": 1])
    // The first spelling is kept.
    #expect(outcome.value?.keys.first.map { Array($0.utf8) } == Array("e\u{301}".utf8))
    expectAnswers("{\"e\u{301}\":1,\"\u{e9}\":2,\"K\":3,\"\u{212a}\":4}", ["2", "1", "3"]) {
      decoder, log in
      let container = try decoder.container(keyedBy: AnyKey.self)
      log.note(container.allKeys.count)
      log.attempt { try container.decode(Int.self, forKey: "\u{e9}") }
      log.attempt { try container.decode(Int.self, forKey: "\u{212a}") }
    }
  }

  @Test func `keys that only look alike are different`() {
    expectProblem("keyNotFound a at .", Pair.self, #"{"A":1}"#)
    expectProblem("keyNotFound a at .", Pair.self, #"{"а":1}"#)  // Cyrillic
    expectProblem("keyNotFound a at .", Pair.self, #"{"a ":1," a":1,"aa":1,"":1}"#)
    expectValue(["ﬁ": 1, "fi": 2], #"{"ﬁ":1,"fi":2}"#)
    expectValue(["a": 1, "a\u{200d}": 2], "{\"a\":1,\"a\u{200d}\":2}")
  }

  @Test func `keys of any length are found`() {
    for length in [0, 1, 6, 7, 8, 9, 14, 15, 16, 17, 31, 32, 33, 63, 64, 65, 1_000] {
      let key = String(repeating: "k", count: length)
      let near = [key + "k", "x" + key.dropFirst(), key.dropLast() + "x"].map { #""\#($0)":0"# }
      let document = "{\(near.joined(separator: ",")),\"\(key)\":1}"
      expectAnswers(document, ["1"]) { decoder, log in
        let container = try decoder.container(keyedBy: AnyKey.self)
        log.attempt { try container.decode(Int.self, forKey: AnyKey(key)) }
      }
    }
  }
}
