import CoderTestSupport
import Foundation
import Testing
import Transcodable

@Suite("The cost of values without a tag that contain themselves")
struct FailureCostTests {
  @Codable(tagging: .untagged)
  fileprivate indirect enum Value {
    case leaf(Leaf)
    case string(String)
    case array([Value])
    case object([String: Value])
  }

  /// Two cases that begin with the inner value.
  @Codable(tagging: .untagged)
  fileprivate indirect enum Twofold {
    case leaf(Leaf)
    case first(next: Twofold, a: Int)
    case second(next: Twofold, b: Int)
  }

  fileprivate final class Box: Codable {
    let next: Boxed
  }

  @Codable(tagging: .untagged)
  fileprivate enum Boxed {
    case leaf(Leaf)
    case box(Box)
    case list([Box])
  }

  @Codable
  fileprivate struct Direct {
    let next: Mixed
  }

  @Codable(tagging: .untagged)
  fileprivate indirect enum Mixed {
    case leaf(Leaf)
    case direct(Direct)
    case plain(Box2)
  }

  fileprivate struct Box2: Codable {
    let next: Mixed
    let other: Int
  }

  @Codable
  fileprivate struct Lossy {
    @CodableLossy var values: [Value]
    @CodableDefault(FailureCostTests.none, for: .anyFailure) var value: FailureCostTests.Value
  }

  fileprivate struct Plain: Decodable {
    let inner: [String: Value]
  }

  fileprivate static var none: Value { .array([]) }

  @Test func `a leaf that matches no case costs as much as the document is deep`() throws {
    try expectLinearCost(Value.self) { nested("[", "1", "]", $0) }
    try expectLinearCost(Value.self) { nested(#"{"a":"#, "1", "}", $0) }
    try expectLinearCost(Value.self) { nested(#"[{"a":[true,"#, "1", "]}]", $0) }
    try expectLinearCost(Plain.self) { #"{"inner":{"a":\#(nested("[", "1", "]", $0))}}"# }
  }

  @Test func `it costs as much inside classes and structs`() throws {
    try expectLinearCost(Boxed.self) { nested(#"{"next":"#, "1", "}", $0) }
    try expectLinearCost(Boxed.self) { nested(#"[{"next":"#, "1", "}]", $0) }
  }

  @Test func `it costs as much where direct and plain types alternate`() throws {
    try expectLinearCost(Mixed.self) { nested(#"{"next":"#, "1", "}", $0) }
    try expectLinearCost(Mixed.self) { nested(#"{"other":1,"next":"#, "1", "}", $0) }
  }

  @Test func `it costs as much where failures are recovered from`() throws {
    try expectLinearCost(Lossy.self, fails: false) {
      let value = nested("[", "1", "]", $0)
      return #"{"values":[\#(value),true,\#(value)],"value":\#(value)}"#
    }
  }

  @Test func `cases that begin with the same value decode it once`() throws {
    try expectLinearCost(Twofold.self) { nested(#"{"next":"#, "1", #","b":1}"#, $0) }
    try expectLinearCost(Twofold.self) { nested(#"{"next":"#, "true", #","c":1}"#, $0) }
    // A report needs the events of each attempt.
    try expectLinearCost(Twofold.self, fails: false, except: [.report]) {
      nested(#"{"next":"#, "true", #","b":1}"#, $0)
    }
    try expectLinearCost(Mixed.self, fails: false, except: [.report]) {
      nested(#"{"other":1,"next":"#, "true", "}", $0)
    }
  }

  @Test func `the message describes a few levels`() throws {
    let error = #expect(throws: DecodingError.self) {
      try JSON.Decoder().decode(Twofold.self, from: nested(#"{"next":"#, "1", #","b":1}"#, 32))
    }
    let failure = try #require(error.map { CodingFailure($0) })
    #expect(failure.attempts.count == 3)
    #expect(failure.debugDescription.utf8.count < 20_000)
    var innermost = failure
    var depth = 0
    while let inner = innermost.attempts.last, !inner.attempts.isEmpty {
      innermost = inner
      depth += 1
    }
    #expect(depth == 32)
    #expect(innermost.attempts.first?.codingPath.count == 32)
  }
}
