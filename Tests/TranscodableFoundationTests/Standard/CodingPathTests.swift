import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Container path: coding paths and userInfo")
struct CodingPathTests {
  /// Records its coding path.
  private struct Place: Decodable, Equatable, CustomStringConvertible {
    var description: String
    init(from decoder: any Decoder) throws { description = decoder.codingPath.pathDescription }
  }

  @Test func `every decoder has the coding path of its value`() {
    struct Model: Decodable, Equatable {
      var one: Place
      var many: [Place]
      var named: [String: Place]
      var numbered: [Int: Place]
      var nested: [[String: [Place?]]]
      var maybe: Place?
    }
    let document = """
      {"one":1,"many":[true,{}],"named":{"x":[]},"numbered":{"7":0},
      "nested":[{},{"y":[null,"z"]}],"maybe":5}
      """
    let outcome = expectSame(Model.self, document)
    #expect(outcome.value?.one.description == ".one")
    #expect(outcome.value?.many.map(\.description) == [".many[0]", ".many[1]"])
    #expect(outcome.value?.named["x"]?.description == ".named.x")
    #expect(outcome.value?.numbered[7]?.description == ".numbered.7#7")
    #expect(outcome.value?.nested[1]["y"]?[1]?.description == ".nested[1].y[1]")
    #expect(outcome.value?.maybe?.description == ".maybe")
  }

  @Test func `every container has its coding path`() {
    enum Numbered: Int, CodingKey { case first = 1 }
    expectAnswers(
      #"{"first":{"a":[[{"b":0}]]}}"#,
      [".", ".", ".first#1", ".first#1.a", ".first#1.a[0]", ".first#1.a[0][0]", ".first#1"]
    ) { decoder, log in
      log.note(path: decoder.codingPath)
      let top = try decoder.container(keyedBy: Numbered.self)
      log.note(path: top.codingPath)
      let first = try top.nestedContainer(keyedBy: AnyKey.self, forKey: .first)
      log.note(path: first.codingPath)
      var second = try first.nestedUnkeyedContainer(forKey: "a")
      log.note(path: second.codingPath)
      var third = try second.nestedUnkeyedContainer()
      log.note(path: third.codingPath)
      let fourth = try third.nestedContainer(keyedBy: AnyKey.self)
      log.note(path: fourth.codingPath)
      log.note(path: try top.superDecoder(forKey: .first).singleValueContainer().codingPath)
    }
  }

  @Test func `every error has the coding path of its value`() {
    typealias Deep = [String: [[String: [Int]]]]
    expectProblem("typeMismatch Int at .a[1].b[2]", Deep.self, #"{"a":[{},{"b":[1,2,"x"]}]}"#)
    expectProblem("valueNotFound Int at .a[0].b[0]", Deep.self, #"{"a":[{"b":[null]}]}"#)
    expectProblem("typeMismatch Array<Any> at .a[0].b", Deep.self, #"{"a":[{"b":{}}]}"#)
    expectProblem(
      "typeMismatch Dictionary<String, Any> at .a[0]", Deep.self, #"{"a":[[]]}"#)
    expectProblem("valueNotFound Array<Any> at .a", Deep.self, #"{"a":null}"#)
    expectProblem("typeMismatch Int at .3#3[0]", [Int: [Int]].self, #"{"3":[true]}"#)
  }

  @Test func `an error thrown by a type is rethrown unchanged`() {
    struct Picky: Decodable, Equatable {
      struct Refusal: Error {}
      init(from decoder: any Decoder) throws { throw Refusal() }
    }
    let refused = "Refusal() at ."
    expectProblem(refused, Picky.self, "1")
    expectProblem(refused, [String: [Picky]].self, #"{"a":[1]}"#)
    struct Corrupted: Decodable, Equatable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "unwanted")
      }
    }
    expectProblem("dataCorrupted at .a[0]", [String: [Corrupted]].self, #"{"a":[1]}"#)
  }

  @Test func `userInfo is available at every level`() {
    struct Reader: Decodable, Equatable {
      var note: String
      init(from decoder: any Decoder) throws {
        note = CodingUserInfoKey(rawValue: "note").flatMap { decoder.userInfo[$0] as? String } ?? ""
      }
    }
    let set: (JSONDecoder) -> Void = { decoder in
      if let key = CodingUserInfoKey(rawValue: "note") { decoder.userInfo[key] = "hello" }
    }
    for document in [#"{"a":[1]}"#, #"{"a":[{"b":2}]}"#, #"{"a":[null]}"#] {
      let outcome = expectSame([String: [Reader]].self, document, configure: set)
      #expect(outcome.value?["a"]?.first?.note == "hello")
    }
    expectAnswers(#"{"super":[{}]}"#, ["hello", "hello"], configure: set) { decoder, log in
      guard let key = CodingUserInfoKey(rawValue: "note") else { return }
      let base = try decoder.container(keyedBy: AnyKey.self).superDecoder()
      log.note(base.userInfo[key] ?? "")
      var array = try base.unkeyedContainer()
      log.note(try array.superDecoder().userInfo[key] ?? "")
    }
  }

  @Test func `the objects of a call are neither kept nor passed to the next call`() throws {
    final class Note: Sendable {}
    struct Reader: Decodable {
      var hasNote: Bool
      init(from decoder: any Decoder) throws {
        hasNote = !decoder.userInfo.isEmpty
        _ = try decoder.container(keyedBy: AnyKey.self).decode(Int.self, forKey: AnyKey("a"))
      }
    }
    let key = try #require(CodingUserInfoKey(rawValue: "note"))
    weak var note: Note?
    do {
      let first = Note()
      note = first
      let decoder = JSON.Decoder()
      decoder.userInfo[key] = first
      #expect(try decoder.decode(Reader.self, from: #"{"a":1}"#).hasNote)
      #expect(throws: DecodingError.self) { try decoder.decode(Reader.self, from: #"{"a":[]}"#) }
    }
    #expect(note == nil)
    #expect(try !JSON.decode(Reader.self, from: #"{"a":1}"#).hasNote)
  }
}
