import Foundation
import Testing
import TranscodableFoundation
import TranscodableTestSupport

/// Dictionaries for each kind of key, and enumerations as keys and values.
@Suite("Container path: dictionaries")
struct DictionaryDecodingTests {
  private enum Colour: String, Codable, CodingKeyRepresentable { case red, green }
  private enum Size: Int, Codable, CodingKeyRepresentable { case small = 1, large }
  private enum PlainColour: String, Codable { case red, green }
  private struct Identifier: Hashable, Codable, CodingKeyRepresentable {
    var text: String
    var codingKey: any CodingKey { AnyKey(text) }
    init(_ text: String) { self.text = text }
    init?(codingKey: some CodingKey) {
      if codingKey.stringValue.isEmpty { return nil }
      text = codingKey.stringValue
    }
  }

  @Test func `string keys decode from an object`() {
    expectValue(["a": 1, "é": 2, "": 3], #"{"a":1,"\u00e9":2,"":3}"#)
    expectProblem("typeMismatch Dictionary<String, Any> at .", [String: Int].self, "[]")
    expectProblem("valueNotFound Dictionary<String, Any> at .", [String: Int].self, "null")
    expectProblem("valueNotFound Int at .b", [String: Int].self, #"{"a":1,"b":null}"#)
    expectValue(["a": ["b": ["c": 1]]], #"{"a":{"b":{"c":1}}}"#)
  }

  @Test func `integer keys decode from an object`() {
    expectValue([1: "a", -2: "b", 0: "c"], #"{"1":"a","-2":"b","0":"c"}"#)
    expectValue([7: 1, 8: 2], #"{"007":1,"+8":2}"#)
    expectProblem("typeMismatch Int at .x", [Int: Int].self, #"{"x":1}"#)
    expectProblem("typeMismatch Int at .1.0", [Int: Int].self, #"{"1.0":1}"#)
    expectProblem("typeMismatch Int at .", [Int: Int].self, #"{"":1}"#)
    expectProblem(
      "typeMismatch Int at .99999999999999999999", [Int: Int].self,
      #"{"99999999999999999999":1}"#)
    expectProblem("typeMismatch Dictionary<String, Any> at .", [Int: Int].self, #"[1,2]"#)
  }

  @Test func `CodingKeyRepresentable keys decode from an object`() {
    expectValue([Colour.red: 1, .green: 2], #"{"red":1,"green":2}"#)
    expectValue([Size.small: 1, .large: 2], #"{"1":1,"2":2}"#)
    expectValue([Identifier("a"): [1], Identifier("b"): []], #"{"a":[1],"b":[]}"#)
    expectProblem("dataCorrupted at .blue", [Colour: Int].self, #"{"red":1,"blue":2}"#)
    expectProblem("dataCorrupted at .7#7", [Size: Int].self, #"{"7":2}"#)
    expectProblem("dataCorrupted at .x", [Size: Int].self, #"{"x":2}"#)
    expectProblem("dataCorrupted at .", [Identifier: Int].self, #"{"":2}"#)
    expectProblem("typeMismatch Int at .red", [Colour: Int].self, #"{"red":"x"}"#)
  }

  @Test func `other keys decode from an array of alternating keys and values`() {
    expectValue([PlainColour.red: 1, .green: 2], #"["red",1,"green",2]"#)
    expectValue([1.5: "a", 2: "b"], #"[1.5,"a",2,"b"]"#)
    expectValue([[1]: true, []: false], "[[1],true,[],false]")
    expectValue([PlainColour: Int](), "[]")
    // Only here, a later value wins: the standard library overwrites earlier ones.
    expectValue([PlainColour.red: 2], #"["red",1,"red",2]"#)
    expectProblem("dataCorrupted at .", [PlainColour: Int].self, #"["red",1,"green"]"#)
    expectProblem("dataCorrupted at [0]", [PlainColour: Int].self, #"["blue",1]"#)
    expectProblem("typeMismatch Int at [1]", [PlainColour: Int].self, #"["red","x"]"#)
    expectProblem("typeMismatch Array<Any> at .", [PlainColour: Int].self, #"{"red":1}"#)
    expectProblem("valueNotFound Double at [2]", [Double: Int].self, "[1,1,null,1]")
  }

  @Test func `raw-representable values decode as their raw values`() {
    expectValue([PlainColour.red, .green], #"["red","green"]"#)
    expectValue([Size.small, .large], "[1,2.0]")
    expectProblem("dataCorrupted at [0]", [PlainColour].self, #"["blue"]"#)
    expectProblem("dataCorrupted at .a", [String: Size].self, #"{"a":3}"#)
    expectProblem("typeMismatch String at [0]", [PlainColour].self, "[1]")
    expectProblem("typeMismatch Int at [0]", [Size].self, #"["1"]"#)
    expectProblem("valueNotFound String at [0]", [PlainColour].self, "[null]")
    expectProblem("dataCorrupted at .", Colour.self, #""RED""#)
    expectValue([Colour.red, nil], #"["red",null]"#)
  }

  @Test func `other collections decode from arrays`() {
    expectValue(Set([1, 2, 3]), "[1,2,3,2,1]")
    expectValue(ContiguousArray([1, 2]), "[1,2]")
    expectProblem("typeMismatch Int at [1]", Set<Int>.self, #"[1,"2"]"#)
    expectProblem("valueNotFound Array<Any> at [0]", [Set<Int>].self, "[null]")
    expectValue([1..<3], "[[1,3]]")
    expectValue([1...3], "[[1,3]]")
    expectProblem("dataCorrupted at [0]", [Range<Int>].self, "[[3,1]]")
    expectProblem("valueNotFound Int at [0][1]", [ClosedRange<Int>].self, "[[3]]")
  }
}
