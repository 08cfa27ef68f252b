import Foundation
import Testing
import TranscodableFoundation
import TranscodableTestSupport

@Suite("Container path: single-value containers")
struct SingleValueContainerTests {
  @Test(arguments: ["null", "1", "true", #""x""#, "{}", "[]"])
  func `decodeNil returns true only for null`(_ document: String) {
    expectAnswers(document, ["\(document == "null")"]) { decoder, log in
      log.note(try decoder.singleValueContainer().decodeNil())
    }
  }

  @Test func `every type can be requested from a single-value container`() {
    expectAnswers(
      "[1,-1,2.5,null,\"x\",{},[],false]",
      [
        "typeMismatch Bool at [0]", "1", "1", "1.0", "typeMismatch String at [0]", "Optional(1)",
        "typeMismatch Array<Any> at [0]", "typeMismatch Dictionary<String, Any> at [0]",
        "typeMismatch Bool at [1]", "-1", "dataCorrupted at .",
        "-1.0", "typeMismatch String at [1]", "Optional(-1)", "typeMismatch Array<Any> at [1]",
        "typeMismatch Dictionary<String, Any> at [1]", "typeMismatch Bool at [2]",
        "dataCorrupted at .",
        "dataCorrupted at .", "2.5",
        "typeMismatch String at [2]", "dataCorrupted at .",
        "typeMismatch Array<Any> at [2]", "typeMismatch Dictionary<String, Any> at [2]",
        "typeMismatch Bool at [3]", "valueNotFound Int at [3]", "valueNotFound UInt8 at [3]",
        "valueNotFound Double at [3]", "valueNotFound String at [3]", "nil",
        "valueNotFound Array<Any> at [3]", "valueNotFound Dictionary<String, Any> at [3]",
        "typeMismatch Bool at [4]", "typeMismatch Int at [4]", "typeMismatch UInt8 at [4]",
        "typeMismatch Double at [4]", "x", "typeMismatch Int at [4]",
        "typeMismatch Array<Any> at [4]", "typeMismatch Dictionary<String, Any> at [4]",
        "typeMismatch Bool at [5]", "typeMismatch Int at [5]", "typeMismatch UInt8 at [5]",
        "typeMismatch Double at [5]", "typeMismatch String at [5]", "typeMismatch Int at [5]",
        "typeMismatch Array<Any> at [5]", "[:]", "typeMismatch Bool at [6]",
        "typeMismatch Int at [6]", "typeMismatch UInt8 at [6]", "typeMismatch Double at [6]",
        "typeMismatch String at [6]", "typeMismatch Int at [6]", "[]",
        "typeMismatch Dictionary<String, Any> at [6]", "false", "typeMismatch Int at [7]",
        "typeMismatch UInt8 at [7]", "typeMismatch Double at [7]", "typeMismatch String at [7]",
        "typeMismatch Int at [7]", "typeMismatch Array<Any> at [7]",
        "typeMismatch Dictionary<String, Any> at [7]",
      ]
    ) { decoder, log in
      var elements = try decoder.unkeyedContainer()
      while !elements.isAtEnd {
        let container = try elements.superDecoder().singleValueContainer()
        log.attempt { try container.decode(Bool.self) }
        log.attempt { try container.decode(Int.self) }
        log.attempt { try container.decode(UInt8.self) }
        log.attempt { try container.decode(Double.self) }
        log.attempt { try container.decode(String.self) }
        log.attempt { try container.decode(Int?.self) }
        log.attempt { try container.decode([Int].self) }
        log.attempt { try container.decode([String: Int].self) }
      }
    }
  }

  @Test func `a type can request all kinds of containers`() {
    expectAnswers(
      #"{"a":[7]}"#,
      [
        "typeMismatch Array<Any> at .", "[\"a\": [7]]", "[7]", "typeMismatch Int at .",
        "[\"a\": [7]]",
      ]
    ) { decoder, log in
      log.attempt { try decoder.unkeyedContainer().count }
      log.attempt { try decoder.singleValueContainer().decode([String: [Int]].self) }
      let keyed = try decoder.container(keyedBy: AnyKey.self)
      log.attempt { try keyed.decode([Int].self, forKey: "a") }
      log.attempt { try decoder.singleValueContainer().decode(Int.self) }
      log.attempt { try decoder.singleValueContainer().decode([String: [Int]].self) }
    }
  }

  @Test func `nested wrappers are transparent`() {
    struct Wrapper<Value: Decodable & Equatable>: Decodable, Equatable {
      var value: Value
      init(_ value: Value) { self.value = value }
      init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Value.self)
      }
    }
    expectValue(Wrapper(Wrapper(Wrapper(5))), "5")
    expectValue([Wrapper(Wrapper("x"))], #"["x"]"#)
    expectValue(["k": Wrapper([Wrapper(1)])], #"{"k":[1]}"#)
    expectValue(Wrapper<Int?>(nil), "null")
    expectProblem(
      "typeMismatch Int at .k[1]", [String: Wrapper<[Wrapper<Int>]>].self, #"{"k":[1,"2"]}"#)
  }

  @Test func `a top-level optional is nil for null`() {
    expectValue(Int?.none, "null")
    expectValue(Int?.some(3), "3")
    expectValue([1, nil, 3] as [Int?], "[1,null,3]")
    expectValue(["a": nil, "b": 2] as [String: Int?], #"{"a":null,"b":2}"#)
    // Null makes only the outermost optional nil.
    expectValue(Int??.none, "null")
  }

  @Test func `types that decode themselves give the same results`() {
    expectAnswers(
      #"[5,"s",[1],{"k":2.5},null]"#,
      [
        "5", "typeMismatch String at [0]", "typeMismatch Array<Any> at [0]",
        "typeMismatch Dictionary<String, Any> at [0]", "Optional(5)", "typeMismatch Int at [1]",
        "s", "typeMismatch Array<Any> at [1]", "typeMismatch Dictionary<String, Any> at [1]",
        "typeMismatch Int at [1]", "typeMismatch Int at [2]", "typeMismatch String at [2]", "[1]",
        "typeMismatch Dictionary<String, Any> at [2]", "typeMismatch Int at [2]",
        "typeMismatch Int at [3]", "typeMismatch String at [3]", "typeMismatch Array<Any> at [3]",
        "[\"k\": 2.5]", "typeMismatch Int at [3]", "valueNotFound Int at [4]",
        "valueNotFound String at [4]", "valueNotFound Array<Any> at [4]",
        "valueNotFound Dictionary<String, Any> at [4]", "nil",
      ]
    ) { decoder, log in
      var elements = try decoder.unkeyedContainer()
      while !elements.isAtEnd {
        let element = try elements.superDecoder()
        log.attempt { try Int(from: element) }
        log.attempt { try String(from: element) }
        log.attempt { try [Int](from: element) }
        log.attempt { try [String: Double](from: element) }
        log.attempt { try Int?(from: element) }
      }
    }
  }
}
